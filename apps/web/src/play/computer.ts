import type { Trace } from '@merellier/board';
import type { Reason, Turn } from '@merellier/rules';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { AppState, Notice } from '../app-state.ts';
import { turnTrace } from '../lines/trace.ts';
import { clock } from '../opponent/asked.ts';
import { isLatest } from '../session/session.ts';
import type { Play } from './play.ts';

/** Milliseconds before the computer plays, so that one sees one's own turn end and a throw come to rest. */
const PAUSE = { turn: 550, throw: 1000, toss: 1600, said: 1600 } as const;
/** Milliseconds of thinking after which it can be told to move now. */
const LONG = 1500;

/** More than so many reasons make no hint any more. */
const HINT_REASONS = 2;

/** A turn that the computer would play in the person's place. */
export interface Hint {
  /** What the board points at; null where the turn is only said. */
  readonly trace: Trace | null;
  readonly said: string;
}

/** The computer: it plays its side, and gives hints. */
export type Computer = ReturnType<typeof createComputer>;

const wait = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));
const loadOpponent = () => import('../opponent/opponent.ts');

export function createComputer(app: AppState, play: Play) {
  const { session, position, words, s } = app;
  const [thinking, setThinking] = createSignal<'no' | 'yes' | 'long'>('no');
  const [urged, setUrged] = createSignal<number | null>(null);
  const [tries, setTries] = createSignal(0);

  // The computer plays where nothing was played yet; a step (a throw, a turn) changes the session, and leads back here.
  createEffect(
    on([session, app.view, urged, tries], ([now, shown]) => {
      if (shown !== 'play' || play.outcome() || play.seat() !== 'computer') return;
      if (!isLatest(now) && urged() !== now.game.at) return;
      const off = new AbortController();
      onCleanup(() => {
        off.abort();
        setThinking('no');
      });
      void letPlay(off.signal);
    }),
  );

  async function letPlay(off: AbortSignal): Promise<void> {
    const pause = wait(PAUSE[app.tossShown() ? 'toss' : position().dice ? 'throw' : isTold() ? 'said' : 'turn']);
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
      const { askTurn } = await loadOpponent();
      // The turn before is drawn first: the game is long to hand over.
      await new Promise((drawn) => setTimeout(drawn));
      turn = await askTurn(play.game(), session().level, { since, signal: off });
    } catch {
      if (!off.aborted) giveUp(() => setTries(tries() + 1));
      return;
    } finally {
      clearTimeout(timer);
    }
    await pause;
    if (!off.aborted) playOwn(turn);
  }

  // What it has put into words stays to be read when it goes on playing, after a huff for instance.
  let told: Notice | null = null;
  const isTold = (): boolean => told !== null && app.notice() === told;

  /** Plays its turn; what leaves no trace on the board, or takes a piece for a missed capture, is put into words. */
  function playOwn(turn: Turn): void {
    const rules = play.rules();
    const before = position();
    const walk = rules.walks(before).find((known) => rules.same(known.turn, turn));
    const isSaid = walk?.steps.some(({ kind }) => kind === 'say' || kind === 'huff');
    const text = `${words().turnSaid(rules, before, turn)}.`;
    if (isSaid) told = { kind: 'news', text };
    else if (!isTold()) told = null;
    play.playTurn(turn);
    app.setNotice(told);
  }

  function giveUp(again: () => void): void {
    setThinking('no');
    setSeeking(false);
    const run = (): void => {
      app.setNotice(null);
      again();
    };
    app.setNotice({ kind: 'news', text: s().noAnswer, action: { label: s().tryAgain, run } });
    app.announce(s().noAnswer);
  }

  async function moveNow(): Promise<void> {
    (await loadOpponent()).moveNow();
  }

  // A hint stands until another position is on the board.
  const [hint, setHint] = createSignal<Hint | null>(null);
  const [seeking, setSeeking] = createSignal(false);
  let unwanted = new AbortController();
  createEffect(
    on([position, app.view], () => {
      unwanted.abort();
      setHint(null);
      setSeeking(false);
    }),
  );

  const canHint = (): boolean =>
    app.view() === 'play' && play.isOpen() && !play.awaitsThrow() && !seeking() && hint() === null;

  async function seekHint(): Promise<void> {
    if (!canHint()) return;
    unwanted = new AbortController();
    const { signal } = unwanted;
    app.setNotice(null);
    app.setTossShown(null);
    setSeeking(true);
    app.announce(s().hinting);
    let advice: { readonly turn: Turn; readonly reasons: readonly Reason[] };
    try {
      const { askHint } = await loadOpponent();
      advice = await askHint(play.game(), signal);
    } catch {
      if (!signal.aborted) giveUp(() => void seekHint());
      return;
    }
    if (signal.aborted) return;
    const { turn } = advice;
    const reasons = words().reasons(advice.reasons.slice(0, HINT_REASONS), position().toPlay, play.rules());
    const said = [s().hintSaid(words().turnSaid(play.rules(), position(), turn)), reasons].join(' ').trim();
    setSeeking(false);
    setHint({ trace: turnTrace(play.rules(), position(), turn), said });
    app.announce(said);
  }

  return { thinking, moveNow, urge: () => setUrged(play.game().at), hint, seeking, canHint, seekHint };
}
