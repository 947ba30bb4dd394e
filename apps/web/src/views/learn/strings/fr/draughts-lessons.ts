import type { DraughtsLessonId } from '../../lessons/draughts-lessons.ts';
import type { LessonText } from '../shapes.ts';

/** What the lessons on the rules of dames say, in French. */
export const draughtsLessons: Readonly<Record<DraughtsLessonId, LessonText>> = {
  'man-move': {
    title: 'Avancer',
    steps: [
      {
        task: 'Aux Blancs : avancer un pion d’une case, en diagonale.',
        done: 'Un pion avance toujours ; il ne recule jamais pour se déplacer.',
      },
    ],
  },
  'man-capture': {
    title: 'Prendre, c’est obligé',
    steps: [
      {
        task: 'Un pion blanc peut prendre. Essayer d’abord avec l’autre : la règle refuse. Prendre alors.',
        done: 'Sauté, pris. Quand une prise est possible, il faut prendre.',
      },
    ],
  },
  'man-capture-free': {
    title: 'Prendre',
    steps: [
      {
        task: 'Un pion blanc peut prendre. Sauter par-dessus le pion noir.',
        done: 'Sauté, pris. Rien à craindre : aucune prise n’est oubliée.',
        others: { any: 'Rien n’empêche ce coup, mais la prise est oubliée : les Noirs pourraient souffler la pièce.' },
      },
    ],
  },
  'capture-backward': {
    title: 'Prendre en arrière',
    steps: [
      {
        task: 'Le pion noir est derrière. Le prendre quand même.',
        done: 'Un pion n’avance que vers l’avant, mais il prend dans les deux sens.',
      },
    ],
  },
  'capture-forward': {
    title: 'Pas en arrière',
    steps: [
      {
        task: 'Le pion noir est derrière. Essayer de le prendre : la règle refuse. Jouer alors un autre coup.',
        done: 'Avec cette règle, un pion ne prend que vers l’avant.',
      },
    ],
  },
  multiple: {
    title: 'La rafle',
    steps: [
      {
        task: 'Prendre deux pions noirs d’un seul coup, l’un après l’autre.',
        done: 'Une rafle : tant que le même pion peut prendre, il continue.',
      },
    ],
  },
  choose: {
    title: 'Choisir sa prise',
    steps: [
      {
        task: 'Deux prises sont possibles. Choisir celle qui prend deux pions.',
        done: 'Deux pions de moins. Le choix était libre.',
        others: { 'takes-one': 'C’est permis : le choix est libre. Mais l’autre prise en enlève deux.' },
      },
    ],
  },
  majority: {
    title: 'La plus grande prise',
    steps: [
      {
        task: 'Deux prises se présentent. Essayer la petite : la règle refuse. Jouer alors la grande.',
        done: 'Il faut prendre le plus de pièces possible.',
      },
    ],
  },
  'no-king-taken': {
    title: 'Une dame à l’abri',
    steps: [
      {
        task: 'Essayer de prendre la dame noire avec un pion : la règle refuse. Jouer alors un autre coup.',
        done: 'Avec cette règle, seule une dame prend une dame.',
      },
    ],
  },
  crown: {
    title: 'Aller à dame',
    steps: [
      {
        task: 'Un pion blanc est tout près de la dernière rangée. L’y conduire.',
        done: 'Le voilà dame.',
        others: { any: 'Ce pion-là n’arrive pas à la dernière rangée.' },
      },
    ],
  },
  'passing-stays-man': {
    title: 'Ne faire que passer',
    steps: [
      {
        task: 'Prendre deux pions, en touchant la dernière rangée au passage.',
        done: 'Le pion n’a fait que passer par la dernière rangée : il reste pion.',
      },
    ],
  },
  'passing-crowns': {
    title: 'Dame en passant',
    steps: [
      {
        task: 'Prendre par la dernière rangée, et continuer la rafle.',
        done: 'Le pion est devenu dame au passage, et a fini sa rafle en dame.',
      },
    ],
  },
  'crowning-ends': {
    title: 'Dame, et c’est tout',
    steps: [
      {
        task: 'Prendre, et arriver sur la dernière rangée.',
        done: 'Le pion devient dame, et son coup s’arrête là.',
      },
    ],
  },
  'king-far': {
    title: 'La dame va loin',
    steps: [
      {
        task: 'Déplacer la dame blanche de plusieurs cases.',
        done: 'Aussi loin que la diagonale est libre, en avant ou en arrière.',
        others: {
          'king-steps': 'Une seule case, c’est permis. Mais elle peut aller plus loin.',
          any: 'C’est à la dame d’y aller.',
        },
      },
    ],
  },
  'king-short': {
    title: 'Le pas de la dame',
    steps: [
      {
        task: 'Déplacer la dame blanche, en avant ou en arrière.',
        done: 'Une case à la fois, mais dans les quatre directions.',
      },
    ],
  },
  'king-behind': {
    title: 'Juste derrière',
    steps: [
      {
        task: 'La dame prend de loin. Essayer de la poser deux cases derrière : la règle refuse. La poser juste derrière.',
        done: 'Prise de loin, arrivée juste derrière.',
      },
    ],
  },
  'king-any': {
    title: 'Où elle veut',
    steps: [
      {
        task: 'Prendre avec la dame, et la poser sur une case libre derrière la pièce prise.',
        done: 'La case d’arrivée se choisit, tant que la voie est libre.',
      },
    ],
  },
  'king-first': {
    title: 'La dame d’abord',
    steps: [
      {
        task: 'Le pion et la dame peuvent prendre. Essayer avec le pion : la règle refuse. Prendre avec la dame.',
        done: 'Quand une dame peut prendre, c’est à elle.',
      },
    ],
  },
  huff: {
    title: 'Souffler',
    steps: [
      {
        task: 'Un pion noir a oublié de prendre. Le souffler : le toucher, il s’en va.',
        done: 'Soufflé ! Et souffler n’est pas jouer…',
        others: {
          demands: 'Exiger la prise est permis ; mais ici, le pion est à souffler.',
          any: 'C’est permis : on peut laisser passer. Mais ici, le pion est à souffler.',
        },
      },
      { task: '… c’est donc encore aux Blancs : jouer un coup.', done: 'Un pion soufflé, et un coup joué.' },
    ],
  },
  demand: {
    title: 'Exiger la prise',
    steps: [
      {
        task: 'Un pion noir a oublié de prendre. Exiger la prise, avec le bouton.',
        done: 'Le coup noir est repris : les Noirs doivent prendre.',
        others: {
          huffs: 'Souffler est permis ; mais ici, la prise est à exiger.',
          any: 'C’est permis : on peut laisser passer. Mais ici, la prise est à exiger.',
        },
      },
      { task: 'Les Noirs ont pris. Aux Blancs de jouer.', done: 'La partie continue.' },
    ],
  },
  'last-piece': {
    title: 'La dernière pièce',
    steps: [{ task: 'Prendre le dernier pion noir.', done: 'Plus de pièce noire : les Blancs ont gagné.' }],
  },
  'shut-in': {
    title: 'Enfermer',
    steps: [
      {
        task: 'Un seul coup enferme le pion noir. Le jouer.',
        done: 'Le pion noir ne peut ni avancer ni prendre : les Blancs ont gagné.',
        others: { any: 'Ce coup est permis, mais le pion noir peut encore jouer.' },
      },
    ],
  },
};
