import type { DraughtsLessonId } from '../../lessons/draughts-lessons.ts';
import type { LessonText } from '../shapes.ts';

/** What the lessons on the rules of dames say, in French. */
export const draughtsLessons: Readonly<Record<DraughtsLessonId, LessonText>> = {
  'man-move': {
    title: 'Avancer',
    steps: [
      {
        task: 'C’est aux Blancs : avancez un pion d’une case, en diagonale.',
        done: 'Un pion avance toujours ; il ne recule jamais pour se déplacer.',
      },
    ],
  },
  'man-straight': {
    title: 'Tout droit et de côté',
    steps: [
      {
        task: 'Les Blancs jouent : avancez un pion d’une case, tout droit ou de côté.',
        done: 'Un pion ne recule jamais.',
      },
    ],
  },
  'capture-straight': {
    title: 'Prendre tout droit',
    steps: [
      {
        task: 'Un pion blanc peut prendre celui qui est devant lui. Sautez par-dessus.',
        done: 'Sauté et pris, jamais en diagonale. Quand on peut prendre, on le doit.',
      },
    ],
  },
  'king-straight': {
    title: 'La dame sur les rangées et les colonnes',
    steps: [
      {
        task: 'Jouez la dame blanche à plusieurs cases de là.',
        done: 'Aussi loin que la voie est libre, dans tous les sens.',
        others: {
          'king-steps': 'Une case, c’est permis. Mais elle peut aller plus loin.',
          any: 'Cette fois, jouez la dame.',
        },
      },
    ],
  },
  'man-capture': {
    title: 'La prise est obligatoire',
    steps: [
      {
        task: 'Un pion blanc peut prendre. Essayez d’abord avec l’autre : la règle refuse. Ensuite, prenez.',
        done: 'Sauté, pris. Quand une prise est possible, il faut prendre.',
      },
    ],
  },
  'man-capture-free': {
    title: 'Prendre',
    steps: [
      {
        task: 'Un pion blanc peut prendre. Sautez par-dessus le pion noir.',
        done: 'Sauté, pris. Rien à craindre : aucune prise n’est oubliée.',
        others: { any: 'Rien n’empêche ce coup, mais la prise est oubliée : les Noirs pourraient souffler la pièce.' },
      },
    ],
  },
  'capture-backward': {
    title: 'Prendre en arrière',
    steps: [
      {
        task: 'Le pion noir est derrière. Prenez-le quand même.',
        done: 'Un pion se déplace seulement vers l’avant, mais il prend dans les deux sens.',
      },
    ],
  },
  'capture-forward': {
    title: 'Pas en arrière',
    steps: [
      {
        task: 'Le pion noir est derrière. Essayez de le prendre : la règle refuse. Jouez alors un autre coup.',
        done: 'Avec cette règle, un pion ne prend que vers l’avant.',
      },
    ],
  },
  multiple: {
    title: 'La rafle',
    steps: [
      {
        task: 'Prenez deux pions noirs d’un seul coup, l’un après l’autre.',
        done: 'Une rafle : tant que le même pion peut prendre, il continue.',
      },
    ],
  },
  choose: {
    title: 'Choisir sa prise',
    steps: [
      {
        task: 'Deux prises sont possibles. Choisissez celle qui prend deux pions.',
        done: 'Deux pions de moins. Le choix était libre.',
        others: { 'takes-one': 'C’est permis : le choix est libre. Mais l’autre prise en enlève deux.' },
      },
    ],
  },
  majority: {
    title: 'La plus grande prise',
    steps: [
      {
        task: 'Deux prises sont possibles. Essayez la petite : la règle refuse. Jouez alors la grande.',
        done: 'Il faut prendre le plus de pièces possible.',
      },
    ],
  },
  'no-king-taken': {
    title: 'Une dame à l’abri',
    steps: [
      {
        task: 'Essayez de prendre la dame noire avec un pion : la règle refuse. Jouez alors un autre coup.',
        done: 'Avec cette règle, seule une dame prend une dame.',
      },
    ],
  },
  crown: {
    title: 'Aller à dame',
    steps: [
      {
        task: 'Un pion blanc est tout près de la dernière rangée. Menez-le jusqu’au bout.',
        done: 'Le voilà dame.',
        others: { any: 'Ce pion-là n’arrive pas à la dernière rangée.' },
      },
    ],
  },
  'passing-stays-man': {
    title: 'Ne faire que passer',
    steps: [
      {
        task: 'Prenez deux pions, en touchant la dernière rangée au passage.',
        done: 'Le pion n’a fait que passer par la dernière rangée : il reste pion.',
      },
    ],
  },
  'passing-crowns': {
    title: 'Dame en passant',
    steps: [
      {
        task: 'Prenez par la dernière rangée, et continuez la rafle.',
        done: 'Le pion est devenu dame au passage, et il a fini sa rafle en dame.',
      },
    ],
  },
  'crowning-ends': {
    title: 'Dame, et c’est tout',
    steps: [
      {
        task: 'Prenez, et arrivez sur la dernière rangée.',
        done: 'Le pion devient dame, et son coup s’arrête là.',
      },
    ],
  },
  'king-far': {
    title: 'La dame va loin',
    steps: [
      {
        task: 'Déplacez la dame blanche de plusieurs cases.',
        done: 'Aussi loin que la diagonale est libre, en avant ou en arrière.',
        others: {
          'king-steps': 'Une seule case, c’est permis. Mais elle peut aller plus loin.',
          any: 'Cette fois, jouez la dame.',
        },
      },
    ],
  },
  'king-short': {
    title: 'Le pas de la dame',
    steps: [
      {
        task: 'Déplacez la dame blanche, en avant ou en arrière.',
        done: 'Une case à la fois, mais dans les quatre directions.',
      },
    ],
  },
  'king-behind': {
    title: 'Juste derrière',
    steps: [
      {
        task: 'La dame prend de loin. Essayez de la poser deux cases derrière : la règle refuse. Posez-la juste derrière.',
        done: 'Prise de loin, arrivée juste derrière.',
      },
    ],
  },
  'king-any': {
    title: 'Où elle veut',
    steps: [
      {
        task: 'Prenez avec la dame, et posez-la sur une case libre derrière la pièce prise.',
        done: 'Vous choisissez la case d’arrivée, tant que la voie est libre.',
      },
    ],
  },
  'king-first': {
    title: 'La dame d’abord',
    steps: [
      {
        task: 'Le pion et la dame peuvent prendre. Essayez avec le pion : la règle refuse. Prenez avec la dame.',
        done: 'Quand une dame peut prendre, c’est elle qui prend.',
      },
    ],
  },
  huff: {
    title: 'Souffler',
    steps: [
      {
        task: 'Un pion noir a oublié de prendre. Soufflez-le : touchez-le, il s’en va.',
        done: 'Soufflé ! Et souffler n’est pas jouer…',
        others: {
          demands: 'Exiger la prise est permis ; mais ici, soufflez le pion.',
          any: 'C’est permis : on peut laisser passer. Mais ici, soufflez le pion.',
        },
      },
      { task: '… c’est donc encore aux Blancs : jouez un coup.', done: 'Un pion soufflé, et un coup joué.' },
    ],
  },
  demand: {
    title: 'Exiger la prise',
    steps: [
      {
        task: 'Un pion noir a oublié de prendre. Exigez la prise, avec le bouton.',
        done: 'Le coup noir est repris : les Noirs doivent prendre.',
        others: {
          huffs: 'Souffler est permis ; mais ici, exigez la prise.',
          any: 'C’est permis : on peut laisser passer. Mais ici, exigez la prise.',
        },
      },
      { task: 'Les Noirs ont pris. C’est aux Blancs.', done: 'La partie continue.' },
    ],
  },
  'last-piece': {
    title: 'La dernière pièce',
    steps: [{ task: 'Prenez le dernier pion noir.', done: 'Plus de pièce noire : les Blancs ont gagné.' }],
  },
  'shut-in': {
    title: 'Enfermer',
    steps: [
      {
        task: 'Un seul coup enferme le pion noir. Jouez-le.',
        done: 'Le pion noir ne peut ni avancer ni prendre : les Blancs ont gagné.',
        others: { any: 'Ce coup est permis, mais le pion noir peut encore jouer.' },
      },
    ],
  },
};
