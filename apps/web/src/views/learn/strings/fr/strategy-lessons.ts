import type { StrategyLessonId } from '../../lessons/strategy-lessons.ts';
import type { LessonText } from '../shapes.ts';

const NO_MILL = 'Ce coup est permis, mais il ne ferme pas de moulin.';

/** What the lessons of the strategy course say, in French. */
export const strategyLessons: Readonly<Record<StrategyLessonId, LessonText>> = {
  crossing: {
    title: 'Trouver un carrefour',
    steps: [
      {
        task: 'Posez un pion blanc là où partent quatre chemins.',
        done: 'Quatre chemins : de là, un pion va partout, et il est difficile de l’enfermer.',
        others: {
          'three-ways': 'Trois chemins, c’est déjà bien. Mais il y a mieux.',
          corner: 'Un coin : deux chemins seulement.',
          any: 'Il n’y a pas quatre chemins ici.',
        },
      },
    ],
  },
  'two-threats': {
    title: 'Deux menaces d’un coup',
    steps: [
      {
        task: 'Posez un pion qui menace de fermer deux moulins à la fois.',
        done: 'Deux lignes presque finies, et les Noirs n’ont qu’un coup…',
        others: {
          threatens: 'Une menace, oui ; mais un autre coup en fait deux à la fois.',
          any: 'Ce pion ne menace encore rien.',
        },
      },
      {
        task: 'Les Noirs ont barré une ligne. Fermez l’autre, et prenez.',
        done: 'Un seul coup ne répond pas à deux menaces.',
        others: { any: NO_MILL },
      },
    ],
  },
  'open-surely': {
    title: 'Ouvrir sans risque',
    steps: [
      {
        task: 'Ouvrez le moulin blanc de façon à le refermer au coup suivant, quoi que jouent les Noirs.',
        done: 'Aucun pion noir n’atteint la place laissée vide…',
        others: {
          opens: 'Le moulin s’ouvre, mais un pion noir peut se glisser dans le trou.',
          any: 'Ce coup n’ouvre pas le moulin.',
        },
      },
      {
        task: 'Refermez le moulin, et prenez.',
        done: 'Regardez qui est voisin de la place que vous quittez : c’est tout le secret.',
        others: { any: NO_MILL },
      },
    ],
  },
  'running-take': {
    title: 'Prendre le gêneur',
    steps: [
      {
        task: 'Allez d’un moulin à l’autre, et prenez le pion qui pourrait gêner le retour.',
        done: 'Plus rien n’empêche le pion de revenir…',
        others: {
          closes: 'Un moulin, oui ; mais un pion noir peut maintenant entrer dans la place laissée vide.',
          any: NO_MILL,
        },
      },
      {
        task: 'Revenez, et prenez encore.',
        done: 'Le double moulin tourne. Deux pions pris en deux coups.',
        others: { any: NO_MILL },
      },
    ],
  },
  'take-threat': {
    title: 'Prendre celui qui menace',
    steps: [
      {
        task: 'Les Noirs menacent de fermer un moulin. Fermez le vôtre, et prenez un pion qui désarme la menace.',
        done: 'Une prise, et plus de menace : deux choses en un coup.',
        others: {
          closes: 'Bien pris ; mais les Noirs ferment leur moulin au coup suivant.',
          any: 'Ce coup ne ferme pas le moulin blanc.',
        },
      },
    ],
  },
  bar: {
    title: 'Barrer le moulin',
    steps: [
      {
        task: 'Les Noirs vont fermer un moulin. Mettez un pion blanc sur la place qui leur manque.',
        done: 'La place est prise : tant que ce pion y reste, ce moulin ne se ferme pas.',
        others: { any: 'Les Noirs ferment leur moulin au coup suivant.' },
      },
    ],
  },
  'fly-two-threats': {
    title: 'Sauter pour menacer',
    steps: [
      {
        task: 'Trois pions blancs, qui sautent. Trouvez le saut qui menace deux moulins à la fois.',
        done: 'Deux menaces, et les Noirs, qui ne sautent pas, n’en parent qu’une…',
        others: {
          threatens: 'Une menace, oui ; mais un autre saut en fait deux à la fois.',
          any: 'Ce coup ne menace rien.',
        },
      },
      {
        task: 'Fermez un moulin, et prenez.',
        done: 'Trois pions qui sautent restent dangereux.',
        others: { any: NO_MILL },
      },
    ],
  },
  'fly-bar': {
    title: 'Contre celui qui saute',
    steps: [
      {
        task: 'Les Noirs n’ont plus que trois pions : ils sautent. Barrez leur ligne.',
        done: 'Contre un camp qui saute, deux pions sur une ligne libre sont déjà une menace.',
        others: { any: 'Les Noirs sautent, ferment leur moulin et prennent.' },
      },
    ],
  },
  'opening-bar': {
    title: 'Barrer dès la pose',
    steps: [
      {
        task: 'Les Noirs ont deux pions sur une ligne. Posez le pion qui les arrête.',
        done: 'Barré ; et ce pion prépare en même temps un moulin blanc.',
        others: {
          crossing: 'Un carrefour est une bonne place ; mais les Noirs ferment leur moulin tout de suite.',
          any: 'Les Noirs ferment leur moulin tout de suite, et prennent.',
        },
      },
    ],
  },
};
