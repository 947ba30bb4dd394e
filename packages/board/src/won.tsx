import { For, type JSX, onMount, Show } from 'solid-js';
import { point } from './drawing/lines.ts';
import type { Pen } from './drawing/pen.ts';
import { alongStroke, type Layout, pathData } from './geometry.ts';
import { isStill, pace } from './motion.ts';

/** How long it takes until all lines are gilded, in milliseconds. */
const GILDING = 900;

/** The lines of a board that has just been won on, gilded one after the other; the frame of a board of squares. */
export function Won(props: { readonly pen: Pen; readonly layout: Layout }): JSX.Element {
  const ways = (): readonly string[] => {
    const { x, y, width, height } = props.layout.field;
    const lines = props.layout.strokes.map((stroke) => pathData(alongStroke(stroke)));
    return lines.length > 0
      ? lines
      : [
          `M${x} ${y}h${width}`,
          `M${x + width} ${y}v${height}`,
          `M${x + width} ${y + height}h${-width}`,
          `M${x} ${y + height}v${-height}`,
        ];
  };
  let group: SVGGElement | undefined;
  onMount(() => {
    if (isStill()) return;
    const paths = [...(group?.children ?? [])];
    for (const [i, path] of paths.entries())
      path.animate([{ opacity: 0 }, { opacity: 1 }], {
        delay: ((GILDING * i) / paths.length) * pace(),
        duration: (GILDING / 4) * pace(),
        easing: 'ease-out',
        fill: 'backwards',
      });
  });
  return (
    <>
      {/* Its edges, as of an inlay, come with the first line. */}
      <path class="board-won-edge" d={ways().join('')} />
      <g ref={group} class="board-won">
        <For each={ways()}>{(d) => <path d={d} />}</For>
      </g>
      {/* Points stay what they are: the lines run beneath them. */}
      <Show when={!props.layout.body && props.layout.strokes.length > 0}>
        <g innerHTML={props.layout.at.map((at) => point(props.pen, at)).join('')} />
      </Show>
    </>
  );
}
