import { For, type JSX, Show } from 'solid-js';
import { type Layout, pathData, UNIT, wayOver } from './geometry.ts';
import type { Trace } from './props.ts';

interface TraceMarkProps {
  readonly layout: Layout;
  readonly trace: Trace;
  readonly kind: 'last' | 'hint';
}

/** A turn as a line from origin to destination, with a cross where a man was taken. */
export function TraceMark(props: TraceMarkProps): JSX.Element {
  const end = () => props.layout.at[props.trace.path.at(-1) ?? -1];
  const start = () => (props.trace.path.length > 1 ? props.layout.at[props.trace.path[0] ?? -1] : undefined);
  return (
    <g class={`board-trace board-trace-${props.kind}`} aria-hidden="true">
      <path d={pathData(wayOver(props.layout, props.trace.path))} />
      <Show when={start()}>{(at) => <circle cx={at()[0]} cy={at()[1]} r={UNIT * 0.16} />}</Show>
      <Show when={end()}>{(at) => <circle cx={at()[0]} cy={at()[1]} r={props.layout.man + 9} />}</Show>
      <For each={props.trace.taken}>
        {(place) => {
          const [x, y] = props.layout.at[place] ?? [0, 0];
          return <path class="board-cross" d={`M${x - 13} ${y - 13}l26 26m0 -26l-26 26`} />;
        }}
      </For>
    </g>
  );
}

interface RingsProps {
  readonly layout: Layout;
  readonly places: Iterable<number>;
  readonly kind: 'target' | 'far' | 'pickable' | 'takeable' | 'picked';
}

const RADIUS = {
  target: () => 15,
  far: () => 9,
  pickable: (man: number) => man + 4,
  takeable: (man: number) => man + 6,
  picked: (man: number) => man + 6,
};

/** A dot or ring on each of some places. */
export function Rings(props: RingsProps): JSX.Element {
  return (
    <g class={`board-${props.kind}`} aria-hidden="true">
      <For each={[...props.places]}>
        {(place) => (
          <circle
            cx={props.layout.at[place]?.[0]}
            cy={props.layout.at[place]?.[1]}
            r={RADIUS[props.kind](props.layout.man)}
          />
        )}
      </For>
    </g>
  );
}

/** The lines of a mill just closed, lit up once together with their men. */
export function Lit(props: { readonly layout: Layout; readonly lines: readonly (readonly number[])[] }): JSX.Element {
  return (
    <g class="board-lit" aria-hidden="true">
      <path d={props.lines.map((line) => pathData(wayOver(props.layout, line))).join('')} />
      <For each={[...new Set(props.lines.flat())]}>
        {(place) => (
          <circle cx={props.layout.at[place]?.[0]} cy={props.layout.at[place]?.[1]} r={props.layout.man + 5} />
        )}
      </For>
    </g>
  );
}
