import { type JSX, onCleanup } from 'solid-js';
import { Step } from '../../parts/step.tsx';
import { useStrings } from './strings/strings.ts';

/** Goes through a game, by buttons or arrow keys; `at` turns of `end` have been played where it stands. */
export function ShownSteps(props: {
  readonly at: number;
  readonly end: number;
  readonly go: (to: number) => void;
}): JSX.Element {
  const s = useStrings();
  /** A place to go to; null where the game has none, or is there. */
  const place = (to: number): number | null => (to < 0 || to > props.end || to === props.at ? null : to);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // In a field, in a choice or on a board these keys mean something else; a dialog covers the game.
    if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog, [role="grid"]'))
      return;
    const places: Readonly<Record<string, number>> = {
      ...{ ArrowLeft: props.at - 1, ArrowRight: props.at + 1 },
      ...{ Home: 0, End: props.end },
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (place(to) !== null) props.go(to);
  }
  document.addEventListener('keydown', onKeyDown);
  onCleanup(() => document.removeEventListener('keydown', onKeyDown));

  return (
    <nav class="class-steps" aria-label={s().steps}>
      <Step icon="first" label={s().first} to={place(0)} run={props.go} />
      <Step icon="left" label={s().previous} to={place(props.at - 1)} run={props.go} />
      <Step icon="right" label={s().next} to={place(props.at + 1)} run={props.go} />
      <Step icon="last" label={s().last} to={place(props.end)} run={props.go} />
    </nav>
  );
}
