import type { ClassShown } from '@merellier/protocol/class';
import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { Step } from '../../../parts/step.tsx';
import { ShownPicture } from '../shown-picture.tsx';
import { createShownGame } from '../shown-state.ts';
import { useStrings } from '../strings/strings.ts';
import { useClassView, useTeacher } from '../teacher-context.ts';

/** The game that everybody looks through: the teacher goes on and back, by buttons or arrow keys, and all boards follow. */
export function ShownPart(props: { readonly shown: ClassShown }): JSX.Element {
  const s = useStrings();
  const teacher = useTeacher();
  const view = useClassView();
  /** Where the class is to be, while that is on its way to the server: the next step counts from there. */
  const [asked, setAsked] = createSignal<number | null>(null);
  const at = (): number => asked() ?? view().shownAt ?? 0;
  const end = (): number => props.shown.turns.length;
  createEffect(on(view, ({ shownAt }) => shownAt === asked() && setAsked(null), { defer: true }));
  createEffect(on(teacher.refusal, (refusal) => refusal && setAsked(null)));
  createEffect(on(teacher.holds, () => setAsked(null)));
  const state = createShownGame(() => props.shown, at);

  /** A place to go to; null where the game has none, or is there. */
  const place = (to: number): number | null => (to < 0 || to > end() || to === at() ? null : to);

  function go(to: number): void {
    if (place(to) === null) return;
    if (teacher.ask({ kind: 'step', at: to })) setAsked(to);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // In a field or a choice these keys mean something else; a dialog covers the game.
    if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return;
    const places: Readonly<Record<string, number>> = {
      ...{ ArrowLeft: at() - 1, ArrowRight: at() + 1 },
      ...{ Home: 0, End: end() },
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  }
  document.addEventListener('keydown', onKeyDown);
  onCleanup(() => document.removeEventListener('keydown', onKeyDown));

  return (
    <section class="class-answers">
      <div class="class-heat">
        <ShownPicture state={state} />
      </div>
      <div class="class-answers-side">
        <h2>{s().shownTitle}</h2>
        <div role="status">
          <p>{state.count()}</p>
          <Show when={state.told()}>{(told) => <p class="class-asked">{told()}</p>}</Show>
        </div>
        <nav class="class-steps" aria-label={s().steps}>
          <Step icon="first" label={s().first} to={place(0)} run={go} />
          <Step icon="left" label={s().previous} to={place(at() - 1)} run={go} />
          <Step icon="right" label={s().next} to={place(at() + 1)} run={go} />
          <Step icon="last" label={s().last} to={place(end())} run={go} />
        </nav>
        <p class="faint">{s().stepsHelp}</p>
        <div class="class-acts">
          <button type="button" class="button" onClick={() => teacher.ask({ kind: 'unshow' })}>
            {s().unshow}
          </button>
        </div>
      </div>
    </section>
  );
}
