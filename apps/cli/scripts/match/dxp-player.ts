import { type Game, positionOf, type RuleSet, type Turn } from '@merellier/rules';
import { readHubTurn, writeHubTurn } from '../../src/hub-notation.ts';
import { connectedTo, type DxpConnection, freePort } from './dxp-connection.ts';
import type { Choice, Player, TurnLimits } from './player.ts';
import { processorClock } from './processor-clock.ts';
import { Program } from './program.ts';

/** Minutes for a game of any number of turns, in the request: the limit of a turn is told apart. */
const MINUTES = '999';

/**
 * Another program that speaks DamExchange, the protocol of draughts programs over TCP (version 1, messages that end in a zero
 * byte), and waits for a connection: in its command the word PORT stands for the port. DamExchange knows the time of a game
 * only; a turn's is told on standard input, `time MILLISECONDS`, as Moby Dam understands it. Where processor time is limited
 * the program is given it as its clock: see processor-clock.c.
 */
export class DxpPlayer implements Player {
  readonly name: string;
  private readonly rules: RuleSet;
  private readonly command: string;
  private readonly limits: TurnLimits;
  private program: Program | null = null;
  private messages: DxpConnection | null = null;
  private playing = false;

  constructor(command: string, rules: RuleSet, limits: TurnLimits) {
    this.name = command;
    this.command = command;
    this.rules = rules;
    this.limits = limits;
  }

  async begin(): Promise<void> {
    const { processor, seconds } = this.limits;
    const time = processor ?? seconds;
    if (time === undefined) throw new Error('a DamExchange program can be limited in time only');
    const port = await freePort();
    this.program = new Program(this.command.replaceAll('PORT', String(port)), {
      ...(processor !== undefined && processorClock()),
    });
    this.program.send(`time ${Math.round(time * 1000)}`);
    this.messages = await connectedTo(port);
  }

  /** It is told of a game, with its position, when it is to play for the first time. */
  async choose(game: Game): Promise<Choice> {
    const { program, messages, rules } = this;
    if (!program || !messages) throw new Error('not begun');
    const began = program.processorTime();
    messages.send(this.playing ? writeMove(lastTurn(game)) : request(game));
    this.playing = true;
    const answer = await messages.next('M', 'E');
    const now = program.processorTime();
    const turn = answer.startsWith('M') ? readMove(rules, game, answer) : null;
    // It takes the game for over then.
    if (answer.startsWith('E')) this.playing = false;
    return { turn, spent: began === null || now === null ? null : now - began };
  }

  async newGame(): Promise<void> {
    if (!this.playing) return;
    this.playing = false;
    this.messages?.send('E00');
    await this.messages?.next('E');
  }

  async quit(): Promise<void> {
    await this.newGame();
    this.messages?.send('E01');
    this.messages?.close();
    this.program?.send('exit');
    await this.program?.end();
  }
}

const padded = (text: string): string => text.padEnd(32).slice(0, 32);
const two = (number: number): string => String(number).padStart(2, '0');

/** Asks for a game from the position on the board, which the program is to play from now on. */
function request(game: Game): string {
  const now = positionOf(game);
  const letters = game.rules.board.names.map(() => 'e');
  for (const { at, side, king } of game.rules.view(now).men) {
    const letter = side === 'white' ? 'w' : 'z';
    letters[at] = king ? letter.toUpperCase() : letter;
  }
  const side = now.toPlay === 'white' ? 'W' : 'Z';
  return `R01${padded('Merellier')}${side}${MINUTES}000B${side}${letters.join('')}`;
}

function writeMove(turn: Turn | null): string {
  if (!turn) throw new Error('no turn to tell');
  const [from = 0, to = 0, ...taken] = writeHubTurn(turn).split(/[-x]/).map(Number);
  return `M0000${[from, to, taken.length, ...taken].map(two).join('')}`;
}

function readMove(rules: RuleSet, game: Game, message: string): Turn | null {
  const numbers = (message.slice(5).match(/\d\d/g) ?? []).map(Number);
  const [from, to, count = 0, ...taken] = numbers;
  const text = count === 0 ? `${from}-${to}` : [from, to, ...taken.slice(0, count)].join('x');
  return readHubTurn(rules, positionOf(game), text);
}

const lastTurn = (game: Game): Turn | null => game.nodes[game.at]?.turn ?? null;
