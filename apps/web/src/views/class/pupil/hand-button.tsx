import type { Animal } from '@merellier/protocol/class';
import type { JSX } from 'solid-js';
import { Icon } from '../../../parts/icons.tsx';
import type { ClassHere } from '../class-state.ts';
import { useStrings } from '../strings/strings.ts';

/** Calls the teacher, without a word. */
export function HandButton(props: { readonly here: ClassHere; readonly pupil: Animal }): JSX.Element {
  const s = useStrings();
  const isUp = (): boolean => props.here.view()?.pupils[props.pupil]?.hand === true;
  return (
    <button
      type="button"
      class="button class-hand-button"
      aria-pressed={isUp()}
      onClick={() => props.here.ask({ kind: 'hand', up: !isUp() })}
    >
      <Icon name="hand" />
      {isUp() ? s().handUp : s().raiseHand}
    </button>
  );
}
