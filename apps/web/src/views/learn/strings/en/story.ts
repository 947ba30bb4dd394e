import type { StoryTexts } from '../../story.ts';

/** Where the games come from. */
export const story: StoryTexts = {
  names: {
    title: 'One game, many names',
    text: [
      'Marelle, moulin, merels, merreles, jeu du jarret, nine men’s morris: it is always the same game, three squares inside each other and men to be set three in a row.',
      'In old books the board is a mérellier and the men are méreaux. That is where our name comes from.',
    ],
  },
  egypt: {
    title: 'As old as draughts',
    text: [
      'The Ravensburger booklet counts marelle and draughts among the oldest games in the world, and says that the Egyptians played a game of draughts three thousand years ago.',
      'Nobody knows their rules: it is the family of games that is so old, not the game of the booklet.',
    ],
  },
  rome: {
    title: 'Rome, perhaps',
    text: [
      'Where the game began is disputed. It is often said to come from ancient Rome, writes Le Globe Joueur, and nobody has proof.',
    ],
  },
  courts: {
    title: 'At the courts of Europe',
    text: ['In the thirteenth and fourteenth centuries the game was in fashion at many European courts.'],
  },
  '1283': {
    title: '1283: King Alfonso’s book',
    text: [
      'In 1283 King Alfonso X of Castile had a Book of Games written: chess, dice, tables, and merels with nine men, with three dice or without. A poem of the same century, De Vetula, already mentions the game with dice.',
      'The manuscript does not say everything. In 2000 Ulrich Schädler completed the rules from the picture painted in the book: no dice while men are placed, and no mills either. Murray and Bell had read it in another way, with dice from the first man on. Both readings are played here: marelle with dice is Schädler’s.',
    ],
  },
  boards: {
    title: 'Boards of every kind',
    text: [
      'Over the centuries other boards were drawn: three men on a single square, six on two squares, a cross in the middle, four diagonals in the corners.',
    ],
  },
  ages: {
    title: 'From 8 to 99',
    text: ['So the pocket booklet promises. Younger children begin with the first steps on the page Learn.'],
  },
  today: {
    title: 'And today',
    text: [
      'The game is still played a lot in Germany, Austria and Switzerland. Each country has its rules, and each family its own: even the booklet lets everyone play as they are used to. That is what the house rules are for here.',
    ],
  },
  advantage: {
    title: 'Does White have an advantage?',
    text: [
      'The sheet on merels gives the side that begins a “slight advantage”. It has been worked out since: if both sides play well, the game is a draw, in marelle and in merels. Ralph Gasser proved it in 1993, and our tables confirm it position by position.',
    ],
  },
  twins: {
    title: 'Twin games',
    text: [
      'Some games of the family are so alike that they share a page here. Cheng san qi, of China, is played like Merels; tapatan, of the Philippines, and King Alfonso’s alquerque de tres, like three men’s morris with diagonals.',
      'Of the mlabalaba of southern Africa we have only the rules as they were played in Zambia: that is Mulabalaba.',
    ],
  },
};
