import { Command, type CommanderError } from 'commander';
import { analysePositions } from './analyse-command.ts';
import type { Context } from './context.ts';
import { runEngine } from './engine-command.ts';
import { Failure } from './failure.ts';
import { countLeaves } from './perft-command.ts';
import { playGame } from './play-command.ts';
import { probePositions } from './probe-command.ts';
import { replayFiles } from './replay-command.ts';
import { showRules } from './rules-command.ts';
import { servePage } from './serve-command.ts';
import { solveRules } from './solve-command.ts';
import { listTurns } from './turns-command.ts';
import { verifyTables } from './verify-command.ts';
import { version } from './version.ts';

const collect = (value: string, list: readonly string[] = []): readonly string[] => [...list, value];

/** The whole command line, in the language of the context. It throws what goes wrong. */
export function makeProgram(context: Context): Command {
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
    .action((id, chosen) => showRules(context, id, chosen));
  withPosition(command('turns', commands.turns, ['<RULES>', texts.arguments.rules])).action((id, chosen) =>
    listTurns(context, id, chosen),
  );
  withPosition(
    command('perft', commands.perft, ['<RULES>', texts.arguments.rules], ['<DEPTH>', texts.arguments.depth]),
  ).action((id, depth, chosen) => countLeaves(context, id, depth, chosen));
  withRules(command('replay', commands.replay, ['<FILE...>', texts.arguments.files]))
    .option('--rules <RULES>', options.rules)
    .option('--verify-dice', options.verifyDice)
    .option('--json', options.json)
    .action((files, chosen) => replayFiles(context, files, chosen));
  withRules(command('play', commands.play, ['[RULES]', texts.arguments.rules]))
    .option('--fen <FEN>', options.startFen)
    .option('--white <NAME>', options.white)
    .option('--black <NAME>', options.black)
    .option('--toss', options.toss)
    .option('--level <N>', options.level)
    .option('--computer <SIDE>', options.computer)
    .option('--tables <DIR>', options.tables)
    .option('--no-tables', options.noTables)
    .action((id, chosen) => playGame(context, id ?? 'marelle', chosen));
  withPosition(command('analyse', commands.analyse, ['<RULES>', texts.arguments.rules]))
    .option('--time <TIME>', options.time)
    .option('--depth <N>', options.searchDepth)
    .option('--nodes <N>', options.nodes)
    .option('--lines <N>', options.lines)
    .option('--tables <DIR>', options.tables)
    .option('--no-tables', options.noTables)
    .action((id, chosen) => analysePositions(context, id, chosen));
  command('engine', commands.engine)
    .option('--protocol <NAME>', options.protocol)
    .option('--tables <DIR>', options.tables)
    .option('--no-tables', options.noTables)
    .action((chosen) => runEngine(context, chosen));
  withRules(command('solve', commands.solve, ['<RULES>', texts.arguments.rules]))
    .option('--out <DIR>', options.out)
    .option('--threads <N>', options.threads)
    .option('--memory <SIZE>', options.memory)
    .option('--men <N>', options.men)
    .option('--distances', options.distances)
    .option('--verify [full]', options.verify)
    .option('--json', options.json)
    .action((id, chosen) => solveRules(context, id, chosen));
  withPosition(command('probe', commands.probe, ['<RULES>', texts.arguments.rules]))
    .option('--tables <DIR>', options.tables)
    .action((id, chosen) => probePositions(context, id, chosen));
  command('verify', commands.verify, ['<FOLDER>', texts.arguments.tables])
    .option('--part <K/N>', options.part)
    .option('--json', options.json)
    .action((folder, chosen) => verifyTables(context, folder, chosen));
  command('serve', commands.serve)
    .option('--port <N>', options.port)
    .option('--host <ADDRESS>', options.host)
    .option('--tables <DIR>', options.tables)
    .action((chosen) => servePage(context, chosen));

  // The library's own help command takes an unknown name for no name.
  program
    .version(version(), '-V, --version', options.version)
    .helpCommand(false)
    .command('help [command]')
    .description(commands.help)
    .action((name: string | undefined) => {
      const about = name === undefined ? program : program.commands.find((each) => each.name() === name);
      if (!about) throw new Failure(texts.unknownCommand(name ?? ''));
      about.outputHelp();
    });
  for (const each of [program, ...program.commands]) speak(each, context);
  return program;
}

/** Has a command say everything in the language of the context, and throw instead of ending the process. */
function speak(command: Command, { texts }: Context): void {
  command
    .option('--lang <LANG>', texts.options.lang)
    .helpOption('-h, --help', texts.options.help)
    .configureHelp({ styleTitle: (title) => texts.titles[title] ?? title })
    .configureOutput({ writeErr: (help) => void process.stdout.write(help), outputError: () => {} })
    .exitOverride();
}

/** What the library says of bad usage, in our words; null where it has only shown help or the version. */
export function usageFailure({ texts }: Context, { code, message }: CommanderError): Failure | null {
  const name = /'([^']*)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.help':
    case 'commander.helpDisplayed':
    case 'commander.version':
      return null;
    case 'commander.unknownCommand':
      return new Failure(texts.unknownCommand(name));
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
