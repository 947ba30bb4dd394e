import type { DescribedCommand } from './described-command.ts';
import { EXAMPLES } from './help-details.ts';
import type { Texts } from './texts/texts.ts';

/** A text as roff has it: strokes that can be copied, no line that is taken for a command. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1');

const heading = (name: string): string => `.SH ${name.toLocaleUpperCase()}`;

/** The manual page of a command, or of all where none is named, in roff: `man -l` shows it. */
export function manualPage(
  { manual, program }: Pick<Texts, 'manual' | 'program'>,
  commands: readonly DescribedCommand[],
  about: DescribedCommand | null,
  version: string,
): string {
  const name = about ? `merellier-${about.name}` : 'merellier';
  const lines = [
    `.TH ${roff(name.toUpperCase())} 1 "" ${roff(`"merellier ${version}"`)}`,
    heading(manual.name),
    `${roff(name)} \\- ${roff(about?.description ?? program)}`,
    heading(manual.synopsis),
    ...(about ? [`.B ${roff(`merellier ${about.name}`)}`, roff(about.usage)] : ['.B merellier', manual.command]),
  ];
  if (about) lines.push(heading(manual.options), ...optionLines(about));
  else
    for (const [i, command] of commands.entries())
      lines.push(
        ...(i === 0 ? [heading(manual.commands)] : []),
        '.TP',
        `.B ${roff(`${command.name} ${command.usage}`)}`,
        roff(command.description),
      );
  const examples = about ? [EXAMPLES[about.name]] : Object.values(EXAMPLES);
  lines.push(heading(manual.examples), '.nf', ...examples.flatMap((line) => (line ? [roff(line)] : [])), '.fi');
  if (!about) lines.push(heading(manual.status), roff(manual.statusSaid));
  return `${lines.join('\n')}\n`;
}

const optionLines = ({ options }: DescribedCommand): string[] =>
  options.flatMap(({ long, short, value, description }) => [
    '.TP',
    `.B ${roff([short, long].filter(Boolean).join(', '))}${value === '' ? '' : ` ${roff(value)}`}`,
    roff(description),
  ]);
