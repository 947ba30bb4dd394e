import { BoardView } from '@merellier/board';
import { type Drawn, explain, type Side } from '@merellier/rules';
import { createMemo, createSignal, type JSX, onCleanup, onMount } from 'solid-js';
import { useBoards, useLanguage, useNotices, useSettings } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { placeOf } from '../../../online/game-model.ts';
import { BoardSection } from '../../../parts/board-section.tsx';
import { focusBoard } from '../../../parts/focus.ts';
import { createOwnMarks, type OwnMarks } from '../../../parts/own-marks.ts';
import { TurnTree } from '../../../parts/turn-tree.tsx';
import { marksOf, plainText } from '../../../play/told.ts';
import { LinkState } from '../link-state.tsx';
import { NextBoard } from '../many/next-board.tsx';
import { useStrings } from '../strings/strings.ts';
import { createNarration, type Narration } from './narration.ts';
import { OnlineControls } from './online-controls.tsx';
import type { OnlineGame } from './online-game.ts';
import { OnlineStatus } from './online-status.tsx';
import { OnlineStrip } from './online-strip.tsx';

/** The board with both players, and beside it what is to be done and what was played. */
export function Table(props: { readonly game: OnlineGame; readonly children?: JSX.Element }): JSX.Element {
  const language = useLanguage();
  const boards = useBoards();
  const s = useStrings();
  const narration = createNarration(language, props.game, s);
  const spoken = (): string => [plainText(narration.happened() ?? []), narration.task()].join(' ');
  // What the menu says of a game is about this one: its rules, its text, a link to it.
  const { id, shown } = props.game;
  const own = createDrawn(props.game);
  boards.setOtherBoard({ game: shown, id });
  onCleanup(() => boards.setOtherBoard(null));
  // Who has scrolled to accept finds the whole board.
  onMount(() => window.scrollTo(0, 0));
  return (
    <BoardLayout
      title={language.words().rulesName(props.game.rules())}
      opens
      view="online"
      class="table"
      top={<OnlineStrip game={props.game} edge="top" />}
      board={<OnlineBoard game={props.game} own={own} narration={narration} />}
      bottom={<OnlineStrip game={props.game} edge="bottom" />}
    >
      <LinkState />
      {props.children}
      <NextBoard game={props.game} />
      <OnlineStatus game={props.game} own={own} narration={narration} />
      <TurnTree
        game={props.game.shown()}
        onGo={(node) => props.game.setLookedAt(node === props.game.lastNode() ? null : node)}
      />
      <OnlineControls game={props.game} spoken={spoken} />
    </BoardLayout>
  );
}

/** What somebody who looks on draws, or a player once the game is over: kept for each position until the view is left. */
function createDrawn(game: OnlineGame): OwnMarks {
  const [drawn, setDrawn] = createSignal<ReadonlyMap<string, readonly Drawn[]>>(new Map());
  const place = createMemo(() => placeOf(game.shown()));
  return createOwnMarks({
    ...{ language: useLanguage(), notices: useNotices() },
    board: createMemo(() => game.rules().board),
    marks: createMemo(() => drawn().get(place()) ?? []),
    keep: (marks) => void setDrawn((all) => new Map(all).set(place(), marks)),
  });
}

interface BoardProps {
  readonly game: OnlineGame;
  readonly own: OwnMarks;
  readonly narration: Narration;
}

function OnlineBoard(props: BoardProps): JSX.Element {
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
  /** Whether the player here has won: the board celebrates nobody else's victory. */
  const won = (): Side | null => {
    const winner = game.state()?.outcome?.winner;
    return winner && winner === game.mySide() && game.lookedAt() === null ? winner : null;
  };
  function refuse(taps: readonly number[]): void {
    const refusal = game.isMyTurn() ? explain(game.rules(), game.position(), taps) : null;
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
        begun={underWay.done()}
        hint={premoveTrace()}
        told={marksOf(props.narration.happened())}
        won={won()}
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
