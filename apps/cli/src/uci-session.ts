import { centimenOf, chanceOf, isExact, outcomesOf, type Score, type SearchResult } from '@merellier/engine';
import { type Parameters, type RuleSet, readRuleSet, ruleSet, type Turn } from '@merellier/rules';
import { readFen, readThrow, readTurn, writeTurn } from '@merellier/rules/notation';
import type { Context } from './context.ts';
import { type ExactValues, openExact, type TablesOption, tellExact } from './exact-values.ts';
import { Failure } from './failure.ts';
import { GameSoFar } from './game-so-far.ts';
import { writeLine } from './lines.ts';
import { echo, type ProtocolSession, type Say } from './protocol.ts';
import { SearchRunner } from './search-runner.ts';
import { tableFailure } from './table-failure.ts';
import { readGo } from './uci-go.ts';
import { declare, FIRST_RULES, OWN_OPTIONS, parameterOptions, type UciOption } from './uci-options.ts';
import { version } from './version.ts';

/** What cannot be done as it was asked, in one sentence. */
class Refused extends Error {}

/** The engine in UCI, in the dialect of docs/engine-protocol.md. */
export class UciSession implements ProtocolSession {
  private readonly context: Context;
  private readonly say: Say;
  private readonly runner: SearchRunner;
  private rules: RuleSet = ruleSet(FIRST_RULES);
  /** What the parameters were set to, and what is wrong with that together: nothing can be played before it is put right. */
  private changes: Parameters = {};
  private clash: string | null = null;
  /** Null after a position that was refused. */
  private game: GameSoFar | null = new GameSoFar(this.rules);
  private lines = 1;
  private showsWdl = false;
  private level = 10;
  /** The folder of the tables, the usual one where it is undefined; false for none. */
  private folder: string | undefined;
  private usesTables: boolean;

  constructor(context: Context, say: Say, tables?: TablesOption['tables']) {
    this.context = context;
    this.say = say;
    this.folder = tables || undefined;
    this.usesTables = tables !== false;
    this.runner = new SearchRunner(
      (problem) => this.complain(context.texts.plainWeights(problem)),
      (rules) => this.exactFor(rules),
    );
  }

  receive(line: string): boolean {
    const [command = '', ...words] = line.trim().split(/\s+/);
    try {
      return this.obey(command.toLowerCase(), words, line);
    } catch (error) {
      const { engine } = this.context.texts;
      this.complain(error instanceof Refused ? error.message : engine.failed((error as Error).message));
      return true;
    }
  }

  finish(): Promise<void> {
    return this.runner.finish();
  }

  private obey(command: string, words: readonly string[], line: string): boolean {
    switch (command) {
      case '':
      case 'debug':
      case 'register':
        break;
      case 'uci':
        this.introduce();
        break;
      case 'isready':
        this.runner.prepare(this.rules);
        this.say('readyok');
        break;
      case 'setoption':
        this.setOption(line.trim());
        break;
      case 'ucinewgame':
        this.runner.clear();
        break;
      case 'position':
        this.setPosition(words);
        break;
      case 'go':
        this.go(words);
        break;
      case 'stop':
        this.runner.stop();
        break;
      case 'ponderhit':
        this.runner.ponderHit();
        break;
      case 'quit':
        this.runner.stop();
        return false;
      default:
        this.complain(this.context.texts.engine.unknownCommand(echo(line)));
    }
    return true;
  }

  private introduce(): void {
    this.say(`id name Merellier ${version()}`);
    this.say('id author the Merellier project');
    for (const option of [...Object.values(OWN_OPTIONS), ...parameterOptions()]) this.say(declare(option));
    this.say('uciok');
  }

