import type { OnlineRefusal, Phrase } from '@merellier/protocol';
import type { Side } from '@merellier/rules';
import { capital } from '../../../interface/capital.ts';
import { timeSaid, unit } from '../../../interface/fr/time-said.ts';
import type { Absence } from '../../../online/people/who.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;
const the: Readonly<Record<Side, string>> = { white: 'les Blancs', black: 'les Noirs' };
const of: Readonly<Record<Side, string>> = { white: 'des Blancs', black: 'des Noirs' };

const absent: Readonly<Record<Absence, string>> = {
  offline: 'Le serveur ne répond pas. Vous pouvez toujours jouer contre l’ordinateur ou face à face.',
  'no-server': 'Cette page est servie sans serveur de jeu : on ne peut pas y jouer en ligne.',
  unavailable: 'Le serveur de jeu n’est pas encore prêt. Cette page continue toute seule dès qu’il répond.',
};

const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Bonjour !',
  'good-luck': 'Bonne chance !',
  'have-fun': 'Amusez-vous bien !',
  'well-played': 'Bien joué !',
  'thank-you': 'Merci !',
  oops: 'Oups !',
  'one-moment': 'Un instant, s’il vous plaît.',
  goodbye: 'Au revoir !',
};

/** Why the server refused; those that are missing are said by the words of the rules. */
const refusals = {
  'wrong-seat': 'Vous suivez cette partie, mais ce sont d’autres qui la jouent.',
  'own-game': 'Cette invitation est la vôtre : quelqu’un d’autre doit l’accepter.',
  'seat-taken': 'La place est prise ; on peut suivre la partie.',
  'not-started': 'La partie n’a pas encore commencé.',
  'game-over': 'La partie est finie.',
  'game-not-over': 'La partie n’est pas finie.',
  'not-your-turn': 'C’est à votre adversaire de jouer.',
  stale: 'Entre-temps, le plateau a changé : choisissez un autre coup.',
  'time-up': 'Le temps est écoulé : le coup arrive trop tard.',
  'already-begun': 'La partie a commencé : on ne peut plus l’annuler.',
  'already-offered': 'C’est déjà proposé dans cette position.',
  'no-such-offer': 'Cette proposition ne tient plus.',
  'nothing-to-take-back': 'Il n’y a aucun coup à reprendre.',
  'not-in-rated-games': 'Dans une partie classée, on ne reprend pas ses coups.',
  'not-in-tournaments': 'C’est une partie de tournoi : elle se joue jusqu’au bout, et l’on n’y reprend pas ses coups.',
  'account-needed': 'Une partie classée demande un compte. Sans compte, jouez une partie amicale.',
  'no-clock': 'Cette partie se joue sans pendule.',
  'time-enough': 'Votre adversaire a déjà autant de temps que possible.',
  'not-gone': (wait: number): string =>
    wait === 0
      ? 'Ici, seule la pendule décide.'
      : `Votre adversaire peut encore revenir : attendez ${count(wait, 'seconde', 'secondes')}.`,
  'contribution-missing': 'Il manque une part de hasard : rechargez la page.',
  'already-contributed': 'La part de hasard est déjà là.',
  'newer-game': 'Cette partie a continué dans une version plus récente : rechargez la page.',
  malformed: 'Le serveur n’a pas compris : rechargez la page.',
  'too-large': 'Le message est trop long.',
  'too-many': (wait: number): string => `C’est trop à la fois : attendez ${count(wait, 'seconde', 'secondes')}.`,
  'unsupported-protocol': 'Cette page est plus ancienne que le serveur : rechargez-la.',
  'no-session': 'Pour jouer, il vous faut d’abord un nom.',
  'not-found': 'Cette partie n’existe pas, ou plus.',
  'not-available': 'Cette partie n’est pas disponible.',
  paused: (wait: number): string =>
    `Vous avez quitté plusieurs parties à peine commencées : vous pourrez en chercher une autre dans ${
      wait < 90 ? count(wait, 'seconde', 'secondes') : count(Math.ceil(wait / 60), 'minute', 'minutes')
    }.`,
  'name-taken': 'Ce nom est celui d’un autre compte, ou lui ressemble trop : choisissez-en un autre.',
  'not-rateable': 'Une partie classée se joue à la pendule et sans règle maison.',
  opening: 'Cette ouverture ne se joue pas dans cette règle.',
  'same-place':
    'Vous êtes tous deux sur la même connexion : une partie classée ne peut pas s’y jouer. Jouez une partie amicale.',
  'too-many-games': (limit: number): string => `Vous avez déjà ${limit} parties en cours : finissez-en une d’abord.`,
  unavailable: 'Le serveur ne peut pas répondre. Rien n’est perdu : réessayez.',
} satisfies Readonly<
  Record<Exclude<OnlineRefusal['reason'], 'illegal-turn' | 'rules'>, string | ((number: number) => string)>
>;

