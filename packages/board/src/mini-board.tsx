import { createMemo, createUniqueId, type JSX } from 'solid-js';
import { materialOf } from './current-material.ts';
import { type Pen, pagePen } from './drawing/pen.ts';
import { placedMen } from './drawing/placed-men.ts';
import { smallBoard } from './drawing/small-board.ts';
import { type Layout, layOut } from './geometry.ts';
import { takeOutMissing } from './missing-pictures.ts';
import type { MiniBoardProps } from './props.ts';

/** A part that shows a board as a picture: the bare one, which stays, and its men. */
export const pictured =
  <Props extends MiniBoardProps>(
    bare: (pen: Pen, layout: Layout, names: boolean) => string,
    men: (pen: Pen, layout: Layout, props: Props) => string,
  ) =>
  (props: Props): JSX.Element => {
    const id = createUniqueId();
    const layout = createMemo(() => layOut(props.board, props.bottom ?? 'white', props.names ?? false));
    const pen = createMemo(() => pagePen(materialOf(props), id));
    const ground = createMemo(() => bare(pen(), layout(), props.names ?? false));
    const standing = createMemo(() => men(pen(), layout(), props));
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
        innerHTML={ground() + standing()}
      />
    );
  };

/** A small picture of a board, with or without men: for cards and lists, many on a page. */
export const MiniBoard: (props: MiniBoardProps) => JSX.Element = pictured(smallBoard, (pen, layout, { view }) =>
  placedMen(pen, layout, view?.men ?? []),
);
