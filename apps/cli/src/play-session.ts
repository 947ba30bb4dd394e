import {
  agreeDraw,
  type Game,
  newGame,
  outcomeOf,
  type Position,
  playTurn,
  positionOf,
  redo,
  resign,
  type Throw,
  type Turn,
  throwDice,
  undo,
} from '@merellier/rules';
import { readGames, readTurn, writeFen, writeGame, writeTurn } from '@merellier/rules/notation';
import type { Computer, ComputerPlayer } from './computer-player.ts';
import type { Context } from './context.ts';
import { describeFileError } from './files.ts';
import { viewGame } from './game-view.ts';
import { twoColumns, wrap } from './paragraphs.ts';
import type { PlayCommand } from './texts/fr.ts';

/** What a game at the terminal needs from the world outside. */
export interface PlayWorld {
  throwDice(): Throw;
  /** The text of a file; throws as the file system does. */
  read(file: string): string;
  /** Writes a file whole or not at all; throws as the file system does. */
  write(file: string, text: string): void;
  exists(file: string): boolean;
}

/** Does what a command asks for and gives back the lines to be shown. */
type Action = (argument: string, typed: string) => readonly string[] | Promise<readonly string[]>;

/** One game at the terminal: takes what is typed line by line, and gives back what is to be shown. */
export class PlaySession {
  private game: Game;
  private readonly context: Context;
  private readonly world: PlayWorld;
  private readonly player: ComputerPlayer;
  private readonly computer: Computer | null;
  /** Files that this game was written to or read from: these may be overwritten. */
  private readonly ownFiles = new Set<string>();

  /** The computer plays one side if `computer` is given; it gives advice either way. */
  constructor(
    context: Context,
    world: PlayWorld,
    game: Game,
    player: ComputerPlayer,
    computer: Computer | null = null,
  ) {
    this.context = context;
    this.world = world;
    this.game = game;
    this.player = player;
    this.computer = computer;
  }

  /** What is shown before the first line is typed. */
  async begin(): Promise<string> {
    const { words, texts, out } = this.context;
    const { rules } = this.game;
    const shown = [
      wrap(texts.play.hello(words.rulesName(rules)), out.width),
      ...words.changes(rules).map((change) => `– ${change}`),
      ...this.show(),
      ...(await this.reply()),
    ];
    const turns = this.turnTexts();
    if (turns.length > 0) shown.push(texts.play.examples([...new Set([turns[0], turns.at(-1)])].join(', ')));
    return shown.join('\n');
  }

  /** Does what a line asks for. `quit` is true when the player leaves. */
  async answer(line: string): Promise<{ readonly text: string; readonly quit: boolean }> {
    const typed = line.trim();
    const [first = '', ...rest] = typed.split(/\s+/);
    const command = this.commandFor(first.toLowerCase());
    if (command === 'quit' || typed === '') return { text: '', quit: command === 'quit' };
    const shown = command ? await this.actions[command](rest.join(' '), first) : this.play(typed);
    return { text: [...shown, ...(await this.reply())].join('\n'), quit: false };
  }

  /** How a line that begins so may go on: legal turns and commands. */
  completions(start: string): string[] {
    const { names } = this.context.texts.play;
    const commands = Object.entries(names).map(([command, [name]]) => (name && name.length > 1 ? name : command));
    return [...this.turnTexts(), ...commands].filter((text) => text.startsWith(start.toLowerCase()));
  }

  private commandFor(word: string): PlayCommand | undefined {
    const { names } = this.context.texts.play;
    const commands = Object.keys(names) as PlayCommand[];
    return commands.find((command) => command === word || names[command].includes(word));
  }

