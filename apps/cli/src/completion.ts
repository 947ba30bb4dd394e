import type { DescribedCommand } from './described-command.ts';
import { GAME_FORMATS } from './games/game-format-names.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** The words that an option may be followed by, where there are few; those of one command go before. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  '--lang': ['fr', 'en', 'de'],
  '--computer': ['white', 'black'],
  '--protocol': ['uci', 'hub'],
  '--level': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  '--grade': ['gentle', 'sharp', 'masters'],
  '--verify': ['full'],
  '--encoding': ['utf-8', 'utf-16le', 'windows-1250', 'windows-1251', 'windows-1252', 'koi8-r', 'ibm866', 'iso-8859-2'],
  'games --to': GAME_FORMATS,
  'board --to': ['text', 'ascii', 'svg', 'png'],
};

/** What is named by its id. */
export interface Names {
  readonly rules: readonly string[];
  /** The words that each may be; none for a number. */
  readonly parameters: ReadonlyMap<string, readonly string[]>;
}

/** What a shell is told so that it completes commands, options and their values, ids of rule sets, and files. */
export function completionFor(shell: Shell, commands: readonly DescribedCommand[], names: Names): string {
  switch (shell) {
    case 'bash':
      return bash(commands, names);
    case 'zsh':
      return zsh(commands, names);
    case 'fish':
      return fish(commands, names);
  }
}

/** The words that an option of a command may be followed by; null where it is a file or anything. */
const valuesOf = ({ name }: DescribedCommand, option: string, { rules }: Names): readonly string[] | null =>
  option === '--rules' ? rules : (VALUES[`${name} ${option}`] ?? VALUES[option] ?? null);

/** Each parameter with each of its words: `flying=`, `taking=must`. */
const settingsOf = (parameters: Names['parameters']): readonly string[] =>
  [...parameters].flatMap(([name, words]) => (words.length > 0 ? words : ['']).map((word) => `${name}=${word}`));

/** The words that the arguments of a command may be; null where they are files. */
function argumentsOf(
  { name, takes }: DescribedCommand,
  commands: readonly DescribedCommand[],
  { rules }: Names,
): readonly string[] | null {
  if (takes === 'rules') return rules;
  if (takes === 'files') return null;
  if (name === 'completion') return SHELLS;
  return name === 'man' || name === 'help' ? commands.map((each) => each.name) : [];
}

const longNames = ({ options }: DescribedCommand): string => options.map(({ long }) => long).join(' ');

function bash(commands: readonly DescribedCommand[], names: Names): string {
  const values = commands.flatMap((command) =>
    command.options.flatMap(({ long, value }) => {
      const words =
        long === '--set' ? [...names.parameters.keys()].map((name) => `${name}=`) : valuesOf(command, long, names);
      const offered = words ? `-W "${words.join(' ')}"` : /FILE|DIR|PATH/.test(value) ? '-f' : null;
      return value === '' ? [] : [[`${command.name} ${long}`, offered] as const];
    }),
  );
  // Options that offer the same stand together.
  const offers = new Map<string | null, string[]>();
  for (const [option, offered] of values) offers.set(offered, [...(offers.get(offered) ?? []), `'${option}'`]);
  const cases = [...offers].map(([offered, options]) => {
    const reply = offered === null ? 'COMPREPLY=()' : `COMPREPLY=($(compgen ${offered} -- "$word"))`;
    const glued = offered?.includes('=') ? '; compopt -o nospace +o filenames 2> /dev/null' : '';
    return `    ${options.join('|')}) ${reply}${glued}; return ;;`;
  });
  const firsts = commands.map((command) => {
    const words = argumentsOf(command, commands, names);
    return `    ${command.name}) options="${longNames(command)}" words="${words?.join(' ') ?? ''}" files=${words ? '' : 'yes'} ;;`;
  });
  const settings = [...names.parameters].filter(([, words]) => words.length > 0);
  return `# bash completion for merellier
_merellier() {
  local word="\${COMP_WORDS[COMP_CWORD]}" at=$((COMP_CWORD - 1)) before= name= glue= options= words= files=
  COMPREPLY=()
  # Bash parts words at the sign =, unless it is told not to.
  if [ "$word" = = ]; then word= at=$COMP_CWORD; fi
  before="\${COMP_WORDS[at]}"
  if [ "$before" = = ]; then
    name="\${COMP_WORDS[at-1]}" before="\${COMP_WORDS[at-2]}"
    if [ "$before" = = ]; then before="\${COMP_WORDS[at-3]}"; fi
    case "$name" in --*) before="$name" name= ;; esac
  fi
  case "$before $word" in
    '--set '*=*) name="\${word%%=*}" glue="\${word%%=*}=" word="\${word#*=}" ;;
  esac
  if [ "$before" = --set ] && [ "$name" ]; then
    case "$name" in
${settings.map(([name, words]) => `      ${name}) words="${words.join(' ')}" ;;`).join('\n')}
    esac
    COMPREPLY=($(compgen -P "$glue" -W "$words" -- "$word"))
    return
  fi
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} --help --version --lang" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]} $before" in
    '--lang --lang') COMPREPLY=($(compgen -W "fr en de" -- "$word")); return ;;
${cases.join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${firsts.join('\n')}
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")); return ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [ "$files" ]; then COMPREPLY+=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _merellier merellier
`;
}

