const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;

/** What rated puzzles say, in French: the source of the other languages’ type. */
export const fr = {
  title: 'Problèmes à votre niveau',
  lead: 'Chaque problème est choisi selon votre classement. Seul votre premier coup compte.',
  how: 'Un problème résolu fait monter votre classement, et descendre celui du problème. Une erreur fait l’inverse ; demander la solution aussi.',
  needsAccount: 'Pour avoir un classement, il faut un compte.',
  signUp: 'Créer un compte',
  signIn: 'Se connecter',
  without: 'Résoudre sans classement',
  noServer: 'Le serveur n’est pas joignable. Les autres problèmes marchent sans lui.',
  again: 'Réessayer',
  rules: 'Règle',
  begin: 'Commencer',
  own: 'Votre classement',
  none: 'Pas encore de classement',
  record: (solved: number, attempts: number): string =>
    `${count(solved, 'problème résolu', 'problèmes résolus')} sur ${attempts}`,
  puzzle: 'Ce problème',
  sent: 'Réponse envoyée…',
  lost: 'La réponse n’est pas arrivée. Jouez encore une fois.',
  right: 'Juste !',
  wrong: (turn: string): string => `Il fallait jouer ${turn}.`,
  change: (before: string, after: string, difference: string): string => `de ${before} à ${after} (${difference})`,
  giveUp: 'Voir la solution',
  next: 'Problème suivant',
  look: 'Rejouer ce problème',
  allTried: 'Vous avez essayé tous les problèmes de cette règle. Choisissez-en une autre.',
  tooMany: 'Trop de demandes. Attendez un instant.',
  stop: 'Arrêter',
  provisional: 'Le point d’interrogation veut dire : encore incertain.',
};

export type RatedStrings = typeof fr;