  private readonly actions: Readonly<Record<Exclude<PlayCommand, 'quit'>, Action>> = {
    turns: () => [this.turnTexts().join('  ') || this.context.texts.play.noTurns],
    undo: () => this.goTo(this.step(undo), this.context.texts.play.undone, this.context.texts.play.nothingToUndo),
    redo: () => this.goTo(this.step(redo), null, this.context.texts.play.nothingToRedo),
    hint: () => this.hint(),
    draw: () => this.draw(),
    resign: () => this.end(resign(this.game, positionOf(this.game).toPlay)),
    save: (file, typed) => [file === '' ? this.context.texts.play.needsFile(typed) : this.save(file)],
    load: (file, typed) => (file === '' ? [this.context.texts.play.needsFile(typed)] : this.load(file)),
    board: () => this.show(),
    fen: () => [writeFen(this.game.rules, positionOf(this.game))],
    new: () => this.startAgain(),
    help: () => this.help(),
  };

  private play(typed: string): readonly string[] {
    const { words, texts } = this.context;
    const { rules } = this.game;
    if (outcomeOf(this.game)) return [texts.play.over];
    const position = positionOf(this.game);
    const turn = readTurn(rules, position, typed);
    if (!turn.ok) {
      const { error } = turn;
      if (error.problem === 'turn-refused') return [words.refusal(error.refusal, rules)];
      const [first] = rules.turns(position);
      return [words.problem(error), ...(first ? [texts.forExample(writeTurn(rules, position, first))] : [])];
    }
    const played = playTurn(this.game, turn.value);
    if (!played.ok) return [words.refusal(played.error, rules)];
    this.game = played.value;
    return [words.turnSaid(rules, position, turn.value), ...this.leftUntaken(position, turn.value), ...this.show()];
  }

  /** Where taking is optional: a word about a turn that takes nothing, with how its capture is written. */
  private leftUntaken(position: Position, turn: Turn): readonly string[] {
    const { rules } = this.game;
    if (rules.parameters.taking !== 'may') return [];
    const plain = writeTurn(rules, position, turn);
    const taking = rules.turns(position).map((each) => writeTurn(rules, position, each));
    const first = taking.find((text) => text.startsWith(`${plain}x`));
    return first !== undefined && !plain.includes('x') ? [this.context.texts.play.tookNothing(first)] : [];
  }

  /** Plays for the computer as long as it is its turn. */
  private async reply(): Promise<readonly string[]> {
    const { words } = this.context;
    const shown: string[] = [];
    while (this.computer && this.isComputersTurn()) {
      shown.push(...this.dice());
      const position = positionOf(this.game);
      const turn = outcomeOf(this.game) ? null : await this.player.choose(this.game, this.computer.level);
      if (!turn) break;
      const played = playTurn(this.game, turn);
      if (!played.ok) throw new RangeError(`the computer's turn was refused: ${played.error.reason}`);
      this.game = played.value;
      shown.push(words.turnSaid(this.game.rules, position, turn));
    }
    return shown.length === 0 ? [] : [...shown, ...this.show()];
  }

  private isComputersTurn(game: Game = this.game): boolean {
    return this.computer?.side === positionOf(game).toPlay && outcomeOf(game) === null;
  }

  /** The game one turn back or forward; against the computer, where the player is to play again or the game is over. */
  private step(step: (game: Game) => Game): Game {
    let game = step(this.game);
    while (this.isComputersTurn(game)) {
      const next = step(game);
      // Back to where the computer begins, it would only begin again.
      if (next === game) return step === undo ? this.game : game;
      game = next;
    }
    return game;
  }

  private async hint(): Promise<readonly string[]> {
    const { words, texts } = this.context;
    if (outcomeOf(this.game)) return [texts.play.over];
    const turn = await this.player.hint(this.game);
    return [turn ? texts.play.hint(words.turnSaid(this.game.rules, positionOf(this.game), turn)) : texts.play.noTurns];
  }

  private async draw(): Promise<readonly string[]> {
    const { play } = this.context.texts;
    if (this.computer && !outcomeOf(this.game) && !(await this.player.agreesToDraw(this.game)))
      return [play.drawRefused];
    return this.end(agreeDraw(this.game));
  }

  private goTo(game: Game, done: string | null, impossible: string): readonly string[] {
    if (game.at === this.game.at) return [impossible];
    this.game = game;
    return [...(done === null ? [] : [done]), ...this.show()];
  }

