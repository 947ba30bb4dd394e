import type { Animal } from '@merellier/protocol/class';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { useNotices } from '../../../context.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { PupilSign } from '../parts.tsx';
import { useStrings } from '../strings/strings.ts';
import { useClassView, useTeacher } from '../teacher-context.ts';

/** Everybody of the class: who is here, and who raises a hand. A press leads to what can be done about a pupil. */
export function PupilsPart(): JSX.Element {
  const s = useStrings();
  const view = useClassView();
  const notices = useNotices();
  const [chosen, setChosen] = createSignal<Animal | null>(null);
  const pupils = createMemo(() =>
    (Object.keys(view().pupils) as Animal[]).sort((a, b) => s().animals[a].localeCompare(s().animals[b])),
  );
  let raised: ReadonlySet<Animal> = new Set();
  const heard = createMemo(() => {
    const now = pupils().filter((pupil) => view().pupils[pupil]?.hand);
    for (const pupil of now) if (!raised.has(pupil)) notices.announce(`${s().animals[pupil]} ${s().hand}`);
    raised = new Set(now);
    return now.length;
  });
  return (
    <Show when={pupils().length > 0}>
      <section class="class-pupils" data-hands={heard()}>
        <h2>{s().pupils}</h2>
        <ul>
          <For each={pupils()}>
            {(pupil) => (
              <li>
                <button
                  type="button"
                  class="class-pupil"
                  classList={{ 'class-hand': view().pupils[pupil]?.hand, 'class-away': !view().pupils[pupil]?.here }}
                  onClick={() => setChosen(pupil)}
                >
                  <PupilSign pupil={pupil} />
                  <span>
                    {s().animals[pupil]}
                    <Show when={view().pupils[pupil]?.hand}>
                      <small>{s().hand}</small>
                    </Show>
                    <Show when={!view().pupils[pupil]?.here}>
                      <small>{s().away}</small>
                    </Show>
                  </span>
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={chosen()}>{(pupil) => <PupilDialog pupil={pupil()} close={() => setChosen(null)} />}</Show>
      </section>
    </Show>
  );
}

function PupilDialog(props: { readonly pupil: Animal; readonly close: () => void }): JSX.Element {
  const s = useStrings();
  const teacher = useTeacher();
  const view = useClassView();
  const name = (): string => s().animals[props.pupil];
  return (
    <Dialog title={name()} onClose={props.close}>
      <div class="two">
        <Show when={view().pupils[props.pupil]?.hand}>
          <button
            type="button"
            class="button primary"
            onClick={() => {
              teacher.ask({ kind: 'lower', pupil: props.pupil });
              props.close();
            }}
          >
            {s().lowerHand}
          </button>
        </Show>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            teacher.ask({ kind: 'remove', pupil: props.pupil });
            props.close();
          }}
        >
          {s().remove(name())}
        </button>
      </div>
    </Dialog>
  );
}
