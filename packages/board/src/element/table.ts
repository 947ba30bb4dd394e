import {
  addTurn,
  explain,
  type Game,
  outcomeOf,
  positionOf,
  type Refusal,
  redo,
  type Step,
  type Throw,
  type Turn,
  throwDice,
  undo,
} from '@merellier/rules';
import { readTurn, resultOf, writeFen, writeTurn } from '@merellier/rules/notation';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { turnTrace } from '../trace.ts';
import { createTurnUnderWay } from '../turn-under-way.ts';
import type { Playable } from './attributes.ts';
import { throwOfDice } from './dice.ts';
import type { BoardDetails, DoneBy, RefusedProblem, Send, TurnDetail } from './events.ts';
import type { Voice } from './voice.ts';

interface TableParts {
  readonly playable: Accessor<Playable>;
  /** Null until the words are loaded. */
  readonly voice: Accessor<Voice | null>;
  /** Does something as soon as they are. */
  readonly whenLoaded: (run: (voice: Voice) => void) => void;
  readonly send: Send;
}

/** The game on one element, and all that a person or the page can do with it. */
export type Table = ReturnType<typeof createTable>;

export function createTable(first: Game, { playable, voice, whenLoaded, send }: TableParts) {
  const [game, setGame] = createSignal(first);
  const [note, setNote] = createSignal<string | null>(null);
  const [said, setSaid] = createSignal<{ readonly text: string }>({ text: '' });
  const announce = (...texts: readonly string[]): void => void setSaid({ text: texts.join(' ') });

  const rules = createMemo(() => game().rules);
  const position = createMemo(() => positionOf(game()));
  const view = createMemo(() => rules().view(position()));
  const outcome = createMemo(() => outcomeOf(game()));
  const awaitsThrow = createMemo(() => !outcome() && rules().awaitsThrow(position()));
  /** Whether somebody at the board may act now. */
  const isOpen = createMemo(() => !outcome() && (playable() === 'both' || playable() === position().toPlay));
  const underWay = createTurnUnderWay({ rules, position, isOpen: () => isOpen() && !awaitsThrow() });

  /** The node before the present one, and the position in which the last turn was played. */
  const before = createMemo(() => {
    const { parent, turn, dice } = game().nodes[game().at] ?? {};
    if (!turn || parent === undefined) return null;
    const at = positionOf(game(), parent);
    return { turn, position: dice && rules().awaitsThrow(at) ? rules().throwDice(at, dice) : at };
  });
  const last = createMemo(() => {
    const played = before();
    return played && turnTrace(rules(), played.position, played.turn, game().nodes[game().at]?.position);
  });
  /** Whether the side to play has just moved too: an extra turn. Huffing is no move, nor is taking a man alone. */
  const again = createMemo(() => (last()?.path.length ?? 0) > 0 && before()?.position.toPlay === position().toPlay);

  /** What is to be done now, or how the game ended, in one sentence. */
  const task = createMemo(() => {
    const { words } = voice() ?? {};
    const end = outcome();
    if (!words) return '';
    return end ? words.outcome(end) : words.toPlay(rules(), position(), { done: underWay.done(), again: again() });
  });

  function refuse(problem: RefusedProblem, by: DoneBy): void {
    const sayings = rules();
    const otherwise = task();
    whenLoaded(({ words }) => {
      const reason =
        problem.problem === 'not-your-turn'
          ? otherwise
          : problem.problem === 'turn-refused'
            ? words.refusal(problem.refusal, sayings)
            : words.problem(problem);
      setNote(reason);
      announce(reason);
      send('refused', { reason, problem, by });
    });
  }

  /** Makes a legal turn, unless a person made it and the page prevents it. */
  function make(turn: Turn, by: DoneBy): boolean {
    const at = position();
    const detail: TurnDetail = {
      turn: writeTurn(rules(), at, turn),
      fen: writeFen(rules(), rules().play(at, turn)),
      side: at.toPlay,
      by,
    };
    if (by === 'person' && !send('beforeturn', detail)) {
      underWay.putBack();
      return false;
    }
    const { words } = voice() ?? {};
    const told = words ? `${words.turnSaid(rules(), at, turn)}.` : '';
    setNote(null);
    setGame(addTurn(game(), turn, at.dice));
    announce(told, task());
    tell('turn', detail);
    return true;
  }

  /** Says what was done, and that the game is over with it. A listener may play on at once: the end is then another's. */
  function tell<Name extends 'turn' | 'throw'>(name: Name, detail: BoardDetails[Name]): void {
    const end = outcome();
    const result = resultOf(end);
    send(name, detail);
    if (end && result !== '*') send('end', { result, winner: end.winner, reason: end.reason });
  }

  /** Plays a turn as it is written; where that cannot be, the refusal says why. */
  function play(text: string): boolean {
    const end = outcome();
    const refusal: Refusal | null = end
      ? { reason: 'game-over', outcome: end.reason }
      : awaitsThrow()
        ? { reason: 'awaits-throw' }
        : null;
    if (refusal) {
      refuse({ problem: 'turn-refused', text, refusal }, 'program');
      return false;
    }
    const turn = readTurn(rules(), position(), text);
    if (!turn.ok) refuse(turn.error, 'program');
    return turn.ok && make(turn.value, 'program');
  }

  /** A person's tap led nowhere. */
  function refuseTaps(taps: readonly number[]): void {
    if (playable() === 'none' || outcome()) return;
    const refusal = isOpen() && explain(rules(), position(), taps);
    const text = taps.map((place) => rules().board.names[place]).join('-');
    if (refusal) refuse({ problem: 'turn-refused', text, refusal }, 'person');
    else if (!isOpen()) refuse({ problem: 'not-your-turn' }, 'person');
  }

  function stepped(steps: readonly Step[], complete: number | null): void {
    underWay.stepped(steps, complete);
    setNote(null);
    announce(...(steps.length > 0 ? [] : [voice()?.labels.undone ?? '']), task());
  }

  function throwNow(dice: Throw, by: DoneBy): boolean {
    if (!awaitsThrow()) return false;
    const side = position().toPlay;
    setNote(null);
    setGame(throwDice(game(), dice));
    const { words } = voice() ?? {};
    if (words) announce(`${words.throwSaid(rules(), dice)}.`, words.throwAllows(rules(), dice));
    tell('throw', { dice, side, by });
    return true;
  }

  /** Goes one turn back or forth; false where there is none. */
  function travel(to: Game, words: 'undone' | 'redone'): boolean {
    if (to === game()) return false;
    setNote(null);
    setGame(to);
    announce(voice()?.labels[words] ?? '', task());
    return true;
  }

  return {
    ...{ game, rules, position, view, outcome, awaitsThrow, isOpen, underWay, last, task, note, said, announce },
    ...{ play, refuse, refuseTaps, stepped },
    /** Whether a new game would begin as the board stands now. */
    shows: (next: Game): boolean =>
      next.rules.id === rules().id &&
      JSON.stringify(next.rules.changes) === JSON.stringify(rules().changes) &&
      writeFen(rules(), position()) === writeFen(next.rules, positionOf(next)),
    begin: (next: Game): void => {
      setNote(null);
      setGame(next);
    },
    playWalk: (walk: number): void => {
      const turn = underWay.walks()[walk]?.turn;
      if (turn) make(turn, 'person');
    },
    sayTurn: (turn: Turn): void => void make(turn, 'person'),
    throwByHand: (): void => void throwNow(throwOfDice(), 'person'),
    throwDice: (dice: Throw): boolean => throwNow(dice, 'program'),
    undo: (): boolean => travel(undo(game()), 'undone'),
    redo: (): boolean => travel(redo(game()), 'redone'),
  };
}
