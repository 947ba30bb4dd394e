import { shortened } from '../arrow-shape.ts';
import { type Layout, pathData, wayOver } from '../geometry.ts';
import type { Heat } from '../props.ts';
import { short } from './pen.ts';

/**
 * How many chose each turn: the more, the larger and the warmer the place where it ends; a way leads there. Where right turns and
 * others end at one place, each has a number of its own, right ones on the right.
 */
export function heatDrawing(layout: Layout, { ways, spots }: Heat): string {
  const radiusOf = (share: number): number => short(layout.man * (0.85 + 0.5 * share));
  const rightLast = <Item extends { readonly right?: boolean }>(items: readonly Item[]): readonly Item[] =>
    [...items].sort((a, b) => Number(a.right ?? false) - Number(b.right ?? false));
  const drawnWays = rightLast(ways).map(({ path, share, right = false }) => {
    const end = spots.find((spot) => spot.place === path.at(-1) && spot.right === right);
    const line = shortened(wayOver(layout, path), layout.man + 2, radiusOf(end?.share ?? 0));
    if (line.length < 2) return '';
    const [d, width] = [pathData(line), short(8 + 16 * share)];
    const name = right ? 'board-heat-way board-heat-right-way' : 'board-heat-way';
    return `<path class="board-heat-edge" d="${d}" stroke-width="${width + 7}"/><path class="${name}" d="${d}" stroke-width="${width}"/>`;
  });
  const drawnSpots = rightLast(spots).map(({ place, share, right }) => {
    const [x, y] = layout.at[place] ?? [0, 0];
    const radius = radiusOf(share);
    const name = right ? 'board-heat-spot board-heat-right' : 'board-heat-spot';
    return `<g class="${name}"><circle class="board-heat-glow" cx="${x}" cy="${y}" r="${radius}" opacity="${short(4 + 5 * share) / 10}"/><circle class="board-heat-ring" cx="${x}" cy="${y}" r="${radius}"/></g>`;
  });
  // No ring covers a number.
  const counts = spots.map(({ place, share, label, right }) => {
    const [x, y] = layout.at[place] ?? [0, 0];
    const radius = radiusOf(share);
    const wide = 20 + Math.max(0, label.length - 1) * 9;
    const isShared = spots.some((spot) => spot.place === place && spot.right !== right);
    const aside = (isShared && !right ? -1 : 1) * Math.max(radius * 0.62, isShared ? wide + 4 : 0);
    const [cx, cy] = [short(x + aside), short(y - radius * 0.62)];
    const name = right ? 'board-heat-count board-heat-count-right' : 'board-heat-count';
    return `<g class="${name}"><rect class="board-heat-badge" x="${cx - wide}" y="${cy - 20}" width="${2 * wide}" height="40" rx="20"/><text class="board-heat-label" x="${cx}" y="${cy}">${label}</text></g>`;
  });
  return `<g class="board-heat">${drawnWays.join('')}${drawnSpots.join('')}${counts.join('')}</g>`;
}
