import { createMemo, createUniqueId, type JSX } from 'solid-js';
import { materialOf } from './current-material.ts';
import { heatDrawing } from './drawing/heat.ts';
import { pagePen } from './drawing/pen.ts';
import { smallBoard } from './drawing/small-board.ts';
import { layOut } from './geometry.ts';
import { takeOutMissing } from './missing-pictures.ts';
import type { MiniBoardProps } from './props.ts';

/** A small picture of a board, with or without men: for cards and lists, many on a page. */
export function MiniBoard(props: MiniBoardProps): JSX.Element {
  const id = createUniqueId();
  const layout = createMemo(() => layOut(props.board, props.bottom ?? 'white', props.names ?? false));
  const drawing = createMemo(() =>
    smallBoard(pagePen(materialOf(props), id), layout(), props.view?.men ?? [], { names: props.names ?? false }),
  );
  const heat = (): string => (props.heat ? heatDrawing(layout(), props.heat) : '');
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
      innerHTML={drawing() + heat()}
    />
  );
}
