import { DiceView } from '@merellier/board';
import { THROWS } from '@merellier/rules';
import { createMemo, For, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { useApp } from '../context.ts';
import { focusBoard } from '../parts/focus.ts';
import { FreshVersion, NoticeText } from '../parts/notices.tsx';
import { positionSaid } from '../parts/position-said.ts';
import { isLatest } from '../session/session.ts';

const TypedTurn = lazy(async () => ({ default: (await import('../parts/typed-turn.tsx')).TypedTurn }));

/** What is to be done now, what there is to say, and the buttons of this moment. */
export function Status(): JSX.Element {
  const app = useApp();
  const { play } = app;
  /** Whether these rules have dice: then some throws are worth more than others. */
  const hasDice = createMemo(() => THROWS.some(({ dice }) => play.rules().isSpecial(dice)));
  return (
    <section class="status" aria-labelledby="status-title">
      <h2 id="status-title" class="hidden">
        {app.s().nowTitle}
      </h2>
      <p class="task" classList={{ 'task-over': play.outcome() !== null }}>
        {play.task()}
        <Show when={app.computer.thinking() !== 'no'}>
          <Dot />
        </Show>
      </p>
      {/* The board at one hearing; place by place it is told by the board itself. */}
      <p class="hidden">
        {positionSaid(app, play.rules(), play.view(), { side: app.position().toPlay, done: play.done() })}
      </p>
      <Show when={hasDice()}>
        <Dice />
      </Show>
      <Note />
      <Show when={app.settings().typed && play.walks().length > 0}>
        <Suspense>
          <TypedTurn rules={play.rules()} position={app.position()} play={play.playTurn} />
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
  const app = useApp();
  const { play } = app;
  const dice = () => app.position().dice;
  const said = (): string => {
    const thrown = dice();
    return thrown ? app.words().throwSaid(play.rules(), thrown) : '';
  };
  const special = (): boolean => {
    const thrown = dice();
    return thrown !== null && play.rules().isSpecial(thrown);
  };
  return (
    <div class="dice" classList={{ 'dice-special': special() }}>
      <div class="dice-box">
        <DiceView dice={dice()} special={special()} label={said() || app.s().diceWaiting} />
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
          {app.s().throwDice}
        </button>
      </Show>
    </div>
  );
}

/** A refusal, a piece of news, or what the moment is about: one sentence. */
function Note(): JSX.Element {
  const app = useApp();
  const { play } = app;
  return (
    <div class="note">
      <Switch>
        <Match when={app.notice()}>{(notice) => <NoticeText notice={notice()} />}</Match>
        <Match when={app.computer.seeking()}>
          <p>
            {app.s().hinting}
            <Dot />
          </p>
        </Match>
        <Match when={app.computer.hint()}>{(hint) => <p>{hint().said}</p>}</Match>
        <Match when={app.tossShown()}>
          {(shown) => (
            <p class="toss">
              <span class={`toss-man toss-${shown().bottom}`} aria-hidden="true" />
              {app.s().tossed(shown().bottom, shown().computer)}
            </p>
          )}
        </Match>
        <Match when={play.canHuff() && play.done().length === 0}>
          <p>
            {play.huffChoice() === 'huff'
              ? app.s().huffChoose
              : play.huffChoice() === 'pass'
                ? app.s().letPassChosen
                : app.s().huffPending}
          </p>
        </Match>
        <Match when={app.position().dice}>
          {(dice) => <p class="note-throw">{play.outcome() ? '' : app.words().throwAllows(play.rules(), dice())}</p>}
        </Match>
        <Match when={!isLatest(app.session()) && !play.outcome()}>
          <p>{app.s().past}</p>
        </Match>
        <Match when={!app.keeps()}>
          <p>{app.s().notKept}</p>
        </Match>
        <Match when={app.freshVersion()}>
          <FreshVersion />
        </Match>
      </Switch>
    </div>
  );
}

function Acts(): JSX.Element {
  const app = useApp();
  const { play } = app;
  const s = app.s;
  const act = (run: () => unknown) => () => {
    run();
    focusBoard();
  };
  return (
    <div class="acts">
      <Show when={play.outcome()}>
        <button type="button" class="button primary" onClick={act(app.rematch)}>
          {s().rematch}
        </button>
        <button type="button" class="button" onClick={() => app.show('start')}>
          {s().newGameLong}
        </button>
        <Show when={play.game().nodes.length > 1}>
          <button type="button" class="button" onClick={() => app.analyse(play.game(), 'game')}>
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
      <Show when={app.computer.thinking() === 'long'}>
        <button type="button" class="button" onClick={act(app.computer.moveNow)}>
          {s().moveNow}
        </button>
      </Show>
      <Show when={play.stop() !== null}>
        <button type="button" class="button" onClick={act(() => play.playWalk(play.stop() ?? -1))}>
          {s().stopHere}
        </button>
      </Show>
      <Show when={!play.outcome() && play.seat() === 'computer' && !isLatest(app.session())}>
        <button type="button" class="button" onClick={act(app.computer.urge)}>
          {s().playFromHere}
        </button>
        <button type="button" class="button" onClick={act(play.toEnd)}>
          {s().toEnd}
        </button>
      </Show>
      <Show when={!isLatest(app.session()) && play.last() && app.view() === 'play'}>
        <button type="button" class="link" onClick={() => app.analyse(play.game(), 'turn')}>
          {s().judgeTurn}
        </button>
      </Show>
    </div>
  );
}
