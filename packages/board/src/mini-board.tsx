import { createMemo, createUniqueId, type JSX } from 'solid-js';
import { materialOf } from './current-material.ts';
import { type Pen, pagePen } from './drawing/pen.ts';
import { smallBoard } from './drawing/small-board.ts';
import { type Layout, layOut } from './geometry.ts';
import { takeOutMissing } from './missing-pictures.ts';
import type { MiniBoardProps } from './props.ts';

/** A part that shows a board as a picture, drawn like this. */
export const pictured =
  <Props extends MiniBoardProps>(draw: (pen: Pen, layout: Layout, props: Props) => string) =>
  (props: Props): JSX.Element => {
    const id = createUniqueId();
    const layout = createMemo(() => layOut(props.board, props.bottom ?? 'white', props.names ?? false));
    const drawing = createMemo(() => draw(pagePen(materialOf(props), id), layout(), props));
    const box = () => layout().frame;
    return (
      <svg
        ref={takeOutMissing}
        class="board-mini"
        viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
        style={{ '--board-wide': box().width }}
        role={props.title ? 'img' : undefined}
        aria-label={props.title}
        aria-hidden={props.title ? undefined : 'true'}
        innerHTML={drawing()}
      />
    );
  };

/** A small picture of a board, with or without men: for cards and lists, many on a page. */
export const MiniBoard: (props: MiniBoardProps) => JSX.Element = pictured((pen, layout, { view, names }) =>
  smallBoard(pen, layout, view?.men ?? [], { names: names ?? false }),
);
