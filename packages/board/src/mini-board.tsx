import { createMemo, createUniqueId, type JSX } from 'solid-js';
import { materialOf } from './current-material.ts';
import { definitions, smallField } from './drawing/field.ts';
import { pagePen } from './drawing/pen.ts';
import { placedMen } from './drawing/placed-men.ts';
import { layOut } from './geometry.ts';
import type { MiniBoardProps } from './props.ts';

/** A small picture of a board, with or without men: for cards and lists, many on a page. */
export function MiniBoard(props: MiniBoardProps): JSX.Element {
  const id = createUniqueId();
  const layout = createMemo(() => layOut(props.board, props.bottom ?? 'white', props.names ?? false));
  const drawing = createMemo(() => {
    const pen = pagePen(materialOf(props), id);
    const men = placedMen(pen, layout(), props.view?.men ?? []);
    return definitions(pen, layout()) + smallField(pen, layout(), props.names ?? false) + men;
  });
  const box = () => layout().frame;
  return (
    <svg
      class="board-mini"
      viewBox={`${box().x} ${box().y} ${box().width} ${box().height}`}
      role={props.title ? 'img' : undefined}
      aria-label={props.title}
      aria-hidden={props.title ? undefined : 'true'}
      innerHTML={drawing()}
    />
  );
}
