import { createMemo, For, type JSX } from 'solid-js';
import { Field } from './field.tsx';
import { layOut } from './geometry.ts';
import { ManShape } from './man-shape.tsx';
import type { MiniBoardProps } from './props.ts';

/** A small picture of a board, with or without men: for cards and lists. */
export function MiniBoard(props: MiniBoardProps): JSX.Element {
  const names = (): boolean => props.names ?? false;
  const layout = createMemo(() => layOut(props.board, props.bottom ?? 'white', names()));
  const box = () => layout().frame;
  return (
    <svg
      class="board-mini"
      viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
      role={props.title ? 'img' : undefined}
      aria-label={props.title}
      aria-hidden={props.title ? undefined : 'true'}
    >
      <Field layout={layout()} names={names()} />
      <For each={props.view?.men ?? []}>
        {(man) => (
          <g transform={`translate(${layout().at[man.at]?.join(' ')})`}>
            <ManShape side={man.side} king={man.king} r={layout().man} />
          </g>
        )}
      </For>
    </svg>
  );
}
