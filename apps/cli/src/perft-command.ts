import { performance } from 'node:perf_hooks';
import { type Position, perft, type RuleSet } from '@merellier/rules';
import { writeFen } from '@merellier/rules/notation';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { Failure } from './failure.ts';
import { answerPositions } from './positions.ts';
import { decimal } from './quantities.ts';
import type { PositionOptions } from './turns-command.ts';

/** `merellier perft RULES DEPTH`: the leaves of the tree of turns, depth by depth. */
export async function countLeaves(
  context: Context,
  id: string,
  depthText: string,
  options: PositionOptions,
): Promise<void> {
  const { words, texts, out } = context;
  const rules = chooseRules(context, id, options.set);
  if (!/^[1-9]\d?$/.test(depthText)) throw new Failure(texts.badDepth(depthText));
  const depths = Array.from({ length: Number(depthText) }, (_, i) => i + 1);
  const count = (position: Position, depth: number): number => countAt(context, rules, position, depth);
  await answerPositions(context, rules, options, {
    json: (position) => ({
      rules: rules.id,
      fen: writeFen(rules, position),
      counts: depths.map((depth) => count(position, depth)),
    }),
    brief: (position) => depths.map((depth) => count(position, depth)).join(' '),
    async tell(position) {
      for (const depth of depths) {
        const start = performance.now();
        const leaves = words.number(count(position, depth));
        const seconds = texts.seconds(decimal(context, (performance.now() - start) / 1000, 2));
        await out.line(`${String(depth).padStart(2)}  ${leaves.padStart(20)}  ${seconds.padStart(10)}`);
      }
    },
  });
}

function countAt({ words, texts }: Context, rules: RuleSet, position: Position, depth: number): number {
  try {
    return perft(rules, position, depth);
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(texts.beyondThrow(words.number(depth)));
    throw error;
  }
}
