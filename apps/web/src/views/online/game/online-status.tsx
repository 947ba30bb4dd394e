import { SECOND } from '@merellier/protocol';
import { positionOf, type Side, THROWS } from '@merellier/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { ToldText } from '../../../board-page/told-text.tsx';
import { useLanguage } from '../../../context.ts';
import { clockText, daysLeft } from '../../../online/clock-text.ts';
import { Dice } from '../../../parts/dice.tsx';
import { focusBoard } from '../../../parts/focus.ts';
import type { OwnMarks } from '../../../parts/own-marks.ts';
import { positionSaid } from '../../../parts/position-said.ts';
import { TurnActs } from '../../../parts/turn-acts.tsx';
import { nameOf } from '../names.ts';
import { useOnline } from '../online.ts';
import { useStrings } from '../strings/strings.ts';
import { GameOver } from './game-over.tsx';
import type { Narration } from './narration.ts';
import { Claim, Offers } from './offers.tsx';
import type { OnlineGame } from './online-game.ts';

/** The narrator: what happened, what is to be done now, and the buttons of this moment. */
export function OnlineStatus(props: {
  readonly game: OnlineGame;
  readonly narration: Narration;
  /** What was drawn on the board here. */
  readonly own: OwnMarks;
}): JSX.Element {
  const language = useLanguage();
  const { game, narration } = props;
  const hasDice = createMemo(() => THROWS.some(({ dice }) => game.rules().isSpecial(dice)));
  return (
    <section class="status" aria-labelledby="status-title">
      <h2 id="status-title" class="hidden">
        {language.s().nowTitle}
      </h2>
      <Show when={narration.happened()}>
        {(told) => (
          <p class="happened">
            <ToldText told={told()} />
          </p>
        )}
      </Show>
      <Show when={narration.verdict()}>
        {(text) => (
          <p class="verdict" classList={{ 'verdict-won': narration.isWon() }}>
            {text()}
          </p>
        )}
      </Show>
      <p class="task">{narration.task()}</p>
      <FirstTurn game={game} />
      <p class="hidden">
        {positionSaid(language, game.rules(), game.rules().view(game.position()), {
          side: game.position().toPlay,
          done: game.underWay.done(),
        })}
      </p>
      <Show when={hasDice()}>
        <Dice rules={game.rules()} dice={game.position().dice} />
      </Show>
      <div class="note">
        <Note game={game} />
      </div>
      <GameActs game={game} own={props.own} />
      <Show
        when={game.state()?.phase === 'over'}
        fallback={
          <Show when={game.mySide()}>
            <Offers game={game} kinds={['draw', 'takeback']} />
            <Claim game={game} />
          </Show>
        }
      >
        <GameOver game={game} />
      </Show>
    </section>
  );
}

/** In a tournament: who does not begin in time loses the game, and is told how long there is. */
function FirstTurn(props: { readonly game: OnlineGame }): JSX.Element {
  const online = useOnline();
  const s = useStrings();
  const { game } = props;
  const waited = createMemo((): Side | null => {
    const state = game.state();
    if (state?.phase !== 'playing' || !state.options.tournament || game.model().pending) return null;
    const side = positionOf(state.game).toPlay;
    return state.clock?.begun[side] === false ? side : null;
  });
  const left = createMemo((): number => {
    // The clocks run on while this is shown.
    game.clocks();
    const clock = game.state()?.clock;
    return clock ? Math.max(0, Math.ceil((clock.since + clock.startWithin - online.connection().now()) / SECOND)) : 0;
  });
  const leftSaid = (): string => {
    const { days, hours } = daysLeft(left() * SECOND);
    return days > 0 ? s().days(days, hours) : left() < 10 ? `0:0${left()}` : clockText(left() * SECOND);
  };
  return (
    <Show when={waited()}>
      {(side) => (
        <p class="first-turn">
          {side() === game.mySide()
            ? s().firstTurn(leftSaid())
            : s().firstTurnOf(nameOf(s(), game.player(side())), leftSaid())}
        </p>
      )}
    </Show>
  );
}

function Note(props: { readonly game: OnlineGame }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { game } = props;
  const text = (): string => {
    const { dice } = game.position();
    if (game.premove()) return s().premoveSet;
    if (game.underWay.canHuff() && game.underWay.done().length === 0) {
      const choice = game.underWay.huffChoice();
      return choice === 'huff'
        ? language.s().huffChoose
        : choice === 'pass'
          ? language.s().letPassChosen
          : language.s().huffPending;
    }
    if (dice && !game.isOver()) return language.words().throwAllows(game.rules(), dice);
    if (!game.mySeat()) return s().watching;
    if (game.spectators() > 0) return s().spectators(game.spectators());
    const options = game.state()?.options;
    return options && !game.isOver()
      ? [
          ...(options.tournament ? [s().inTournament] : []),
          language.words().rulesName(game.rules()),
          s().timeSaid(options.time),
        ].join(' · ')
      : '';
  };
  return (
    <Show when={game.notice()} fallback={<p>{text()}</p>}>
      {(notice) => <p classList={{ refusal: notice().kind === 'refusal' }}>{notice().text}</p>}
    </Show>
  );
}

/** What a turn needs beside the board; a turn planned, what was drawn, and the way back to now. */
function GameActs(props: { readonly game: OnlineGame; readonly own: OwnMarks }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { game } = props;
  return (
    <TurnActs underWay={game.underWay} isMyTurn={game.isMyTurn()} play={game.play} playWalk={game.playWalk}>
      <Show when={game.premove()}>
        <button
          type="button"
          class="button"
          onClick={() => {
            game.setPremove(null);
            focusBoard();
          }}
        >
          {s().premoveCancel}
        </button>
      </Show>
      <Show when={props.own.marks().length > 0}>
        <button type="button" class="link" onClick={props.own.clear}>
          {language.s().sketch.clear}
        </button>
      </Show>
      <Show when={game.lookedAt() !== null}>
        <button type="button" class="link" onClick={() => game.setLookedAt(null)}>
          {s().toNow}
        </button>
      </Show>
    </TurnActs>
  );
}
