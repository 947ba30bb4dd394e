import { For, type JSX, Show } from 'solid-js';
import { type Layout, nameSpots, type Point, UNIT } from './geometry.ts';

interface FieldProps {
  readonly layout: Layout;
  /** Whether the names of the places are drawn. */
  readonly names: boolean;
}

/** The bare board: wood, lines and points or chequered squares, names. */
export function Field(props: FieldProps): JSX.Element {
  return (
    <>
      <rect class="board-wood" {...props.layout.frame} rx={14} />
      <Show when={props.layout.board.kind === 'squares'} fallback={<Lines layout={props.layout} />}>
        <rect class="board-light" {...props.layout.field} />
        <path class="board-dark" d={darkSquares(props.layout)} />
        <rect class="board-edge" {...props.layout.field} />
      </Show>
      <Show when={props.names}>
        <Names layout={props.layout} />
      </Show>
    </>
  );
}

function Lines(props: { readonly layout: Layout }): JSX.Element {
  const lines = (): string =>
    props.layout.strokes
      .map(({ from, to, bend }) => `M${from.join(' ')}${bend ? `C${bend.flat().join(' ')} ` : 'L'}${to.join(' ')}`)
      .join('');
  return (
    <>
      <path class="board-line-light" d={lines()} transform="translate(1.8 3)" />
      <path class="board-line" d={lines()} />
      <For each={props.layout.at}>{([x, y]) => <circle class="board-point" cx={x} cy={y} r={9} />}</For>
    </>
  );
}

const darkSquares = ({ at }: Layout): string =>
  at.map(([x, y]) => `M${x - UNIT / 2} ${y - UNIT / 2}h${UNIT}v${UNIT}h${-UNIT}z`).join('');

function Names(props: { readonly layout: Layout }): JSX.Element {
  return (
    <For each={namesOf(props.layout)}>
      {({ text, at, place }) => (
        <text class={`board-name board-name-${place}`} x={at[0]} y={at[1]}>
          {text}
        </text>
      )}
    </For>
  );
}

interface Name {
  readonly text: string;
  readonly at: Point;
  readonly place: 'edge' | 'square' | 'point';
}

/** The names along the edges; else one in a corner of each square, or beside each point. */
function namesOf(layout: Layout): readonly Name[] {
  if (layout.edges) return layout.edges.map((name) => ({ ...name, place: 'edge' }));
  const squares = layout.board.kind === 'squares';
  const spots = squares ? layout.at.map(([x, y]): Point => [x - UNIT * 0.46, y - UNIT * 0.37]) : nameSpots(layout);
  return layout.board.names.map((text, i) => ({ text, at: spots[i] ?? [0, 0], place: squares ? 'square' : 'point' }));
}
