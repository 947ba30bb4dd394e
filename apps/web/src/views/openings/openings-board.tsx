import { createMemo, type JSX } from 'solid-js';
import { ValuedBoard } from '../../parts/valued-board.tsx';
import type { OpeningsState } from './openings-state.ts';
import { useStrings } from './strings/strings.ts';

/** The lot that was drawn; before that the board on which first turns are tried, each with a tag that says what it is worth. */
export function OpeningsBoard(props: { readonly openings: OpeningsState }): JSX.Element {
  const s = useStrings();
  const { openings } = props;
  const values = createMemo(() => openings.turns().map(({ place, value }) => ({ place, kind: value })));
  const walks = createMemo(() => (values().length === 0 ? [] : openings.rules().walks(openings.position())));
  return (
    <ValuedBoard
      rules={openings.rules()}
      position={openings.position()}
      values={values()}
      said={s()}
      walks={walks()}
      onTurn={({ steps: [step] }) => {
        if (step?.kind === 'enter') openings.enter(step.at);
      }}
    />
  );
}