/** What playing online says, in French: the source of the other languages’ type. */
export const fr = {
  lead: 'Invitez quelqu’un par un lien, ou jouez avec un joueur qui attend.',
  noAccount: 'Pas besoin de compte.',
  account: (name: string): string => `Compte : ${name}`,
  becomeAccount: 'Créer un compte pour garder ses parties',
  looking: 'Connexion au serveur…',
  absent,
  tryAgain: 'Réessayer',
  lost: 'Connexion perdue. Reconnexion…',
  back: 'Connexion rétablie.',
  turnedAway: 'Le serveur a fermé la connexion : rechargez la page.',
  pageNewer: 'Cette page est plus récente que le serveur : rechargez-la.',
  reload: 'Recharger',

  invite: 'Inviter un ami',
  name: 'Nom',
  nameHelp: 'Facultatif, 24 caractères au plus ; votre adversaire le verra.',
  nameWrong: 'Ce nom ne va pas : 24 caractères au plus, tous visibles.',
  lotsHelp:
    'La revanche reprend la même ouverture, couleurs échangées. Une partie classée commence comme le veut la règle.',
  nameless: 'Anonyme',
  program: (name: string): string => `${name} (programme)`,
  rules: 'Règle',
  time: 'Pendule',
  timeSaid,
  createSeek: 'Trouver un adversaire',
  /** Clocks to choose from at once: how long, and what that is like. */
  paces: {
    'increment-3-2': ['3\u00a0minutes', 'rapide'],
    'increment-10-5': ['10\u00a0minutes', 'tranquille'],
    'days-1': ['1 jour', 'par coup'],
    none: ['Libre', 'sans pendule'],
  },
  otherChoices: 'Nom, couleur, autres pendules',
  running: 'Parties à suivre',
  follow: 'Suivre',
  seeks: 'Joueurs en attente',
  noSeeks: 'Personne n’attend pour l’instant.',
  join: 'Jouer',
  joinWhom: (name: string): string => `Jouer avec ${name}`,
  withdraw: 'Retirer',
  own: 'Parties en cours',
  ownTurn: 'c’est à vous',
  otherTurn: 'c’est à l’adversaire',
  ownWaiting: 'Attend un adversaire',
  against: (name: string): string => `contre ${name}`,
  gameAgainst: (name: string): string => `Votre partie avec ${name}`,
  inviting: 'Création du lien…',
  openGame: 'Ouvrir',

  kind: 'Partie',
  rated: 'classée',
  friendly: 'amicale',
  ratedNeeds: 'Pour une partie classée, il faut un compte des deux côtés.',
  sessionOver: 'Votre session est terminée, ou l’hébergeur de ce serveur l’a fermée.',
  toAccount: 'Créer un compte ou se connecter',
  provisional: 'provisoire',
  provisionalHelp: 'Classement provisoire : il repose encore sur peu de parties.',
  ratingTitle: 'Classement après la partie',
  ratingSoon: 'Calcul du classement…',
  ratingNow: (rating: string, change: string): string => `Classement : ${rating} (${change}).`,
  mine: 'Mes parties en ligne',
  leaderboard: 'Classement',

  waitTitle: 'Votre partie est prête',
  waitLink: 'Envoyez ce lien : la première personne qui l’accepte joue avec vous.',
  waitSeek: 'Les autres joueurs voient votre proposition ; vous pouvez aussi envoyer ce lien.',
  challengeSent: (name: string): string => `Défi envoyé à ${name}`,
  waitChallenged:
    'Votre adversaire le voit dans « En ligne » ; vous pouvez aussi lui envoyer ce lien. Personne d’autre ne peut l’accepter.',
  waitDays: 'Vous pouvez fermer cette page : la partie vous attendra.',
  waitHere: 'Gardez cette page ouverte : si vous la fermez, l’invitation disparaît.',
  onlyHere: 'Ce lien ne s’ouvre que sur cet appareil.',
  link: 'Lien d’invitation',
  share: 'Partager',
  cancelInvitation: 'Annuler l’invitation',
  whoInvites: 'Votre nom (votre adversaire le verra)',
  nameInvitation: 'Mettre mon nom',
  invitationNamed: (says: string): string => `L’invitation dit maintenant\u202f: «\u202f${says}\u202f»`,
  invited: (name: string): string => `${name} vous invite à jouer.`,
  accept: 'Accepter et jouer',
  you: 'Vous',
  someone: 'Quelqu’un',
  awaited: 'En attente…',
  tossed: 'Couleurs au hasard',
  agreeing: 'Tirage au sort entre les deux joueurs…',
  linkCopied: 'Lien copié.',

  moment: 'Partie',
  gone: 'absent',
  spectators: (number: number): string => `${count(number, 'personne regarde', 'personnes regardent')}.`,
  watching: 'Vous suivez cette partie. Pour jouer vous-même, acceptez ou envoyez une invitation.',
  yourTurn: 'À vous de jouer',
  turnWaits: 'Votre coup est joué ici ; il partira dès que le serveur répondra.',
  toPlayHere: 'C’est à vous',
  /** `name` is null for a player without a name. */
  toPlayBy: (side: Side, name: string | null): string =>
    `C’est ${name === null ? `aux ${side === 'white' ? 'Blancs' : 'Noirs'}` : `à ${name}`}`,
  /** `name` is null for a player without a name. */
  won: (winner: Side, name: string | null): string =>
    name === null ? `${capital(the[winner])} gagnent.` : `${name} gagne.`,
  secondsLeft: (seconds: number): string => `Il reste ${seconds} secondes.`,
  timeLow: 'bientôt fini',
  timeOf: (side: Side): string => `Temps ${of[side]}`,
  days: (days: number, hours: number): string =>
    days > 1
      ? `${days}\u00a0jours`
      : days > 0 || hours > 0
        ? unit(days * 24 + hours, 'heure', 'heures')
        : 'moins d’une heure',
  inTournament: 'Tournoi',
  firstTurn: (left: string): string =>
    `Partie de tournoi : il vous reste ${left} pour votre premier coup, sinon elle est perdue.`,
  firstTurnOf: (name: string, left: string): string =>
    `Partie de tournoi : il reste ${left} à ${name} pour son premier coup.`,
  premoveSet: 'Coup prévu : il partira dès que votre adversaire aura joué.',
  premoveCancel: 'Annuler le coup prévu',
  premoveGone: 'Le coup prévu n’est plus possible.',
  toNow: 'Revenir à la position actuelle',
  abort: 'Annuler la partie',
  abortShort: 'Annuler la partie',
  drawShort: 'Nulle',
  messages: 'Messages',
  resign: 'Abandonner',
  offer: { draw: 'Proposer nulle', takeback: 'Demander à reprendre', rematch: 'Proposer une revanche' },
  offered: {
    draw: 'Vous proposez la nulle : votre adversaire va répondre.',
    takeback: 'Vous demandez à reprendre : votre adversaire va répondre.',
    rematch: 'Vous proposez une revanche : votre adversaire va répondre.',
  },
  offeredBy: {
    draw: (name: string): string => `${name} propose la nulle.`,
    takeback: (name: string): string => `${name} demande à reprendre son coup.`,
    rematch: (name: string): string => `${name} propose une revanche.`,
  },
  agree: { draw: 'Accepter la nulle', takeback: 'Accepter la reprise', rematch: 'Accepter la revanche' },
  decline: 'Refuser',
  withdrawOffer: 'Retirer la proposition',
  declined: {
    draw: 'La nulle est refusée.',
    takeback: 'La reprise est refusée.',
    rematch: 'La revanche est refusée.',
  },
  giveTime: 'Donner du temps',
  timeGiven: (side: Side): string => `${capital(the[side])} reçoivent du temps.`,
  compensated: 'Le serveur a fait perdre du temps : il le rend.',
  /** So many seconds until the game can be claimed. */
  claimIn: (seconds: number): string =>
    `Votre adversaire est absent. S’il ne revient pas, vous pourrez réclamer la victoire dans ${seconds < 100 ? count(seconds, 'seconde', 'secondes') : `environ ${count(Math.round(seconds / 3600), 'heure', 'heures')}`}.`,
  claimWin: 'Votre adversaire est parti : réclamer la victoire',
  claimDraw: 'Réclamer la nulle',
  takenBack: (side: Side): string => `${capital(the[side])} ont repris leur coup.`,
  joined: (name: string): string => `${name} est là : la partie commence.`,
  speak: 'Envoyer un message',
  speakHelp: 'Chacun lit le message dans sa langue.',
  phrases,
  said: (name: string, phrase: string): string => `${name} : « ${phrase} »`,
  endings: {
    time: (side: Side): string =>
      `Le temps ${of[side]} est écoulé : ${the[side === 'white' ? 'black' : 'white']} gagnent.`,
    abandonment: (side: Side): string => `${capital(the[side])} gagnent : l’adversaire est parti.`,
    abandoned: 'Partie nulle : personne ne l’a continuée.',
    aborted: 'Partie annulée, sans résultat.',
    unbegun: 'Vous n’avez pas joué votre premier coup à temps.',
    unbegunBy: (name: string): string => `${name} n’a pas joué son premier coup à temps.`,
    unbegunBoth: 'Personne n’est venu à temps.',
  },
  manyTitle: 'Tous vos plateaux',
  manyResults: 'Résultats de la simultanée',
  manyYours: 'À vous',
  manyTheirs: 'Réfléchit…',
  manyOver: 'Terminée',
  manyWait: (number: number): string =>
    number === 0
      ? 'Personne d’autre ne vous attend.'
      : `${count(number, 'autre plateau vous attend', 'autres plateaux vous attendent')}.`,
  manyNext: 'Plateau suivant',
  newGame: 'Nouvelle invitation',
  kept: 'La partie est enregistrée dans « Mes parties ».',
  fair: 'Vous pouvez vérifier le hasard de cette partie.',
  verify: 'Vérifier',
  refusals,
};

export type OnlineStrings = Omit<typeof fr, 'refusals'> & {
  readonly refusals: Readonly<{
    [Reason in keyof typeof refusals]: (typeof refusals)[Reason] extends string ? string : (number: number) => string;
  }>;
};
