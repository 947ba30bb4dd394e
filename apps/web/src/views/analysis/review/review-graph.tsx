import { createMemo, For, type JSX, Show } from 'solid-js';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';

/**
 * White's chance to win from turn to turn; a press leads to the turn. The list beside it says the same in words. Drawn by
 * hand: a chart library would weigh more than the whole view.
 */
export function ReviewGraph(): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  const { review } = analysis;
  const count = () => Math.max(1, review.line().length);
  const x = (node: number): number => ((review.line().indexOf(node) + 0.5) / count()) * 100;
  /** The curve: from the left edge on, where the first turn is judged, and up to the right one, where the last is. */
  const points = createMemo(() =>
    review.graph().flatMap(({ node, chance }) => {
      const height = 100 - chance * 100;
      return [
        ...(node === review.line()[0] ? [{ at: 0, height }] : []),
        { at: x(node), height },
        ...(node === review.line().at(-1) ? [{ at: 100, height }] : []),
      ];
    }),
  );
  const curve = (): string =>
    points()
      .map(({ at, height }) => `${at.toFixed(2)},${height.toFixed(1)}`)
      .join(' ');
  const area = (): string => `${points()[0]?.at ?? 0},100 ${curve()} ${points().at(-1)?.at ?? 0},100`;
  /** Faults are dots on the curve: which they are is told beside it. */
  const marked = createMemo(() => review.graph().filter(({ node }) => review.mistakes().includes(node)));
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
        <polyline class="review-line" points={curve()} />
        <Show when={review.line().includes(analysis.game().at)}>
          <line class="review-now-edge" x1={x(analysis.game().at)} x2={x(analysis.game().at)} y1="0" y2="100" />
          <line class="review-now" x1={x(analysis.game().at)} x2={x(analysis.game().at)} y1="0" y2="100" />
        </Show>
      </svg>
      <For each={marked()}>
        {({ node, chance }) => (
          <circle
            class="review-mark"
            cx={`${x(node)}%`}
            cy={`${Math.max(7, Math.min(93, 100 - chance * 100))}%`}
            r="5"
          />
        )}
      </For>
    </svg>
  );
}
