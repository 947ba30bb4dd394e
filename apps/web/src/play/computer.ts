import type { WeightsProblem } from '@merellier/engine';
import type { Turn } from '@merellier/rules';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { afterDrawn } from '../browser/after-drawn.ts';
import { clock } from '../opponent/asked.ts';
import { engineWorker } from '../opponent/engine-worker.ts';
import type { Notice } from '../state/notices.ts';
import type { ComputerParts } from './computer-parts.ts';
import { createHints, type Hints } from './hints.ts';

/** Milliseconds before the computer plays, so that one sees one's own turn end and a throw come to rest. */
const PAUSE = { turn: 550, throw: 1000, toss: 1600, said: 1600 } as const;
/** Milliseconds of thinking after which it can be told to move now. */
const LONG = 1500;

/** The computer: it plays its side, and gives hints. */
export interface Computer extends Hints {
  readonly thinking: Accessor<'no' | 'yes' | 'long'>;
  /** Ends its thinking: it plays the best turn that it has found. */
  readonly moveNow: () => Promise<void>;
  /** Has it play where the game stands, though something was played after that. */
  readonly urge: () => void;
}

const wait = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));
const loadOpponent = () => import('../opponent/opponent.ts');

export function createComputer(parts: ComputerParts): Computer {
  const { language, notices, navigation, session, play } = parts;
  const { position } = session;
  const [thinking, setThinking] = createSignal<'no' | 'yes' | 'long'>('no');
  const [urged, setUrged] = createSignal<number | null>(null);
  const [tries, setTries] = createSignal(0);

  // The computer plays where nothing was played yet; a step (a throw, a turn) changes the session, and leads back here.
  createEffect(
    on([session.current, navigation.view, urged, tries], ([now, shown]) => {
      if (shown !== 'play' || play.outcome() || play.seat() !== 'computer') return;
      if (play.isPast() && urged() !== now.game.at) return;
      const off = new AbortController();
      onCleanup(() => {
        off.abort();
        setThinking('no');
      });
      void letPlay(off.signal);
    }),
  );

  async function letPlay(off: AbortSignal): Promise<void> {
    const pause = wait(pauseNow());
    if (play.awaitsThrow()) {
      await pause;
      if (!off.aborted) play.throwNow();
      return;
    }
    setThinking('yes');
    const timer = window.setTimeout(() => off.aborted || setThinking('long'), LONG);
    let turn: Turn;
    const since = clock();
    try {
      // The turn before is drawn first: the game is long to hand over.
      await afterDrawn();
      engineWorker();
      const { askTurn } = await loadOpponent();
      turn = await askTurn(play.game(), session.current().level, { since, signal: off, onPlainWeights });
    } catch {
      if (!off.aborted) giveUp(() => setTries(tries() + 1));
      return;
    } finally {
      clearTimeout(timer);
    }
    await pause;
    if (!off.aborted) playOwn(turn);
  }

  /** Says that it plays below its level, and why. */
  async function onPlainWeights(problem: WeightsProblem): Promise<void> {
    const text = (await language.loadWhole()).s()[problem === 'untrained' ? 'untrained' : 'plainWeights'];
    told = { kind: 'news', text };
    notices.setNotice(told);
    notices.announce(text);
  }

  // What it has put into words stays to be read when it goes on playing, after a huff for instance.
  let told: Notice | null = null;
  const isTold = (): boolean => told !== null && notices.notice() === told;

  function pauseNow(): number {
    if (session.tossShown()) return PAUSE.toss;
    if (position().dice) return PAUSE.throw;
    return isTold() ? PAUSE.said : PAUSE.turn;
  }

  /** Plays its turn; what leaves no trace on the board, or takes a piece for a missed capture, is put into words. */
  function playOwn(turn: Turn): void {
    const rules = play.rules();
    const before = position();
    const walk = rules.walks(before).find((known) => rules.same(known.turn, turn));
    const isSaid = walk?.steps.some(({ kind }) => kind === 'say' || kind === 'huff');
    const text = `${language.words().turnSaid(rules, before, turn)}.`;
    if (isSaid) told = { kind: 'news', text };
    else if (!isTold()) told = null;
    play.playTurn(turn);
    notices.setNotice(told);
  }

  /** Says that the engine gives no answer, and offers to ask once more. */
  function giveUp(again: () => void): void {
    const { s } = language;
    setThinking('no');
    const run = (): void => {
      notices.setNotice(null);
      again();
    };
    notices.setNotice({ kind: 'news', text: s().noAnswer, action: { label: s().tryAgain, run } });
    notices.announce(s().noAnswer);
  }

  return {
    thinking,
    moveNow: async () => (await loadOpponent()).moveNow(),
    urge: () => void setUrged(play.game().at),
    ...createHints(parts, giveUp),
  };
}
