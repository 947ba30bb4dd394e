import { centimenOf, chanceOf, type Score, type SearchResult } from '@merellier/engine';
import { type Position, RULE_SET_IDS, type RuleSet, ruleSet, type Turn } from '@merellier/rules';
import type { Context } from './context.ts';
import { GameSoFar } from './game-so-far.ts';
import { type HubLine, readHubLine, writeHubLine } from './hub-line.ts';
import { readHubPosition, readHubTurn, writeHubTurn } from './hub-notation.ts';
import { echo, type ProtocolSession, type Say } from './protocol.ts';
import { SearchRunner } from './search-runner.ts';
import { version } from './version.ts';

/** What cannot be done as it was asked, in one sentence. */
class Refused extends Error {}

/** Limits of a search: those that a `level` gives replace all others. */
interface Level {
  readonly depth?: number;
  readonly nodes?: number;
  readonly millis?: number;
  readonly clock?: { readonly left: number; readonly increment: number; readonly turnsToGo?: number };
}

/** What Hub calls rule sets that have another name here. */
const HUB_NAMES: Readonly<Record<string, string>> = {
  international: 'normal',
  breakthrough: 'bt',
  antidraughts: 'losing',
};
/** The rule sets by Hub's names, the 10×10 international one first: Hub has no words for huffing. */
const VARIANTS: ReadonlyMap<string, string> = new Map(
  ['international', ...RULE_SET_IDS].flatMap((id) => {
    const { family, parameters } = ruleSet(id);
    const plays = family === 'draughts' && parameters.obligation === 'enforced';
    return plays ? [[HUB_NAMES[id] ?? id, id] as const] : [];
  }),
);
const NO_TURN = writeHubLine('done', { move: '' });
const DEFAULTS = { variant: 'normal', hash: 64, level: 10 } as const;

/** The engine in the Hub protocol, version 2, as Scan 3.1 describes it; see docs/engine-protocol.md. */
export class HubSession implements ProtocolSession {
  private readonly context: Context;
  private readonly say: Say;
  private readonly runner = new SearchRunner((problem) => this.complain(this.context.texts.plainWeights(problem)));
  private rules: RuleSet = ruleSet('international');
  /** Null after a position that was refused. */
  private game: GameSoFar | null = new GameSoFar(this.rules);
  private limits: Level = {};
  private strength: number = DEFAULTS.level;

  constructor(context: Context, say: Say) {
    this.context = context;
    this.say = say;
  }

  receive(text: string): boolean {
    const { engine } = this.context.texts;
    try {
      const line = readHubLine(text);
      if (!line) throw new Refused(engine.unknownCommand(echo(text)));
      return this.obey(line);
    } catch (error) {
      this.complain(error instanceof Refused ? error.message : engine.failed((error as Error).message));
      return true;
    }
  }

  finish(): Promise<void> {
    this.runner.stop();
    return this.runner.finish();
  }

  /** Commands and arguments that it does not know are passed over, as the protocol wants it. */
  private obey({ command, args }: HubLine): boolean {
    switch (command) {
      case 'hub':
        this.introduce();
        break;
      case 'set-param':
        this.setParam(args.get('name') ?? '', args.get('value') ?? '');
        break;
      case 'init':
        this.runner.prepare(this.rules);
        this.say('ready');
        break;
      case 'new-game':
        this.runner.clear();
        break;
      case 'pos':
        this.setPosition(args.get('pos') ?? '', args.get('moves') ?? '');
        break;
      case 'level':
        this.limits = this.readLevel(args);
        break;
      case 'go':
        this.go(args.has('ponder'));
        break;
      case 'ponder-hit':
        this.runner.ponderHit();
        break;
      case 'stop':
        this.runner.stop();
        break;
      case 'ping':
        this.say('pong');
        break;
      case 'quit':
        this.runner.stop();
        return false;
    }
    return true;
  }

  private introduce(): void {
    this.say(writeHubLine('id', { name: 'Merellier', version: version(), author: 'the Merellier project' }));
    const { variant, hash, level } = DEFAULTS;
    this.say(
      writeHubLine('param', { name: 'variant', value: variant, type: 'enum', values: [...VARIANTS.keys()].join(' ') }),
    );
    this.say(writeHubLine('param', { name: 'hash', value: hash, type: 'int', min: 1, max: 2048 }));
    this.say(writeHubLine('param', { name: 'level', value: level, type: 'int', min: 1, max: 10 }));
    this.say('wait');
  }

