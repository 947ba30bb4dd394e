import type { RuleSet } from '@merellier/rules';
import type { JSX } from 'solid-js';
import { BoardLayout } from '../../../frame/board-layout.tsx';
import { WaitingBoard } from '../../../parts/still-board.tsx';
import { useStrings } from '../strings/strings.ts';

/** A board laid out for a game that is being made, between the edges that it will have: nothing moves once it is there. */
export function LaidTable(props: { readonly rules: RuleSet; readonly children: JSX.Element }): JSX.Element {
  const s = useStrings();
  return (
    <BoardLayout
      title={s().invite}
      opens
      view="invite"
      top={
        <div class="strip strip-top">
          <p class="strip-name">{s().awaited}</p>
        </div>
      }
      board={<WaitingBoard rules={props.rules} bottom="white" />}
      bottom={
        <div class="strip strip-bottom">
          <p class="strip-name">{s().you}</p>
        </div>
      }
    >
      {props.children}
    </BoardLayout>
  );
}
