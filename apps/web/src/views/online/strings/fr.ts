import type { OnlineRefusal, Phrase, TimeControl } from '@merellier/protocol';
import type { Side } from '@merellier/rules';
import type { Absence } from '../../../online/people/who.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;
const the: Readonly<Record<Side, string>> = { white: 'les Blancs', black: 'les Noirs' };
const of: Readonly<Record<Side, string>> = { white: 'des Blancs', black: 'des Noirs' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const minutes = (ms: number): string => `${ms / 60_000} min`;
const seconds = (ms: number): string => `${ms / 1000} s`;

const absent: Readonly<Record<Absence, string>> = {
  offline: 'Le serveur ne répond pas ; sans réseau, le jeu contre l’ordinateur et à deux ici marche toujours.',
  'no-server': 'Cette page est servie sans serveur de jeu : en ligne, rien à ouvrir ici.',
  unavailable: 'Le serveur de jeu n’est pas prêt ; réessayer dans un moment.',
};

const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Bonjour !',
  'good-luck': 'Bonne chance !',
  'have-fun': 'Bon amusement !',
  'well-played': 'Bien joué !',
  'thank-you': 'Merci !',
  oops: 'Oups !',
  'one-moment': 'Un instant, merci.',
  goodbye: 'Au revoir !',
};

/** Why the server refused; those that are missing are said by the words of the rules. */
const refusals = {
  'wrong-seat': 'Ici, on regarde : cette partie est jouée par d’autres.',
  'own-game': 'C’est une invitation de ce côté-ci : un autre doit l’accepter.',
  'seat-taken': 'La place est déjà prise ; la partie se regarde.',
  'not-started': 'La partie n’a pas encore commencé.',
  'game-over': 'La partie est finie.',
  'game-not-over': 'La partie n’est pas finie.',
  'not-your-turn': 'C’est à l’autre de jouer.',
  stale: 'Entre-temps, le plateau a changé : choisir un autre coup.',
  'time-up': 'Le temps est écoulé : le coup arrive trop tard.',
  'already-begun': 'La partie a commencé : elle ne s’annule plus.',
  'already-offered': 'C’est déjà proposé dans cette position.',
  'no-such-offer': 'Cette proposition ne tient plus.',
  'nothing-to-take-back': 'Aucun coup à reprendre.',
  'not-in-rated-games': 'Un coup ne se reprend pas dans une partie classée.',
  'account-needed': 'Une partie classée demande un compte ; sans compte, jouer en amical.',
  'no-clock': 'Cette partie se joue sans pendule.',
  'time-enough': 'L’autre a déjà autant de temps que possible.',
  'not-gone': (wait: number): string =>
    wait === 0
      ? 'Ici, seule la pendule décide.'
      : `L’autre peut encore revenir : attendre ${count(wait, 'seconde', 'secondes')}.`,
  'contribution-missing': 'Il manque une part de hasard : recharger la page.',
  'already-contributed': 'La part de hasard est déjà là.',
  'newer-game': 'Cette partie a continué sur une version plus récente : recharger la page.',
  malformed: 'Le serveur n’a pas compris : recharger la page.',
  'too-large': 'Le message est trop long.',
  'too-many': (wait: number): string => `C’est trop à la fois : attendre ${count(wait, 'seconde', 'secondes')}.`,
  'unsupported-protocol': 'Cette page est plus vieille que le serveur : la recharger.',
  'no-session': 'Pour jouer, il faut d’abord un nom.',
  'not-found': 'Cette partie n’existe pas, ou plus.',
  'not-available': 'Cette partie n’est pas disponible.',
  'not-rateable': 'Seule une partie à la pendule, sans règle maison, peut être classée.',
  'too-many-games': (limit: number): string => `C’est assez de parties à la fois : ${limit} au plus.`,
  unavailable: 'Le serveur ne peut pas répondre ; rien n’est perdu, réessayer.',
} satisfies Readonly<
  Record<Exclude<OnlineRefusal['reason'], 'illegal-turn' | 'rules'>, string | ((number: number) => string)>
