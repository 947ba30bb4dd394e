import type { Command } from 'commander';

/** A command as completion and manual need it: its name, what it does, its options. */
export interface DescribedCommand {
  readonly name: string;
  readonly usage: string;
  readonly description: string;
  /** Whether its first argument is the id of a rule set, or a file. */
  readonly takes: 'rules' | 'files' | 'other';
  readonly options: readonly DescribedOption[];
}

export interface DescribedOption {
  /** `--fen`, and `-h` where it has a short name. */
  readonly long: string;
  readonly short: string | null;
  /** `<FEN>`, `[DEPTH]`; empty for none. */
  readonly value: string;
  readonly description: string;
}

/** The commands of a program, from the texts that its help is made of. */
export const describeCommands = (program: Command): readonly DescribedCommand[] =>
  program.commands.map((command) => {
    const [first] = command.registeredArguments;
    return {
      name: command.name(),
      usage: command.usage(),
      description: command.description(),
      takes:
        first?.variadic || first?.name() === 'FOLDER'
          ? 'files'
          : /^(RULES|ID)$/.test(first?.name() ?? '')
            ? 'rules'
            : 'other',
      options: command
        .createHelp()
        .visibleOptions(command)
        .map(({ long, short, flags, description }) => ({
          long: long ?? '',
          short: short ?? null,
          value: /[<[].*$/.exec(flags)?.[0] ?? '',
          description,
        })),
    };
  });
