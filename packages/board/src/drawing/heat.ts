import { shortened } from '../arrow-shape.ts';
import { type Layout, pathData, wayOver } from '../geometry.ts';
import type { Heat } from '../props.ts';
import { type Pen, short } from './pen.ts';
import { placedMen } from './placed-men.ts';

type Spot = Heat['spots'][number];

const radiusOf = (layout: Layout, share: number): number => short(layout.man * (1.12 + 0.3 * share));

/** What is right lies above the rest. */
const rightLast = <Item extends { readonly right?: boolean }>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((a, b) => Number(a.right ?? false) - Number(b.right ?? false));

/**
 * How many chose each turn, beneath the men: where a turn ends stands a man as it would then, the warmer and the wider around it
 * the more chose it; a way leads there.
 */
export function heatUnder(pen: Pen, layout: Layout, { ways, spots }: Heat): string {
  const drawnWays = rightLast(ways).map(({ path, share, right = false }) => {
    const end = spots.find((spot) => spot.place === path.at(-1) && spot.right === right);
    const line = shortened(wayOver(layout, path), layout.man + 2, radiusOf(layout, end?.share ?? 0));
    if (line.length < 2) return '';
    const [d, width] = [pathData(line), short(8 + 16 * share)];
    const name = right ? 'board-heat-way board-heat-right-way' : 'board-heat-way';
    return `<path class="board-heat-edge" d="${d}" stroke-width="${width + 7}"/><path class="${name}" d="${d}" stroke-width="${width}"/>`;
  });
  const drawnSpots = rightLast(spots).map(({ place, share, right }) => {
    const [x, y] = layout.at[place] ?? [0, 0];
    const radius = radiusOf(layout, share);
    const name = right ? 'board-heat-spot board-heat-right' : 'board-heat-spot';
    return `<g class="${name}"><circle class="board-heat-glow" cx="${x}" cy="${y}" r="${radius}" opacity="${short(3 + 4 * share) / 10}"/><circle class="board-heat-ring" cx="${x}" cy="${y}" r="${radius}"/></g>`;
  });
  const sides = new Map(spots.map(({ place, side }) => [place, side]));
  const men = [...sides].map(([at, side]) => ({ at, side, king: false, inMill: false }));
  return `<g class="board-heat">${drawnWays.join('')}${drawnSpots.join('')}</g><g opacity=".8">${placedMen(pen, layout, men)}</g>`;
}

/** How many they are, above the men, where no ring covers a number: right ones on the right, where others end at the same place. */
export function heatOver(layout: Layout, { spots }: Heat): string {
  const count = ({ place, share, label, right }: Spot): string => {
    const [x, y] = layout.at[place] ?? [0, 0];
    const radius = radiusOf(layout, share);
    const wide = 20 + Math.max(0, label.length - 1) * 9;
    const isShared = spots.some((spot) => spot.place === place && spot.right !== right);
    const aside = (isShared && !right ? -1 : 1) * Math.max(radius * 0.72, isShared ? wide + 4 : 0);
    const [cx, cy] = [short(x + aside), short(y - radius * 0.72)];
    const name = right ? 'board-heat-count board-heat-count-right' : 'board-heat-count';
    return `<g class="${name}"><rect class="board-heat-badge" x="${cx - wide}" y="${cy - 20}" width="${2 * wide}" height="40" rx="20"/><text class="board-heat-label" x="${cx}" y="${cy}">${label}</text></g>`;
  };
  return `<g class="board-heat">${spots.map(count).join('')}</g>`;
}
