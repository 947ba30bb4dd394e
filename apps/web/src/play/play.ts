import { createTurnUnderWay, shownMen, type TurnUnderWay } from '@merellier/board';
import { type Game, other, type Position, type Side, type Step, type Turn, throwDice } from '@merellier/rules';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { afterDrawn } from '../browser/after-drawn.ts';
import { throwOfDice } from '../browser/chance.ts';
import type { Strings } from '../interface/strings.ts';
import { engineHeard, engineWorker } from '../opponent/engine-worker.ts';
import { keepHalfTurn, readHalfTurn } from '../session/half-turn.ts';
import { isLatest, isShared, playInSession } from '../session/session.ts';
import type { GrowingLanguage } from '../state/language.ts';
import type { Navigation } from '../state/navigation.ts';
import type { Notices } from '../state/notices.ts';
import type { SessionState } from '../state/session.ts';
import type { SettingsState } from '../state/settings.ts';
import { createPast, type Past } from './past.ts';
import { createStanding, type Standing } from './standing.ts';
import { plainText, type Told, tellMill, tellTurn } from './told.ts';

/** A step that moves a man. */
const isOnBoard = (step: Step): step is Exclude<Step, { readonly kind: 'say' }> => step.kind !== 'say';

/** The turn that is being played on the board, and what plays one. */
export interface Turns
  extends Pick<TurnUnderWay, 'walks' | 'done' | 'stop' | 'huffChoice' | 'chooseHuff' | 'canHuff' | 'sayable'> {
  /** What is to be done now, in one sentence. */
  readonly task: Accessor<string>;
  /** What was done last, with the men that it names; null at the beginning. */
  readonly happened: Accessor<Told | null>;
  /** Why it matters, as far as the rules make it certain. */
  readonly why: Accessor<Told | null>;
  /** Whether one looks at an earlier place of the game: the computer plays there only where it is told to. */
  readonly isPast: () => boolean;
  /** To the side to play: where the other one could close a mill; null where it could nowhere. */
  readonly threat: Accessor<string | null>;
  readonly playTurn: (turn: Turn) => void;
  /** Plays the walk of this number in a task of its own, so that the board answers the tap first. */
  readonly playWalk: (index: number) => void;
  /** Plays the turn that waits for a task of its own: a player who taps on or leaves at once must find it played. */
  readonly hurry: () => void;
  /** Says why these taps make no turn. */
  readonly refuse: (taps: readonly number[]) => void;
  /** The board says how far the turn is; `complete` is the walk that it could end with here. */
  readonly stepped: (steps: readonly Step[], next: ReadonlySet<Step['kind']>, complete: number | null) => void;
  readonly throwNow: () => void;
}

/** The game on the board: what it looks like now, and what can be done. */
export interface Play extends Standing, Turns, Past {}

interface PlayParts {
  readonly settings: SettingsState;
  readonly language: GrowingLanguage;
  readonly notices: Notices;
  readonly navigation: Navigation;
  readonly session: SessionState;
}

export function createPlay(parts: PlayParts): Play {
  const { navigation, session } = parts;
  const standing = createStanding(parts);
  const before = session.kept();
  const underWay = createTurnUnderWay({
    rules: standing.rules,
    position: session.position,
    isOpen: () => standing.isOpen() && !standing.awaitsThrow(),
    isAway: () => navigation.view() !== 'play',
    left: before && readHalfTurn(before),
  });
  createEffect(
    on(underWay.done, (steps) => navigation.view() === 'play' && keepHalfTurn(session.current(), steps), {
      defer: true,
    }),
  );
  const turns = createTurns(parts, standing, underWay);
  return {
    ...standing,
    ...turns,
    ...createPast({ ...parts, standing, underWay, task: turns.task }),
  };
}

