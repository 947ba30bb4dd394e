const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;

export const fr = {
  title: 'Compte',
  toGames: 'Retour aux parties en ligne',
  wayBack: 'Revenir où vous étiez',
  myPage: 'Ma page',
  lead: 'Avec un compte, vous retrouvez vos parties et votre classement sur tous vos appareils. Pas besoin d’adresse e-mail.',
  guestStays: 'Les parties commencées ici passent sur votre compte.',

  create: 'Créer un compte',
  createByPasskey: 'Créer avec une clé d’accès',
  createByPassword: 'Créer avec un mot de passe',
  passkeyHelp:
    'Une clé d’accès ouvre le compte avec votre empreinte, votre visage ou le code de l’appareil : rien à retenir.',
  passkeysFail:
    'Ce navigateur ne permet pas de clé d’accès ici : il faut un navigateur récent et une adresse en https ou localhost.',
  byPasskey: 'Avec une clé d’accès',
  byPassword: 'Avec un mot de passe',
  haveOne: 'J’ai déjà un compte',
  haveNone: 'Je n’ai pas encore de compte',

  signIn: 'Se connecter',
  signInByPasskey: 'Se connecter avec une clé d’accès',
  login: 'Identifiant',
  loginHelp: 'De 2 à 40 caractères, pour vous connecter ; personne d’autre ne le voit.',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHelp: 'Au moins 8 caractères, et différent de l’identifiant.',
  presentPassword: 'Mot de passe actuel',
  orPasskey: 'Laissez vide pour utiliser votre clé d’accès.',
  show: 'Afficher le mot de passe',
  bring: (games: number): string =>
    games === 1
      ? 'Garder la partie en cours dans ce navigateur'
      : `Garder les ${games} parties en cours dans ce navigateur`,
  bringHelp: (games: number): string =>
    games === 1 ? 'Sinon, vous ne la retrouverez plus ici.' : 'Sinon, vous ne les retrouverez plus ici.',
  forgotten: 'Mot de passe oublié ?',

  recover: 'Retrouver votre compte',
  recoverLead:
    'Avec votre code de récupération, vous choisissez un nouveau mot de passe. Le code ne sert qu’une fois : vous en recevrez un autre.',
  code: 'Code de récupération',
  recoverAct: 'Changer le mot de passe',

  codeTitle: 'Votre code de récupération',
  codeLead:
    'Gardez-le ailleurs que sur cet appareil : il ne s’affiche qu’une fois, et lui seul rouvre un compte perdu.',
  copy: 'Copier',
  copied: 'Code copié.',
  notCopied: 'Le navigateur ne laisse pas copier : notez le code à la main.',
  save: 'Enregistrer',
  print: 'Imprimer',
  fileName: 'merellier-code-de-recuperation.txt',
  fileText: (code: string, where: string): string => `Mérellier, ${where}\nCode de récupération : ${code}\n`,
  noted: 'C’est noté',

  signedInAs: (name: string): string => `Compte : ${name}`,
  loginIs: (login: string): string => `Identifiant : ${login}`,
  noLogin: 'Sans mot de passe : il s’ouvre avec une clé d’accès.',
  signOut: 'Se déconnecter',
  signOutAll: 'Se déconnecter partout',
  changeName: 'Changer de nom',
  changeNameHelp: 'Les autres verront ce nom sur vos parties, les anciennes aussi. L’ancien nom redevient libre.',
  renamed: (name: string): string => `Vous vous appelez maintenant ${name}.`,
  changePassword: 'Changer l’identifiant ou le mot de passe',
  addPassword: 'Ajouter un mot de passe',
  saveChange: 'Enregistrer',
  changed: 'C’est changé ; vos autres appareils sont déconnectés.',
  passkeys: 'Clés d’accès',
  noPasskeys: 'Pas encore de clé d’accès.',
  passkeyOf: (made: string, used: string): string => `Créée le ${made}, utilisée le ${used}`,
  addPasskey: 'Ajouter une clé d’accès',
  passkeyAdded: 'La clé d’accès est ajoutée.',
  removePasskey: 'Retirer',
  removePasskeyOf: (made: string): string => `Retirer la clé d’accès du ${made}`,
  passkeyRemoved:
    'La clé d’accès est retirée. Votre appareil la montrera peut-être encore, mais elle n’ouvre plus rien.',
  newCode: 'Nouveau code de récupération',
  newCodeHelp: 'L’ancien ne marchera plus.',
  tokens: 'Programmes et robots',
  tokensLead:
    'Avec un jeton, un programme joue par l’interface du serveur. Gardez-le pour vous : il suffit de le connaître pour s’en servir.',
  noTokens: 'Pas encore de jeton.',
  tokenOf: (made: string, used: string | null): string =>
    used === null ? `créé le ${made}, pas encore utilisé` : `créé le ${made}, utilisé le ${used}`,
  scope: 'Il joue',
  scopes: { bot: 'comme robot', play: 'à ma place' },
  tokenName: 'Nom',
  tokenNameHelp: 'Le nom du robot dans ses parties ; ou, pour un programme qui joue à votre place, une note pour vous.',
  makeToken: 'Créer un jeton',
  tokenMade: 'Votre jeton, affiché cette seule fois :',
  tokenCopied: 'Jeton copié.',
  revokeToken: 'Révoquer',
  revokeTokenOf: (name: string): string => `Révoquer le jeton ${name}`,
  tokenRevoked: 'Le jeton est révoqué : il n’ouvre plus rien.',
  apiDocument: 'L’interface du serveur, au format OpenAPI',
  data: 'Données',
  export: 'Télécharger vos données',
  exportHelp: 'Un fichier JSON : votre compte, et chaque partie avec tous ses coups.',
  placesHelp:
    'Pour reconnaître quelqu’un qui revient sous un autre nom, ce serveur garde deux semaines au plus une empreinte du réseau d’où vous venez, jamais l’adresse elle-même.',
  remove: 'Supprimer le compte',
  removeLead: (games: number): string =>
    games === 0
      ? 'Votre nom disparaît des parties jouées, votre compte et votre classement sont supprimés. On ne peut pas revenir en arrière.'
      : `Votre nom disparaît des parties jouées, votre compte et votre classement sont supprimés, ${count(games, 'partie en cours est abandonnée', 'parties en cours sont abandonnées')}. On ne peut pas revenir en arrière.`,
  guestData: 'Ce que ce serveur garde de vous',
  guestDataHelp: 'Vous jouez sans compte. Ce serveur garde votre nom, et chaque partie avec tous ses coups.',
  guestRemove: 'Tout supprimer',
  guestRemoveLead: (games: number): string =>
    games === 0
      ? 'Si vous le supprimez, votre nom disparaît des parties jouées. On ne peut pas revenir en arrière.'
      : `Si vous le supprimez, votre nom disparaît des parties jouées, et ${count(games, 'partie en cours est abandonnée', 'parties en cours sont abandonnées')}. On ne peut pas revenir en arrière.`,
  guestRemoved: 'Ce serveur ne garde plus rien de vous.',
  removeSure: 'Supprimer pour toujours',
  removed: 'Le compte est supprimé.',
  signedOut: 'Vous êtes déconnecté.',

  refusals: {
    'wrong-credentials': {
      password: 'L’identifiant ou le mot de passe n’est pas le bon.',
      passkey: 'Cette clé d’accès n’ouvre pas de compte ici.',
      code: 'Ce code n’est pas le bon, ou il a déjà servi.',
      proof: 'Le mot de passe n’est pas le bon.',
    },
    'login-taken': 'Cet identifiant est déjà pris : choisissez-en un autre.',
    'name-taken': 'Ce nom est celui d’un autre compte, ou lui ressemble trop : choisissez-en un autre.',
    'common-password':
      'Beaucoup de gens ont ce mot de passe, et il serait essayé parmi les premiers : choisissez-en un autre.',
    'already-registered': 'Ce joueur a déjà un compte.',
    'no-account': 'Connectez-vous d’abord.',
    'no-session': 'Connectez-vous d’abord.',
    'not-available':
      'L’hébergeur de ce serveur a fermé ce compte. Si c’est une erreur, écrivez-lui ; sans compte, vous pouvez toujours jouer sur cet appareil.',
    'last-way': 'C’est la seule façon d’ouvrir ce compte : ajoutez-en d’abord une autre.',
    'passkey-not-given': 'Aucune clé d’accès n’a été utilisée.',
    'passkey-known': 'Cet appareil a déjà une clé d’accès pour ce compte.',
    'too-many': (seconds: number): string =>
      seconds < 120
        ? `Trop d’essais : attendez ${count(seconds, 'seconde', 'secondes')}.`
        : `Trop d’essais : attendez ${count(Math.ceil(seconds / 60), 'minute', 'minutes')}.`,
    malformed: {
      login: 'L’identifiant compte de 2 à 40 caractères, tous visibles.',
      password: 'Le mot de passe compte au moins 8 caractères et diffère de l’identifiant.',
      name: 'Ce nom ne convient pas : 24 caractères au plus, tous visibles.',
    },
    'too-many-tokens': (limit: number): string => `Pas plus de ${limit} jetons : révoquez-en un d’abord.`,
    unavailable: 'Le serveur ne peut pas répondre. Rien n’est perdu : réessayez.',
  },
};

export type AccountStrings = typeof fr;
