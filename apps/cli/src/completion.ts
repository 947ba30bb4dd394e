import type { DescribedCommand } from './described-command.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** The words that an option may be followed by, where there are few. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  '--lang': ['fr', 'en', 'de'],
  '--computer': ['white', 'black'],
  '--protocol': ['uci', 'hub'],
};

/** What a shell is told so that it completes commands, options, ids of rule sets and files. */
export function completionFor(shell: Shell, commands: readonly DescribedCommand[], rules: readonly string[]): string {
  switch (shell) {
    case 'bash':
      return bash(commands, rules);
    case 'zsh':
      return zsh(commands, rules);
    case 'fish':
      return fish(commands, rules);
  }
}

const longNames = ({ options }: DescribedCommand): string => options.map(({ long }) => long).join(' ');

function bash(commands: readonly DescribedCommand[], rules: readonly string[]): string {
  const values = Object.entries(VALUES).map(
    ([option, words]) => `    ${option}) COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$word")); return ;;`,
  );
  const cases = commands.map((command) => {
    const words = command.takes === 'rules' ? ` ${rules.join(' ')}` : '';
    return `    ${command.name}) words="${longNames(command)}${words}" ;;`;
  });
  return `# bash completion for merellier
_merellier() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words
  COMPREPLY=()
  case "$before" in
${values.join('\n')}
    --rules) COMPREPLY=($(compgen -W "${rules.join(' ')}" -- "$word")); return ;;
    --out|--tables) COMPREPLY=($(compgen -f -- "$word")); return ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} --help --version --lang" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))
}
complete -F _merellier merellier
`;
}

/** A text within single quotes; zsh ends a description at a colon or a bracket. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const plain = (text: string): string => text.replace(/[:[\]\\]/g, ' ').replace(/\s+/g, ' ');

function zsh(commands: readonly DescribedCommand[], rules: readonly string[]): string {
  const list = commands.map(({ name, description }) => `    ${quoted(`${name}:${plain(description)}`)}`);
  const cases = commands.map(({ name, options, takes }) => {
    const specs = options.map(({ long, value, description }) => {
      const words = VALUES[long];
      const after = value === '' ? '' : `:${plain(value)}:${words ? `(${words.join(' ')})` : '_files'}`;
      return `        ${quoted(`${long}[${plain(description)}]${after}`)}`;
    });
    const rest = takes === 'rules' ? `(${rules.join(' ')})` : '_files';
    return `      ${name})\n      _arguments \\\n${specs.join(' \\\n')} \\\n        '*: :${rest}' ;;`;
  });
  return `#compdef merellier
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

function fish(commands: readonly DescribedCommand[], rules: readonly string[]): string {
  const lines = ['# fish completion for merellier'];
  for (const { name, description, options, takes } of commands) {
    lines.push(`complete -c merellier -f -n __fish_use_subcommand -a ${name} -d ${fishQuoted(description)}`);
    const within = `complete -c merellier -n '__fish_seen_subcommand_from ${name}'`;
    if (takes === 'rules') lines.push(`${within} -f -a '${rules.join(' ')}'`);
    for (const { long, short, value, description: said } of options) {
      const words = VALUES[long];
      const needs = value.startsWith('<') ? ` -r${words ? ` -f -a '${words.join(' ')}'` : ''}` : '';
      const letter = short ? ` -s ${short.slice(1)}` : '';
      lines.push(`${within} -l ${long.slice(2)}${letter}${needs} -d ${fishQuoted(said)}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

const fishQuoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
