import type { Game, Position, RuleSet } from '@merellier/rules';
import { type NamedOpening, namedPosition } from '../../openings/named-opening.ts';

/** A position of a line that is worth a board on its sheet. */
export interface KeyPosition {
  /** The node of the game, and the number of plies that led there. */
  readonly node: number;
  /** What the position is called, on the board where the opening got its last name. */
  readonly name: NamedOpening | null;
}

/**
 * The positions of a game without variations that tell most about it, in order: where it ends, the last that has a name, those
 * after captures, and between them what keeps the steps alike. Every one where there are no more turns than boards.
 */
export function keyPositions(game: Game, most: number): readonly KeyPosition[] {
  const { nodes, rules } = game;
  const last = nodes.length - 1;
  if (last < 1) return [];
  const names = nodes.map(({ position }, node) => (node === 0 ? null : namedPosition(rules, position)));
  const named = names.findLastIndex((name) => name !== null);
  const men = nodes.map(({ position }) => menOf(rules, position));
  const captures = men.flatMap((left, node) => (left < (men[node - 1] ?? 0) ? [node] : []));
  const kept = new Set([last, ...(named > 0 ? [named] : [])].slice(0, most));
  for (const node of evenly(
    captures.filter((node) => !kept.has(node)),
    most - kept.size,
  ))
    kept.add(node);
  while (kept.size < Math.min(most, last)) kept.add(middleOfWidest([...kept]));
  return [...kept].sort((a, b) => a - b).map((node) => ({ node, name: node === named ? (names[node] ?? null) : null }));
}

/** The men of both sides, on the board and in hand. */
function menOf(rules: RuleSet, position: Position): number {
  const { men, hands } = rules.view(position);
  return men.length + hands.white + hands.black;
}

/** So many of them at most, spread over all. */
const evenly = (nodes: readonly number[], most: number): readonly number[] =>
  nodes.length <= most
    ? nodes
    : Array.from({ length: most }, (_, i) => nodes[Math.floor(((i + 0.5) * nodes.length) / most)] as number);

/** The middle of the widest gap between the start and these; there must be one. */
function middleOfWidest(kept: readonly number[]): number {
  let [from, width] = [0, 0];
  let before = 0;
  for (const node of [...kept].sort((a, b) => a - b)) {
    if (node - before > width) [from, width] = [before, node - before];
    before = node;
  }
  return from + Math.ceil(width / 2);
}
