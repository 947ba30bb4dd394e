import { type Game, pathTo, positionOf, type RuleSet, type Turn } from '@merellier/rules';
import { readTurn, writeThrow, writeTurn } from '@merellier/rules/notation';
import { readHubTurn, writeHubTurn } from '../../src/hub-notation.ts';
import type { Choice, Player, TurnLimits } from './player.ts';
import { processorClock } from './processor-clock.ts';
import { Program } from './program.ts';

/**
 * Another program that speaks UCI in the dialect of docs/engine-protocol.md, or the Hub protocol. Where its processor time is
 * limited it thinks without a limit of its own and is told to stop, or, with `clock`, has processor time for its clock.
 */
export class LinePlayer implements Player {
  readonly name: string;
  private readonly rules: RuleSet;
  private readonly hub: boolean;
  private readonly clock: boolean;
  private readonly program: Program;

  constructor(command: string, rules: RuleSet, options: { readonly hub: boolean; readonly clock: boolean }) {
    this.name = command;
    this.rules = rules;
    this.hub = options.hub;
    this.clock = options.clock;
    this.program = new Program(command, options.clock ? processorClock() : {});
  }

  /** Sets the rules, and waits until it is ready. */
  async begin(): Promise<void> {
    const { id, changes } = this.rules;
    if (this.hub) {
      await this.ask('wait', 'hub');
      await this.ask('ready', `set-param name=variant value=${id === 'international' ? 'normal' : id}`, 'init');
    } else {
      await this.ask('uciok', 'uci');
      const options = Object.entries({ Rules: id, ...changes });
      await this.ask('readyok', ...options.map(([name, value]) => `setoption name ${name} value ${value}`), 'isready');
    }
  }

  async choose(game: Game, given: TurnLimits): Promise<Choice> {
    const { rules, hub, clock, program } = this;
    const { processor, ...others } = given;
    const limits = clock && processor !== undefined ? { ...others, seconds: processor } : given;
    const began = program.processorTime();
    const question = hub ? [hubPosition(game), hubLevel(limits), 'go think'] : [uciPosition(game), uciGo(limits)];
    const said = this.ask(hub ? 'done' : 'bestmove', ...question);
    if (limits.processor !== undefined) await program.stopAfter(limits.processor * 1000, said);
    const answer = await said;
    const now = program.processorTime();
    const spent = began === null || now === null ? null : now - began;
    const position = positionOf(game);
    return { turn: hub ? hubAnswer(rules, position, answer) : uciAnswer(rules, position, answer), spent };
  }

  async newGame(): Promise<void> {
    this.program.send(this.hub ? 'new-game' : 'ucinewgame');
  }

  async quit(): Promise<void> {
    this.program.send('stop', 'quit');
    await this.program.end();
  }

  /** Sends lines and waits for an answer that begins with a word. */
  private ask(word: string, ...lines: readonly string[]): Promise<string> {
    return this.program.ask((line) => line.split(/\s+/)[0] === word, ...lines);
  }
}

const hubAnswer = (rules: RuleSet, now: ReturnType<typeof positionOf>, done: string): Turn | null =>
  readHubTurn(rules, now, /\bmove="?([-0-9x]+)/.exec(done)?.[1] ?? '');

function uciAnswer(rules: RuleSet, now: ReturnType<typeof positionOf>, best: string): Turn | null {
  const turn = readTurn(rules, now, best.split(/\s+/)[1] ?? '');
  return turn.ok ? turn.value : null;
}

function uciPosition(game: Game): string {
  const turns = pathTo(game).flatMap((index) => {
    const node = game.nodes[index];
    if (!node?.turn) return [];
    const text = writeTurn(game.rules, positionOf(game, node.parent), node.turn);
    return [node.dice ? `[${writeThrow(node.dice)}]${text}` : text];
  });
  const { dice } = positionOf(game);
  return [
    'position startpos',
    ...(turns.length > 0 ? ['moves', ...turns] : []),
    ...(dice ? ['dice', writeThrow(dice)] : []),
  ].join(' ');
}

const uciGo = ({ seconds, processor, depth, nodes }: TurnLimits): string =>
  [
    'go',
    ...(processor === undefined ? [] : ['infinite']),
    ...(seconds === undefined ? [] : [`movetime ${Math.round(seconds * 1000)}`]),
    ...(depth === undefined ? [] : [`depth ${depth}`]),
    ...(nodes === undefined ? [] : [`nodes ${nodes}`]),
  ].join(' ');

function hubPosition(game: Game): string {
  const { rules } = game;
  const start = positionOf(game, 0);
  const signs = rules.board.names.map(() => 'e');
  for (const { at, side, king } of rules.view(start).men) {
    const sign = side === 'white' ? 'w' : 'b';
    signs[at] = king ? sign.toUpperCase() : sign;
  }
  const moves = pathTo(game).flatMap((index) => {
    const turn = game.nodes[index]?.turn;
    return turn ? [writeHubTurn(turn)] : [];
  });
  return `pos pos=${start.toPlay === 'white' ? 'W' : 'B'}${signs.join('')} moves="${moves.join(' ')}"`;
}

function hubLevel({ seconds, processor, depth, nodes }: TurnLimits): string {
  if (processor !== undefined) return 'level infinite';
  if (seconds !== undefined) return `level move-time=${seconds}`;
  return depth === undefined ? `level nodes=${nodes}` : `level depth=${depth}`;
}
