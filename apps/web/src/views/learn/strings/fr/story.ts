import type { StoryTexts } from '../../story.ts';

/** Where the games come from. */
export const story: StoryTexts = {
  names: {
    title: 'Un jeu, beaucoup de noms',
    text: [
      'Marelle, moulin, merels, merreles, jeu du jarret, nine men’s morris : c’est toujours le même jeu, trois carrés l’un dans l’autre et des pions à aligner par trois.',
      'Dans les livres anciens, le plateau s’appelle un mérellier et les pions des méreaux. Notre nom vient de là.',
    ],
  },
  egypt: {
    title: 'Aussi vieux que les dames',
    text: [
      'Le livret Ravensburger range la marelle et les dames parmi les plus anciens jeux du monde, et raconte que les Égyptiens jouaient déjà à un jeu de dames il y a trois mille ans.',
      'Personne ne sait quelle était leur règle : c’est la famille de jeux qui est si vieille, pas celle du livret.',
    ],
  },
  rome: {
    title: 'Rome, peut-être',
    text: [
      'L’origine de la marelle est discutée. On l’attribue souvent à la Rome antique, écrit Le Globe Joueur, sans que personne n’en ait la preuve.',
    ],
  },
  courts: {
    title: 'À la cour des rois',
    text: ['Aux treizième et quatorzième siècles, le jeu est à la mode dans beaucoup de cours européennes.'],
  },
  '1283': {
    title: '1283 : le livre du roi Alphonse',
    text: [
      'Le roi Alphonse X de Castille fait écrire en 1283 un Livre des jeux : échecs, dés, tables, et la marelle à neuf pions, avec trois dés ou sans. Un poème du même siècle, De Vetula, connaît déjà le jeu avec dés.',
      'Le manuscrit ne dit pas tout. En 2000, Ulrich Schädler a complété la règle d’après l’image peinte dans le livre : pas de dés pendant la pose, et pas de moulin non plus. Murray et Bell l’avaient lue autrement, avec des dés dès la pose. Ici, les deux lectures se jouent : la marelle avec dés est celle de Schädler.',
    ],
  },
  boards: {
    title: 'Des plateaux de toutes sortes',
    text: [
      'Au fil des siècles, on a dessiné d’autres plateaux : trois pions sur un seul carré, six sur deux carrés, une croix au milieu, quatre diagonales dans les coins.',
    ],
  },
  ages: {
    title: 'De 8 à 99 ans',
    text: [
      'C’est ce que promet le livret de poche. Plus jeune, on commence par les premiers pas de la page Apprendre.',
    ],
  },
  today: {
    title: 'Et aujourd’hui',
    text: [
      'On joue encore beaucoup au moulin en Allemagne, en Autriche et en Suisse. Chaque pays a ses règles, et chaque famille les siennes : le livret lui-même laisse chacun jouer comme il en a l’habitude. Ici, les réglages servent à cela.',
    ],
  },
  advantage: {
    title: 'Les Blancs ont-ils un avantage ?',
    text: [
      'Un « léger avantage », dit la fiche des merels pour celui qui commence. On l’a calculé depuis : bien jouée des deux côtés, la partie est nulle, à la marelle comme aux merels. Ralph Gasser l’a démontré en 1993, et nos tables le confirment position par position.',
    ],
  },
  twins: {
    title: 'Jeux jumeaux',
    text: [
      'Certains jeux de la famille se ressemblent tant qu’ils partagent ici une page. Le cheng san qi de Chine se joue comme les Merels ; le tapatan des Philippines et l’alquerque de tres du roi Alphonse, comme la marelle à trois avec diagonales.',
      'Du mlabalaba d’Afrique australe, nous n’avons la règle que telle qu’on la jouait en Zambie : c’est le Mulabalaba.',
    ],
  },
};
