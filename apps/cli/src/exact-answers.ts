import type { Position, RuleSet, Turn } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import type { Exact } from '@merellier/tablebase';
import type { Context } from './context.ts';
import type { Answers } from './positions.ts';

/** The exact value of a position and of every turn, the best first. */
export interface ExactAnswer {
  readonly exact: Exact;
  readonly turns: readonly (Exact & { readonly turn: Turn })[];
}

/** Where exact values come from, and how they are told. */
export interface ExactSource {
  /** What distances count. */
  readonly metric: string;
  ask(position: Position): Promise<ExactAnswer>;
  /** A value in words. */
  describe(position: Position, exact: Exact): string;
  /** What is said below the turns; null for nothing. */
  remark?(position: Position, answer: ExactAnswer): string | null;
}

/** What `merellier probe` answers for positions. */
export function exactAnswers({ texts, words, out }: Context, rules: RuleSet, source: ExactSource): Answers {
  return {
    async json(position) {
      const { exact, turns } = await source.ask(position);
      return {
        rules: rules.id,
        fen: writeFen(rules, position),
        ...exact,
        metric: source.metric,
        turns: turns.map(({ turn, ...value }) => ({
          turn: writeTurn(rules, position, turn),
          fen: writeFen(rules, rules.play(position, turn)),
          ...value,
        })),
      };
    },
    brief: async (position) => source.describe(position, (await source.ask(position)).exact),
    async tell(position) {
      const outcome = rules.outcome(position);
      if (outcome) return out.line(texts.gameOver(words.outcome(outcome)));
      const answer = await source.ask(position);
      await out.line(source.describe(position, answer.exact));
      const named = answer.turns.map((turn) => ({ name: writeTurn(rules, position, turn.turn), turn }));
      const width = Math.max(...named.map(({ name }) => name.length));
      for (const { name, turn } of named) await out.line(`${name.padEnd(width)}  ${source.describe(position, turn)}`);
      const remark = source.remark?.(position, answer) ?? null;
      if (remark !== null) await out.line(`\n${remark}`);
    },
  };
}
