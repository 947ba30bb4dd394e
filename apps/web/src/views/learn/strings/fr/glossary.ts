import type { TermId } from '../../glossary.ts';

/** The words that players use, explained in French. */
export const glossary: Readonly<Record<TermId, string>> = {
  point: 'Un endroit du plateau où un pion peut se tenir : là où des lignes se croisent, tournent ou finissent.',
  line: 'Un trait du plateau. Les pions glissent le long des lignes, et c’est sur elles que se font les moulins.',
  man: 'Ce que l’on pose et déplace, blanc ou noir. Aux dames aussi, tant qu’il n’est pas devenu dame.',
  hand: 'Les pions qui ne sont pas encore posés, à côté du plateau.',
  placing: 'Le début de la partie, où les pions entrent un à un sur le plateau.',
  moving: 'Ce qui suit la pose : un pion par tour glisse jusqu’à une intersection voisine.',
  flying:
    'À la marelle, aller d’une intersection à n’importe quelle autre, sans suivre les lignes. Beaucoup de règles le permettent à un camp qui n’a plus que trois pions.',
  row: 'Trois pions de la même couleur sur une même ligne. C’est l’autre nom du moulin.',
  mill: 'Trois pions de la même couleur qui occupent toute une ligne de trois intersections.',
  closing:
    'Jouer le pion qui complète un moulin. C’est ce coup-là qui prend ; un moulin qui reste fermé ne prend rien.',
  opening: 'Sortir un pion d’un de ses moulins, pour le refermer plus tard et prendre encore.',
  running: 'Deux moulins qui se partagent un pion : à chaque coup, il ouvre l’un et ferme l’autre.',
  twoMills: 'Un seul coup qui complète deux lignes. À ne pas confondre avec le double moulin.',
  taking: 'Un pion adverse quitte le plateau pour de bon. À la marelle, c’est le prix d’un moulin.',
  protected: 'Un pion qui ne peut pas être pris, parce qu’il est dans un moulin.',
  blocked: 'Un pion sans intersection voisine libre ; ou un camp dont tous les pions le sont.',
  doubleAttack:
    'Un coup qui menace deux choses à la fois, par exemple de fermer l’un ou l’autre de deux moulins. L’adversaire n’en pare souvent qu’une.',
  crossing: 'Une intersection d’où partent quatre chemins. Sur le plateau à neuf pions : b4, d2, d6 et f4.',
  tempo: 'Avoir le trait : c’est à vous de jouer. Un temps, c’est un coup gagné ou perdu dans la course.',
  ply: 'Un coup, c’est tout ce que vous jouez quand c’est à vous, prises comprises. Les demi-coups comptent les coups des deux camps, un à un : un coup des Blancs et un des Noirs font deux demi-coups.',
  extraTurn: 'Jouer deux fois de suite, quand la règle le donne pour un moulin.',
  throw: 'Ce que montrent les trois dés. Certains jets permettent ce que les autres ne permettent pas.',
  draw: 'Une partie que personne ne gagne.',
  repetition: 'La même position qui revient : mêmes pions, même camp à jouer. Au bout d’un nombre fixé de fois, nulle.',
  houseRules: 'Une règle que l’on a changée : moins de pions, pas de saut, un autre plateau.',
  square: 'Aux dames, un carré du damier. On ne joue que sur les cases foncées.',
  king: 'Un pion arrivé sur la dernière rangée. La dame avance et recule.',
  crowning: 'Devenir dame, en atteignant la dernière rangée.',
  multiple: 'Plusieurs prises par la même pièce, dans un seul coup.',
  compulsory: 'Quand une pièce peut prendre, il faut prendre.',
  majority: 'Quand il faut choisir la prise qui enlève le plus de pièces.',
  huff: 'Enlever la pièce qui a oublié de prendre. Souffler n’est pas jouer : on joue ensuite son coup.',
  turkish: 'Une rafle arrêtée par une pièce déjà sautée, qui n’a pas encore quitté le damier.',
};
