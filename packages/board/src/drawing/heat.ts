import { shortened } from '../arrow-shape.ts';
import { type Layout, pathData, wayOver } from '../geometry.ts';
import type { Heat } from '../props.ts';
import { short } from './pen.ts';

/** How many chose each turn: the more, the larger and the warmer the place where it ends; a way leads there. */
export function heatDrawing(layout: Layout, { ways, spots }: Heat): string {
  const radiusOf = (share: number): number => short(layout.man * (0.85 + 0.5 * share));
  const drawnWays = ways.map(({ path, share }) => {
    const end = spots.find(({ place }) => place === path.at(-1));
    const line = shortened(wayOver(layout, path), layout.man + 2, radiusOf(end?.share ?? 0));
    if (line.length < 2) return '';
    const [d, width] = [pathData(line), short(8 + 16 * share)];
    return `<path class="board-heat-edge" d="${d}" stroke-width="${width + 7}"/><path class="board-heat-way" d="${d}" stroke-width="${width}"/>`;
  });
  const drawnSpots = spots.map(({ place, share, label, right }) => {
    const [x, y] = layout.at[place] ?? [0, 0];
    const radius = radiusOf(share);
    const wide = 20 + Math.max(0, label.length - 1) * 9;
    const name = right ? 'board-heat-spot board-heat-right' : 'board-heat-spot';
    const [cx, cy] = [short(x + radius * 0.62), short(y - radius * 0.62)];
    return `<g class="${name}"><circle class="board-heat-glow" cx="${x}" cy="${y}" r="${radius}" opacity="${short(4 + 5 * share) / 10}"/><circle class="board-heat-ring" cx="${x}" cy="${y}" r="${radius}"/><rect class="board-heat-badge" x="${cx - wide}" y="${cy - 20}" width="${2 * wide}" height="40" rx="20"/><text class="board-heat-label" x="${cx}" y="${cy}">${label}</text></g>`;
  });
  return `<g class="board-heat">${drawnWays.join('')}${drawnSpots.join('')}</g>`;
}
