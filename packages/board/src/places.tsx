// biome-ignore-all lint/a11y: the rules are for HTML elements; these are SVG groups, which have no roles of their own.
import { createSelector, For, type JSX, Show } from 'solid-js';
import { type Layout, UNIT } from './geometry.ts';
import { rowsOf } from './keyboard.ts';
import { Ring } from './marks.tsx';

interface PlacesProps {
  readonly layout: Layout;
  readonly title: string;
  /** The one place that the tab key reaches. */
  readonly active: number;
  /** What a screen reader says of a place. */
  readonly label: (place: number) => string;
  /** Whether a man there can be picked up (false) or is (true); undefined elsewhere. */
  readonly pressed: (place: number) => boolean | undefined;
  /** Whether a tap there does something. */
  readonly open: (place: number) => boolean;
  readonly node: (place: number, element: SVGGElement) => void;
  readonly onFocus: (place: number) => void;
  readonly onClick: (place: number, event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The places as screen readers and the keyboard know them: buttons on the points, or the cells of a grid. Only one is
 * reached by the tab key; the arrows lead on from there.
 */
export function Places(props: PlacesProps): JSX.Element {
  const rows = () => rowsOf(props.layout);
  const squares = () => props.layout.board.kind === 'squares';
  const column = (place: number): number =>
    Math.round(((props.layout.at[place]?.[0] ?? 0) - props.layout.field.x) / UNIT + 0.5);
  // Where the focus goes from one place to another, these two change and no others.
  const isActive = createSelector(() => props.active);
  const place = (at: number): JSX.Element => (
    <Place {...props} place={at} active={isActive(at)} column={squares() ? column(at) : undefined} />
  );
  return (
    <Show
      when={squares()}
      fallback={
        <g role="group" aria-label={props.title} onKeyDown={(event) => props.onKeyDown(event)}>
          <For each={rows().flat()}>{place}</For>
        </g>
      }
    >
      <g
        role="grid"
        aria-label={props.title}
        aria-rowcount={rows().length}
        aria-colcount={props.layout.field.width / UNIT}
        onKeyDown={(event) => props.onKeyDown(event)}
      >
        <For each={rows()}>
          {(row, i) => (
            <g role="row" aria-rowindex={i() + 1}>
              <For each={row}>{place}</For>
            </g>
          )}
        </For>
      </g>
    </Show>
  );
}

interface PlaceProps extends Omit<PlacesProps, 'active'> {
  readonly place: number;
  readonly active: boolean;
  readonly column: number | undefined;
}

function Place(props: PlaceProps): JSX.Element {
  const at = () => props.layout.at[props.place] ?? [0, 0];
  const isCell = (): boolean => props.column !== undefined;
  return (
    <g
      ref={(element) => props.node(props.place, element)}
      class="board-place"
      classList={{
        'board-open': props.open(props.place),
        'board-far-side': props.layout.body?.hidden.has(props.place) === true,
      }}
      role={isCell() ? 'gridcell' : 'button'}
      aria-label={props.label(props.place)}
      aria-colindex={props.column}
      aria-pressed={isCell() ? undefined : props.pressed(props.place)}
      aria-selected={isCell() ? props.pressed(props.place) : undefined}
      tabindex={props.active ? 0 : -1}
      onFocus={() => props.onFocus(props.place)}
      onClick={(event) => props.onClick(props.place, event)}
    >
      <rect class="board-hit" x={at()[0] - UNIT / 2} y={at()[1] - UNIT / 2} width={UNIT} height={UNIT} />
      <Ring class="board-focus" layout={props.layout} place={props.place} gap={isCell() ? 2 : 14} />
    </g>
  );
}
