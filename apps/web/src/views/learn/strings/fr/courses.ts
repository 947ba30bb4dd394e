import type { CoursesText } from '../shapes.ts';

/** The two courses, in French. */
export const courses: CoursesText = {
  course: {
    title: 'Premiers pas',
    lead: 'De trois pions à neuf, en six leçons. Dès sept ou huit ans, seul ou à deux.',
    chapters: {
      three: {
        title: 'Trois sur une ligne',
        text: [
          'Un tout petit plateau, et trois pions chacun. Le premier qui met ses trois pions sur une même ligne a gagné : c’est un moulin.',
          'À chaque tour, deux questions : est-ce que je peux finir ma ligne ? Sinon, est-ce que l’autre va finir la sienne ?',
        ],
      },
      slide: {
        title: 'Glisser',
        text: [
          'Quand les trois pions sont posés et que personne n’a gagné, on les déplace : un pion, un pas, le long d’une ligne.',
          'Les lignes en travers comptent aussi. Et quand on ne peut plus bouger, on a perdu.',
        ],
      },
      take: {
        title: 'Prendre',
        text: [
          'Sur deux carrés, un moulin ne gagne plus tout de suite : il prend un pion de l’autre.',
          'Quand il ne reste plus que deux pions à quelqu’un, il ne peut plus faire de moulin : il a perdu.',
        ],
      },
      guard: {
        title: 'Ouvrir, fermer, garder',
        text: [
          'Un moulin fermé dort. Pour qu’il prenne encore, il faut l’ouvrir d’un pas, puis le refermer.',
          'Et il protège : on ne prend pas un pion dans un moulin, sauf s’ils y sont tous.',
        ],
      },
      nine: {
        title: 'Le grand plateau',
        text: [
          'Trois carrés, vingt-quatre places. Les règles sont les mêmes ; il y a seulement plus de chemins.',
          'Pour commencer, une partie à six pions chacun.',
        ],
      },
      fly: {
        title: 'Sauter, et tout savoir',
        text: [
          'Une dernière règle : quand il ne vous reste que trois pions, ils sautent où vous voulez, même à l’autre bout.',
          'Et voilà le vrai jeu du moulin, à neuf pions chacun.',
        ],
      },
    },
  },
  strategy: {
    title: 'Bien jouer',
    lead: 'Carrefours, doubles moulins, prises et blocages : huit idées à jouer sur le plateau.',
    chapters: {
      crossings: {
        title: 'Les carrefours',
        text: [
          'Toutes les places ne se valent pas. D’un coin partent deux chemins, d’un milieu trois, et de quatre places seulement, quatre : b4, d2, d6 et f4, au milieu des côtés du carré moyen.',
          'Un pion sur un carrefour a plus de coups, et il en faut davantage pour l’enfermer. On les occupe volontiers dès la pose.',
        ],
      },
      threats: {
        title: 'Deux menaces à la fois',
        text: [
          'Deux pions sur une ligne libre menacent : l’adversaire met son pion à la troisième place, et la menace est finie.',
          'Mais un seul pion appartient à deux lignes. S’il menace sur les deux, un coup ne suffit plus pour répondre.',
        ],
      },
      opening: {
        title: 'Ouvrir son moulin',
        text: [
          'Un moulin prend au moment où il se ferme. Pour prendre encore, il faut donc l’ouvrir ; et l’ouvrir laisse un trou.',
          'Avant d’ouvrir, regardez les voisins de ce trou : si un pion adverse peut y entrer, le moulin ne se refermera pas.',
        ],
      },
      running: {
        title: 'Le double moulin',
        text: [
          'Deux moulins se partagent un pion : quand il va de l’un à l’autre, le premier s’ouvre et le second se ferme. Chaque coup prend.',
          'La défense la plus simple : entrer dans la place que le pion vient de quitter. C’est donc le pion capable d’y entrer qu’il faut prendre d’abord.',
        ],
      },
      taking: {
        title: 'Que prendre ?',
        text: [
          'Une prise est un choix. D’abord, le pion qui allait fermer un moulin. Ensuite, celui qui gêne votre propre moulin.',
          'Un pion enfermé, qui n’aide à finir aucune ligne, peut attendre.',
        ],
      },
      blocking: {
        title: 'Barrer et enfermer',
        text: [
          'Barrer, c’est occuper la place qui manque à l’adversaire. Enfermer, c’est lui ôter tous ses coups.',
          'Avec beaucoup de pions sur le plateau, on gagne parfois sans rien prendre : un camp qui ne peut plus jouer a perdu.',
        ],
      },
      flying: {
        title: 'Quand on saute',
        text: [
          'Avec trois pions, on saute, et l’on menace de partout. Un saut qui fait deux menaces à la fois est difficile à parer.',
          'Contre un camp qui saute, chaque ligne où il a deux pions et une place libre est une menace : barrez-la, ou gagnez plus vite.',
          'En prenant le quatrième pion de l’adversaire, vous lui donnez donc le saut : préparez bien ce coup.',
        ],
      },
      beginning: {
        title: 'Bien commencer',
        text: [
          'Pendant la pose, mieux vaut garder des pions qui bougent que courir après un moulin : un moulin bien fermé, mais entouré, ne s’ouvre plus.',
          'Barrez d’abord, surtout quand le même pion vous sert aussi ; et répartissez vos pions sur les trois carrés.',
          'Sans faute de part et d’autre, la partie à neuf pions est nulle : Ralph Gasser l’a établi en 1993. Pour gagner, il faut donc que l’autre se trompe.',
        ],
      },
    },
  },
};
