import { For, type JSX, Show } from 'solid-js';
import { type Layout, type Point, pathData, UNIT, wayOver } from './geometry.ts';
import type { Trace } from './props.ts';

interface TraceMarkProps {
  readonly layout: Layout;
  readonly trace: Trace;
  readonly kind: 'last' | 'hint';
}

/** The way of a turn, to be drawn beneath the men: from its origin to its destination. */
export function TraceMark(props: TraceMarkProps): JSX.Element {
  const start = () => props.layout.at[props.trace.path[0] ?? -1];
  const end = () => props.layout.at[props.trace.path.at(-1) ?? -1];
  const moves = (): boolean => props.trace.path.length > 1;
  return (
    <g class={`board-trace board-${props.kind}`}>
      <path d={pathData(wayOver(props.layout, props.trace.path))} />
      {/* A hint begins at a man that stands there still; the last turn ends at one. */}
      <Show when={moves() && start()}>
        {(at) => <circle cx={at()[0]} cy={at()[1]} r={props.kind === 'hint' ? props.layout.man + 8 : 18} />}
      </Show>
      <Show when={end()}>
        {(at) => <circle cx={at()[0]} cy={at()[1]} r={props.kind === 'hint' ? 18 : props.layout.man + 8} />}
      </Show>
    </g>
  );
}

/** A cross on each man that a turn took, or would take. */
export function Crosses(props: TraceMarkProps): JSX.Element {
  const cross = (place: number): string => {
    const [x, y] = props.layout.at[place] ?? [0, 0];
    return `M${x - 15} ${y - 15}l30 30m0 -30l-30 30`;
  };
  const crosses = (): string => props.trace.taken.map(cross).join('');
  return (
    <g class={`board-trace board-${props.kind}`}>
      {/* On a man of any colour it needs an edge. */}
      <Show when={props.kind === 'hint'}>
        <path class="board-cross-under" d={crosses()} />
      </Show>
      <path class="board-cross" d={crosses()} />
    </g>
  );
}

interface DotsProps {
  readonly layout: Layout;
  readonly places: Iterable<number>;
  readonly kind: 'entry' | 'target' | 'far';
}

const DOT = { entry: 10, target: 16, far: 8 } as const;

/** A dot on each place where a man can go. */
export function Dots(props: DotsProps): JSX.Element {
  return (
    <g class={`board-${props.kind}`}>
      <For each={[...props.places]}>
        {(place) => <circle cx={props.layout.at[place]?.[0]} cy={props.layout.at[place]?.[1]} r={DOT[props.kind]} />}
      </For>
    </g>
  );
}

interface RingProps {
  readonly layout: Layout;
  readonly place: number;
  /** How far outside the man, or inside the square, the ring runs. */
  readonly gap: number;
  readonly class?: string;
}

/** A ring around the man on a place; on a board of squares a frame, which a king fits in too. */
export function Ring(props: RingProps): JSX.Element {
  const at = (): Point => props.layout.at[props.place] ?? [0, 0];
  const half = (): number => UNIT / 2 - props.gap;
  return (
    <Show
      when={props.layout.board.kind === 'squares'}
      fallback={<circle class={props.class} cx={at()[0]} cy={at()[1]} r={props.layout.man + props.gap} />}
    >
      <rect
        class={props.class}
        x={at()[0] - half()}
        y={at()[1] - half()}
        width={2 * half()}
        height={2 * half()}
        rx={8}
      />
    </Show>
  );
}

interface RingsProps {
  readonly layout: Layout;
  readonly places: Iterable<number>;
  readonly kind: 'pickable' | 'takeable' | 'picked';
}

/** A ring on each of some places. */
export function Rings(props: RingsProps): JSX.Element {
  return (
    <g class={`board-${props.kind}`}>
      <For each={[...props.places]}>{(place) => <Ring layout={props.layout} place={place} gap={6} />}</For>
    </g>
  );
}

interface LitProps {
  readonly layout: Layout;
  readonly lines: readonly (readonly number[])[];
  /** Not lit up once, but marked as long as they are given. */
  readonly lasting?: boolean;
}

/** The lines of a mill just closed, together with their men. */
export function Lit(props: LitProps): JSX.Element {
  return (
    <g class={props.lasting ? 'board-closed' : 'board-lit'}>
      <path d={props.lines.map((line) => pathData(wayOver(props.layout, line))).join('')} />
      <For each={[...new Set(props.lines.flat())]}>
        {(place) => (
          <circle cx={props.layout.at[place]?.[0]} cy={props.layout.at[place]?.[1]} r={props.layout.man + 4} />
        )}
      </For>
    </g>
  );
}