  private setOption(line: string): void {
    const { engine } = this.context.texts;
    const [, asked = '', value = ''] = /^\S+\s+name\s+(.+?)(?:\s+value(?:\s+(.*))?)?$/is.exec(line) ?? [];
    const name = asked.toLowerCase();
    switch (name) {
      case 'rules':
        this.choose(value.trim().toLowerCase(), {});
        break;
      case 'hash':
        this.runner.resize(this.spin(OWN_OPTIONS.hash, value));
        break;
      case 'multipv':
        this.lines = this.spin(OWN_OPTIONS.multiPv, value);
        break;
      case 'level':
        this.level = this.spin(OWN_OPTIONS.level, value);
        break;
      case 'uci_showwdl':
        this.showsWdl = this.check(OWN_OPTIONS.showWdl, value);
        break;
      case 'usetables':
        this.usesTables = this.check(OWN_OPTIONS.useTables, value);
        this.runner.changeTables();
        break;
      case 'tablespath': {
        const folder = value.trim();
        this.folder = folder === '' || folder === OWN_OPTIONS.tables.value ? undefined : folder;
        this.runner.changeTables();
        break;
      }
      case 'clear hash':
        this.runner.clear();
        break;
      default:
        if (!parameterOptions().some((option) => option.name === name))
          throw new Refused(engine.unknownOption(echo(asked)));
        this.choose(this.rules.id, { ...this.changes, [name]: value.trim() });
    }
  }

  /** Sets the rules. Parameters come one by one: those that clash are kept, in the hope of the others. */
  private choose(id: string, changes: Parameters): void {
    const read = readRuleSet(id, changes);
    if (!read.ok && read.error.problem !== 'clash') throw new Refused(this.context.words.problem(read.error));
    this.changes = changes;
    this.clash = read.ok ? null : this.context.words.problem(read.error);
    if (read.ok) this.rules = read.value;
    this.game = read.ok ? new GameSoFar(read.value) : null;
  }

  private spin({ name, min, max }: Extract<UciOption, { type: 'spin' }>, text: string): number {
    const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new Refused(this.context.texts.engine.badValue(name, echo(text)));
  }

  private check({ name }: Extract<UciOption, { type: 'check' }>, text: string): boolean {
    const value = text.trim().toLowerCase();
    if (value === 'true' || value === 'false') return value === 'true';
    throw new Refused(this.context.texts.engine.badValue(name, echo(text)));
  }

  /** The tables for these rules; what is wrong with them is said, and the search goes without. */
  private exactFor(rules: RuleSet): ExactValues | null {
    try {
      return openExact(
        this.context,
        rules,
        this.usesTables ? { ...(this.folder !== undefined && { tables: this.folder }) } : { tables: false },
      );
    } catch (error) {
      this.complain((error as Error).message);
      return null;
    }
  }

  private setPosition(words: readonly string[]): void {
    const { texts, words: said } = this.context;
    this.game = null;
    if (this.clash) throw new Refused(this.clash);
    const { rules } = this;
    const [kind = '', ...rest] = words;
    const end = rest.findIndex((word) => word === 'moves' || word === 'dice');
    const fen = rest.slice(0, end < 0 ? undefined : end).join(' ');
    if (kind !== 'fen' && !(kind === 'startpos' && fen === '')) throw new Refused(texts.engine.badPosition);
    const start = kind === 'fen' ? readFen(rules, fen) : ({ ok: true, value: rules.start() } as const);
    if (!start.ok) throw new Refused(said.problem(start.error));
    const game = new GameSoFar(rules, start.value);
    this.playTo(game, end < 0 ? [] : rest.slice(end));
    this.game = game;
  }

  /** Plays `moves` and their turns, and throws `dice` at the end. */
  private playTo(game: GameSoFar, words: readonly string[]): void {
    for (let i = words[0] === 'moves' ? 1 : 0; i < words.length; i++) {
      const word = words[i] as string;
      if (word === 'dice') this.throwDice(game, words[++i] ?? '');
      else this.playOne(game, word);
    }
  }

