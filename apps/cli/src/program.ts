import { Command, type CommanderError } from 'commander';
import type { Context } from './context.ts';
import { describeCommands } from './described-command.ts';
import { Failure } from './failure.ts';
import { DEFAULTS, EXAMPLES } from './help-details.ts';
import { version } from './version.ts';

const collect = (value: string, list: readonly string[] = []): readonly string[] => [...list, value];

/** What the command line needs before it knows which command is meant; words are loaded by those that speak of a game. */
export type BareContext = Pick<Context, 'texts' | 'out'>;

/**
 * The whole command line, in the language of the context. It throws what goes wrong. A command is loaded when it is called, so that
 * each starts with no more than it needs; `full` gives it the words of the rules.
 */
export function makeProgram(context: BareContext, full: () => Promise<Context>): Command {
  const { texts } = context;
  const { options, commands } = texts;
  const program = new Command('merellier').description(texts.program);

  const command = (
    signature: string,
    description: string,
    ...args: readonly (readonly [string, string])[]
  ): Command => {
    const added = program.command(signature).description(description);
    for (const [name, help] of args) added.argument(name, help);
    return added;
  };
  const withRules = (added: Command): Command => added.option('--set <parameter=value>', options.set, collect);
  const withPosition = (added: Command): Command =>
    withRules(added).option('--fen <FEN>', options.fen).option('--json', options.json);

  withRules(command('rules', commands.rules, ['[ID]', texts.arguments.optionalRules]))
    .option('--json', options.json)
    .action(async (id, chosen) => (await import('./rules-command.ts')).showRules(await full(), id, chosen));
  withPosition(command('turns', commands.turns, ['<RULES>', texts.arguments.rules])).action(async (id, chosen) =>
    (await import('./turns-command.ts')).listTurns(await full(), id, chosen),
  );
  withPosition(
    command('perft', commands.perft, ['<RULES>', texts.arguments.rules], ['<DEPTH>', texts.arguments.depth]),
  ).action(async (id, depth, chosen) =>
    (await import('./perft-command.ts')).countLeaves(await full(), id, depth, chosen),
  );
  withRules(command('replay', commands.replay, ['<FILE...>', texts.arguments.files]))
    .option('--rules <RULES>', options.rules)
    .option('--encoding <NAME>', options.encoding)
    .option('--verify-dice', options.verifyDice)
    .option('--json', options.json)
    .action(async (files, chosen) => (await import('./replay-command.ts')).replayFiles(await full(), files, chosen));
  withRules(command('games', commands.games, ['<FILE...>', texts.arguments.files]))
    .option('--rules <RULES>', options.rules)
    .option('--encoding <NAME>', options.encoding)
    .option('--to <FORMAT>', options.to)
    .option('--out <PATH>', options.gamesOut)
    .option('--split <N>', options.split)
    .option('--unique', options.unique)
    .option('--position <FEN>', options.position)
    .option('--pattern <MEN>', options.pattern)
    .option('--tree [DEPTH]', options.tree)
    .option('--quiet', options.quiet)
    .option('--json', options.json)
    .action(async (files, chosen) => (await import('./games-command.ts')).handleGames(await full(), files, chosen));
  withRules(command('play', commands.play, ['[RULES]', texts.arguments.rules]))
    .option('--fen <FEN>', options.startFen)
    .option('--white <NAME>', options.white)
    .option('--black <NAME>', options.black)
    .option('--toss', options.toss)
    .option('--level <N>', options.level)
    .option('--computer <SIDE>', options.computer)
    .option('--tables <DIR>', options.tables)
    .option('--no-tables', options.noTables)
    .action(async (id, chosen) => (await import('./play-command.ts')).playGame(await full(), id ?? 'marelle', chosen));
  withPosition(command('analyse', commands.analyse, ['<RULES>', texts.arguments.rules]))
    .option('--time <TIME>', options.time)
    .option('--depth <N>', options.searchDepth)
    .option('--nodes <N>', options.nodes)
    .option('--lines <N>', options.lines)
    .option('--tables <DIR>', options.tables)
    .option('--no-tables', options.noTables)
    .action(async (id, chosen) => (await import('./analyse-command.ts')).analysePositions(await full(), id, chosen));
  command('engine', commands.engine)
    .option('--protocol <NAME>', options.protocol)
    .option('--tables <DIR>', options.tables)
    .option('--no-tables', options.noTables)
    .action(async (chosen) => (await import('./engine-command.ts')).runEngine(await full(), chosen));
  withRules(command('solve', commands.solve, ['<RULES>', texts.arguments.rules]))
    .option('--out <DIR>', options.out)
    .option('--threads <N>', options.threads)
    .option('--memory <SIZE>', options.memory)
    .option('--men <N>', options.men)
    .option('--pieces <N>', options.pieces)
    .option('--distances', options.distances)
    .option('--verify [full]', options.verify)
    .option('--key <FILE>', options.key)
    .option('--queue <URL>', options.queue)
    .option('--store <PLACE>', options.store)
    .option('--s3-endpoint <URL>', options.s3Endpoint)
    .option('--json', options.json)
    .action(async (id, chosen) => (await import('./solve-command.ts')).solveRules(await full(), id, chosen));
  withPosition(command('probe', commands.probe, ['<RULES>', texts.arguments.rules]))
    .option('--tables <DIR>', options.tables)
    .action(async (id, chosen) => (await import('./probe-command.ts')).probePositions(await full(), id, chosen));
  withRules(command('lots', commands.lots, ['<RULES>', texts.arguments.rules]))
    .option('--grade <GRADE>', options.grade)
    .option('--draw [SEED]', options.draw)
    .option('--entries <N>', options.entries)
    .option('--tables <DIR>', options.tables)
    .option('--json', options.json)
    .action(async (id, chosen) => (await import('./lots-command.ts')).showLots(await full(), id, chosen));
  command('verify', commands.verify, ['<FOLDER>', texts.arguments.tables])
    .option('--part <K/N>', options.part)
    .option('--public-key <FILE>', options.publicKey)
    .option('--json', options.json)
    .action(async (folder, chosen) => (await import('./verify-command.ts')).verifyTables(await full(), folder, chosen));
  command('serve', commands.serve)
    .option('--port <N>', options.port)
    .option('--host <ADDRESS>', options.host)
    .option('--tables <DIR>', options.tables)
    .action(async (chosen) => (await import('./serve-command.ts')).servePage(await full(), chosen));

  withRules(command('board', commands.board, ['<RULES>', texts.arguments.rules]))
    .option('--fen <FEN>', options.startFen)
    .option('--to <FORMAT>', options.boardTo)
    .option('--out <FILE>', options.boardOut)
    .action(async (id, chosen) => (await import('./board-command.ts')).showBoard(await full(), id, chosen));
  command('completion', commands.completion, ['<SHELL>', texts.arguments.shell]).action(async (shell) => {
    const [{ completionFor, SHELLS }, { RULE_SET_IDS, ruleSet }] = await Promise.all([
      import('./completion.ts'),
      import('@merellier/rules'),
    ]);
    const known = SHELLS.find((name) => name === shell);
    if (!known) throw new Failure(texts.badShell(shell));
    const specs = [...ruleSet('marelle').specs, ...ruleSet('dames').specs];
    const parameters = new Map<string, readonly string[]>();
    for (const spec of specs) {
      const before = parameters.get(spec.name) ?? [];
      parameters.set(spec.name, [...new Set([...before, ...(spec.kind === 'choice' ? spec.choices : [])])]);
    }
    const names = { rules: RULE_SET_IDS, parameters };
    await context.out.line(completionFor(known, describeCommands(program), names).trimEnd());
  });
  command('man', commands.man, ['[COMMAND]', texts.arguments.command]).action(async (name) => {
    const all = describeCommands(program);
    const about = name === undefined ? null : all.find((each) => each.name === name);
    if (about === undefined) throw await unknownCommand(context, name, program);
    const { manualPage } = await import('./manual.ts');
    await context.out.line(manualPage(texts, all, about, version()).trimEnd());
  });

  // The library's own help command takes an unknown name for no name.
  program
    .version(version(), '-V, --version', options.version)
    .helpCommand(false)
    .command('help [command]')
    .description(commands.help)
    .action(async (name: string | undefined) => {
      const about = name === undefined ? program : program.commands.find((each) => each.name() === name);
      if (!about) throw await unknownCommand(context, name ?? '', program);
      about.outputHelp();
    });
  for (const each of [program, ...program.commands]) speak(each, context);
  return program;
}