function createTurns(parts: PlayParts, standing: Standing, underWay: TurnUnderWay): Turns {
  const { settings, language, notices, navigation, session } = parts;
  const { s, words } = language;
  const { position } = session;
  const { game, rules, outcome, seat, again } = standing;
  const { walks, done, stop, huffChoice, chooseHuff, canHuff, sayable } = underWay;
  const isShown = (): boolean => navigation.view() === 'play';

  /** Whether the sentence is for one person alone, whose turn it is. */
  const you = (): boolean => seat() === 'person' && !isShared(session.current());
  // A turn that was taken back and is played again leads to where something was played already: it is the game all the same.
  let played: Game | null = null;
  const isPast = (): boolean => !isLatest(session.current()) && game() !== played;
  /** The side that the sentences are for; null where two read them. */
  const reader = (): Side | null => {
    const { seats } = session.current();
    return isShared(session.current()) ? null : seats.white === 'person' ? 'white' : 'black';
  };
  const tellHalf = (): Told | null => {
    const { toPlay } = position();
    const men = shownMen({ men: standing.view().men, side: toPlay, done: done().filter(isOnBoard) });
    return tellMill(s(), rules(), men, done(), toPlay, reader() === toPlay);
  };
  const task = createMemo(() => {
    const end = outcome();
    if (end) return words().outcome(end);
    if (isShown() && seat() === 'computer' && !isPast()) return s().thinking(position().toPlay);
    if (tellHalf() && !stop()) return s().touchToTake(other(position().toPlay));
    return `${words().toPlay(rules(), position(), { done: done(), again: again(), you: you() })}.`;
  });

  const happened = createMemo((): Told | null => {
    const half = tellHalf();
    if (half) return half;
    return isShown() ? tellTurn(s(), game(), reader()) : null;
  });

  // What is said of mills to come is fetched once a turn has been played, and the answer to it is on its way.
  const [reasons, setReasons] = createSignal<typeof import('./why.ts') | null>(null);
  const whole = (): Strings | null => language.whole()?.s() ?? null;
  createEffect(
    on(isShown, (shown) => {
      if (!shown || reasons()) return;
      afterDrawn()
        .then(engineHeard)
        .then(() => Promise.all([import('./why.ts'), language.loadWhole()]))
        .then(
          ([loaded]) => {
            setReasons(loaded);
            // A turn that was told before they came gets its reason now.
            const reason = game() === played && because();
            if (reason) notices.announce(plainText(reason));
          },
          () => {},
        );
    }),
  );
  const because = (): Told | null => {
    const strings = whole();
    return reasons() && strings && !outcome()
      ? (reasons()?.tellWhy(strings, game(), reader(), session.current().level === 1) ?? null)
      : null;
  };
  const why = createMemo((): Told | null => (done().length > 0 || !isShown() ? null : because()));
  const threat = (): string | null => {
    const strings = whole();
    return strings && (reasons()?.tellThreat(strings, game(), session.current().level === 1) ?? null);
  };

  function playTurn(turn: Turn): void {
    const before = position();
    const plain = `${words().turnSaid(rules(), before, turn)}.`;
    const next = playInSession(session.current(), turn, before.dice);
    played = next.game;
    notices.setNotice(null);
    if (navigation.view() === 'start') session.begin(settings.current().opponent, next);
    else session.keep(next);
    session.setTossShown(null);
    const told = tellTurn(s(), game(), reader());
    const reason = because();
    tell([told ? plainText(told) : plain, ...(reason ? [plainText(reason)] : [])].join(' '));
  }

  /** Says a turn, and what comes of it. */
  function tell(said: string): void {
    const end = outcome();
    if (end) notices.announce(`${said} ${words().outcome(end)}`);
    else if (seat() === 'person')
      notices.announce(`${said} ${words().toPlay(rules(), position(), { again: again(), you: you() })}.`);
    else notices.announce(said);
  }

  const waiting = createWaitingTurn(position, playTurn);
  /** Once the board shows what was tapped, the computer is woken: on a slow line it is the longest to come. */
  async function wake(): Promise<void> {
    if (isShared(session.current())) return;
    await afterDrawn();
    engineWorker();
    void import('../opponent/opponent.ts').catch(() => {});
  }
  // On the first page the turn would begin a game, and lead to it: there it is dropped.
  const hurryInGame = (): void => {
    if (isShown()) waiting.hurry();
  };
  navigation.onLeave(hurryInGame);
  // In the capture phase: before what is to be kept is written, and before a button acts on the game, which goes on from the turn.
  for (const kind of ['pagehide', 'pointerdown', 'keydown']) window.addEventListener(kind, hurryInGame, true);

  /** What keeps a person from playing at all now; null where the rules decide. */
  function obstacle(): string | null {
    if (navigation.view() === 'start' && !standing.isOpen()) return s().chooseFirst;
    if (!outcome() && seat() === 'computer') return isPast() ? s().past : s().thinking(position().toPlay);
    return null;
  }

  /** Why the rules do not allow it; said as long as the board stands as it did, and nothing more of a turn is done. */
  async function refuseByRules(taps: readonly number[]): Promise<void> {
    const [before, steps] = [position(), done()];
    const { explain } = await import('../rules/explain.ts');
    const refusal = explain(rules(), before, taps);
    if (!refusal) return;
    const all = await language.loadWhole();
    if (position() === before && done() === steps) tellRefusal(all.words().refusal(refusal, rules()));
  }

  function tellRefusal(text: string): void {
    notices.setNotice({ kind: 'refusal', text });
    notices.announce(text);
  }

  return {
    ...{ walks, done, stop, huffChoice, chooseHuff, canHuff, sayable, task, happened, why, isPast, threat, playTurn },
    playWalk(index) {
      const walk = walks()[index];
      if (!walk) return;
      void wake();
      waiting.play(walk.turn);
    },
    hurry: waiting.hurry,
    refuse(taps) {
      const text = obstacle();
      if (text === null) void refuseByRules(taps);
      else tellRefusal(text);
    },
    stepped(steps, _next, complete) {
      underWay.stepped(steps, complete);
      if (steps.length > 0) void wake();
      notices.setNotice(null);
      const half = tellHalf();
      const asked = half
        ? `${plainText(half)} ${task()}`
        : `${words().toPlay(rules(), position(), { done: steps, you: you() })}.`;
      notices.announce(steps.length > 0 ? asked : `${s().undone} ${asked}`);
    },
    throwNow() {
      if (!standing.awaitsThrow()) return;
      const dice = throwOfDice();
      notices.setNotice(null);
      session.keep({ ...session.current(), game: throwDice(game(), dice) });
      const end = outcome();
      const said = [words().throwSaid(rules(), dice), words().throwAllows(rules(), dice)];
      notices.announce([...said, ...(end ? [words().outcome(end)] : [])].join('. '));
    },
  };
}

/** A turn that the board shows already, while all that follows from it waits for a task of its own. */
function createWaitingTurn(position: Accessor<Position>, playTurn: (turn: Turn) => void) {
  let waiting: (() => void) | null = null;
  const hurry = (): void => waiting?.();
  return {
    play(turn: Turn): void {
      const before = position();
      waiting = () => {
        waiting = null;
        if (position() === before) playTurn(turn);
      };
      void afterDrawn().then(hurry);
    },
    hurry,
  };
}