  private setParam(name: string, value: string): void {
    switch (name) {
      case 'variant': {
        const id = VARIANTS.get(value);
        if (!id) throw new Refused(this.context.texts.engine.badValue(name, echo(value)));
        this.rules = ruleSet(id);
        this.game = new GameSoFar(this.rules);
        break;
      }
      case 'hash':
        this.runner.resize(this.whole(name, value, 1, 2048));
        break;
      case 'level':
        this.strength = this.whole(name, value, 1, 10);
        break;
    }
  }

  private setPosition(text: string, moves: string): void {
    const { texts, words } = this.context;
    this.game = null;
    const position = readHubPosition(this.rules, text);
    if (!position) throw new Refused(texts.engine.badHubPosition(this.rules.board.names.length));
    if (!position.ok) throw new Refused(words.problem(position.error));
    const game = new GameSoFar(this.rules, position.value);
    for (const move of moves.split(/\s+/).filter(Boolean)) {
      const turn = readHubTurn(this.rules, game.now, move);
      if (!turn) throw new Refused(texts.engine.illegalTurn(echo(move)));
      game.play(turn);
    }
    this.game = game;
  }

  private readLevel(args: HubLine['args']): Level {
    const seconds = (name: string): number => {
      const text = args.get(name) as string;
      // With no time left there still has to be a turn, at once.
      if (/^-?\d{1,9}(\.\d*)?$/.test(text)) return Math.max(1, Number(text) * 1000);
      throw new Refused(this.context.texts.engine.badValue(name, echo(text)));
    };
    const whole = (name: string): number => this.whole(name, args.get(name) as string, 1, 1e15);
    return {
      ...(args.has('depth') && { depth: whole('depth') }),
      ...(args.has('nodes') && { nodes: whole('nodes') }),
      ...(args.has('move-time') && { millis: seconds('move-time') }),
      ...(args.has('time') && {
        clock: {
          left: seconds('time'),
          increment: args.has('inc') ? seconds('inc') : 0,
          ...(args.has('moves') && { turnsToGo: whole('moves') }),
        },
      }),
    };
  }

  private whole(name: string, text: string, min: number, max: number): number {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new Refused(this.context.texts.engine.badValue(name, echo(text)));
  }

  private go(ponder: boolean): void {
    const { engine } = this.context.texts;
    const { game } = this;
    if (!game || game.rules.turns(game.now).length === 0) {
      if (game) this.complain(engine.noTurn);
      this.say(NO_TURN);
      return;
    }
    const { rules, now } = game;
    const started = this.runner.start({
      ...{ ...this.limits, rules, root: game.root(), ponder, infinite: false, lines: 1, level: this.strength },
      onInfo: (result) => this.inform(result),
      onFailure: (error) => this.complain(engine.failed(error instanceof Error ? error.message : String(error))),
      onDone: (turn, result) => this.answer(rules, now, turn, result),
    });
    if (!started) this.complain(engine.busy);
  }

  private inform({ lines: [best], depth, nodes, millis }: SearchResult): void {
    if (!best) return;
    const pv = best.turns.map(writeHubTurn).join(' ');
    const nps = (nodes / 1000 / Math.max(1, millis)).toFixed(3);
    const time = (millis / 1000).toFixed(3);
    this.say(writeHubLine('info', { depth, score: writeScore(best.score), nodes, time, nps, pv }));
  }

  private answer(rules: RuleSet, now: Position, turn: Turn | null, result: SearchResult | null): void {
    if (!turn) {
      this.say(NO_TURN);
      return;
    }
    const reply = result?.lines.find(({ turns }) => turns[0] && rules.same(turns[0], turn))?.turns[1];
    const next = rules.play(now, turn);
    const ponder = reply && next.toPlay !== now.toPlay ? { ponder: writeHubTurn(reply) } : {};
    this.say(writeHubLine('done', { move: writeHubTurn(turn), ...ponder }));
  }

  private complain(message: string): void {
    this.say(writeHubLine('error', { message }));
  }
}

/** A score in men; a forced win in n turns of either side is 100 less n hundredths. */
function writeScore(score: Score): string {
  switch (score.kind) {
    case 'estimate':
      return (score.centimen / 100).toFixed(2);
    case 'draw':
      return '0.00';
    case 'chances':
      return (centimenOf(chanceOf(score)) / 100).toFixed(2);
    case 'exact-win':
    case 'exact-loss':
      return score.kind === 'exact-win' ? '99.00' : '-99.00';
    default:
      return ((score.kind === 'win' ? 1 : -1) * (100 - score.turns / 100)).toFixed(2);
  }
}