/** Has a command say everything in the language of the context, and throw instead of ending the process. */
function speak(command: Command, { texts }: BareContext): void {
  for (const option of command.options) {
    const value = DEFAULTS[command.name()]?.[option.attributeName()];
    if (value !== undefined) option.description += ` ${texts.byDefault(value)}`;
  }
  command
    .option('--lang <LANG>', texts.options.lang)
    .helpOption('-h, --help', texts.options.help)
    .configureHelp({ styleTitle: (title) => texts.titles[title] ?? title })
    .addHelpText('after', EXAMPLES[command.name()] ? `\n${texts.example(EXAMPLES[command.name()] ?? '')}` : '')
    .configureOutput({ writeErr: (help) => void process.stdout.write(help), outputError: () => {} })
    .exitOverride();
}

/** A command that there is none of, with those that were perhaps meant. */
async function unknownCommand({ texts }: BareContext, name: string, { commands }: Command): Promise<Failure> {
  const { commandFor } = await import('./other-commands.ts');
  const ours = commands.find((each) => each.name() === commandFor(name));
  if (ours) return new Failure(texts.otherCommand(name, ours.name(), ours.description()));
  const { nearest } = await import('@merellier/words');
  const [near] = nearest(
    name,
    commands.map((each) => each.name()),
  );
  return new Failure(near === undefined ? texts.unknownCommand(name) : texts.perhapsCommand(name, near));
}

/** What the library says of bad usage, in our words; null where it has only shown help or the version. */
export async function usageFailure(
  context: BareContext,
  { code, message }: CommanderError,
  program: Command,
): Promise<Failure | null> {
  const { texts } = context;
  const name = /'([^']*)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.help':
    case 'commander.helpDisplayed':
    case 'commander.version':
      return null;
    case 'commander.unknownCommand':
      return unknownCommand(context, name, program);
    case 'commander.unknownOption':
      return new Failure(texts.unknownOption(name));
    case 'commander.missingArgument':
      return new Failure(texts.missingArgument(name));
    case 'commander.optionMissingArgument':
      return new Failure(texts.missingValue(name.split(' ')[0] ?? name));
    case 'commander.excessArguments':
      return new Failure(texts.tooMany());
    default:
      return new Failure(message.replace(/^error: /, ''));
  }
}
