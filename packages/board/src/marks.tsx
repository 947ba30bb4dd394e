import { For, type JSX, Show } from 'solid-js';
import { isSeen, type Layout, type Point, pathData, seenPlaces, UNIT, wayOver } from './geometry.ts';
import type { Told, Trace } from './props.ts';

interface TraceMarkProps {
  readonly layout: Layout;
  readonly trace: Trace;
  readonly kind: 'last' | 'hint';
}

/** Where a place is drawn; nowhere if a body hides it, since its mark would stand on another face and be taken for another's. */
const seenAt = (layout: Layout, place = -1): Point | undefined =>
  isSeen(layout, [place]) ? layout.at[place] : undefined;

/** A way over places as the data of a path; empty where a body hides one of them. */
const wayData = (layout: Layout, places: readonly number[]): string =>
  isSeen(layout, places) ? pathData(wayOver(layout, places)) : '';

/** The way of a turn, to be drawn beneath the men: from its origin to its destination. */
export function TraceMark(props: TraceMarkProps): JSX.Element {
  const start = () => seenAt(props.layout, props.trace.path[0]);
  const end = () => seenAt(props.layout, props.trace.path.at(-1));
  const moves = (): boolean => props.trace.path.length > 1;
  const isHint = (): boolean => props.kind === 'hint';
  return (
    <g class={`board-trace board-${props.kind}`}>
      <path class="board-trace-way" d={wayData(props.layout, props.trace.path)} />
      {/* A hint begins at a man that stands there still; the last turn left a place free. */}
      <Show when={moves() && start()}>
        {(at) => (
          <circle
            class={isHint() ? 'board-trace-ring' : 'board-from'}
            cx={at()[0]}
            cy={at()[1]}
            r={isHint() ? props.layout.man + 7 : props.layout.man * 0.78}
          />
        )}
      </Show>
      <Show when={end()}>
        {(at) => <circle class="board-trace-end" cx={at()[0]} cy={at()[1]} r={isHint() ? 15 : props.layout.man + 7} />}
      </Show>
    </g>
  );
}

/** A cross on each man that a turn would take. */
export function Crosses(props: { readonly layout: Layout; readonly places: Iterable<number> }): JSX.Element {
  const crosses = (): string =>
    seenPlaces(props.layout, props.places)
      .map((place) => {
        const [x, y] = props.layout.at[place] ?? [0, 0];
        return `M${x - 15} ${y - 15}l30 30m0 -30l-30 30`;
      })
      .join('');
  return (
    <g class="board-trace">
      {/* On a man of any colour it needs an edge. */}
      <path class="board-cross-under" d={crosses()} />
      <path class="board-cross" d={crosses()} />
    </g>
  );
}

/** Where men were taken: a broken ring of red on each place. */
export function Gone(props: { readonly layout: Layout; readonly places: Iterable<number> }): JSX.Element {
  return (
    <For each={[...props.places]}>
      {(place) => (
        <>
          <Disc class="board-gone-key" layout={props.layout} place={place} r={props.layout.man * 0.88} />
          <Disc class="board-gone" layout={props.layout} place={place} r={props.layout.man * 0.88} />
        </>
      )}
    </For>
  );
}

interface DiscProps {
  readonly class?: string | undefined;
  readonly layout: Layout;
  readonly place: number;
  readonly r: number;
}

/** A circle around a place that can be seen. */
function Disc(props: DiscProps): JSX.Element {
  return (
    <Show when={seenAt(props.layout, props.place)}>
      {(at) => <circle class={props.class} cx={at()[0]} cy={at()[1]} r={props.r} />}
    </Show>
  );
}

interface DotsProps {
  readonly layout: Layout;
  readonly places: Iterable<number>;
  readonly kind: 'entry' | 'target' | 'far';
}

const DOT = { entry: 9, target: 14, far: 8 } as const;

/** A soft dot on each place where a man can go. */
export function Dots(props: DotsProps): JSX.Element {
  return (
    <g class={`board-${props.kind}`}>
      <For each={[...props.places]}>
        {(place) => (
          <>
            <Show when={props.kind === 'target'}>
              <Disc class="board-dot-halo" layout={props.layout} place={place} r={21} />
            </Show>
            <Disc layout={props.layout} place={place} r={DOT[props.kind]} />
          </>
        )}
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

/** A ring on each of some places; that on a man to take has an edge, to be seen on any ground. */
export function Rings(props: RingsProps): JSX.Element {
  return (
    <g class={`board-${props.kind}`}>
      <For each={seenPlaces(props.layout, props.places)}>
        {(place) => (
          <>
            <Show when={props.kind === 'takeable'}>
              <Ring class="board-ring-key" layout={props.layout} place={place} gap={7} />
            </Show>
            <Ring layout={props.layout} place={place} gap={props.kind === 'pickable' ? 5 : 7} />
          </>
        )}
      </For>
    </g>
  );
}

interface LitProps {
  readonly layout: Layout;
  readonly lines: readonly (readonly number[])[];
}

const data = ({ layout, lines }: LitProps): string => lines.map((line) => wayData(layout, line)).join('');

/** A mill just closed, struck once like a bell: rings go out from its men. */
export function Lit(props: LitProps): JSX.Element {
  return (
    <g class="board-lit">
      <path d={data(props)} />
      <path class="board-lit-core" d={data(props)} />
      <For each={[...new Set(props.lines.flat())]}>
        {(place) => (
          <For each={[5, 10.5, 16]}>
            {(gap, i) => (
              <Disc class={`board-bell-${i() + 1}`} layout={props.layout} place={place} r={props.layout.man + gap} />
            )}
          </For>
        )}
      </For>
    </g>
  );
}

/** Mills that are gilded as long as they are given, beneath their men. */
export function Gilded(props: LitProps): JSX.Element {
  return (
    <g class="board-gilded">
      <For each={props.lines}>
        {(line) => (
          <>
            <path class="board-gilded-key" d={wayData(props.layout, line)} />
            <path d={wayData(props.layout, line)} />
          </>
        )}
      </For>
      <NamedMen layout={props.layout} places={new Set(props.lines.flat())} />
    </g>
  );
}

/** A thin ring around each man. */
function NamedMen(props: { readonly layout: Layout; readonly places: Iterable<number> }): JSX.Element {
  return (
    <For each={[...props.places]}>
      {(place) => <Disc layout={props.layout} place={place} r={props.layout.man + 4} />}
    </For>
  );
}

/** What a sentence beside the board speaks of. */
export function ToldMarks(props: { readonly layout: Layout; readonly told: Told }): JSX.Element {
  return (
    <>
      <Show when={props.told.mills?.length}>
        <Gilded layout={props.layout} lines={props.told.mills ?? []} />
      </Show>
      <Gone layout={props.layout} places={props.told.taken ?? []} />
      <For each={props.told.from ?? []}>
        {(place) => <Disc class="board-from" layout={props.layout} place={place} r={props.layout.man * 0.78} />}
      </For>
      <g class="board-named">
        <NamedMen layout={props.layout} places={props.told.men ?? []} />
      </g>
    </>
  );
}

/** A place that invites to be touched. */
export function Invites(props: { readonly layout: Layout; readonly place: number }): JSX.Element {
  return (
    <g class="board-invites">
      <Disc class="board-invites-glow" layout={props.layout} place={props.place} r={42} />
      <Disc class="board-invites-point" layout={props.layout} place={props.place} r={15} />
    </g>
  );
}
