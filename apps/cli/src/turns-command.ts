import type { Position } from '@merellier/rules';
import { writeFen, writeTurn } from '@merellier/rules/notation';
import { chooseRules } from './chosen-rules.ts';
import type { Context } from './context.ts';
import { answerPositions } from './positions.ts';

/** The options that commands on positions have in common. */
export interface PositionOptions {
  readonly set?: readonly string[];
  readonly fen?: string;
  readonly json?: boolean;
}

/** `merellier turns RULES`: the legal turns, each with the position after it. */
export async function listTurns(context: Context, id: string, options: PositionOptions): Promise<void> {
  const rules = chooseRules(context, id, options.set);
  const { words, texts, out } = context;
  const list = (position: Position): readonly { readonly turn: string; readonly fen: string }[] =>
    rules.turns(position).map((turn) => ({
      turn: writeTurn(rules, position, turn),
      fen: writeFen(rules, rules.play(position, turn)),
    }));
  await answerPositions(context, rules, options, {
    json: list,
    brief: (position) =>
      list(position)
        .map(({ turn }) => turn)
        .join(' '),
    async tell(position) {
      const outcome = rules.outcome(position);
      if (outcome) return out.line(texts.gameOver(words.outcome(outcome)));
      const turns = list(position);
      const width = Math.max(...turns.map(({ turn }) => turn.length));
      for (const { turn, fen } of turns) await out.line(`${turn.padEnd(width)}  ${fen}`);
    },
  });
}
