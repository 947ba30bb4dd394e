import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Game, pathTo, positionOf, type RuleSet, type Turn } from '@merellier/rules';
import { readTurn, writeThrow, writeTurn } from '@merellier/rules/notation';
import { readHubTurn, writeHubTurn } from '../src/hub-notation.ts';

/** How far an engine may think about a turn. */
export interface TurnLimits {
  readonly seconds?: number;
  readonly depth?: number;
  readonly nodes?: number;
}

/** Seconds that an engine may take for an answer before it is given up. */
const PATIENCE = 600;

/** Another program that plays, as a process of its own: one that speaks UCI, or the Hub protocol (`hub:COMMAND`). */
export class ExternalEngine {
  readonly name: string;
  private readonly rules: RuleSet;
  private readonly hub: boolean;
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly lines: AsyncIterator<string>;

  constructor(command: string, rules: RuleSet) {
    this.hub = command.startsWith('hub:');
    this.name = command.replace(/^(hub|uci):/, '');
    this.rules = rules;
    this.child = spawn(this.name, {
      shell: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.child.stdin.on('error', () => {});
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
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

  /** The turn that it plays where the game stands; null where it gives no legal one. */
  async choose(game: Game, limits: TurnLimits): Promise<Turn | null> {
    const { rules } = this;
    const now = positionOf(game);
    if (this.hub) {
      const done = await this.ask('done', hubPosition(game), hubLevel(limits), 'go think');
      return readHubTurn(rules, now, /\bmove="?([-0-9x]+)/.exec(done)?.[1] ?? '');
    }
    const best = await this.ask('bestmove', uciPosition(game), uciGo(limits));
    const turn = readTurn(rules, now, best.split(/\s+/)[1] ?? '');
    return turn.ok ? turn.value : null;
  }

  newGame(): void {
    this.send(this.hub ? 'new-game' : 'ucinewgame');
  }

  async quit(): Promise<void> {
    this.send('stop', 'quit');
    this.child.stdin.end();
    if (this.child.exitCode === null) await Promise.race([once(this.child, 'close'), wait(2)]);
    this.child.kill();
  }

  private send(...lines: readonly string[]): void {
    this.child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Sends lines and waits for an answer that begins with a word. */
  private async ask(word: string, ...lines: readonly string[]): Promise<string> {
    this.send(...lines);
    // One that never answers is ended, which ends its lines.
    const late = setTimeout(() => this.child.kill(), PATIENCE * 1000);
    for (;;) {
      const next = await this.lines.next();
      if (next.done) throw new Error(`${this.name}: ended without "${word}"`);
      const line = next.value.trim();
      if (line.split(/\s+/)[0] !== word) continue;
      clearTimeout(late);
      return line;
    }
  }
}

const wait = (seconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, seconds * 1000).unref();
  });

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

const uciGo = ({ seconds, depth, nodes }: TurnLimits): string =>
  [
    'go',
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

function hubLevel({ seconds, depth, nodes }: TurnLimits): string {
  if (seconds !== undefined) return `level move-time=${seconds}`;
  return depth === undefined ? `level nodes=${nodes}` : `level depth=${depth}`;
}
