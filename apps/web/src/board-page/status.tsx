import { other, THROWS } from '@merellier/rules';
import { createMemo, ErrorBoundary, For, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import {
  useBoards,
  useComputer,
  useDevice,
  useLanguage,
  useNavigation,
  useNotices,
  usePlay,
  useSession,
  useSettings,
} from '../context.ts';
import { focusBoard } from '../parts/focus.ts';
import { levelName } from '../parts/level-choice.tsx';
import { FreshVersion, NoticeText } from '../parts/notices.tsx';
import { positionSaid } from '../parts/position-said.ts';
import { Unbroken } from '../parts/unbroken.tsx';
import { closingsOf } from '../play/threats.ts';
import { isLatest, isShared } from '../session/session.ts';
import { EASY_LEVEL, LEVEL_NUMBERS } from '../settings/levels.ts';
import { ToldText } from './told-text.tsx';

const Dice = lazy(async () => ({ default: (await import('../parts/dice.tsx')).Dice }));
const Learnt = lazy(async () => ({ default: (await import('./learnt.tsx')).Learnt }));
const TypedTurn = lazy(async () => ({ default: (await import('../parts/typed-turn.tsx')).TypedTurn }));

/** What is to be done now, what there is to say, and the buttons of this moment. */
export function Status(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
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
  /** Beside a verdict only the reason is left to be said. */
  const verdictReason = (): string | null => {
    const end = play.outcome();
    return end && language.words().because(end);
  };
  /** Whether these rules have dice: then some throws are worth more than others. */
  const hasDice = createMemo(() => THROWS.some(({ dice }) => play.rules().isSpecial(dice)));
  const throwDice = (): void => {
    play.throwNow();
    focusBoard();
  };
  return (
    <section class="status" aria-labelledby="status-title">
      <h2 id="status-title" class="hidden">
        {language.s().nowTitle}
      </h2>
      <Show when={play.happened()}>
        {(told) => (
          <p class="happened">
            <ToldText told={told()} />
          </p>
        )}
      </Show>
      <Show when={verdict()}>
        {(text) => (
          <p class="verdict" classList={{ 'verdict-side': isShared(session.current()) }}>
            {text()}
          </p>
        )}
      </Show>
      <p class="task">
        {verdictReason() ?? play.task()}
        <Show when={computer.thinking() !== 'no'}>
          <Dot />
        </Show>
      </p>
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
          />
        </Suspense>
      </Show>
      <Note />
      <Show when={settings.current().typed && play.walks().length > 0}>
        <Suspense>
          <TypedTurn rules={play.rules()} position={session.position()} play={play.playTurn} />
        </Suspense>
      </Show>
      <Acts />
      <Show when={play.outcome()}>
        <EndActs />
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
  const language = useLanguage();
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
    if (isSaid) return null;
    const places = closingsOf(play.rules(), session.position(), rival);
    const { names } = play.rules().board;
    return places.length === 0 ? null : language.s().threat(rival, places.map((place) => names[place]).join(', '));
  });
  return (
    <div class="note">
      <Switch>
        <Match when={notices.notice()}>{(notice) => <NoticeText notice={notice()} />}</Match>
        <Match when={computer.seeking()}>
          <p>
            {language.s().hinting}
            <Dot />
          </p>
        </Match>
        <Match when={computer.hint()}>
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
        <Match when={!isLatest(session.current()) && !play.outcome()}>
          <p>{language.s().past}</p>
        </Match>
        <Match when={play.why()}>
          {(told) => (
            <p>
              <ToldText told={told()} /> {threat()}
            </p>
          )}
        </Match>
        <Match when={threat()}>{(text) => <p>{text()}</p>}</Match>
        <Match when={!device.keeps()}>
          <p>{language.s().notKept}</p>
        </Match>
        <Match when={device.freshVersion()}>
          <FreshVersion />
        </Match>
      </Switch>
    </div>
  );
}

/** What comes after a game: the next level for who has won, a revenge, a look back. */
function EndActs(): JSX.Element {
  const language = useLanguage();
  const session = useSession();
  const boards = useBoards();
  const play = usePlay();
  const { s } = language;
  const act = (run: () => unknown) => () => {
    run();
    focusBoard();
  };
  const next = (): number | null => {
    const { seats, level } = session.current();
    const { winner } = play.outcome() ?? {};
    const hasWon = !!winner && seats[winner] === 'person' && !isShared(session.current());
    return hasWon && level < LEVEL_NUMBERS.length ? level + 1 : null;
  };
  return (
    <div class="end">
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<div class="learnt" />}>
          <Learnt game={play.game()} />
        </Suspense>
      </ErrorBoundary>
      <Show when={next()}>
        {(level) => (
          <button
            type="button"
            class="button primary"
            onClick={act(() => {
              session.setLevel(level());
              session.again();
            })}
          >
            {s().nextLevel(levelName(language, level()))}
          </button>
        )}
      </Show>
      <div class="two">
        <button type="button" class="button" classList={{ primary: next() === null }} onClick={act(session.rematch)}>
          {s().rematch}
        </button>
        <Show when={play.game().nodes.length > 1}>
          <button type="button" class="button" onClick={() => boards.analyse(play.game(), 'game')}>
            {s().reviewGame}
          </button>
        </Show>
      </div>
      <button type="button" class="link" onClick={act(session.again)}>
        {s().newGameLong}
      </button>
    </div>
  );
}

function Acts(): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const session = useSession();
  const boards = useBoards();
  const play = usePlay();
  const computer = useComputer();
  const s = language.s;
  const act = (run: () => unknown) => () => {
    run();
    focusBoard();
  };
  return (
    <div class="acts">
      <Show when={play.canHuff() && play.done().length === 0}>
        <button
          type="button"
          class="button"
          aria-pressed={play.huffChoice() === 'huff'}
          onClick={act(() => play.setHuffChoice('huff'))}
        >
          {s().huff}
        </button>
      </Show>
      <For each={play.done().length === 0 ? play.sayable() : []}>
        {({ turn, what }) => (
          <button type="button" class="button" onClick={act(() => play.playTurn(turn))}>
            {what === 'pass' ? s().pass : s().demand}
          </button>
        )}
      </For>
      <Show when={play.canHuff() && play.done().length === 0}>
        <button
          type="button"
          class="button"
          aria-pressed={play.huffChoice() === 'pass'}
          onClick={act(() => play.setHuffChoice('pass'))}
        >
          {s().letPass}
        </button>
      </Show>
      <Show when={computer.thinking() === 'long'}>
        <button type="button" class="button" onClick={act(computer.moveNow)}>
          {s().moveNow}
        </button>
      </Show>
      <Show when={play.stop() !== null}>
        <button type="button" class="button" onClick={act(() => play.playWalk(play.stop() ?? -1))}>
          {s().stopHere}
        </button>
      </Show>
      <Show when={!play.outcome() && play.seat() === 'computer' && !isLatest(session.current())}>
        <button type="button" class="button" onClick={act(computer.urge)}>
          {s().playFromHere}
        </button>
        <button type="button" class="button" onClick={act(play.toEnd)}>
          {s().toEnd}
        </button>
      </Show>
      <Show when={!isLatest(session.current()) && play.last() && navigation.view() === 'play'}>
        <button type="button" class="link" onClick={() => boards.analyse(play.game(), 'turn')}>
          {s().judgeTurn}
        </button>
      </Show>
    </div>
  );
}
