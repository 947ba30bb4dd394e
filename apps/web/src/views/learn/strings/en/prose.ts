import type { LearnStrings } from '../fr.ts';

const each = (number: number): string => `${number} ${number === 1 ? 'move' : 'moves'} by each side`;
const men = (number: number): string => `${number} ${number === 1 ? 'man' : 'men'}`;
const time = (number: number): string => `${['second', 'third', 'fourth', 'fifth'][number - 2] ?? `${number}th`} time`;

/** By the number of men that a side needs. */
const FEWER: Readonly<Record<number, string>> = {
  1: 'none is left',
  2: 'only one is left',
  3: 'fewer than three are left',
};
const LAST: Readonly<Record<number, string>> = {
  1: 'Play goes on to the last man: a side with none left has lost.',
  2: 'With two men a side plays on; with only one left it has lost.',
  3: 'A side with only two men left has lost.',
};
const UNSAFE: Readonly<Record<number, string>> = {
  1: 'Only the last man loses that protection.',
  2: 'Only the last two men lose that protection.',
  3: 'Only the last three men lose that protection.',
};

const WHO = { white: 'White begins.', black: 'Black begins.' };

export const prose: LearnStrings['prose'] = {
  sections: {
    goal: 'The aim',
    placing: 'Placing',
    moving: 'Moving',
    taking: 'Taking',
    flying: 'Flying',
    dice: 'The dice',
    man: 'The man',
    capture: 'Capturing',
    king: 'The king',
    huffing: 'Huffing',
    end: 'The end',
  },
  mill: {
    goal: {
      few: (least) => `Take the opponent’s men until ${FEWER[least]}.`,
      fewOrBlocked: (least) => `Take the opponent’s men until ${FEWER[least]}, or shut them all in.`,
      first: 'Be the first with three men on one line: that is a mill, and it wins.',
      lose: (least) => `Have your own men taken until ${FEWER[least]}, or be shut in.`,
      firstLoses: 'Do not be the first with three men on one line: that is a mill, and it loses.',
    },
    losing: 'Here the loser wins: the side that would have lost by what follows has won.',
    men: (number) => `The board is empty, and each side has ${men(number)} in hand.`,
    homes: 'The men are on the board already: the three of each side, on the row nearest to it.',
    unevenMen: (white, black) => `The board is empty: White has ${men(white)} in hand, and Black ${black}.`,
    begins: WHO,
    board: {
      nine: null,
      'nine-diagonals': 'The four diagonals are lines like any other: men slide along them and make mills on them.',
      'nine-diagonal-ways': 'The four diagonals are ways: men slide along them, but make no mills on them.',
      'nine-wide-corners':
        'The four diagonals are lines like any other. From a corner of the large square a man goes to any free point.',
      cube: 'The lines follow the edges and the medians of the six faces; a man on an edge belongs to two faces.',
      three: 'The small square has six lines: three across and three up.',
      'three-diagonals': 'The small square has eight lines: three across, three up and two from corner to corner.',
      'three-homes':
        'The small square has six lines: one across, three up and two from corner to corner. The starting rows do not count: men only slide along them.',
      round: 'The circle has four lines, all through the centre; along the rim a man goes from one spoke to the next.',
      six: 'The four links between the two squares are too short for a mill: men only slide along them.',
      seven: 'The two middle lines have five points: three men in a row on them make a mill.',
    },
    entry: {
      first: 'The players take turns to place a man on a free point. You may not move until all your men are placed.',
      'any-time': 'On every move you choose: place a man from your hand, or move one on the board.',
    },
    atEntry: {
      capture: 'Placing the third man on a line closes a mill, which takes an opposing man at once.',
      'extra-turn': 'A mill closed by placing takes nothing: it earns another turn.',
      nothing: 'A mill closed by placing takes nothing. It can be opened and closed again later.',
      forbidden: 'Closing a mill by placing is forbidden, unless no other point is free.',
      wins: 'The first to close a mill by placing wins at once.',
      'from-hand':
        'A mill closed by placing takes a man out of the opponent’s hand; once that hand is empty, a man off the board.',
      'from-hand-and-extra-turn':
        'A mill closed by placing takes a man out of the opponent’s hand, or off the board once that hand is empty, and earns another turn.',
      later:
        'Mills closed by placing are counted. Once all men are placed, each side takes what it has counted, and then play goes on.',
      marked: 'A mill closed by placing takes a man, but its point stays closed until all men are placed.',
      'opponent-chooses':
        'When a side closes a mill by placing, the other takes off a man of its own, whichever it likes, even out of a mill; then it plays.',
      'by-count':
        'A mill closed by placing takes nothing. Once all men are placed, the mills are counted: each side takes as many men as the side with fewer mills has, and the side with more takes one more; a side without a mill takes one, and its opponent two. If nobody has a mill, each side takes off a man of its own.',
      'one-each':
        'A mill closed by placing takes nothing. Once all men are placed, each side takes off an opposing man: first the side that closed the first mill or, if there was none, the side that did not begin; then the same side plays.',
    },
    movesFirst: {
      'in-turn': null,
      beginner: 'Once all men are placed, the side that began plays first.',
      other: 'Once all men are placed, the side that did not begin plays first.',
      'other-unless-full':
        'Once all men are placed, the side that did not begin plays first. On a full board, though, the side that began is to move, and cannot.',
    },
    placingStops: (number) =>
      `As soon as only ${number} free ${number === 1 ? 'point is' : 'points are'} left, placing ends: men still in hand are put aside.`,
    move: 'A man slides along a line to the next point, if that is free.',
    byMoving: {
      capture: 'A mill closed by moving takes a man too.',
      'only-capture': 'Only a mill closed by moving takes a man.',
      'capture-and-extra-turn': 'A mill closed by moving takes a man and earns another turn.',
      wins: 'If nobody has won by placing, the men move; the first mill wins.',
      'only-wins': 'Once all men are placed they move; the first mill wins.',
    },
    counts: {
      always: 'A mill can be opened, closed again, and take once more.',
      once: 'Each line counts once for each side: a mill closed there again earns nothing.',
    },
    reclosing: {
      'at-once': null,
      later: 'A man that has just opened a mill may not go straight back and close it; later on it may.',
      'later-after-mill':
        'A man that opened a mill and closed another by the same move may not go straight back; later on it may.',
    },
    /** For those who are to play at once. */
    takes: 'Three of your men on a line close a mill: you take one of the opponent’s men.',
    takesByMoving:
      'Three of your men brought onto a line by moving one close a mill: you take one of the opponent’s men.',
    takesAndAgain: 'Three of your men brought onto a line by moving one close a mill: you take a man, and move again.',
    taken: 'A man that is taken never comes back.',
    /** Where a mill takes two men: what else speaks of one. */
    two: {
      atEntry: {
        capture: 'Placing the third man on a line closes a mill, which takes two opposing men at once.',
        marked: 'A mill closed by placing takes two men, but their points stay closed until all men are placed.',
      },
      byMoving: {
        capture: 'A mill closed by moving takes too.',
        'only-capture': 'Only a mill closed by moving takes.',
        'capture-and-extra-turn': 'A mill closed by moving takes two men and earns another turn.',
      },
      takes: 'Three of your men on a line close a mill: you take two of the opponent’s men.',
      takesByMoving:
        'Three of your men brought onto a line by moving one close a mill: you take two of the opponent’s men.',
      takesAndAgain:
        'Three of your men brought onto a line by moving one close a mill: you take two men, and move again.',
    },
    captures: {
      one: 'Two mills closed at once take one man only.',
      'one-by-man': 'A man that closes two mills at once takes one man only.',
      'per-mill': 'Two mills closed at once take two men, one for each mill.',
      two: 'A move that closes a mill takes two men.',
    },
    custodian:
      'A man put at one end of a line, when you hold the other end, takes the opposing man that stands between them.',
    intervention: 'A man put on the middle of a line, between two opposing men, takes both.',
    leap: 'A man may jump over an opposing man, from one end of a line to the other: it takes that man, and no other.',
    eitherWay: 'Where a move can take in several ways, you choose one.',
    evenInMills: 'Against these captures a mill is no protection.',
    mayTake: 'Taking is not compulsory: you may close a mill and leave every man where it is.',
    protection: {
      'unless-all': 'A man in a mill is protected. But if every opposing man is in a mill, any of them may be taken.',
      always: 'A man in a mill is always protected: if they all are, nothing is taken.',
      never: 'Any man may be taken, even one in a mill.',
      'once-placed':
        'As long as men are left to place, any man may be taken. After that a man in a mill is protected, unless every opposing man is in a mill.',
    },
    lastUnsafe: UNSAFE,
    flying: (number) =>
      number === 0
        ? 'There is no flying here: men follow the lines to the end.'
        : `A side that is down to ${men(number)} flies: its men go to any free point.`,
    flyingWithHand: 'Men in hand count together with those on the board.',
    dice: {
      none: null,
      alfonso:
        'With all men placed, each player throws three dice before playing. On 6‑5‑4, 6‑3‑3, 5‑2‑2 or 4‑1‑1 a man may go anywhere, if it closes a mill there. Nobody has to.',
      entering:
        'As long as you have men in hand, you throw three dice before placing one. On 6‑5‑4, 6‑3‑3, 5‑2‑2 or 4‑1‑1 you place three at once on a free line, if you have three; each mill takes. After that there are no dice.',
      /** The same where a man takes alike however many mills it closes. */
      'entering-by-man':
        'As long as you have men in hand, you throw three dice before placing one. On 6‑5‑4, 6‑3‑3, 5‑2‑2 or 4‑1‑1 you place three at once on a free line, if you have three; each man that closes a mill takes. After that there are no dice.',
    },
    few: LAST,
    blocked: {
      loses: 'A side that cannot move loses.',
      passes: 'A side that cannot move passes.',
      draws: 'If the side to move cannot, the game is a draw.',
      'loses-unless-full': 'A side that cannot move loses; but on a full board the game is a draw.',
      takes:
        'A side that cannot move takes an opposing man beside one of its own, even out of a mill; then the other side plays.',
      'takes-and-plays':
        'A side that cannot move takes an opposing man beside one of its own, even out of a mill, and then plays.',
      'each-takes':
        'A side that cannot move takes an opposing man beside one of its own, even out of a mill; the other side takes one in the same way, and the blocked side plays.',
      'each-takes-if-full':
        'A side that cannot move loses. But on a full board each side takes off an opposing man, first the side to move, which then plays.',
    },
    noCapture: (number) => `After ${each(number)} without a capture the game is a draw.`,
    threeMen: (number) => `Once a side is down to three men, ${each(number)} without a capture make a draw.`,
  },
  repetition: (number) => `When the same position comes up for the ${time(number)}, the game is a draw.`,
  draughts: {
    goal: {
      'take-all': 'Take all opposing pieces, or shut them all in.',
      'lose-all': 'The loser wins: have all your pieces taken, or be unable to move any.',
      'first-king': 'Be the first to make a king.',
    },
    size: {
      dark: (squares, each, rows) =>
        `You play on the dark squares of a board of ${squares}: ${men(each)} each, on ${rows} ${rows === 1 ? 'row' : 'rows'}.`,
      all: (squares, each, rows) =>
        `You play on all squares of a board of ${squares}: ${men(each)} each, on ${rows} ${rows === 1 ? 'row' : 'rows'}.`,
    },
    backRow: { filled: null, free: 'The row nearest to each player is free at the start.' },
    begins: WHO,
    move: {
      diagonals: 'A man goes one square forward along a diagonal, if that square is free.',
      straight: 'A man goes one square straight ahead or sideways, if that square is free.',
      all: 'A man goes one square straight ahead, sideways or diagonally forward, if that square is free.',
    },
    capture: 'To capture, a piece jumps over a neighbouring opposing piece onto the free square right behind it.',
    lines: {
      dark: {
        diagonals: null,
        all: 'Pieces capture diagonally, but also along rows and columns, from dark square to dark square.',
        straight: 'Pieces capture along rows and columns, from dark square to dark square, never diagonally.',
      },
      all: {
        diagonals: 'Pieces capture diagonally.',
        all: 'Pieces capture diagonally, but also along rows and columns.',
        straight: 'Pieces capture along rows and columns, never diagonally.',
      },
    },
    turnBack: { yes: null, no: 'During a capture a piece never turns back the way it came.' },
    backward: { yes: 'A man captures backward too.', no: 'A man captures forward only.' },
    takesKings: { yes: null, no: 'A man does not take a king.' },
    goesOn: 'If it can capture again from where it lands, it goes on in the same move.',
    removal: {
      'at-end': 'Captured pieces stay on the board until the move ends; none is jumped twice.',
      'at-once': 'Captured pieces leave the board one by one, as soon as they are jumped.',
    },
    obligation: {
      enforced: 'Capturing is compulsory, and a capture is played to its end.',
      huffing:
        'You must capture when you can. But nothing enforces it: if a capture is missed, the opponent huffs the piece, that is, takes it off, and then moves. The opponent may also demand the capture, or let it pass.',
    },
    priority: {
      none: 'Of two captures, either may be chosen.',
      most: 'Of two captures, the one that takes more pieces must be played.',
      'most-kings':
        'Of two captures, the one that takes more pieces must be played, then the one that takes more kings.',
      'kings-first': 'Where a king and a man can both capture, the king does.',
      frisian:
        'Of two captures, the one worth more must be made, a king counting a little less than two men; of equal ones, a king’s.',
      italian:
        'Of two captures, the one that takes more pieces must be played; if they are equal, the one made by a king, then the one that takes more kings, then the one that takes a king sooner.',
    },
    crowning: {
      'at-end':
        'A man that ends its move on the far row becomes a king. If it only passes there during a capture, it stays a man.',
      passing: 'A man that touches the far row becomes a king, even in mid-capture, and goes on as one.',
      'ends-turn': 'A man that touches the far row becomes a king, and its move ends there.',
    },
    kingRun: (number) =>
      `While its side has men, one king makes no more than ${number} ${number === 1 ? 'move' : 'moves'} in a row without a capture.`,
    longRange: {
      diagonals: 'A king goes as far as the diagonal is free, forward and backward.',
      straight: 'A king goes as far as the row or column is free, in every direction.',
      all: 'A king goes as far as the way is free, in every direction, diagonally too.',
    },
    shortRange: 'A king goes one square, forward or backward.',
    landing: {
      behind: 'It captures from afar, and lands right behind the piece it takes.',
      any: 'It captures from afar, and lands wherever it likes behind the piece, as far as the way is free.',
      'behind-king':
        'It captures from afar, and lands wherever it likes behind the piece; but right behind it if the last piece it takes is a king.',
    },
    lost: {
      'take-all': 'A side that has no piece left, or cannot move, has lost.',
      'lose-all': 'A side that has no piece left, or cannot move, has won.',
      'first-king': 'The first king wins at once. A side that has no piece left, or cannot move, has lost.',
    },
    oneKing: (number) => `King against king: after ${each(number)} without a capture the game is a draw.`,
    kingsOnly: (number) => `With only kings left, ${each(number)} without a capture make a draw.`,
    kingMoves: (number) => `When both sides move nothing but kings and take nothing, ${each(number)} make a draw.`,
    twoToOne: (number) => `A lone king against two pieces at most, one of them a king: ${each(number)} make a draw.`,
    threeToOne: (number) =>
      `A lone king against three pieces at most, one of them a king: ${each(number)} make a draw.`,
    threeKings: (number) => `A lone king against three kings or more: ${each(number)} make a draw.`,
    twoKings: (number) => `A lone king against two kings: ${each(number)} make a draw.`,
    mainRoad: (number) =>
      `A lone king that has the longest diagonal to itself, against three pieces, one of them a king: ${each(number)} make a draw.`,
    fivePieces: (number) =>
      `Four or five pieces left, a king on either side: ${each(number)} without a capture or a new king make a draw, however many of them are king moves.`,
    sevenPieces: (number) =>
      `Six or seven pieces left, a king on either side: ${each(number)} without a capture or a new king make a draw.`,
    onePieceEach: 'One piece each: the game is drawn at once.',
  },
};
