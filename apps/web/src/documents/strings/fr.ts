import type { View } from '../../address/views.ts';

/** What a view is called, and what it is for in one sentence. */
type Heading = readonly [title: string, text: string];

/** To play a game, by its name: « au jeu du moulin », « à la marelle à six », « aux dames ». */
function toGame(rules: string): string {
  const name = rules.charAt(0).toLowerCase() + rules.slice(1);
  if (/^(?:marelle|percée|dame )/.test(name)) return `à la ${name}`;
  if (/^(?:merels|dames|petites)/.test(name)) return `aux ${name}`;
  if (name.startsWith('el ')) return `à jouer à ${rules}`;
  return /^[aeiou]/.test(name) ? `à l’${name}` : `au ${name}`;
}

const sides = { white: 'Les Blancs', black: 'Les Noirs' } as const;

/** What addresses say of themselves before any script, in French: the source of the other languages’ type. */
export const fr = {
  site: 'Mérellier',
  titled: (title: string): string => `${title} – Mérellier`,
  home: {
    title: 'Mérellier – jeu du moulin, marelles et dames',
    heading: 'Le jeu du moulin, les marelles et les dames',
    card: 'Contre l’ordinateur, face à face ou en ligne. Gratuit, sans publicité, même sans réseau.',
    description:
      'Jouez au jeu du moulin, à toutes les marelles et aux dames, contre l’ordinateur, face à face ou en ligne. Gratuit, sans publicité, même sans réseau.',
  },
  play: (rules: string): string => `${rules} : jouer en ligne ou contre l’ordinateur`,
  rule: (rules: string): string => `${rules} : la règle du jeu`,
  rulesTitle: 'Toutes les règles',
  goPlay: 'Jouer avec cette règle',
  goPlayNow: 'Jouer',
  readRule: 'Lire la règle',
  needsScript: 'Pour jouer ici, activez JavaScript dans votre navigateur.',
  views: {
    online: ['Jouer en ligne', 'Invitez un ami par un lien ou trouvez un adversaire, sans compte.'],
    learn: ['Apprendre à jouer', 'Les règles, une page chacune, et deux cours sur de petits plateaux où l’on joue.'],
    class: [
      'Une classe',
      'Ouvrez une classe en une minute : les élèves entrent par un mot de quatre lettres, sans compte ni adresse.',
    ],
    puzzles: ['Problèmes', 'Trouvez le seul bon coup. Chaque solution est prouvée.'],
    revise: [
      'Réviser',
      'Les problèmes manqués, vos erreurs et les mots du jeu reviennent juste avant que vous ne les oubliiez.',
    ],
    analysis: [
      'Analyse',
      'Une position ou une partie sur un plateau à part, avec l’avis de l’ordinateur et les valeurs exactes.',
    ],
    clubs: [
      'Clubs',
      'Des clubs avec leurs membres, leurs soirées, leurs tournois et leurs messages ; les tournois annoncés en ligne.',
    ],
    tournament: [
      'Tournois',
      'Un tournoi sur cet appareil, sans compte ni réseau : appariements, résultats, classement, pendule et feuilles à imprimer.',
    ],
    games: ['Mes parties', 'Vos parties, gardées sur cet appareil : à continuer, à revoir, à exporter.'],
    print: ['Imprimer', 'Des plateaux, des règles, des problèmes et des feuilles de partie à imprimer.'],
    settings: ['Réglages', 'L’apparence, le plateau, le son et la langue.'],
    manual: ['Mode d’emploi', 'Tout ce que fait Mérellier, et comment.'],
    moderation: ['Modération', 'Ce que les joueurs ont signalé, pour les modérateurs de ce serveur.'],
    missing: ['Page introuvable', 'Il n’y a rien à cette adresse : le lien est incomplet, ou la page n’existe plus.'],
  } satisfies Readonly<Record<Exclude<View, 'start' | 'play'>, Heading>>,
  puzzleWays: {
    storm: ['Problèmes en éclair', 'Le plus de problèmes de marelle ou de dames en trois minutes.'] as Heading,
    streak: [
      'Problèmes sans faute',
      'Des problèmes de plus en plus difficiles, jusqu’à la première erreur.',
    ] as Heading,
    days: ['Problèmes des jours passés', 'Un problème par jour, le même pour tous : les derniers jours.'] as Heading,
    race: [
      'Course de problèmes',
      'De deux à huit personnes résolvent les mêmes problèmes en trois minutes.',
    ] as Heading,
    rated: [
      'Problèmes à votre niveau',
      'Des problèmes choisis selon votre classement. Chacun a aussi le sien.',
    ] as Heading,
  },
  endings: ['Finales exactes', 'Gagnez ou tenez la nulle contre un jeu parfait, de trois pions à cinq.'] as Heading,
  compare: ['Comparer les règles', 'Ce qui change d’une règle à l’autre, réglage par réglage.'] as Heading,
  glossary: ['Les mots du jeu', 'Les mots des joueurs, en trois langues.'] as Heading,
  story: ['D’où viennent ces jeux', 'Ce que racontent les livrets, et ce que l’on sait depuis.'] as Heading,
  known: [
    'Ce que l’on sait',
    'La valeur exacte de chaque premier coup, les plus longues victoires et ce qui est prouvé, jeu par jeu.',
  ] as Heading,
  knownValues: { win: 'le camp qui commence gagne', draw: 'partie nulle', loss: 'le camp qui commence perd' },
  openings: [
    'Ouvertures tirées au sort',
    'Des ouvertures équilibrées d’après les valeurs exactes, à jouer une fois de chaque couleur.',
  ] as Heading,
  leaderboard: ['Classement', 'Les meilleurs joueurs de chaque jeu, d’après les parties classées.'] as Heading,
  puzzle: (rules: string): string => `Problème de ${rules.charAt(0).toLowerCase()}${rules.slice(1)}`,
  puzzleOver: 'Problème',
  wins: (side: 'white' | 'black'): string => `${sides[side]} jouent : un seul coup gagne.`,
  winsIn: (side: 'white' | 'black', moves: number): string => `${sides[side]} jouent et gagnent en ${moves} coups.`,
  draws: (side: 'white' | 'black'): string => `${sides[side]} jouent : un seul coup sauve la nulle.`,
  position: 'Position',
  nameless: 'Anonyme',
  someone: 'Un ami',
  invitation: 'Invitation',
  invites: (host: string, rules: string): string => `${host} vous invite ${toGame(rules)}`,
  accept: 'Ouvrez le lien pour voir le plateau et jouer, sans compte.',
  running: 'Partie en cours',
  over: 'Partie terminée',
  playersAre: (white: string, black: string): string => `${white} – ${black}`,
  afterMoves: (moves: number, said: string): string => `${said} (${moves} ${moves < 2 ? 'coup' : 'coups'})`,
};

/** What addresses say of themselves. */
export type DocumentStrings = typeof fr;
