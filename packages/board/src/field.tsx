import { For, type JSX, Show } from 'solid-js';
import { type Layout, nameSide, UNIT } from './geometry.ts';

interface FieldProps {
  readonly layout: Layout;
  /** Whether the names of the places are drawn. */
  readonly names: boolean;
}

/** The bare board: wood, lines and points or chequered squares, names. */
export function Field(props: FieldProps): JSX.Element {
  return (
    <g aria-hidden="true">
      <rect class="board-wood" {...props.layout.frame} rx={14} />
      <Show when={props.layout.board.kind === 'squares'} fallback={<Lines layout={props.layout} />}>
        <rect class="board-light" {...props.layout.field} />
        <path class="board-dark" d={darkSquares(props.layout)} />
        <rect class="board-edge" {...props.layout.field} />
      </Show>
      <Show when={props.names}>
        <Names layout={props.layout} />
      </Show>
    </g>
  );
}

function Lines(props: { readonly layout: Layout }): JSX.Element {
  const lines = (): string =>
    props.layout.strokes
      .map(({ from, to, bend }) => `M${from.join(' ')}${bend ? `C${bend.flat().join(' ')} ` : 'L'}${to.join(' ')}`)
      .join('');
  return (
    <>
      <path class="board-line-light" d={lines()} transform="translate(0 3.5)" />
      <path class="board-line" d={lines()} />
      <For each={props.layout.at}>{([x, y]) => <circle class="board-point" cx={x} cy={y} r={9} />}</For>
    </>
  );
}

const darkSquares = ({ at }: Layout): string =>
  at.map(([x, y]) => `M${x - UNIT / 2} ${y - UNIT / 2}h${UNIT}v${UNIT}h${-UNIT}z`).join('');

function Names(props: { readonly layout: Layout }): JSX.Element {
  return (
    <Show
      when={props.layout.edges}
      fallback={
        <For each={props.layout.board.names}>
          {(name, place) => {
            const at = (): readonly [number, number] => nameAt(props.layout, place());
            return (
              <text class="board-name" x={at()[0]} y={at()[1]} font-size="17">
                {name}
              </text>
            );
          }}
        </For>
      }
    >
      {(edges) => (
        <For each={edges()}>
          {({ text, at }) => (
            <text class="board-name" x={at[0]} y={at[1]} font-size="23">
              {text}
            </text>
          )}
        </For>
      )}
    </Show>
  );
}

/** In a corner of its square, or beside its point, clear of the man that may stand there. */
function nameAt(layout: Layout, place: number): readonly [number, number] {
  const [x, y] = layout.at[place] ?? [0, 0];
  if (layout.board.kind === 'squares') return [x - UNIT * 0.36, y - UNIT * 0.38];
  const [dx, dy] = nameSide(layout, place);
  return [x + dx * UNIT * 0.55, y + dy * UNIT * 0.53];
}
