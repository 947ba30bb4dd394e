import type { JSX } from 'solid-js';
import { ValuedBoard } from '../../parts/valued-board.tsx';
import type { KnownState } from './known-state.ts';
import { useStrings } from './strings/strings.ts';

/** The board of a solved game: a tag at each point with what a man there is worth, or a win that is played through. */
export function KnownBoard(props: { readonly state: KnownState }): JSX.Element {
  const s = useStrings();
  const { state } = props;
  return (
    <ValuedBoard
      rules={state.rules()}
      position={state.position()}
      values={state.values()}
      said={s()}
      walks={state.walks()}
      last={state.last()}
      touched={state.touched()}
      onPlace={state.isLine() ? undefined : state.setTouched}
    />
  );
}
