import type { StrategyLessonId } from '../../lessons/strategy-lessons.ts';
import type { LessonText } from '../shapes.ts';

const NO_MILL = 'That move is allowed, but it does not close a mill.';

/** What the lessons of the strategy course say, in English. */
export const strategyLessons: Readonly<Record<StrategyLessonId, LessonText>> = {
  crossing: {
    title: 'Finding a crossing',
    steps: [
      {
        task: 'Place a white man where four ways meet.',
        done: 'Four ways: from there a man can go everywhere, and it is hard to shut in.',
        others: {
          'three-ways': 'Three ways are not bad. But there is better.',
          corner: 'A corner: two ways only.',
          any: 'Four ways do not meet here.',
        },
      },
    ],
  },
  'two-threats': {
    title: 'Two threats at once',
    steps: [
      {
        task: 'Place a man that threatens to close two mills at once.',
        done: 'Two lines, each one man short. Black has only one move …',
        others: {
          threatens: 'One threat, yes; but another move makes two at once.',
          any: 'That man threatens nothing yet.',
        },
      },
      {
        task: 'Black has blocked one line. Close the other, and take.',
        done: 'One move does not answer two threats.',
        others: { any: NO_MILL },
      },
    ],
  },
  'open-surely': {
    title: 'Opening without risk',
    steps: [
      {
        task: 'Open the white mill so that you can close it again on your next move, whatever Black plays.',
        done: 'No black man reaches the place that was left …',
        others: {
          opens: 'The mill opens, but a black man can slip into the gap.',
          any: 'That move does not open the mill.',
        },
      },
      {
        task: 'Close the mill again, and take.',
        done: 'Look who stands next to the place you leave: that is the secret.',
        others: { any: NO_MILL },
      },
    ],
  },
  'running-take': {
    title: 'Taking the one in the way',
    steps: [
      {
        task: 'Go from one mill to the other, and take the man that could block the way back.',
        done: 'Now nothing keeps the man from coming back …',
        others: { closes: 'A mill, yes; but a black man can now step into the place that was left.', any: NO_MILL },
      },
      {
        task: 'Go back, and take again.',
        done: 'The mill is running. Two men taken in two moves.',
        others: { any: NO_MILL },
      },
    ],
  },
  'take-threat': {
    title: 'Taking the one that threatens',
    steps: [
      {
        task: 'Black threatens to close a mill. Close the white one, and take a man that ends the threat.',
        done: 'A capture, and the threat is gone: two things in one move.',
        others: {
          closes: 'Well taken; but Black closes a mill on the next move.',
          any: 'That move does not close the white mill.',
        },
      },
    ],
  },
  bar: {
    title: 'Blocking a mill',
    steps: [
      {
        task: 'Black is about to close a mill. Put a white man on the point that is missing.',
        done: 'The point is taken: as long as this man stays, that mill does not close.',
        others: { any: 'Black closes the mill on the next move.' },
      },
    ],
  },
  'fly-two-threats': {
    title: 'Flying to threaten',
    steps: [
      {
        task: 'Three white men, and they fly. Find the flight that threatens two mills at once.',
        done: 'Two threats; and Black, who does not fly, can stop only one …',
        others: {
          threatens: 'One threat, yes; but another flight makes two at once.',
          any: 'That move threatens nothing.',
        },
      },
      {
        task: 'Close a mill, and take.',
        done: 'Three men that fly are still dangerous.',
        others: { any: NO_MILL },
      },
    ],
  },
  'fly-bar': {
    title: 'Against a side that flies',
    steps: [
      {
        task: 'Black is down to three men, and flies. Block the black line.',
        done: 'Against a side that flies, two men on a free line are a threat already.',
        others: { any: 'Black flies, closes a mill and takes.' },
      },
    ],
  },
  'opening-bar': {
    title: 'Blocking while placing',
    steps: [
      {
        task: 'Black has two men on a line. Place the man that stops them.',
        done: 'Blocked; and the same man prepares a white mill.',
        others: {
          crossing: 'A crossing is a good place; but Black closes a mill at once.',
          any: 'Black closes a mill at once, and takes.',
        },
      },
    ],
  },
};
