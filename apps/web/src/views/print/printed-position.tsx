import { MiniBoard } from '@merellier/board';
import type { PositionView, RuleSet, Side } from '@merellier/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { useStrings } from './strings/strings.ts';

/** A position on paper: its board, and the men in hand, without which one cannot tell who still places. */
export function PrintedPosition(props: {
  readonly rules: RuleSet;
  readonly view: PositionView;
  readonly bottom: Side;
  readonly names: boolean;
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  /** Whether the men come from a hand; where they stand on the board from the start, nothing is to be said. */
  const isPlaced = createMemo(() => props.rules.view(props.rules.start()).hands.white > 0);
  const said = (side: Side): string =>
    `${language.s().colours[side]}\u00A0${language.words().number(props.view.hands[side])}`;
  return (
    <>
      <div class="page-board">
        <MiniBoard
          material={null}
          board={props.rules.board}
          view={props.view}
          bottom={props.bottom}
          names={props.names}
        />
      </div>
      <Show when={isPlaced()}>
        <p class="page-hands">
          {props.view.hands.white + props.view.hands.black > 0
            ? s().inHand(said('white'), said('black'))
            : s().allPlaced}
        </p>
      </Show>
    </>
  );
}
