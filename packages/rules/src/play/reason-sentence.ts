import type { Refusal } from '../refusal.ts';

type Sentences = {
  readonly [R in Refusal['reason']]: string | ((refusal: Extract<Refusal, { readonly reason: R }>) => string);
};

/** What each rule says to a programmer when it refuses a turn. */
const SENTENCES: Sentences = {
  'game-over': ({ outcome }) => `the game is over (${outcome})`,
  'awaits-throw': 'a throw of the dice comes first',
  'no-such-place': ({ place }) => `the board has no place ${place}`,
  empty: ({ place }) => `no man stands on ${place}`,
  'not-your-man': ({ place }) => `the man on ${place} is the other side's`,
  occupied: ({ place }) => `${place} is occupied`,
  'own-man-taken': ({ place }) => `the man on ${place} is of the side that plays, which cannot take it`,
  'nothing-to-take': ({ place }) => `nothing is to be taken on ${place}`,
  'must-take': ({ count }) => `${men(count)} must be taken with this turn`,
  'must-enter': ({ hand }) => `men in hand are entered first, ${hand} still are`,
  'hand-empty': 'no man is left in hand to enter',
  'not-a-neighbour': ({ from, to }) => `no line leads from ${from} straight to ${to}`,
  'special-needs-mill': ({ from, to }) => `after this throw ${from}-${to} would have to close a mill`,
  'man-blocked': ({ place }) => `the man on ${place} cannot move`,
  'mill-just-opened': ({ place }) =>
    `the mill on ${place} was opened on the last turn and cannot be closed again at once`,
  'entry-may-not-close': ({ place }) => `entering on ${place} would close a mill, which may not be done`,
  'no-mill-closed': 'no mill is closed, so that no man is taken',
  'mill-takes-nothing': 'this mill takes no man',
  'in-a-mill': ({ place }) => `the man on ${place} stands in a mill, which protects it`,
  'too-many-taken': ({ count }) => `at most ${men(count)} may be taken with this turn`,
  'takes-these': ({ choices }) => `this turn takes ${choices.map((each) => each.join(' and ')).join(', or ')}`,
  'not-in-the-row': ({ place }) => `after this throw three men are entered on one line, and ${place} is not on it`,
  'men-to-take': ({ count }) => `${men(count)} must be taken before anything else is played`,
  'own-man-to-take': ({ count }) => `the side to play first has to take off ${men(count)} of its own`,
  'point-closed': ({ place }) => `a man was taken on ${place}, which stays closed until all men are placed`,
  'blocked-takes': 'a side that cannot play takes a man beside one of its own',
  'take-in-return': 'the blocked side has taken a man: first one beside one of your own is taken in return',
  'must-pass': 'the side to play can only pass',
  'may-not-pass': 'the side to play can play, so that it may not pass',
  'men-go-forward': ({ from, to }) => `men go forward, not from ${from} to ${to}`,
  'not-on-a-diagonal': ({ from, to }) => `${from} and ${to} are not on one diagonal`,
  'king-must-rest': ({ place, count }) => `the king on ${place} has made ${count} moves in a row and must rest`,
  'not-in-line': ({ from, to }) => `${from} and ${to} are not in line`,
  'men-capture-forward': ({ from, to }) => `men capture forward, not from ${from} to ${to}`,
  'men-take-no-kings': ({ place }) => `men take no kings, and one stands on ${place}`,
  'king-lands-behind': ({ place, to }) => `a king lands right behind the piece on ${place}, on ${to}`,
  'must-capture': ({ pieces }) => `a piece must capture: from ${pieces.join(' or ')}`,
  'must-capture-better': ({ priority }) => `another capture must be chosen (${priority})`,
  'capture-goes-on': ({ from, to }) => `the capture from ${from} is not finished on ${to}`,
  'cannot-move-there': ({ from, to }) => `the piece on ${from} cannot move to ${to}`,
  ambiguous: ({ turns }) => `it may be ${turns.join(' or ')}`,
  'not-huffable': ({ place }) => `the piece on ${place} cannot be huffed`,
  'nothing-to-demand': 'nothing is to be demanded',
};

/** Why a turn is refused, in English, for exceptions: players get their sentences from `@merellier/words`. */
export function reasonSentence(refusal: Refusal): string {
  const sentence = SENTENCES[refusal.reason] as string | ((refusal: Refusal) => string);
  return typeof sentence === 'string' ? sentence : sentence(refusal);
}

const men = (count: number): string => (count === 1 ? 'one man' : `${count} men`);