/** A text within single quotes; zsh ends a description at a colon or a bracket. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const plain = (text: string): string => text.replace(/[:[\]\\]/g, ' ').replace(/\s+/g, ' ');

function zsh(commands: readonly DescribedCommand[], names: Names): string {
  const list = commands.map(({ name, description }) => `    ${quoted(`${name}:${plain(description)}`)}`);
  const cases = commands.map((command) => {
    const specs = command.options.map(({ long, value, description }) => {
      const words = valuesOf(command, long, names);
      const others = /FILE|DIR|PATH/.test(value) ? '_files' : ' ';
      const offered = long === '--set' ? '_merellier_settings' : words ? `(${words.join(' ')})` : others;
      const after = value === '' ? '' : `:${plain(value)}:${offered}`;
      // What may be given more than once is offered again.
      return `        ${quoted(`${long === '--set' ? '*' : ''}${long}${value === '' ? '' : '='}[${plain(description)}]${after}`)}`;
    });
    const words = argumentsOf(command, commands, names);
    const rest = words === null ? [`'*: :_files'`] : words.length > 0 ? [`'1: :(${words.join(' ')})'`] : [];
    const lines = [...specs, ...rest.map((each) => `        ${each}`)].join(' \\\n');
    return `    ${command.name})\n      _arguments -S \\\n${lines} ;;`;
  });
  const settings = settingsOf(names.parameters);
  // What goes on with a number has no space behind it.
  const open = settings.filter((each) => each.endsWith('='));
  const whole = settings.filter((each) => !each.endsWith('='));
  return `#compdef merellier
_merellier_settings() {
  compadd "$@" -S '' -- ${open.join(' ')}
  compadd "$@" -- ${whole.join(' ')}
}
_merellier() {
  local -a commands
  commands=(
${list.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _merellier merellier
`;
}

/** Whether the command is still to come; the function that fish has for that takes the language of `--lang fr` for one. */
const FISH_NEEDS_COMMAND = `function __merellier_needs_command
  set -l words (commandline -opc)
  set -e words[1]
  while set -q words[1]
    switch $words[1]
      case --lang
        set -e words[1..2]
      case '-*'
        set -e words[1]
      case '*'
        return 1
    end
  end
  return 0
end`;

function fish(commands: readonly DescribedCommand[], names: Names): string {
  const first = 'complete -c merellier -n __merellier_needs_command';
  const settings = `function __merellier_settings\n  string split ' ' '${settingsOf(names.parameters).join(' ')}'\nend`;
  const lines = ['# fish completion for merellier', FISH_NEEDS_COMMAND, settings, `${first} -x -l lang -a 'fr en de'`];
  for (const command of commands) {
    const { name, description, options } = command;
    lines.push(`${first} -f -a ${name} -d ${fishQuoted(description)}`);
    const within = `complete -c merellier -n '__fish_seen_subcommand_from ${name}'`;
    const args = argumentsOf(command, commands, names);
    if (args) lines.push(`${within} -f${args.length > 0 ? ` -a '${args.join(' ')}'` : ''}`);
    for (const { long, short, value, description: said } of options) {
      const words = long === '--set' ? ['(__merellier_settings)'] : valuesOf(command, long, names);
      const needs = value.startsWith('<') ? ` -r${words ? ` -f -a '${words.join(' ')}'` : ''}` : '';
      const letter = short ? ` -s ${short.slice(1)}` : '';
      lines.push(`${within} -l ${long.slice(2)}${letter}${needs} -d ${fishQuoted(said)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

const fishQuoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