  private playOne(game: GameSoFar, text: string): void {
    const { texts, words } = this.context;
    const [, dice] = /^\[([^\]]*)\]/.exec(text) ?? [];
    if (dice !== undefined) this.throwDice(game, dice);
    const turn = readTurn(game.rules, game.now, text);
    if (turn.ok) {
      game.play(turn.value);
      return;
    }
    const { error } = turn;
    const why = error.problem === 'turn-refused' ? words.refusal(error.refusal, game.rules) : words.problem(error);
    throw new Refused(texts.engine.badTurn(echo(text), why));
  }

  private throwDice(game: GameSoFar, text: string): void {
    const dice = readThrow(text);
    if (!dice.ok) throw new Refused(this.context.words.problem(dice.error));
    game.throwDice(dice.value);
  }

  private go(words: readonly string[]): void {
    const { engine } = this.context.texts;
    const { game } = this;
    const { strange, ...asked } = readGo(words, game?.now.toPlay ?? 'white');
    for (const word of strange) this.complain(engine.badLimit(echo(word)));
    if (!game || game.rules.turns(game.now).length === 0) {
      const awaits = game?.rules.awaitsThrow(game.now);
      if (game) this.complain(awaits ? engine.awaitsThrow : engine.noTurn);
      else if (this.clash) this.complain(this.clash);
      this.say('bestmove (none)');
      return;
    }
    const { rules } = game;
    const root = game.root();
    const { now } = game;
    const started = this.runner.start({
      ...{ ...asked, rules, root, lines: this.lines, level: this.level },
      onInfo: (result) => this.inform(rules, now, result),
      onFailure: (error) => this.complain(failureText(this.context, error)),
      onDone: (turn, result) => this.answer(rules, now, turn, result),
    });
    if (!started) this.complain(engine.busy);
  }

  private inform(rules: RuleSet, now: GameSoFar['now'], { lines, selective, nodes, millis }: SearchResult): void {
    const exact = lines[0]?.score;
    if (exact && isExact(exact))
      this.complain(this.context.texts.engine.exact(tellExact(this.context, rules, now, exact)));
    const time = Math.round(millis);
    const speed = `nodes ${nodes} nps ${Math.round((nodes * 1000) / Math.max(1, millis))} time ${time}`;
    for (const [i, { turns, score, depth }] of lines.entries())
      this.say(
        `info depth ${depth} seldepth ${Math.max(selective, depth)} multipv ${i + 1} score ${writeScore(score)}${this.writeWdl(rules, now, score)} ${speed} ` +
          `pv ${writeLine(rules, now, turns).join(' ')}`,
      );
  }

  /** How likely a win, a draw and a loss are, in thousandths, as programs of chess tell it; nothing where it is not asked for, or not known. */
  private writeWdl(rules: RuleSet, now: GameSoFar['now'], score: Score): string {
    const likely = this.showsWdl ? outcomesOf(rules, now, score) : null;
    if (!likely) return '';
    const [win, loss] = [Math.round(likely.win * 1000), Math.round(likely.loss * 1000)];
    return ` wdl ${win} ${1000 - win - loss} ${loss}`;
  }

  private answer(rules: RuleSet, now: GameSoFar['now'], turn: Turn | null, result: SearchResult | null): void {
    if (!turn) {
      this.say('bestmove (none)');
      return;
    }
    const best = `bestmove ${writeTurn(rules, now, turn)}`;
    const line = result?.lines.find(({ turns }) => turns[0] && rules.same(turns[0], turn))?.turns ?? [];
    const reply = line[1];
    const next = rules.play(now, turn);
    // After a mill that earns another turn, the next turn of the line is the engine's own.
    const expected = reply && next.toPlay !== now.toPlay ? ` ponder ${writeTurn(rules, next, reply)}` : '';
    this.say(best + expected);
  }

  private complain(sentence: string): void {
    this.say(`info string ${sentence}`);
  }
}

/** What a table says is won, in hundredths of a man: the number that chess programs use. */
const TABLE_SCORE = 20_000;

/** Why a search broke off, in one sentence. */
function failureText(context: Context, error: unknown): string {
  const known = tableFailure(context, error);
  return known instanceof Failure
    ? known.message
    : context.texts.engine.failed(error instanceof Error ? error.message : String(error));
}

/** A score in hundredths of a man; a forced win or loss in turns of one side, as UCI counts. */
function writeScore(score: Score): string {
  switch (score.kind) {
    case 'estimate':
      return `cp ${score.centimen}`;
    case 'draw':
      return 'cp 0';
    case 'chances':
      return `cp ${centimenOf(chanceOf(score))}`;
    case 'exact-win':
    case 'exact-loss':
      return `cp ${score.kind === 'exact-win' ? TABLE_SCORE : -TABLE_SCORE}`;
    default:
      return `mate ${(score.kind === 'win' ? 1 : -1) * Math.ceil(score.turns / 2)}`;
  }
}
