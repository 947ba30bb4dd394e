import type { Outcome } from './outcome.ts';
import type { Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import type { Line, Played, Position, RuleSet, Turn } from './rule-set.ts';
import { other, type Side } from './side.ts';
import type { Throw } from './throw.ts';

/** An arrow that somebody drew on a position, by the places it joins; a ring around a place where both are the same. */
export interface Drawn {
  readonly from: number;
  readonly to: number;
}

/** One position of a game, and how it was reached. */
export interface GameNode<P extends Position = Position, T extends Turn = Turn> {
  /** The node before, by its index in `Game.nodes`; -1 for the first position. */
  readonly parent: number;
  /** The turn that led here; null for the first position. */
  readonly turn: T | null;
  /** The throw that governed that turn; null where there was none. */
  readonly dice: Throw | null;
  /** The position after that turn, before any throw for the next one. */
  readonly position: P;
  /** The throw for the turn to come, once thrown: going back and forth never throws anew. */
  readonly thrown: Throw | null;
  readonly comment: string;
  /** Marks on the turn by their PGN numbers: 1 good, 2 mistake, 3 brilliant, 4 blunder, 5 interesting, 6 dubious. */
  readonly nags: readonly number[];
  /** Arrows and rings drawn on the position; none by default. */
  readonly drawn?: readonly Drawn[];
}

/**
 * The record of a game: a tree of positions, since a player may go back and try another turn, and the place in it where
 * one stands. An immutable value; every function below gives a new one.
 */
export interface Game<P extends Position = Position, T extends Turn = Turn> {
  readonly rules: RuleSet<P, T>;
  /** The tags of a game text that the rules do not need: names of players, event, date. */
  readonly tags: Readonly<Record<string, string>>;
  /** The first position is node 0; a node's first child carries on the main line. */
  readonly nodes: readonly GameNode<P, T>[];
  /** The node at which the game stands. */
  readonly at: number;
  /** The nodes that were undone, the next one to redo last. */
  readonly ahead: readonly number[];
  /** A game that ended by word, and at which node. */
  readonly ended: { readonly at: number; readonly outcome: Outcome } | null;
}

const nodeAt = <P extends Position, T extends Turn>(game: Game<P, T>, index: number): GameNode<P, T> => {
  const node = game.nodes[index];
  if (!node) throw new RangeError(`the game has no node ${index}`);
  return node;
};

/**
 * A game at its first position: the start of the rule set unless another is given.
 *
 * @example
 * ```ts
 * import { newGame, positionOf, ruleSet } from '@merellier/rules';
 *
 * const game = newGame(ruleSet('dames'), undefined, { White: 'Anna', Black: 'Ben' });
 * console.log(positionOf(game).toPlay, game.tags['White']); // white Anna
 * ```
 */
export function newGame<P extends Position, T extends Turn>(
  rules: RuleSet<P, T>,
  start: P = rules.start(),
  tags: Readonly<Record<string, string>> = {},
): Game<P, T> {
  const first: GameNode<P, T> = {
    parent: -1,
    turn: null,
    dice: null,
    position: start,
    thrown: null,
    comment: '',
    nags: [],
  };
  return { rules, tags, nodes: [first], at: 0, ahead: [], ended: null };
}

/**
 * The position at a node (where the game stands, if none is named), with the throw for its turn once thrown.
 *
 * @example
 * ```ts
 * import { newGame, positionOf, ruleSet } from '@merellier/rules';
 *
 * const game = newGame(ruleSet('marelle'));
 * console.log(game.rules.view(positionOf(game)).hands); // { white: 9, black: 9 }
 * ```
 */
export function positionOf<P extends Position, T extends Turn>(game: Game<P, T>, index: number = game.at): P {
  const { position, thrown } = nodeAt(game, index);
  return thrown && game.rules.awaitsThrow(position) ? game.rules.throwDice(position, thrown) : position;
}

/**
 * The nodes from the first position to a node, both included, by index.
 *
 * @example
 * ```ts
 * import { pathTo, play } from '@merellier/rules';
 *
 * const game = play('marelle').play('d6').play('f4').record();
 * console.log(pathTo(game)); // [ 0, 1, 2 ]
 * ```
 */
export function pathTo(game: Game, index: number = game.at): readonly number[] {
  const path: number[] = [];
  for (let node = index; node >= 0; node = nodeAt(game, node).parent) path.push(node);
  return path.reverse();
}

/**
 * What the rules on draws look at: the turns that led to a node.
 *
 * @example
 * ```ts
 * import { lineTo, play } from '@merellier/rules';
 *
 * const game = play('marelle').play('d6').play('f4').record();
 * console.log(lineTo(game).played.length); // 2
 * ```
 */
export function lineTo<P extends Position, T extends Turn>(game: Game<P, T>, index: number = game.at): Line<P, T> {
  const played: Played<P, T>[] = [];
  for (const step of pathTo(game, index)) {
    const { turn, position } = nodeAt(game, step);
    if (turn) played.push({ turn, position });
  }
  return { start: nodeAt(game, 0).position, played };
}

/**
 * The nodes that follow a node: the main continuation first, then its variations.
 *
 * @example
 * ```ts
 * import { childrenOf, play, undo } from '@merellier/rules';
 *
 * const game = undo(play('marelle').play('d6').record());
 * console.log(childrenOf(game)); // [ 1 ]
 * ```
 */
export function childrenOf(game: Game, index: number = game.at): readonly number[] {
  return childTable(game.nodes)[index] ?? [];
}

const childTables = new WeakMap<readonly GameNode[], readonly (readonly number[])[]>();

/** The children of every node, found once for each record: whatever goes through a whole game asks for them all. */
function childTable(nodes: readonly GameNode[]): readonly (readonly number[])[] {
  const known = childTables.get(nodes);
  if (known) return known;
  const table: number[][] = nodes.map(() => []);
  for (const [i, { parent }] of nodes.entries()) table[parent]?.push(i);
  childTables.set(nodes, table);
  return table;
}

/**
 * The last node of the main line that goes on from a node.
 *
 * @example
 * ```ts
 * import { endOfLine, play } from '@merellier/rules';
 *
 * console.log(endOfLine(play('marelle').play('d6').play('f4').record())); // 2
 * ```
 */
export function endOfLine(game: Game, index: number = 0): number {
  let node = index;
  for (let next = childrenOf(game, node)[0]; next !== undefined; next = childrenOf(game, node)[0]) node = next;
  return node;
}

/**
 * How the game ended at a node, by word or by the rules; null while it goes on.
 *
 * @example
 * ```ts
 * import { outcomeOf, play, resign } from '@merellier/rules';
 *
 * const game = play('dames').play('22-18').record();
 * console.log(outcomeOf(game), outcomeOf(resign(game, 'black'))); // null { winner: 'white', reason: 'resignation' }
 * ```
 */
export function outcomeOf(game: Game, index: number = game.at): Outcome | null {
  if (game.ended?.at === index) return game.ended.outcome;
  return game.rules.outcome(positionOf(game, index)) ?? game.rules.drawn(lineTo(game, index));
}

const replaceNode = <P extends Position, T extends Turn>(
  game: Game<P, T>,
  index: number,
  change: Partial<GameNode<P, T>>,
): Game<P, T> => ({
  ...game,
  nodes: game.nodes.map((node, i) => (i === index ? { ...node, ...change } : node)),
});

/**
 * Records the throw for the turn to come. A throw already recorded stands: the game is returned as it was.
 *
 * @example
 * ```ts
 * import { newGame, positionOf, ruleSet, throwDice } from '@merellier/rules';
 * import { readFen } from '@merellier/rules/notation';
 *
 * const rules = ruleSet('marelle-avec-des');
 * const start = readFen(rules, 'W:Wa1,d1,g4:Bb4,f2,a7');
 * if (start.ok) console.log(positionOf(throwDice(newGame(rules, start.value), [6, 5, 4])).dice); // [ 6, 5, 4 ]
 * ```
 */
export function throwDice<P extends Position, T extends Turn>(game: Game<P, T>, dice: Throw): Game<P, T> {
  const { position, thrown } = nodeAt(game, game.at);
  if (thrown || !game.rules.awaitsThrow(position)) return game;
  return replaceNode(game, game.at, { thrown: dice });
}

/**
 * Adds a turn after the present node without judging it, or goes to it where it is there already. `dice` is its throw.
 *
 * @example
 * ```ts
 * import { addTurn, newGame, ruleSet } from '@merellier/rules';
 *
 * const rules = ruleSet('marelle');
 * const [first, second] = rules.turns(rules.start());
 * const start = newGame(rules);
 * if (first && second) {
 *   const game = addTurn({ ...addTurn(start, first, null), at: 0 }, second, null); // two turns from one position
 *   console.log(game.nodes.length, game.at); // 3 2
 * }
 * ```
 */
export function addTurn<P extends Position, T extends Turn>(game: Game<P, T>, turn: T, dice: Throw | null): Game<P, T> {
  const { rules, at } = game;
  const before = nodeAt(game, at).position;
  // Nothing can follow the node that was added last, as in a game that simply goes on: no table of children is made for it.
  const following = at === game.nodes.length - 1 ? [] : childrenOf(game, at);
  const known = following.find((child) => {
    const node = nodeAt(game, child);
    return node.turn && rules.same(node.turn, turn) && String(node.dice) === String(dice);
  });
  if (known !== undefined)
    return { ...game, at: known, ahead: game.ahead.at(-1) === known ? game.ahead.slice(0, -1) : [] };
  const thrown = dice && rules.awaitsThrow(before) ? rules.throwDice(before, dice) : before;
  const node: GameNode<P, T> = {
    parent: at,
    turn,
    dice,
    position: rules.play(thrown, turn),
    thrown: null,
    comment: '',
    nags: [],
  };
  const { tags, nodes, ended } = game;
  return { rules, tags, nodes: [...nodes, node], at: nodes.length, ahead: [], ended };
}

/**
 * Plays a turn where the game stands; an illegal one, or one after the end, is refused with its reason.
 *
 * @example
 * ```ts
 * import { newGame, playTurn, positionOf, ruleSet } from '@merellier/rules';
 * import { readTurn } from '@merellier/rules/notation';
 *
 * const game = newGame(ruleSet('international'));
 * const turn = readTurn(game.rules, positionOf(game), '32-28');
 * const played = turn.ok ? playTurn(game, turn.value) : turn;
 * console.log(played.ok && positionOf(played.value).toPlay); // black
 * ```
 */
export function playTurn<P extends Position, T extends Turn>(
  game: Game<P, T>,
  turn: Turn,
): Result<Game<P, T>, Refusal> {
  const outcome = outcomeOf(game);
  if (outcome) return fail({ reason: 'game-over', outcome: outcome.reason });
  const position = positionOf(game);
  if (game.rules.awaitsThrow(position)) return fail({ reason: 'awaits-throw' });
  const legal = game.rules.turns(position).find((each) => game.rules.same(each, turn as T));
  if (!legal) throw new RangeError('playTurn wants one of the legal turns; read or explain a turn first');
  return ok(addTurn(game, legal, position.dice));
}

/**
 * Goes back one turn; at the first position the game is returned as it was.
 *
 * @example
 * ```ts
 * import { play, positionOf, redo, undo } from '@merellier/rules';
 *
 * const game = play('marelle').play('d6').record();
 * console.log(undo(game).at, redo(undo(game)).at); // 0 1
 * console.log(positionOf(undo(game)).toPlay); // white
 * ```
 */
export function undo<P extends Position, T extends Turn>(game: Game<P, T>): Game<P, T> {
  const { parent } = nodeAt(game, game.at);
  return parent < 0 ? game : { ...game, at: parent, ahead: [...game.ahead, game.at] };
}

/**
 * Goes forward to the turn undone last, else along the main line; at the end the game is returned as it was.
 *
 * @example
 * ```ts
 * import { play, redo, undo } from '@merellier/rules';
 *
 * const game = undo(play('marelle').play('d6').record());
 * console.log(redo(game).at, redo(redo(game)).at); // 1 1
 * ```
 */
export function redo<P extends Position, T extends Turn>(game: Game<P, T>): Game<P, T> {
  const next = game.ahead.at(-1) ?? childrenOf(game)[0];
  return next === undefined ? game : { ...game, at: next, ahead: game.ahead.slice(0, -1) };
}

/**
 * Goes to any node; redo then follows the line that was left, as far as it goes on from there.
 *
 * @example
 * ```ts
 * import { goTo, play, redo } from '@merellier/rules';
 *
 * const game = goTo(play('marelle').play('d6').play('f4').play('b4').record(), 1);
 * console.log(redo(redo(game)).at); // 3
 * ```
 */
export function goTo<P extends Position, T extends Turn>(game: Game<P, T>, index: number): Game<P, T> {
  const target = endpointThrough(game, index);
  const path = pathTo(game, target);
  const ahead = path.slice(path.indexOf(index) + 1).reverse();
  return { ...game, at: index, ahead };
}

/** The end of the line that is being looked at, if it runs through a node; else the end of the node's main line. */
function endpointThrough(game: Game, index: number): number {
  const current = game.ahead[0] ?? game.at;
  return pathTo(game, current).includes(index) ? endOfLine(game, current) : endOfLine(game, index);
}

/**
 * The game after a side has resigned where it stands; one that is over already is returned as it was.
 *
 * @example
 * ```ts
 * import { outcomeOf, play, resign } from '@merellier/rules';
 *
 * console.log(outcomeOf(resign(play('dames').record(), 'white'))?.winner); // black
 * ```
 */
export function resign<P extends Position, T extends Turn>(game: Game<P, T>, side: Side): Game<P, T> {
  return end(game, { winner: other(side), reason: 'resignation' });
}

/**
 * The game after both sides have agreed on a draw; one that is over already is returned as it was.
 *
 * @example
 * ```ts
 * import { agreeDraw, outcomeOf, play } from '@merellier/rules';
 *
 * console.log(outcomeOf(agreeDraw(play('dames').record()))); // { winner: null, reason: 'agreement' }
 * ```
 */
export function agreeDraw<P extends Position, T extends Turn>(game: Game<P, T>): Game<P, T> {
  return end(game, { winner: null, reason: 'agreement' });
}

function end<P extends Position, T extends Turn>(game: Game<P, T>, outcome: Outcome): Game<P, T> {
  return outcomeOf(game) ? game : { ...game, ended: { at: game.at, outcome } };
}

/**
 * Writes a comment, marks, or what is drawn on a node (where the game stands, if none is named), in place of those it had.
 *
 * @example
 * ```ts
 * import { annotate, play } from '@merellier/rules';
 * import { writeGame } from '@merellier/rules/notation';
 *
 * const game = annotate(play('marelle').play('d6').record(), { comment: 'in the middle', nags: [1] });
 * console.log(writeGame(game).split('\n').at(-2)); // 1. d6 $1 {in the middle} *
 * ```
 */
export function annotate<P extends Position, T extends Turn>(
  game: Game<P, T>,
  note: { readonly comment?: string; readonly nags?: readonly number[]; readonly drawn?: readonly Drawn[] },
  index: number = game.at,
): Game<P, T> {
  return replaceNode(game, index, note);
}
