import type { CoursesText } from '../shapes.ts';

/** The two courses, in English. */
export const courses: CoursesText = {
  course: {
    title: 'First steps',
    lead: 'From three men to nine, in six lessons. From age seven or eight, alone or together.',
    chapters: {
      three: {
        title: 'Three on a line',
        text: [
          'A tiny board, and three men each. The first to have all three on one line has won: that is a mill.',
          'Two questions before every move: can I finish my line? If not, is the other player about to finish theirs?',
        ],
      },
      slide: {
        title: 'Sliding',
        text: [
          'When all three men are placed and nobody has won, they move: one man, one step, along a line.',
          'The lines from corner to corner count too. And if you cannot move, you have lost.',
        ],
      },
      take: {
        title: 'Taking',
        text: [
          'On two squares a mill no longer wins at once: it takes one of the other player’s men.',
          'With only two men left, you can make no more mills: you have lost.',
        ],
      },
      guard: {
        title: 'Open, close, keep',
        text: [
          'A closed mill is asleep. To take again, it must be opened by one step, and closed again.',
          'It also protects: a man in a mill is not taken, unless all of them are in mills.',
        ],
      },
      nine: {
        title: 'The large board',
        text: [
          'Three squares, twenty-four points. The rules are the same; there are just more ways to go.',
          'To begin with, a game with six men each.',
        ],
      },
      fly: {
        title: 'Flying, and all the rest',
        text: [
          'One last rule: when you have only three men left, they fly wherever you like, even to the far end.',
          'And there you have the real game, nine men’s morris.',
        ],
      },
    },
  },
  strategy: {
    title: 'Playing well',
    lead: 'Crossings, running mills, captures and blocks: eight ideas to play on the board.',
    chapters: {
      crossings: {
        title: 'The crossings',
        text: [
          'Points are not all alike. Two ways lead from a corner, three from the middle of a side, and four from four points only: b4, d2, d6 and f4, halfway along the sides of the middle square.',
          'A man on a crossing has more moves, and more men are needed to shut it in. They are good points to take while placing.',
        ],
      },
      threats: {
        title: 'Two threats at once',
        text: [
          'Two men on a free line are a threat: the opponent puts a man on the third point, and the threat is gone.',
          'But every man belongs to two lines. If it threatens on both, one move is not enough to answer.',
        ],
      },
      opening: {
        title: 'Opening a mill',
        text: [
          'A mill takes a man when it closes. To take again it must be opened; and that leaves a gap.',
          'Before opening, look at the neighbours of the gap: if an opposing man can step in, the mill will not close.',
        ],
      },
      running: {
        title: 'The running mill',
        text: [
          'Two mills share a man: as it goes from one to the other, the first opens and the second closes. Every move takes.',
          'The simplest defence is to step into the point that the man has just left. So the man that could step in is the first one to take.',
        ],
      },
      taking: {
        title: 'Which one to take?',
        text: [
          'A capture is a choice. First, the man that was about to close a mill. Then, the one in the way of your own.',
          'A man that is shut in and helps to finish no line can wait.',
        ],
      },
      blocking: {
        title: 'Blocking and shutting in',
        text: [
          'Blocking is taking the point your opponent needs. Shutting in is leaving no move at all.',
          'With many men on the board a game can be won without a capture: a side that cannot play has lost.',
        ],
      },
      flying: {
        title: 'When men fly',
        text: [
          'With three men you fly, and threaten from everywhere. A move that makes two threats at once is hard to meet.',
          'Against a side that flies, every line with two of its men and a free point is a threat: block it, or win sooner.',
          'So when you take your opponent’s fourth man, the last three can fly: prepare that move well.',
        ],
      },
      beginning: {
        title: 'A good beginning',
        text: [
          'While placing, it is better to keep men that can move than to chase a mill: a mill that is closed but surrounded will not open again.',
          'Block first, above all when the same man helps you too; and spread your men over the three squares.',
          'Without a mistake on either side the game of nine men is a draw, as Ralph Gasser established in 1993. To win, you need the other side to go wrong.',
        ],
      },
    },
  },
};
