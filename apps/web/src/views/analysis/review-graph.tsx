import { createMemo, For, type JSX, Show } from 'solid-js';
import { MARKS } from '../../turn-rows.ts';
import { useAnalysis } from './analysis-context.ts';
import { useStrings } from './strings/strings.ts';

/** White's chance to win from turn to turn; a press leads to the turn. The list beside it says the same in words. */
export function ReviewGraph(): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  const { review } = analysis;
  const count = () => Math.max(1, review.line().length);
  const x = (node: number): number => ((review.line().indexOf(node) + 0.5) / count()) * 100;
  const points = createMemo(() =>
    review.graph().map(({ node, chance }) => `${x(node).toFixed(2)},${(100 - chance * 100).toFixed(1)}`),
  );
  const area = (): string => {
    const [first, last] = [review.graph()[0], review.graph().at(-1)];
    return first && last ? `${x(first.node)},100 ${points().join(' ')} ${x(last.node)},100` : '';
  };
  const marked = createMemo(() =>
    review.graph().flatMap(({ node, chance }) => {
      const mark = MARKS[analysis.game().nodes[node]?.nags.find((nag) => nag in MARKS) ?? 0];
      return mark ? [{ node, chance, mark }] : [];
    }),
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of turns does the same by keyboard.
    <svg
      class="review-graph"
      role="img"
      aria-label={s().graph}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const at = Math.floor(((event.clientX - box.left) / box.width) * count());
        const node = review.line()[Math.max(0, Math.min(count() - 1, at))];
        if (node !== undefined) analysis.goToNode(node);
      }}
    >
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon class="review-area" points={area()} />
        <line class="review-middle" x1="0" x2="100" y1="50" y2="50" />
        <polyline class="review-line" points={points().join(' ')} />
        <Show when={review.line().includes(analysis.game().at)}>
          <line class="review-now" x1={x(analysis.game().at)} x2={x(analysis.game().at)} y1="0" y2="100" />
        </Show>
      </svg>
      <For each={marked()}>
        {({ node, chance, mark }) => (
          <text class="review-mark" x={`${x(node)}%`} y={`${Math.max(16, Math.min(94, 100 - chance * 100))}%`}>
            {mark}
          </text>
        )}
      </For>
    </svg>
  );
}
