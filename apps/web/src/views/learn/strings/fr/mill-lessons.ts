import type { MillLessonId } from '../../lessons/mill-lessons.ts';
import type { LessonText } from '../shapes.ts';

const NO_MILL = 'Ce coup est permis, mais il ne ferme pas de moulin.';

/** What the lessons on the rules of the marelle say, in French. */
export const millLessons: Readonly<Record<MillLessonId, LessonText>> = {
  enter: {
    title: 'Poser un pion',
    steps: [
      {
        task: 'C’est aux Blancs : posez un pion sur une intersection libre.',
        done: 'Bien posé. Il n’y a qu’un pion par intersection. Maintenant, c’est à l’adversaire.',
      },
    ],
  },
  'enter-or-move': {
    title: 'Poser ou déplacer',
    steps: [
      {
        task: 'Il reste des pions en main. Déplacez quand même un pion blanc du plateau.',
        done: 'Voilà : avec cette règle, on n’attend pas la fin de la pose.',
        others: { enters: 'Poser est permis aussi, mais ici, déplacez un pion du plateau.' },
      },
      {
        task: 'Et maintenant, posez un pion.',
        done: 'À chaque coup, c’est l’un ou l’autre.',
        others: { moves: 'Déplacer est permis, mais cette fois, posez un pion.' },
      },
    ],
  },
  'mill-by-entering': {
    title: 'Fermer un moulin en posant',
    steps: [
      {
        task: 'Deux pions blancs se suivent sur une ligne. Posez le troisième, puis prenez un pion noir.',
        done: 'Un moulin ! Et un pion noir de moins.',
        others: { any: 'Ce pion ne complète pas la ligne.' },
      },
    ],
  },
  'entry-again': {
    title: 'Un moulin fait rejouer',
    steps: [
      {
        task: 'Posez le pion qui ferme un moulin.',
        done: 'Un moulin : rien n’est pris, mais les Blancs rejouent.',
        others: { any: 'Ce pion ne complète pas la ligne.' },
      },
      { task: 'C’est encore aux Blancs : posez un pion de plus.', done: 'Deux pions posés de suite, grâce au moulin.' },
    ],
  },
  'entry-forbidden': {
    title: 'Pas de moulin pendant la pose',
    steps: [
      {
        task: 'Deux pions blancs se suivent. Essayez de fermer la ligne : la règle refuse. Posez alors votre pion ailleurs.',
        done: 'Bien posé. Les moulins viendront quand tous les pions seront sur le plateau.',
      },
    ],
  },
  'entry-nothing': {
    title: 'Un moulin qui ne prend rien',
    steps: [
      {
        task: 'Fermez un moulin en posant un pion.',
        done: 'Le moulin est fermé. Il ne prend rien maintenant ; ouvert puis refermé, il prendra.',
        others: { any: 'Ce pion ne complète pas la ligne.' },
      },
    ],
  },
  'two-mills': {
    title: 'Deux moulins d’un coup',
    steps: [
      {
        task: 'Un seul pion peut compléter deux lignes à la fois. Posez-le, puis prenez.',
        done: 'Deux moulins d’un coup, et une seule prise.',
        others: { any: 'Ce coup est permis, mais il ne ferme pas deux moulins.' },
      },
    ],
  },
  'two-mills-each': {
    title: 'Deux moulins, deux prises',
    steps: [
      {
        task: 'Un seul pion peut compléter deux lignes à la fois. Posez-le, puis prenez deux pions noirs.',
        done: 'Deux moulins d’un coup, deux prises.',
        others: { any: 'Ce coup est permis, mais il ne ferme pas deux moulins.' },
      },
    ],
  },
  'first-mill-entering': {
    title: 'Trois sur une ligne',
    steps: [
      {
        task: 'Deux pions blancs se suivent. Posez le troisième sur la même ligne.',
        done: 'Trois sur une ligne : les Blancs ont gagné.',
        others: { any: 'Ce pion n’est pas sur la ligne des deux autres.' },
      },
    ],
  },
  'stop-first-mill': {
    title: 'Barrer la ligne',
    steps: [
      {
        task: 'Les Noirs ont deux pions sur une ligne. Posez un pion blanc qui les arrête.',
        done: 'La ligne est barrée : les Noirs ne peuvent plus gagner là.',
        others: { any: 'Les Noirs poseraient leur troisième pion, et gagneraient.' },
      },
    ],
  },
  move: {
    title: 'Déplacer un pion',
    steps: [
      {
        task: 'Tous les pions sont posés. Faites glisser un pion blanc jusqu’à une intersection voisine.',
        done: 'Un pas le long de la ligne, ni plus ni moins.',
      },
    ],
  },
  diagonal: {
    title: 'Un moulin en diagonale',
    steps: [
      {
        task: 'Fermez le moulin sur la diagonale, puis prenez un pion noir.',
        done: 'Les diagonales comptent comme les autres lignes.',
        others: { any: NO_MILL },
      },
    ],
  },
  'mill-by-moving': {
    title: 'Fermer un moulin',
    steps: [
      {
        task: 'Faites glisser un pion blanc pour compléter une ligne, puis prenez un pion noir.',
        done: 'Le moulin est fermé, et un pion noir est pris.',
        others: { any: NO_MILL },
      },
    ],
  },
  'mill-again': {
    title: 'Prendre et rejouer',
    steps: [
      {
        task: 'Fermez un moulin, puis prenez un pion noir.',
        done: 'Pris ! Et les Blancs rejouent.',
        others: { any: NO_MILL },
      },
      { task: 'C’est encore aux Blancs : déplacez un pion.', done: 'Deux coups de suite : un moulin vaut cher, ici.' },
    ],
  },
  'first-mill-moving': {
    title: 'Gagner en glissant',
    steps: [
      {
        task: 'Personne n’a gagné en posant. Faites glisser le pion blanc qui complète une ligne.',
        done: 'Trois sur une ligne : gagné.',
        others: { any: 'Ce coup est permis, mais il ne complète pas de ligne.' },
      },
    ],
  },
  'open-and-close': {
    title: 'Ouvrir et refermer',
    steps: [
      {
        task: 'Le moulin blanc est fermé. Ouvrez-le d’un pas, pour pouvoir le refermer.',
        done: 'Le moulin est ouvert. Les Noirs jouent…',
        others: {
          opens: 'Le moulin est ouvert, mais les Noirs peuvent y répondre.',
          any: 'Ce pion n’ouvre pas le moulin : c’est un pion du moulin qui doit sortir.',
        },
      },
      {
        task: 'Refermez le moulin, puis prenez un pion noir.',
        done: 'Un moulin qui va et vient prend un coup sur deux.',
        others: { any: NO_MILL },
      },
    ],
  },
  'double-mill': {
    title: 'Le double moulin',
    steps: [
      {
        task: 'Un même pion sert à deux lignes. Faites-le glisser de l’une à l’autre : un moulin s’ouvre, l’autre se ferme.',
        done: 'Un moulin s’ouvre, l’autre se ferme, et un pion noir est pris. Les Noirs jouent…',
        others: { opens: 'Le moulin s’ouvre, mais l’autre ne se ferme pas.', any: NO_MILL },
      },
      {
        task: 'Au retour : refermez le premier moulin.',
        done: 'Une prise à chaque coup, tant que rien n’arrête le pion qui va et vient.',
        others: { any: NO_MILL },
      },
    ],
  },
  protected: {
    title: 'Le pion protégé',
    steps: [
      {
        task: 'Fermez le moulin. Avant de prendre, touchez un pion du moulin noir : la règle le protège.',
        done: 'Pris : le seul pion noir hors d’un moulin.',
        others: { any: NO_MILL },
      },
    ],
  },
  'all-in-mills': {
    title: 'Tous dans des moulins',
    steps: [
      {
        task: 'Tous les pions noirs sont dans des moulins. Fermez le moulin blanc, et prenez celui que vous voulez.',
        done: 'Quand tous sont protégés, aucun ne l’est plus.',
        others: { any: NO_MILL },
      },
    ],
  },
  'always-protected': {
    title: 'Toujours protégé',
    steps: [
      {
        task: 'Tous les pions noirs sont dans des moulins. Fermez le moulin blanc, pour voir.',
        done: 'Le moulin est fermé, mais rien n’est pris : cette règle protège toujours.',
        others: { any: NO_MILL },
      },
    ],
  },
  'last-three': {
    title: 'Les trois derniers',
    steps: [
      {
        task: 'Il ne reste que trois pions noirs, tous dans un moulin. Fermez le moulin blanc, et prenez.',
        done: 'Les trois derniers ne sont plus protégés : les Blancs ont gagné.',
        others: { any: NO_MILL },
      },
    ],
  },
  'never-protected': {
    title: 'Rien n’est protégé',
    steps: [
      {
        task: 'Fermez le moulin, et prenez un pion dans le moulin noir.',
        done: 'Avec cette règle, un moulin ne protège pas.',
        others: { 'takes-free': 'Bien pris, mais ce pion-là n’était dans aucun moulin.', any: NO_MILL },
      },
    ],
  },
  'take-between': {
    title: 'Entre deux pions',
    steps: [
      {
        task: 'Encadrez un pion noir : un pion à vous à chaque bout de la ligne, et prenez-le.',
        done: 'Pris entre deux, sans moulin.',
        others: { any: 'Ce coup est permis, mais il n’encadre aucun pion noir.' },
      },
    ],
  },
  'take-both': {
    title: 'Au milieu des deux',
    steps: [
      {
        task: 'Glissez un pion entre deux pions noirs, au milieu de leur ligne, et prenez les deux.',
        done: 'Deux pions d’un coup, sans moulin.',
        others: { any: 'Ce coup est permis, mais il ne sépare pas deux pions noirs.' },
      },
    ],
  },
  'take-by-leaping': {
    title: 'Par-dessus',
    steps: [
      {
        task: 'Sautez par-dessus un pion noir, d’un bout de la ligne à l’autre, et prenez-le.',
        done: 'Sauté, et pris.',
        others: { any: 'Ce coup est permis, mais il ne saute par-dessus aucun pion noir.' },
      },
    ],
  },
  fly: {
    title: 'Sauter',
    steps: [
      {
        task: 'Il ne reste que trois pions blancs : ils sautent. Fermez un moulin de loin, puis prenez.',
        done: 'D’un bout à l’autre du plateau, sans suivre les lignes.',
        others: { any: NO_MILL },
      },
    ],
  },
  'no-fly': {
    title: 'Sans saut',
    steps: [
      {
        task: 'Trois pions blancs seulement, et pas de saut. Essayez d’aller loin : la règle refuse. Glissez alors d’un pas.',
        done: 'Un pas à la fois, jusqu’au bout.',
      },
    ],
  },
  'ordinary-throw': {
    title: 'Un jet ordinaire',
    steps: [
      {
        task: 'Lancez les dés, puis jouez.',
        done: 'Un jet ordinaire ne change rien : un pion glisse d’un pas.',
      },
    ],
  },
  'special-throw': {
    title: 'Un jet spécial',
    steps: [
      {
        task: 'Lancez les dés. Si le jet est spécial, envoyez un pion lointain fermer un moulin, et prenez.',
        done: 'Le jet a porté le pion jusqu’au moulin.',
        others: { any: 'C’est permis : un jet spécial n’oblige à rien. Mais un pion lointain peut fermer un moulin.' },
      },
    ],
  },
  'special-two-mills': {
    title: 'Un jet, deux moulins',
    steps: [
      {
        task: 'Lancez les dés, et fermez deux moulins d’un coup. Chacun prend un pion.',
        done: 'Deux moulins, deux prises.',
        others: { closes: 'Un moulin, oui ; mais deux sont possibles d’un coup.', any: NO_MILL },
      },
    ],
  },
  'row-of-three': {
    title: 'Trois pions d’un coup',
    steps: [
      {
        task: 'Lancez les dés. Le jet est spécial : posez le premier pion sur une ligne libre.',
        done: 'Le premier y est.',
      },
      { task: 'Posez le deuxième sur la même ligne.', done: 'Plus qu’un.' },
      { task: 'Fermez la ligne, et prenez.', done: 'Trois pions posés, un moulin, une prise.' },
    ],
  },
  win: {
    title: 'Gagner',
    steps: [
      {
        task: 'Il ne reste que trois pions noirs. Fermez un moulin, et prenez l’un d’eux.',
        done: 'Deux pions ne font plus de moulin : les Blancs ont gagné.',
        others: { any: NO_MILL },
      },
    ],
  },
  block: {
    title: 'Enfermer',
    steps: [
      {
        task: 'Un seul coup enferme tous les pions noirs. Jouez-le.',
        done: 'Les Noirs ne peuvent plus bouger : les Blancs ont gagné.',
        others: { any: 'Ce coup est permis, mais les Noirs peuvent encore bouger.' },
      },
    ],
  },
  'block-draws': {
    title: 'Enfermer fait nulle',
    steps: [
      {
        task: 'Un seul coup enferme tous les pions noirs. Jouez-le.',
        done: 'Les Noirs ne peuvent plus bouger : avec cette règle, la partie est nulle.',
        others: { any: 'Ce coup est permis, mais les Noirs peuvent encore bouger.' },
      },
    ],
  },
  pass: {
    title: 'Passer',
    steps: [
      {
        task: 'Les pions blancs sont tous bloqués. Passez.',
        done: 'Quand on ne peut pas jouer, on passe, et l’on attend que l’adversaire s’écarte.',
      },
    ],
  },
};
