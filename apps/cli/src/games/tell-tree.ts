import { ruleSet } from '@merellier/rules';
import type { Context } from '../context.ts';
import type { OpeningNode, OpeningTree } from './opening-tree.ts';

/** Below this share of the games a turn is not shown to a person. */
const LEAST_SHARE = 0.01;

/** An opening tree for a person: a line for each turn, indented, with how often it was played and what came of it. */
export function tellTree({ words, texts }: Context, tree: OpeningTree): string {
  const lines: string[] = [];
  const show = (node: OpeningNode, depth: number, all: number): void => {
    for (const next of node.next()) {
      if (next.games < all * LEAST_SHARE) break;
      const share = `${Math.round((100 * next.games) / node.games)} %`;
      const count = texts.games.games(next.games, words.number(next.games));
      const results = `+${next.white} =${next.draws} −${next.black}`;
      lines.push(`${'  '.repeat(depth)}${next.turn.padEnd(10)} ${share.padStart(5)}  ${count}  ${results}`);
      show(next, depth + 1, all);
    }
  };
  for (const root of tree.roots) {
    lines.push(`${words.rulesName(ruleSet(root.turn))} — ${texts.games.games(root.games, words.number(root.games))}`);
    show(root, 1, root.games);
  }
  return lines.join('\n');
}

/** The same for a program, whole, as JSON: written node by node, so that a large tree is not in memory twice. */
export const treeJson = (tree: OpeningTree): string =>
  `{${tree.roots.map((root) => `${JSON.stringify(root.turn)}:${nodeJson(root)}`).join(',')}}`;

function nodeJson({ turn, games, white, draws, black, next }: OpeningNode): string {
  const counts = JSON.stringify({ turn, games, white, draws, black });
  return `${counts.slice(0, -1)},"next":[${next().map(nodeJson).join(',')}]}`;
}
