import { createMemo, For, type JSX, Show } from 'solid-js';
import { arrowAlong } from './arrow-shape.ts';
import { type Layout, type Point, pathData, wayOver } from './geometry.ts';
import type { Arrow, PlaceMark } from './props.ts';

/** How much larger signs are in the small view of a board, where those of few places stand. */
const LARGER = 2.5;

interface ArrowsProps {
  readonly layout: Layout;
  readonly small: boolean;
  readonly arrows: readonly Arrow[];
}

/** Turns pointed at, those that matter most on top. Turns over the same places share one arrow. */
export function Arrows(props: ArrowsProps): JSX.Element {
  const shown = createMemo(() => joined(props.arrows).reverse());
  /** Where one arrow alone begins, its text stands on the man. */
  const isAlone = (arrow: Arrow): boolean => shown().filter(({ path }) => path[0] === arrow.path[0]).length === 1;
  return (
    <For each={shown()}>
      {(arrow) => <OneArrow layout={props.layout} small={props.small} arrow={arrow} alone={isAlone(arrow)} />}
    </For>
  );
}

function joined(arrows: readonly Arrow[]): Arrow[] {
  const ways = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const known = ways.get(arrow.path.join());
    ways.set(
      arrow.path.join(),
      known ? { ...known, label: `${known.label}·${arrow.label}`, best: known.best || arrow.best } : arrow,
    );
  }
  return [...ways.values()];
}

function OneArrow(props: {
  readonly layout: Layout;
  readonly small: boolean;
  readonly arrow: Arrow;
  /** Whether no other arrow begins at the same place. */
  readonly alone: boolean;
}): JSX.Element {
  // From under its number, which stands on the man where it begins; its tip reaches into the place where it ends.
  const shape = createMemo(() => arrowAlong(wayOver(props.layout, props.arrow.path), props.layout.man * 0.6, 14));
  const head = (): string => `${pathData(shape()?.head ?? [])}z`;
  const end = (): Point => props.layout.at[props.arrow.path.at(-1) ?? -1] ?? [0, 0];
  const start = (): Point | undefined => props.layout.at[props.arrow.path[0] ?? -1];
  const at = (): Point => (props.alone ? start() : shape()?.label) ?? end();
  const wide = (): number => 22 + Math.max(0, props.arrow.label.length - 1) * 8;
  return (
    <g
      class="board-arrow"
      classList={{ 'board-arrow-best': props.arrow.best, 'board-arrow-fault': props.arrow.fault === true }}
    >
      <Show when={shape()}>
        {(drawn) => (
          <>
            <path class="board-arrow-edge" d={`${pathData(drawn().shaft)}${head()}`} />
            <path class="board-arrow-way" d={pathData(drawn().shaft)} />
            <path class="board-arrow-head" d={head()} />
          </>
        )}
      </Show>
      <g transform={signAt(at(), props.small)}>
        <rect class="board-arrow-badge" x={-wide()} y={-22} width={2 * wide()} height={44} rx={22} />
        <text class="board-arrow-label">{props.arrow.label}</text>
      </g>
    </g>
  );
}

const signAt = (at: Point, small: boolean): string => `translate(${at.join(' ')})${small ? ` scale(${LARGER})` : ''}`;

interface TagsProps {
  readonly layout: Layout;
  readonly small: boolean;
  readonly marks: readonly PlaceMark[];
}

/** A letter at each place that is valued, always at its upper right, clear of the point. In a small view they cover their place. */
export function Tags(props: TagsProps): JSX.Element {
  return (
    <For each={props.marks}>
      {(mark) => {
        const at = (): Point => {
          const [x, y] = props.layout.at[mark.place] ?? [0, 0];
          return props.small ? [x, y] : [x + 28, y - 30];
        };
        const half = Math.max(18, mark.label.length * 8 + 10);
        return (
          <g class={`board-tag board-tag-${mark.kind}`} transform={signAt(at(), props.small)}>
            <rect class="board-tag-shape" x={-half} y={-18} width={2 * half} height={36} rx={18} />
            <text class="board-tag-label">{mark.label}</text>
          </g>
        );
      }}
    </For>
  );
}
