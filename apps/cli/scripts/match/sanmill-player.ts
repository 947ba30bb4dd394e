import {
  type Game,
  type MillParameters,
  MillRuleSet,
  pathTo,
  positionOf,
  type RuleSet,
  type Turn,
} from '@merellier/rules';
import { readTurn, writeTurn } from '@merellier/rules/notation';
import type { Choice, Player, TurnLimits } from './player.ts';
import { Program } from './program.ts';

/** Its strongest level. */
const LEVEL = 30;
/** To it a capture is a turn of its own: where one is possible, this part of the time goes to what closes the mill. */
const CLOSING = 0.7;
const ANSWER = / bestmove (\S+)/;
/** The most half-moves without a capture that it can be told. */
const MOST_HALF_MOVES = 200;

/**
 * Sanmill, a program for the mill whose UCI has steps in place of turns: a capture is one of its own, `d6-d7` then `xg7`. It has the
 * rule set from options of its own. It begins its clock anew with each depth, so that it thinks without a limit and is told to stop.
 */
export class SanmillPlayer implements Player {
  readonly name: string;
  private readonly rules: RuleSet;
  private readonly program: Program;
  private readonly options: Readonly<Record<string, string | number | boolean>>;

  constructor(command: string, rules: RuleSet, memoryMb: number) {
    this.name = command;
    this.rules = rules;
    this.options = { SkillLevel: LEVEL, Hash: memoryMb, ...optionsOf(rules) };
    this.program = new Program(command);
  }

  async begin(): Promise<void> {
    const options = Object.entries(this.options).map(([name, value]) => `setoption name ${name} value ${value}`);
    await this.program.ask((line) => line === 'uciok', 'uci');
    await this.program.ask((line) => line === 'readyok', ...options, 'isready');
  }

  async choose(game: Game, limits: TurnLimits): Promise<Choice> {
    const { rules, program } = this;
    const position = positionOf(game);
    const turns = rules.turns(position).map((turn) => writeTurn(rules, position, turn));
    const before = stepsTo(game);
    const { processor: seconds } = limits;
    if (seconds === undefined) throw new Error('Sanmill is limited by --processor only');
    const began = program.lastingProcessorTime();
    const mayTake = turns.some((text) => text.includes('x'));
    let text = await this.step(before, mayTake ? CLOSING * seconds : seconds);
    if (turns.some((turn) => turn.startsWith(`${text}x`)))
      text += await this.step([...before, text], (1 - CLOSING) * seconds);
    const now = program.lastingProcessorTime();
    const turn = readTurn(rules, position, text);
    return {
      turn: turn.ok ? (turn.value as Turn) : null,
      spent: began === null || now === null ? null : now - began,
    };
  }

  async newGame(): Promise<void> {
    this.program.send('ucinewgame');
  }

  async quit(): Promise<void> {
    this.program.send('quit');
    await this.program.end();
  }

  private async step(before: readonly string[], seconds: number): Promise<string> {
    const { program } = this;
    const said = program.ask(
      (line) => ANSWER.test(line),
      ['position startpos', ...(before.length > 0 ? ['moves', ...before] : [])].join(' '),
      'go infinite',
    );
    await program.stopAfter(1000 * seconds, said);
    const answer = await said;
    // Where it had just answered by itself it answers once more, that it is not thinking.
    await program.ask((line) => line === 'readyok', 'isready');
    return ANSWER.exec(answer)?.[1] ?? '';
  }
}

/** The turns of a game in its steps. */
const stepsTo = (game: Game): string[] =>
  pathTo(game).flatMap((index) => {
    const node = game.nodes[index];
    return node?.turn
      ? writeTurn(game.rules, positionOf(game, node.parent), node.turn)
          .split(/(?=x)/)
          .filter((step) => step !== '')
      : [];
  });

/** What both programs may differ in, and how it is told; everything else must be as in the game that it knows. */
function optionsOf(rules: RuleSet): Readonly<Record<string, string | number | boolean>> {
  if (!(rules instanceof MillRuleSet)) throw new Error('Sanmill plays the mill only');
  const { parameters } = rules;
  const only: { readonly [Name in keyof MillParameters]?: readonly MillParameters[Name][] } = {
    ...{ board: ['nine', 'nine-diagonals'], men: [9, 10, 11, 12], flying: [0, 3], captures: ['one', 'per-mill'] },
    ...{ 'mill-at-entry': ['capture'], 'mill-by-moving': ['capture'], protection: ['unless-all'], taking: ['must'] },
    ...{ blocked: ['loses', 'loses-unless-full'], 'repetition-draw': [0, 3], dice: ['none'] },
  };
  for (const [name, values] of Object.entries(only)) {
    const value = parameters[name as keyof MillParameters];
    if (!(values as readonly unknown[]).includes(value))
      throw new Error(`Sanmill does not play ${name}=${value}: ${values.join(', ')}`);
  }
  const halfMoves = (moves: number): number => (moves === 0 ? MOST_HALF_MOVES : Math.min(MOST_HALF_MOVES, 2 * moves));
  return {
    PiecesCount: parameters.men,
    HasDiagonalLines: parameters.board === 'nine-diagonals',
    MayFly: parameters.flying > 0,
    MayMoveInPlacingPhase: parameters.entry === 'any-time',
    MayRemoveMultiple: parameters.captures === 'per-mill',
    BoardFullAction: parameters.blocked === 'loses' ? 0 : 4,
    NMoveRule: halfMoves(parameters['no-capture-draw']),
    EndgameNMoveRule: halfMoves(parameters['three-men-draw'] || parameters['no-capture-draw']),
    ThreefoldRepetitionRule: parameters['repetition-draw'] === 3,
  };
}
