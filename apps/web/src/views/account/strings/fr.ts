const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;

export const fr = {
  title: 'Compte',
  toGames: 'Vers les parties en ligne',
  myPage: 'Ma page',
  lead: 'Un compte garde les parties et le classement d’un appareil à l’autre. Aucune adresse n’est demandée.',
  guestStays: 'Les parties commencées ici restent : le compte prend la suite de ce joueur.',

  create: 'Créer un compte',
  createByPasskey: 'Créer avec une clé d’accès',
  createByPassword: 'Créer avec un mot de passe',
  passkeyHelp: 'Une clé d’accès ouvre le compte par l’empreinte, le visage ou le code de l’appareil : rien à retenir.',
  passkeysFail:
    'Ce navigateur ne donne pas de clé d’accès à cette page : il en faut un récent, et une adresse en https ou localhost.',
  or: 'Ou avec un mot de passe',
  haveOne: 'Se connecter à un compte existant',
  haveNone: 'Créer un nouveau compte',

  signIn: 'Se connecter',
  signInByPasskey: 'Se connecter par clé d’accès',
  login: 'Identifiant',
  loginHelp: 'De 2 à 40 signes, pour se connecter ; personne d’autre ne le voit.',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHelp: 'Au moins 8 signes, et pas l’identifiant.',
  presentPassword: 'Mot de passe actuel',
  orPasskey: 'Laissé vide, c’est la clé d’accès qui est demandée.',
  show: 'Montrer le mot de passe',
  bring: (games: number): string =>
    games === 1
      ? 'Emporter la partie en cours de ce navigateur'
      : `Emporter les ${games} parties en cours de ce navigateur`,
  bringHelp: (games: number): string =>
    games === 1
      ? 'Sinon, elle reste à l’invité et ne se retrouve plus ici.'
      : 'Sinon, elles restent à l’invité et ne se retrouvent plus ici.',
  forgotten: 'Accès perdu : le code de récupération',

  recover: 'Retrouver le compte',
  recoverLead: 'Le code de récupération donne un nouveau mot de passe ; il ne sert qu’une fois, un autre le remplace.',
  code: 'Code de récupération',
  recoverAct: 'Changer le mot de passe',

  codeTitle: 'Le code de récupération',
  codeLead:
    'À garder ailleurs que sur cet appareil : il n’est montré que cette fois, et lui seul rouvre un compte perdu.',
  copy: 'Copier',
  copied: 'Code copié.',
  notCopied: 'Le navigateur ne laisse pas copier : noter le code à la main.',
  save: 'Enregistrer',
  print: 'Imprimer',
  fileName: 'merellier-code-de-recuperation.txt',
  fileText: (code: string, where: string): string => `Mérellier, ${where}\nCode de récupération : ${code}\n`,
  noted: 'C’est noté',

  signedInAs: (name: string): string => `Compte : ${name}`,
  loginIs: (login: string): string => `Identifiant : ${login}`,
  noLogin: 'Sans mot de passe, ouvert par clé d’accès.',
  signOut: 'Se déconnecter',
  signOutAll: 'Se déconnecter partout',
  changePassword: 'Changer l’identifiant ou le mot de passe',
  addPassword: 'Ajouter un mot de passe',
  saveChange: 'Enregistrer le changement',
  changed: 'C’est changé ; les autres appareils sont déconnectés.',
  passkeys: 'Clés d’accès',
  noPasskeys: 'Aucune clé d’accès pour l’instant.',
  passkeyOf: (made: string, used: string): string => `Créée le ${made}, utilisée le ${used}`,
  addPasskey: 'Ajouter une clé d’accès',
  passkeyAdded: 'La clé d’accès est ajoutée.',
  removePasskey: 'Retirer',
  removePasskeyOf: (made: string): string => `Retirer la clé d’accès du ${made}`,
  passkeyRemoved: 'La clé d’accès est retirée ici ; elle peut rester dans l’appareil, sans plus rien ouvrir.',
  newCode: 'Nouveau code de récupération',
  newCodeHelp: 'L’ancien ne vaut alors plus rien.',
  tokens: 'Programmes et robots',
  tokensLead:
    'Un jeton laisse un programme jouer par l’interface du serveur. Qui le connaît peut s’en servir : à garder pour soi.',
  noTokens: 'Aucun jeton pour l’instant.',
  tokenOf: (made: string, used: string | null): string =>
    used === null ? `créé le ${made}, pas encore utilisé` : `créé le ${made}, utilisé le ${used}`,
  scope: 'Il joue',
  scopes: { bot: 'comme robot', play: 'à ma place' },
  tokenName: 'Nom',
  tokenNameHelp: 'Le nom du robot dans ses parties ; ou, pour un programme qui joue à ma place, une note pour soi.',
  makeToken: 'Créer un jeton',
  tokenMade: 'Le jeton, montré cette seule fois :',
  tokenCopied: 'Jeton copié.',
  revokeToken: 'Révoquer',
  revokeTokenOf: (name: string): string => `Révoquer le jeton ${name}`,
  tokenRevoked: 'Le jeton est révoqué : il n’ouvre plus rien.',
  apiDocument: 'L’interface du serveur, au format OpenAPI',
  data: 'Données',
  export: 'Télécharger les données du compte',
  exportHelp: 'Un fichier JSON : le compte, et chaque partie avec tous ses coups.',
  remove: 'Supprimer le compte',
  removeLead: (games: number): string =>
    games === 0
      ? 'Le nom disparaît des parties jouées, le compte et son classement sont effacés. Rien ne les rend.'
      : `Le nom disparaît des parties jouées, le compte et son classement sont effacés, ${count(games, 'partie en cours est abandonnée', 'parties en cours sont abandonnées')}. Rien ne les rend.`,
  removeSure: 'Effacer pour toujours',
  removed: 'Le compte est effacé.',
  signedOut: 'Déconnexion faite.',

  refusals: {
    'wrong-credentials': {
      password: 'Identifiant ou mot de passe inexact.',
      passkey: 'Cette clé d’accès n’ouvre pas de compte ici.',
      code: 'Ce code n’est pas le bon, ou il a déjà servi.',
      proof: 'Le mot de passe n’est pas le bon.',
    },
    'login-taken': 'Cet identifiant est déjà pris : en choisir un autre.',
    'already-registered': 'Ce joueur a déjà un compte.',
    'no-account': 'Il faut d’abord se connecter.',
    'no-session': 'Il faut d’abord se connecter.',
    'not-available': 'L’hôte de ce serveur a fermé ce compte.',
    'last-way': 'C’est la seule façon d’ouvrir ce compte : d’abord en ajouter une autre.',
    'passkey-not-given': 'Aucune clé d’accès n’a été donnée.',
    'passkey-known': 'Cet appareil a déjà une clé d’accès pour ce compte.',
    'too-many': (seconds: number): string =>
      seconds < 120
        ? `Trop d’essais : attendre ${count(seconds, 'seconde', 'secondes')}.`
        : `Trop d’essais : attendre ${count(Math.ceil(seconds / 60), 'minute', 'minutes')}.`,
    malformed: {
      login: 'L’identifiant a de 2 à 40 signes, tous visibles.',
      password: 'Le mot de passe a au moins 8 signes, et n’est pas l’identifiant.',
      name: 'Ce nom ne convient pas : 24 lettres au plus, toutes visibles.',
    },
    'too-many-tokens': (limit: number): string => `Pas plus de ${limit} jetons : en révoquer un d’abord.`,
    unavailable: 'Le serveur ne peut pas répondre ; rien n’est perdu, réessayer.',
  },
};

export type AccountStrings = typeof fr;
