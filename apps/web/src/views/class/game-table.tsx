import { BoardView, shownMen } from '@merellier/board';
import { other, type Side } from '@merellier/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { ToldText } from '../../board-page/told-text.tsx';
import { useLanguage, useNotices, useSettings } from '../../context.ts';
import { BoardLayout } from '../../frame/board-layout.tsx';
import { BoardSection } from '../../parts/board-section.tsx';
import { focusBoard } from '../../parts/focus.ts';
import { positionSaid } from '../../parts/position-said.ts';
import { SideTray } from '../../parts/side-tray.tsx';
import { TurnActs } from '../../parts/turn-acts.tsx';
import { TypedTurn } from '../../parts/typed-turn.tsx';
import { marksOf, type Told, tellMill, tellTurn } from '../../play/told.ts';
import { tellWhy } from '../../play/why.ts';
import { DiceOf, seatName } from './parts.tsx';
import { useStrings } from './strings/strings.ts';
import type { TableGame } from './table-game.ts';

/** A game of the class, with both players at their edges and the narrator beside it. */
export function GameTable(props: {
  readonly game: TableGame;
  /** What is said instead of the task: a pause. */
  readonly instead: string | null;
  /** Above the narrator. */
  readonly above?: JSX.Element;
  /** Below it: what can be done. */
  readonly children?: JSX.Element;
}): JSX.Element {
  const language = useLanguage();
  const settings = useSettings();
  const s = useStrings();
  const { game } = props;
  const told = createTold(game);
  const why = createMemo(() =>
    game.underWay.done().length > 0 || game.board().outcome ? null : tellWhy(language.s(), game.game(), game.mySide()),
  );
  return (
    <BoardLayout
      title={s().versus(seatName(s(), game.seat('white')), seatName(s(), game.seat('black')))}
      opens
      view="class"
      top={<SeatStrip game={game} edge="top" />}
      board={<TableBoard game={game} told={told()} />}
      bottom={<SeatStrip game={game} edge="bottom" />}
    >
      {props.above}
      <section class="status" aria-labelledby="class-now">
        <h2 id="class-now" class="hidden">
          {language.s().nowTitle}
        </h2>
        <Show when={told()}>
          {(told) => (
            <p class="happened">
              <ToldText told={told()} />
            </p>
          )}
        </Show>
        <Task game={game} instead={props.instead} />
        <DiceOf rules={game.rules()} dice={game.board().outcome ? null : game.position().dice} />
        <div class="note">
          <Show
            when={game.refused()}
            fallback={
              <Show when={why()}>
                {(why) => (
                  <p>
                    <ToldText told={why()} />
                  </p>
                )}
              </Show>
            }
          >
            {(refused) => <p class="refusal">{refused()}</p>}
          </Show>
        </div>
        <p class="hidden">
          {positionSaid(language, game.rules(), game.rules().view(game.position()), {
            side: game.position().toPlay,
            done: game.underWay.done(),
          })}
        </p>
        <TurnActs underWay={game.underWay} isMyTurn={game.isMyTurn()} play={game.play} playWalk={game.playWalk} />
        <Show when={settings.current().typed && game.isMyTurn()}>
          <TypedTurn rules={game.rules()} position={game.position()} play={game.play} />
        </Show>
      </section>
      {props.children}
    </BoardLayout>
  );
}

/** What happened, as the narrator tells it: the last turn, or the mill that the turn on the way has closed. */
function createTold(game: TableGame): () => Told | null {
  const language = useLanguage();
  return createMemo(() => {
    const done = game.underWay.done().filter((step) => step.kind !== 'say');
    const side = game.position().toPlay;
    if (game.isMyTurn() && done.length > 0) {
      const men = shownMen({ men: game.rules().view(game.position()).men, side, done });
      const mill = tellMill(language.s(), game.rules(), men, done, side, true);
      if (mill) return mill;
    }
    return tellTurn(language.s(), game.game(), game.mySide());
  });
}

function Task(props: { readonly game: TableGame; readonly instead: string | null }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { game } = props;
  const verdict = (): string | null => {
    const { outcome } = game.board();
    const mine = game.mySide();
    if (!outcome) return null;
    if (outcome.winner === null) return s().youDrew;
    if (mine === null) return s().wonBy(seatName(s(), game.seat(outcome.winner)));
    return outcome.winner === mine ? s().youWon : s().youLost;
  };
  const task = (): string => {
    const { toPlay } = game.position();
    if (game.computerFails()) return s().noComputer;
    if (toPlay !== game.mySide())
      return game.seat(toPlay) === 'computer' ? s().think : s().theirTurn(seatName(s(), game.seat(toPlay)));
    const done = game.underWay.done();
    return `${language.words().toPlay(game.rules(), game.position(), { done, you: true })}.`;
  };
  return (
    <Show when={verdict()} fallback={<p class="task">{props.instead ?? task()}</p>}>
      {(verdict) => (
        <p class="verdict" role="status">
          {verdict()}
        </p>
      )}
    </Show>
  );
}

function SeatStrip(props: { readonly game: TableGame; readonly edge: 'top' | 'bottom' }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const { game } = props;
  const side = (): Side => (props.edge === 'bottom' ? game.bottom() : other(game.bottom()));
  const isTurn = (): boolean => !game.board().outcome && game.position().toPlay === side();
  return (
    <section
      class={`strip strip-${props.edge}`}
      classList={{ 'strip-turn': isTurn() }}
      aria-label={language.words().side(side())}
    >
      <p class="strip-name">
        {seatName(s(), game.seat(side()))}
        <small>{language.words().side(side())}</small>
        <Show when={isTurn()}>
          <span class="hidden">{language.s().seatTurn(false)}</span>
        </Show>
      </p>
      <SideTray
        rules={game.rules()}
        view={game.rules().view(game.position())}
        side={side()}
        underWay={{ side: game.position().toPlay, done: game.underWay.done() }}
      />
    </section>
  );
}

function TableBoard(props: { readonly game: TableGame; readonly told: Told | null }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const { game } = props;
  const { underWay } = game;
  const view = createMemo(() => game.rules().view(game.position()));
  const states = createMemo(() => ({
    ...language.s().states,
    ...(underWay.done().length === 0 ? { target: '' } : {}),
  }));
  return (
    <BoardSection rules={game.rules()} position={game.position()} done={underWay.done()}>
      <BoardView
        board={game.rules().board}
        view={view()}
        toPlay={game.position().toPlay}
        walks={underWay.walks()}
        bottom={game.bottom()}
        last={game.last()}
        begun={underWay.done()}
        told={marksOf(props.told)}
        won={game.board().outcome?.winner === game.mySide() ? game.mySide() : null}
        names={settings.current().names}
        label={(place, man) =>
          language.words().placeLabel(game.rules().board, { ...view(), men: man ? [man] : [] }, place)
        }
        states={states()}
        title={language.s().board(language.words().rulesName(game.rules()))}
        onTurn={(walk) => {
          game.playWalk(walk);
          focusBoard();
        }}
        onRefused={game.refuse}
        onStep={(steps, _next, complete) => {
          underWay.stepped(steps, complete);
          const asked = language.words().toPlay(game.rules(), game.position(), { done: steps });
          notices.announce(steps.length > 0 ? asked : `${language.s().undone} ${asked}`);
        }}
      />
    </BoardSection>
  );
}
