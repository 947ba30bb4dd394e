import type { ClassShown } from '@merellier/protocol/class';
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { Segments } from '../../../parts/segments.tsx';
import { ShownPicture } from '../shown-picture.tsx';
import { createShownGame } from '../shown-state.ts';
import { ShownSteps } from '../shown-steps.tsx';
import { useStrings } from '../strings/strings.ts';
import { useClassView, useTeacher } from '../teacher-context.ts';

/** Who goes on and back: the teacher for all, or each pupil. */
const PACES = ['together', 'alone'] as const;

/** The game that everybody looks through: the teacher goes on and back, and all boards follow, or each pupil goes alone. */
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

  function go(to: number): void {
    if (teacher.ask({ kind: 'step', at: to })) setAsked(to);
  }

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
        <ShownSteps at={at()} end={end()} go={go} />
        <Segments
          name="class-pace"
          title={s().pace}
          values={PACES}
          labels={{ together: s().together, alone: s().alone }}
          value={view().shownAlone ? 'alone' : 'together'}
          change={(pace) => teacher.ask({ kind: 'alone', on: pace === 'alone' })}
        />
        <p class="faint">{view().shownAlone ? s().aloneHelp : s().stepsHelp}</p>
        <div class="class-acts">
          <button type="button" class="button" onClick={() => teacher.ask({ kind: 'unshow' })}>
            {s().unshow}
          </button>
        </div>
      </div>
    </section>
  );
}
