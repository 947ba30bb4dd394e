import { DiceView } from '@merellier/board';
import { THROWS } from '@merellier/rules';
import { createMemo, For, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
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
import { FreshVersion, NoticeText } from '../parts/notices.tsx';
import { positionSaid } from '../parts/position-said.ts';
import { isLatest } from '../session/session.ts';

const TypedTurn = lazy(async () => ({ default: (await import('../parts/typed-turn.tsx')).TypedTurn }));

/** What is to be done now, what there is to say, and the buttons of this moment. */
export function Status(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const session = useSession();
  const play = usePlay();
  const computer = useComputer();
  /** Whether these rules have dice: then some throws are worth more than others. */
  const hasDice = createMemo(() => THROWS.some(({ dice }) => play.rules().isSpecial(dice)));
  return (
    <section class="status" aria-labelledby="status-title">
      <h2 id="status-title" class="hidden">
        {language.s().nowTitle}
      </h2>
      <p class="task" classList={{ 'task-over': play.outcome() !== null }}>
        {play.task()}
        <Show when={computer.thinking() !== 'no'}>
          <Dot />
        </Show>
      </p>
      {/* The board at one hearing; place by place it is told by the board itself. */}
      <p class="hidden">
        {positionSaid(language, play.rules(), play.view(), { side: session.position().toPlay, done: play.done() })}
      </p>
      <Show when={hasDice()}>
        <Dice />
      </Show>
      <Note />
      <Show when={settings.current().typed && play.walks().length > 0}>
        <Suspense>
          <TypedTurn rules={play.rules()} position={session.position()} play={play.playTurn} />
        </Suspense>
      </Show>
      <Acts />
    </section>
  );
}

/** The sign of thinking; the words beside it say so too. */
function Dot(): JSX.Element {
  return <span class="thinking" aria-hidden="true" />;
}

/** The dice, and what the throw is worth. While a throw is awaited, a press anywhere here throws them. */
function Dice(): JSX.Element {
  const language = useLanguage();
  const session = useSession();
  const play = usePlay();
  const dice = () => session.position().dice;
  const said = (): string => {
    const thrown = dice();
    return thrown ? language.words().throwSaid(play.rules(), thrown) : '';
  };
  const special = (): boolean => {
    const thrown = dice();
    return thrown !== null && play.rules().isSpecial(thrown);
  };
  return (
    <div class="dice" classList={{ 'dice-special': special() }}>
      <div class="dice-box">
        <DiceView dice={dice()} special={special()} label={said() || language.s().diceWaiting} />
      </div>
      <Show when={play.awaitsThrow() && play.seat() === 'person'} fallback={<p class="dice-said">{said()}</p>}>
        <button
          type="button"
          class="button primary dice-throw"
          onClick={() => {
            play.throwNow();
            focusBoard();
          }}
        >
          {language.s().throwDice}
        </button>
      </Show>
    </div>
  );
}

/** A refusal, a piece of news, or what the moment is about: one sentence. */
function Note(): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const device = useDevice();
  const session = useSession();
  const play = usePlay();
  const computer = useComputer();
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
        <Match when={computer.hint()}>{(hint) => <p>{hint().said}</p>}</Match>
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
      <Show when={play.outcome()}>
        <button type="button" class="button primary" onClick={act(session.rematch)}>
          {s().rematch}
        </button>
        <button type="button" class="button" onClick={() => navigation.show('start')}>
          {s().newGameLong}
        </button>
        <Show when={play.game().nodes.length > 1}>
          <button type="button" class="button" onClick={() => boards.analyse(play.game(), 'game')}>
            {s().reviewGame}
          </button>
        </Show>
      </Show>
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