>;

/** What playing online says, in French: the source of the other languages’ type. */
export const fr = {
  lead: 'Inviter par un lien, ou jouer avec qui attend ici.',
  noAccount: 'Aucun compte à ouvrir.',
  account: (name: string): string => `Compte : ${name}`,
  becomeAccount: 'Garder parties et classement : un compte',
  looking: 'Recherche du serveur.',
  absent,
  tryAgain: 'Réessayer',
  lost: 'Connexion perdue ; la page la rétablit.',
  back: 'Connexion retrouvée.',
  turnedAway: 'Le serveur a fermé la connexion : recharger la page.',
  pageNewer: 'Cette page est plus récente que le serveur : la recharger.',
  reload: 'Recharger',

  invite: 'Inviter',
  name: 'Nom',
  nameHelp: 'Facultatif, 24 lettres au plus ; l’autre le voit.',
  nameWrong: 'Ce nom ne va pas : 24 lettres au plus, sans caractère invisible.',
  nameless: 'Sans nom',
  program: (name: string): string => `${name} (programme)`,
  rules: 'Règle',
  time: 'Pendule',
  timeSaid(time: TimeControl): string {
    switch (time.kind) {
      case 'increment':
        return `${minutes(time.initial)} + ${seconds(time.increment)} par coup`;
      case 'delay':
        return `${minutes(time.initial)}, délai de ${seconds(time.delay)}`;
      case 'bronstein':
        return `${minutes(time.initial)}, Bronstein ${seconds(time.delay)}`;
      case 'correspondence':
        return `${count(time.perTurn / 86_400_000, 'jour', 'jours')} par coup`;
      default:
        return 'Sans pendule';
    }
  },
  createLink: 'Créer le lien',
  createSeek: 'Attendre un adversaire',
  seeks: 'Adversaires qui attendent',
  noSeeks: 'Personne n’attend pour l’instant.',
  colourFor: {
    white: (name: string): string => `${name} joue les Blancs`,
    black: (name: string): string => `${name} joue les Noirs`,
    toss: (_name: string): string => 'Couleurs au sort',
  },
  join: 'Jouer',
  joinWhom: (name: string): string => `Jouer avec ${name}`,
  withdraw: 'Retirer',
  own: 'Parties en cours',
  ownTurn: 'à jouer ici',
  otherTurn: 'à l’autre de jouer',
  ownWaiting: 'attend un adversaire',
  against: (name: string): string => `contre ${name}`,
  openGame: 'Ouvrir',

  kind: 'Partie',
  rated: 'classée',
  friendly: 'amicale',
  ratedNeeds: 'Une partie classée demande un compte des deux côtés.',
  toAccount: 'Ouvrir un compte, se connecter',
  provisional: 'provisoire',
  provisionalHelp: 'Classement provisoire : encore peu de parties classées.',
  ratingTitle: 'Classement après la partie',
  ratingSoon: 'Le classement se calcule.',
  ratingNow: (rating: string, change: string): string => `Classement : ${rating} (${change}).`,
  mine: 'Mes parties en ligne',
  leaderboard: 'Classement',

  waitTitle: 'Partie prête',
  waitLink: 'Envoyer ce lien : la première personne qui l’accepte joue.',
  waitSeek: 'La partie est affichée parmi celles qui attendent ; ce lien y mène aussi.',
  waitDays: 'Cette page peut être fermée : la partie reste.',
  waitHere: 'Garder cette page ouverte : sans elle, l’attente prend fin.',
  onlyHere:
    'Un autre appareil ne peut pas ouvrir ce lien. Pour l’y inviter : npm start -- --host 0.0.0.0, puis ouvrir ici l’adresse de cet ordinateur dans le réseau de la maison.',
  link: 'Lien d’invitation',
  share: 'Partager',
  cancelInvitation: 'Annuler l’invitation',
  invited: (name: string): string => `${name} propose une partie.`,
  accept: 'Accepter et jouer',
  agreeing: 'Le hasard se prépare des deux côtés.',
  linkCopied: 'Lien copié.',

  moment: 'Partie',
  gone: 'absent',
  spectators: (number: number): string => `${count(number, 'personne regarde', 'personnes regardent')}.`,
  watching: 'La partie se regarde ; pour jouer, ouvrir une invitation.',
  yourTurn: 'Au trait',
  toPlayHere: 'À jouer ici',
  toPlayBy: (name: string): string => `À ${name} de jouer`,
  /** `own` is null for those who only look on. */
  won: (winner: string, loser: string, own: boolean | null): string =>
    `${own === null ? '' : own ? 'Gagné : ' : 'Perdu : '}${winner} bat ${loser}.`,
  secondsLeft: (seconds: number): string => `Il reste ${seconds} secondes.`,
  timeLow: 'bientôt fini',
  timeOf: (side: Side): string => `Temps ${of[side]}`,
  days: (days: number, hours: number): string =>
    days > 0 ? `${days} j ${hours} h` : hours > 0 ? `${hours} h` : 'moins d’une heure',
  premoveSet: 'Coup prévu ; il part dès que l’autre a joué.',
  premoveCancel: 'Annuler le coup prévu',
  premoveGone: 'Le coup prévu n’est plus possible.',
  toNow: 'Revenir à maintenant',
  acts: 'Dire, proposer',
  abort: 'Annuler la partie',
  resign: 'Abandonner',
  resignSure: 'Oui, abandonner',
  goOn: 'Continuer à jouer',
  offer: { draw: 'Proposer nulle', takeback: 'Demander à reprendre', rematch: 'Proposer une revanche' },
  offered: {
    draw: 'La nulle est proposée ; à l’autre de répondre.',
    takeback: 'La reprise est demandée ; à l’autre de répondre.',
    rematch: 'La revanche est proposée ; à l’autre de répondre.',
  },
  offeredBy: {
    draw: (name: string): string => `${name} propose la nulle.`,
    takeback: (name: string): string => `${name} demande à reprendre son coup.`,
    rematch: (name: string): string => `${name} propose une revanche.`,
  },
  agree: { draw: 'Accepter la nulle', takeback: 'Rendre le coup', rematch: 'Jouer la revanche' },
  decline: 'Refuser',
  withdrawOffer: 'Retirer la proposition',
  declined: {
    draw: 'La nulle est refusée.',
    takeback: 'La reprise est refusée.',
    rematch: 'La revanche est refusée.',
  },
  giveTime: 'Donner du temps',
  timeGiven: (side: Side): string => `${capital(the[side])} reçoivent du temps.`,
  compensated: 'Le serveur rend le temps qu’il a pris.',
  claimWin: 'L’autre est parti : réclamer le gain',
  claimDraw: 'Réclamer la nulle',
  takenBack: (side: Side): string => `${capital(the[side])} ont repris leur coup.`,
  joined: (name: string): string => `${name} est là, la partie commence.`,
  speak: 'Dire',
  speakHelp: 'Chacun lit la phrase dans sa langue.',
  phrases,
  said: (name: string, phrase: string): string => `${name} : « ${phrase} »`,
  endings: {
    time: (side: Side): string =>
      `Le temps ${of[side]} est écoulé : ${the[side === 'white' ? 'black' : 'white']} gagnent.`,
    abandonment: (side: Side): string => `${capital(the[side])} gagnent : l’autre est parti.`,
    abandoned: 'Partie nulle : elle a été laissée là.',
    aborted: 'Partie annulée, sans résultat.',
  },
  analyse: 'Analyser',
  newGame: 'Autre invitation',
  kept: 'La partie est gardée dans Mes parties.',
  fair: 'Le hasard de cette partie est vérifiable.',
  verify: 'Vérifier',
  refusals,
};

export type OnlineStrings = Omit<typeof fr, 'refusals'> & {
  readonly refusals: Readonly<{
    [Reason in keyof typeof refusals]: (typeof refusals)[Reason] extends string ? string : (number: number) => string;
  }>;
};
