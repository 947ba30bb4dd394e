import { Engine, loadEvaluations, rankOf, rootOf } from '@merellier/engine';
import { type Game, positionOf, type RuleSet } from '@merellier/rules';
import { WON } from '../../../../packages/engine/src/score.ts';
import type { Choice, Player, TurnLimits } from './player.ts';
import { ownProcessorTime } from './processor-time.ts';

/** This engine, in the process of the match: with what was learnt of the rules, or without. */
export class OwnPlayer implements Player {
  readonly name: string;
  private readonly rules: RuleSet;
  private readonly memoryMb: number;
  private readonly plain: boolean;
  private engine: Engine | null = null;

  constructor(rules: RuleSet, options: { readonly memoryMb: number; readonly plain: boolean }) {
    this.name = options.plain ? 'this engine without learnt weights' : 'this engine';
    this.rules = rules;
    this.memoryMb = options.memoryMb;
    this.plain = options.plain;
  }

  async begin(): Promise<void> {
    const { rules, memoryMb, plain } = this;
    this.engine = new Engine(rules, {
      memoryMb,
      ...(!plain && { evaluations: (await loadEvaluations(rules)).evaluations }),
    });
  }

  async newGame(): Promise<void> {
    this.engine?.clear();
  }

  async choose(game: Game, { seconds, processor, depth, nodes }: TurnLimits): Promise<Choice> {
    // An only turn is played at once, as other programs do.
    const turns = this.rules.turns(positionOf(game));
    if (turns.length === 1) return { turn: turns[0] ?? null, spent: 0 };
    const began = ownProcessorTime();
    const byClock = seconds !== undefined;
    const found = this.engine?.search(
      rootOf(game),
      {
        ...(depth !== undefined && { depth }),
        ...(nodes !== undefined && { nodes }),
        ...((byClock || processor !== undefined) && { millis: 1000 * (seconds ?? processor ?? 0) }),
      },
      { now: byClock ? () => performance.now() : ownProcessorTime },
    );
    const rank = found?.lines[0] ? rankOf(found.lines[0].score) : 0;
    return {
      turn: found?.turn ?? null,
      spent: ownProcessorTime() - began,
      ...(Math.abs(rank) >= WON && { forced: rank > 0 ? 1 : -1 }),
    };
  }

  async quit(): Promise<void> {
    this.engine = null;
  }
}
