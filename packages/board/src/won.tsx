import { For, type JSX } from 'solid-js';
import { alongStroke, type Layout, pathData } from './geometry.ts';
import { isStill, pace } from './motion.ts';

/** How long it takes until all lines are gilded, in milliseconds. */
const GILDING = 900;

/** The lines of a board that has just been won on, gilded one after the other; the frame of a board of squares. */
export function Won(props: { readonly layout: Layout }): JSX.Element {
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
  const gild = (path: SVGPathElement, i: number, count: number): void => {
    if (isStill()) return;
    path.animate([{ opacity: 0 }, {}], {
      delay: ((GILDING * i) / count) * pace(),
      duration: (GILDING / 4) * pace(),
      easing: 'ease-out',
      fill: 'backwards',
    });
  };
  return (
    <g class="board-won">
      <For each={ways()}>{(d, i) => <path ref={(path) => gild(path, i(), ways().length)} d={d} />}</For>
    </g>
  );
}