  private end(game: Game): readonly string[] {
    if (outcomeOf(this.game)) return [this.context.texts.play.over];
    this.game = game;
    return this.task();
  }

  private startAgain(): readonly string[] {
    this.game = newGame(this.game.rules, this.game.nodes[0]?.position, this.game.tags);
    this.ownFiles.clear();
    return this.show();
  }

  private save(file: string): string {
    const { play } = this.context.texts;
    if (this.world.exists(file) && !this.ownFiles.has(file)) return play.exists(file);
    try {
      this.world.write(file, writeGame(this.game));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === undefined) throw error;
      return play.cannotWrite(file);
    }
    this.ownFiles.add(file);
    return play.saved(file);
  }

  private load(file: string): readonly string[] {
    const { words, texts } = this.context;
    let text: string;
    try {
      text = this.world.read(file);
    } catch (error) {
      return [describeFileError(texts, file, error)];
    }
    const games = readGames(text, { rules: this.game.rules });
    const [first] = games;
    if (!first?.ok) return first ? [words.problem(first.error, file)] : [];
    this.game = first.value;
    this.ownFiles.clear();
    // A file of several games would lose the others.
    if (games.length === 1) this.ownFiles.add(file);
    const others = games.length > 1 ? [texts.play.manyGames(words.number(games.length))] : [];
    return [texts.play.loaded(file), ...others, ...this.show()];
  }

  private help(): readonly string[] {
    const { play } = this.context.texts;
    const typing = [play.typing[this.game.rules.board.kind], ...(this.canHuff() ? [play.typingHuff] : [])];
    return [twoColumns([...typing, ...play.help], this.context.out.width)];
  }

  /** Whether the rules know huffs and demands. */
  private canHuff(): boolean {
    return this.game.rules.parameters['obligation'] === 'huffing';
  }

  private turnTexts(): string[] {
    if (outcomeOf(this.game)) return [];
    const { rules } = this.game;
    const position = positionOf(this.game);
    return rules.turns(position).map((turn) => writeTurn(rules, position, turn));
  }

  /** The board and what is to be done; nothing while the computer is to play, whose turn is shown in a moment. */
  private show(): readonly string[] {
    if (this.isComputersTurn()) return [];
    // What is to be done may throw the dice first: the view does not depend on them.
    return [...viewGame(this.context, this.game), ...this.task()];
  }

  /** What is to be done now, or how the game ended. Dice that are awaited are thrown. */
  private task(): readonly string[] {
    const { words, texts } = this.context;
    const { rules } = this.game;
    const dice = outcomeOf(this.game) ? [] : this.dice();
    // Only the throw can tell that a side is blocked: it may end the game.
    const outcome = outcomeOf(this.game);
    if (outcome) return [...dice, words.outcome(outcome)];
    // How a huff is written nobody guesses.
    const huffs = this.canHuff() ? this.turnTexts().filter((text) => /^(huff|demand)/.test(text)) : [];
    const examples = huffs.length > 0 ? [texts.play.examples(huffs.join(', '))] : [];
    return [...dice, words.toPlay(rules, positionOf(this.game), { again: this.isExtraTurn() }), ...examples];
  }

  private dice(): readonly string[] {
    const { words, texts, out } = this.context;
    const { rules, nodes, at } = this.game;
    const awaiting = nodes[at];
    if (!awaiting || !rules.awaitsThrow(awaiting.position)) return [];
    if (!awaiting.thrown) this.game = throwDice(this.game, this.world.throwDice());
    const { dice } = positionOf(this.game);
    return dice ? [wrap(texts.play.dice(words.throwSaid(rules, dice), words.throwAllows(rules, dice)), out.width)] : [];
  }

  /** Whether the turn to come is one that a mill earned. */
  private isExtraTurn(): boolean {
    const { rules, nodes, at } = this.game;
    const { turn, parent = -1, position } = nodes[at] ?? {};
    return rules.board.kind === 'points' && turn !== null && nodes[parent]?.position.toPlay === position?.toPlay;
  }
}
