import { BoardView } from '@merellier/board';
import type { Drawn } from '@merellier/rules';
import { createMemo, createSignal, type JSX, lazy, onCleanup, Show, Suspense } from 'solid-js';
import { useBoards, useLanguage, useNotices, useSettings } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { BoardSection } from '../../../parts/board-section.tsx';
import { focusBoard } from '../../../parts/focus.ts';
import { Icon } from '../../../parts/icons.tsx';
import { createOwnMarks, type OwnMarks } from '../../../parts/own-marks.ts';
import { TurnTree } from '../../../parts/turn-tree.tsx';
import { LinkState } from '../link-state.tsx';
import { useStrings } from '../strings/strings.ts';
import type { OnlineGame } from './online-game.ts';
import { OnlineStatus } from './online-status.tsx';
import { OnlineStrip } from './online-strip.tsx';

/** The board with both players, and beside it what is to be done and what was played. */
export function Table(props: { readonly game: OnlineGame; readonly children?: JSX.Element }): JSX.Element {
  const language = useLanguage();
  const boards = useBoards();
  // What the menu says of a game is about this one: its rules, its text, a link to it.
  const { id, shown } = props.game;
  const own = createDrawn(props.game);
  boards.setOtherBoard({ game: shown, id });
  onCleanup(() => boards.setOtherBoard(null));
  return (
    <BoardLayout
      title={language.words().rulesName(props.game.rules())}
      opens
      view="online"
      class="table"
      top={<OnlineStrip game={props.game} edge="top" />}
      board={<OnlineBoard game={props.game} own={own} />}
      bottom={<OnlineStrip game={props.game} edge="bottom" />}
    >
      <LinkState />
      {props.children}
      <OnlineStatus game={props.game} />
      <TurnTree
        game={props.game.shown()}
        onGo={(node) => props.game.setLookedAt(node === props.game.lastNode() ? null : node)}
      />
      <BoardActs game={props.game} own={own} />
      <Opponent game={props.game} />
    </BoardLayout>
  );
}

const PlayerConduct = lazy(async () => ({
  default: (await import('../../conduct/player-conduct.tsx')).PlayerConduct,
}));

/** What can be done about the other player, for those who sit at the board. */
function Opponent(props: { readonly game: OnlineGame }): JSX.Element {
  return (
    <Suspense>
      <Show when={props.game.opponent()}>{(player) => <PlayerConduct player={player()} game={props.game.id} />}</Show>
    </Suspense>
  );
}

/** What somebody who looks on draws, or a player once the game is over: kept for each position until the view is left. */
function createDrawn(game: OnlineGame): OwnMarks {
  const [drawn, setDrawn] = createSignal<ReadonlyMap<number, readonly Drawn[]>>(new Map());
  const at = (): number => game.shown().at;
  return createOwnMarks({
    ...{ language: useLanguage(), notices: useNotices() },
    board: createMemo(() => game.rules().board),
    marks: createMemo(() => drawn().get(at()) ?? []),
    keep: (marks) => void setDrawn((all) => new Map(all).set(at(), marks)),
  });
}

interface OwnMarksProps {
  readonly game: OnlineGame;
  readonly own: OwnMarks;
}

function OnlineBoard(props: OwnMarksProps): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const { game } = props;
  const { underWay } = game;
  const mayDraw = createMemo(() => game.mySide() === null || game.isOver());
  const view = createMemo(() => game.rules().view(game.position()));
  const states = createMemo(() => ({
    ...language.s().states,
    ...(underWay.done().length === 0 ? { target: '' } : {}),
  }));
  const premoveTrace = createMemo(() => {
    const path = game.premove()?.flatMap((step) => ('at' in step && step.kind !== 'take' ? [step.at] : []));
    return path ? { path, taken: [] } : null;
  });
  function refuse(taps: readonly number[]): void {
    const refusal = game.isMyTurn() ? game.rules().explain(game.position(), taps) : null;
    if (refusal) game.tell('refusal', language.words().refusal(refusal, game.rules()));
    else if (!game.isOver() && game.lookedAt() === null) {
      game.tell('refusal', game.mySide() ? s().refusals['not-your-turn'] : s().refusals['wrong-seat']);
    }
  }
  return (
    <BoardSection rules={game.rules()} position={game.position()} done={underWay.done()} draws={mayDraw()}>
      <BoardView
        board={game.rules().board}
        view={view()}
        toPlay={game.aheadPosition()?.toPlay ?? game.position().toPlay}
        walks={underWay.walks()}
        bottom={game.bottom()}
        last={game.last()}
        hint={premoveTrace()}
        sketch={mayDraw() ? props.own.sketch : null}
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
        onRefused={refuse}
        onStep={(steps, _next, complete) => {
          underWay.stepped(steps, complete);
          const asked = language.words().toPlay(game.rules(), game.position(), { done: steps });
          notices.announce(steps.length > 0 ? asked : `${language.s().undone} ${asked}`);
        }}
      />
    </BoardSection>
  );
}

/** Turning the board, and the way back from a turn that is looked at. */
function BoardActs(props: OwnMarksProps): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <div class="table-acts">
      <Show when={props.game.lookedAt() !== null}>
        <button type="button" class="link" onClick={() => props.game.setLookedAt(null)}>
          {s().toNow}
        </button>
      </Show>
      <Show when={props.own.marks().length > 0}>
        <button type="button" class="link" onClick={props.own.clear}>
          {language.s().sketch.clear}
        </button>
      </Show>
      <button
        type="button"
        class="icon-button"
        aria-label={language.s().turnBoard}
        title={language.s().turnBoard}
        onClick={() => props.game.turnBoard()}
      >
        <Icon name="flip" />
      </button>
    </div>
  );
}
