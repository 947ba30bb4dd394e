import { other, THROWS } from '@merellier/rules';
import { createMemo, ErrorBoundary, type JSX, lazy, Match, onMount, Show, Suspense, Switch } from 'solid-js';
import { atLeisure } from '../browser/at-leisure.ts';
import { useComputer, useDevice, useFirstLanguage, useNotices, usePlay, useSession, useSettings } from '../context.ts';
import { focusBoard } from '../parts/focus.ts';
import { later } from '../parts/later.tsx';
import { FreshVersion, NoticeText } from '../parts/notices.tsx';
import { positionSaid } from '../parts/position-said.ts';
import { Unbroken } from '../parts/unbroken.tsx';
import { isShared } from '../session/session.ts';
import { EASY_LEVEL } from '../settings/levels.ts';
import { ToldText } from './told-text.tsx';

const Dice = lazy(async () => ({ default: (await import('../parts/dice.tsx')).Dice }));
const loadEndActs = async () => (await import('./end-acts.tsx')).EndActs;
const EndActs = later(loadEndActs);
const loadActs = async () => ({ default: (await import('./acts.tsx')).Acts });
const Acts = lazy(loadActs);
const TypedTurn = later(async () => (await import('../parts/typed-turn.tsx')).TypedTurn);

/** What is to be done now, what there is to say, and the buttons of this moment. */
export function Status(): JSX.Element {
  const settings = useSettings();
  const language = useFirstLanguage();
  const session = useSession();
  const play = usePlay();
  const computer = useComputer();
  const verdict = createMemo((): string | null => {
    const end = play.outcome();
    if (!end) return null;
    const { s } = language;
    if (!end.winner) return s().verdict.draw;
    if (isShared(session.current())) return s().sideWins(end.winner);
    return session.current().seats[end.winner] === 'person' ? s().verdict.won : s().verdict.lost;
  });
  /** A win is golden; to have lost, or drawn, is not. */
  const isWon = (): boolean => Boolean(play.outcome()?.winner) && verdict() !== language.s().verdict.lost;
  /** Beside a verdict only the reason is left to be said. */
  const verdictReason = (): string | null => {
    const end = play.outcome();
    return end && language.words().because(end);
  };
  /** Whether these rules have dice: then some throws are worth more than others. */
  const hasDice = createMemo(() => THROWS.some(({ dice }) => play.rules().isSpecial(dice)));
  // A game comes to need more than its first turn did: it is here before the network may go.
  onMount(() => atLeisure(() => void Promise.all([language.loadWhole(), loadEndActs()]).catch(() => {})));
  const throwDice = (): void => {
    play.throwNow();
    focusBoard();
  };
  return (
    <section class="status" aria-labelledby="status-title">
      <h2 id="status-title" class="hidden">
        {language.s().nowTitle}
      </h2>
      {/* At the end it is only marked on the board: the verdict says more. */}
      <Show when={!play.outcome() && play.happened()} keyed>
        {(told) => (
          <p class="happened">
            <ToldText told={told} />
          </p>
        )}
      </Show>
      <Show when={verdict()}>
        {(text) => (
          <p class="verdict" classList={{ 'verdict-won': isWon(), 'verdict-side': isShared(session.current()) }}>
            {text()}
          </p>
        )}
      </Show>
      {/* Another sentence is another element: the eye meets it in its place, and nothing has moved. */}
      <Show when={verdictReason() ?? play.task()} keyed>
        {(text) => (
          <p class="task">
            {text}
            <Show when={computer.thinking() !== 'no'}>
              <Dot />
            </Show>
          </p>
        )}
      </Show>
      {/* The board at one hearing; place by place it is told by the board itself. */}
      <p class="hidden">
        {positionSaid(language, play.rules(), play.view(), { side: session.position().toPlay, done: play.done() })}
      </p>
      <Show when={hasDice()}>
        {/* Their place is kept until they are here: nothing jumps. */}
        <Suspense
          fallback={
            <div class="dice">
              <div class="dice-box" />
            </div>
          }
        >
          <Dice
            rules={play.rules()}
            dice={session.position().dice}
            throwNow={play.awaitsThrow() && play.seat() === 'person' ? throwDice : null}
            position={session.position()}
          />
        </Suspense>
      </Show>
      {/* It stands below a sentence that may be longer than the one before: as another element it has not moved either. */}
      <Show when={verdictReason() ?? play.task()} keyed>
        {(_sentence) => <Note />}
      </Show>
      <Show when={settings.current().typed && play.walks().length > 0}>
        <Suspense>
          <TypedTurn rules={play.rules()} position={session.position()} play={play.playTurn} />
        </Suspense>
      </Show>
      {/* No turn of a first game needs them at once: a word instead of a turn, thinking that takes long, a look back. */}
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<div class="acts" />}>
          <Acts />
        </Suspense>
      </ErrorBoundary>
      <Show when={play.outcome()}>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<div class="end" />}>
            <EndActs />
          </Suspense>
        </ErrorBoundary>
      </Show>
    </section>
  );
}

/** The sign of thinking; the words beside it say so too. */
function Dot(): JSX.Element {
  return <span class="thinking" aria-hidden="true" />;
}

/** A refusal, a piece of news, or what the moment is about: one sentence. */
function Note(): JSX.Element {
  const language = useFirstLanguage();
  const notices = useNotices();
  const device = useDevice();
  const session = useSession();
  const play = usePlay();
  const computer = useComputer();
  /** To beginners: where the other side could close a mill. */
  const threat = createMemo((): string | null => {
    const { level } = session.current();
    const isLearning = level <= EASY_LEVEL && !isShared(session.current());
    if (!isLearning || play.outcome() || play.seat() !== 'person' || play.done().length > 0) return null;
    const rival = other(session.position().toPlay);
    const isSaid = play.why()?.some((piece) => typeof piece !== 'string' && piece.side === rival);
    return isSaid ? null : play.threat();
  });
  return (
    <div class="note">
      <Switch fallback={<FreshVersion />}>
        <Match when={notices.notice()}>{(notice) => <NoticeText notice={notice()} />}</Match>
        <Match when={computer.seeking()}>
          <p>
            {language.s().hinting}
            <Dot />
          </p>
        </Match>
        <Match when={!play.outcome() && computer.hint()}>
          {(hint) => (
            <p>
              <Unbroken text={hint().said} />
            </p>
          )}
        </Match>
        <Match when={session.tossShown()}>
          {(shown) => (
            <p class="toss">
              <span class={`toss-man toss-${shown().bottom}`} aria-hidden="true" />
              {language.s().tossed(shown().bottom, shown().computer)}
            </p>
          )}
        </Match>
        <Match when={play.canHuff() && play.done().length === 0}>
          <p>
            {play.huffChoice() === 'huff'
              ? language.s().huffChoose
              : play.huffChoice() === 'pass'
                ? language.s().letPassChosen
                : language.s().huffPending}
          </p>
        </Match>
        <Match when={session.position().dice}>
          {(dice) => (
            <p class="note-throw">{play.outcome() ? '' : language.words().throwAllows(play.rules(), dice())}</p>
          )}
        </Match>
        <Match when={play.isPast() && !play.outcome()}>
          <p>{language.s().past}</p>
        </Match>
        <Match when={play.why()}>
          {(told) => (
            <p class="why">
              <ToldText told={told()} /> {threat()}
            </p>
          )}
        </Match>
        <Match when={threat()}>{(text) => <p>{text()}</p>}</Match>
        <Match when={!device.keeps()}>
          <p>{language.s().notKept}</p>
        </Match>
      </Switch>
    </div>
  );
}
