import {
  addTurn,
  type Game,
  type MillPosition,
  type MillRuleSet,
  newGame,
  outcomeOf,
  positionOf,
  type Step,
  type Turn,
} from '@merellier/rules';
import { createMemo, createSignal, onCleanup } from 'solid-js';
import { bestAnswer, bestWorth, type Ending, type ExactOf, worth } from '../../endings/ending.ts';
import { lastTrace } from '../../lines/trace.ts';

/** So many turns hold a draw. */
export const HOLD = 10;

/** A turn that was right, and the position in which it was. */
export interface Missed {
  readonly before: MillPosition;
  readonly turn: Turn;
}

/** How an ending stands; a failure names a turn that was right, where one was missed. */
export type EndingPhase =
  | { readonly at: 'play' }
  | { readonly at: 'answer' }
  | { readonly at: 'done' }
  | { readonly at: 'failed'; readonly why: 'lostWin' | 'lostDraw' | 'drawn'; readonly right: Missed | null };

/** An ending that is being played against perfect answers. */
export type EndingGame = ReturnType<typeof createEndingGame>;

/** `onOver` hears once how it ended; starting again does not count. To be called within a Solid root. */
export function createEndingGame(
  rules: MillRuleSet,
  ending: Ending,
  exact: ExactOf,
  onOver: (isDone: boolean) => void,
) {
  const [game, setGame] = createSignal<Game>(newGame(rules, ending.position));
  const [phase, setPhase] = createSignal<EndingPhase>({ at: 'play' });
  const [played, setPlayed] = createSignal(0);
  const [done, setDone] = createSignal<readonly Step[]>([]);
  const [shown, setShown] = createSignal({ keeping: ending.keeping, turns: ending.turns });
  const position = createMemo(() => positionOf(game()) as MillPosition);
  let isCounted = false;
  /** Which turn is waited for: what was begun before a new start, or on a page that is left, comes to nothing. */
  let awaited = 0;
  onCleanup(() => void awaited++);

  function end(next: Extract<EndingPhase, { readonly at: 'done' | 'failed' }>): void {
    setPhase(next);
    if (!isCounted) onOver(next.at === 'done');
    isCounted = true;
  }

  /** Ends what is over by the rules; tells whether it was. */
  function isOver(): boolean {
    const outcome = outcomeOf(game());
    if (!outcome) return false;
    const isDone = outcome.winner === 'white' || (ending.aim === 'hold' && outcome.winner === null);
    if (isDone) end({ at: 'done' });
    else end({ at: 'failed', why: outcome.winner === null ? 'drawn' : 'lostDraw', right: null });
    return true;
  }

  async function play(turn: Turn): Promise<void> {
    const before = position();
    const own = ++awaited;
    setPhase({ at: 'answer' });
    setDone([]);
    setGame(addTurn(game(), turn, null));
    setPlayed(played() + 1);
    const turns = (await exact(before)) ?? [];
    if (own !== awaited) return;
    const value = turns.find((each) => rules.same(each.turn as never, turn as never));
    if (value && worth(value) < bestWorth(turns)) {
      const found = turns.find((each) => worth(each) === bestWorth(turns));
      const right = found ? { before, turn: found.turn as Turn } : null;
      return end({ at: 'failed', why: ending.aim === 'win' ? 'lostWin' : 'lostDraw', right });
    }
    if (isOver()) return;
    if (ending.aim === 'hold' && played() >= HOLD) return end({ at: 'done' });
    const answer = await bestAnswer(rules, position(), exact);
    if (own !== awaited || !answer) return;
    setGame(addTurn(game(), answer as Turn, null));
    if (isOver()) return;
    const next = (await exact(position())) ?? [];
    if (own !== awaited) return;
    setShown({ keeping: next.filter((each) => worth(each) === bestWorth(next)).length, turns: next.length });
    setPhase({ at: 'play' });
  }

  return {
    ...{ ending, rules, game, phase, played, done, setDone, shown, position, play },
    view: createMemo(() => rules.view(position())),
    last: createMemo(() => lastTrace(game())),
    walks: createMemo(() => (phase().at === 'play' ? rules.walks(position()) : [])),
    /** The same position once more. */
    restart(): void {
      awaited++;
      setDone([]);
      setPlayed(0);
      setShown({ keeping: ending.keeping, turns: ending.turns });
      setGame(newGame(rules, ending.position));
      setPhase({ at: 'play' });
    },
  };
}
