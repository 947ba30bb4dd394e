import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { MARKS } from '../../lines/turn-rows.ts';
import { useAnalysis } from './analysis-context.ts';
import { useStrings } from './strings/strings.ts';

/** What is noted on the turn that led here, and what becomes of its line. */
export function TurnNotes(): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  const id = createUniqueId();
  const node = () => analysis.game().nodes[analysis.game().at];
  const isFirst = (): boolean => analysis.game().at === 0;
  const mark = (): number => node()?.nags.find((nag) => nag in MARKS) ?? 0;
  return (
    <section class="turn-notes" aria-label={s().notes}>
      <div class="turn-notes-comment">
        <label for={id}>{isFirst() ? s().commentGame : s().comment}</label>
        <textarea
          id={id}
          class="text"
          rows={2}
          value={node()?.comment ?? ''}
          onInput={({ currentTarget }) => analysis.note({ comment: currentTarget.value })}
        />
      </div>
      <Show when={!isFirst()}>
        <div class="acts">
          <select
            class="select"
            aria-label={s().mark}
            onChange={({ currentTarget }) => {
              const number = Number(currentTarget.value);
              const others = (node()?.nags ?? []).filter((nag) => !(nag in MARKS));
              analysis.note({ nags: number === 0 ? others : [number, ...others] });
            }}
          >
            <option value={0} selected={mark() === 0}>
              {s().noMark}
            </option>
            <For each={Object.entries(MARKS)}>
              {([number, sign]) => (
                <option value={number} selected={mark() === Number(number)}>
                  {`${sign} ${s().marks[Number(number) as keyof ReturnType<typeof s>['marks']]}`}
                </option>
              )}
            </For>
          </select>
          <Show when={analysis.inVariation()}>
            <button type="button" class="button" onClick={analysis.promote}>
              {s().promote}
            </button>
          </Show>
          <button type="button" class="button" onClick={analysis.remove}>
            {s().remove}
          </button>
        </div>
      </Show>
    </section>
  );
}
