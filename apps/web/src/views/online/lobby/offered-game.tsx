import { type GameState, isLive } from '@merellier/protocol';
import { other, positionOf, type Side } from '@merellier/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { clockText, daysLeft } from '../../../online/clock-text.ts';
import { SideTray } from '../../../parts/side-tray.tsx';
import { WaitingBoard } from '../../../parts/still-board.tsx';
import { LinkState } from '../link-state.tsx';
import { nameOf } from '../names.ts';
import { useStrings } from '../strings/strings.ts';

/** A game that waits for its guest: its board, the two edges of the table with their clocks, and beside it what is to be done. */
export function OfferedGame(props: {
  readonly state: GameState;
  /** Whether the host looks at it, or somebody who may accept it. */
  readonly host: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  const language = useLanguage();
  // Until lots are drawn, the host is shown with White.
  const hostSide = (): Side => (props.state.options.side === 'black' ? 'black' : 'white');
  const bottom = (): Side => (props.host ? hostSide() : other(hostSide()));
  return (
    <BoardLayout
      title={language.words().rulesName(props.state.rules)}
      view="online"
      class="table"
      top={<Edge {...props} edge="top" side={other(bottom())} isHost={!props.host} />}
      board={<WaitingBoard rules={props.state.rules} bottom={bottom()} position={positionOf(props.state.game)} />}
      bottom={<Edge {...props} edge="bottom" side={bottom()} isHost={props.host} />}
    >
      <LinkState />
      {props.children}
    </BoardLayout>
  );
}

function Edge(props: {
  readonly state: GameState;
  readonly edge: 'top' | 'bottom';
  readonly side: Side;
  readonly isHost: boolean;
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const view = createMemo(() => props.state.rules.view(positionOf(props.state.game)));
  const { options } = props.state;
  const name = (): string =>
    props.edge === 'bottom' ? s().you : props.isHost ? nameOf(s(), props.state.players.host) : s().awaited;
  const clock = (): string | null => {
    const { time } = options;
    if (time.kind === 'none') return null;
    if (time.kind === 'correspondence') {
      const { days, hours } = daysLeft(time.perTurn);
      return s().days(days, hours);
    }
    return isLive(time) ? clockText(time.initial) : null;
  };
  return (
    <div class={`strip strip-${props.edge}`}>
      <p class="strip-name">
        {name()}
        <small>{options.side === 'toss' ? s().tossed : language.words().side(props.side)}</small>
      </p>
      <SideTray rules={props.state.rules} view={view()} side={props.side} />
      <Show when={clock()}>{(text) => <p class="online-clock">{text()}</p>}</Show>
    </div>
  );
}
