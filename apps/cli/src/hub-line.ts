/** A line of the Hub protocol: a command and its arguments; an argument without a value has the empty one. */
export interface HubLine {
  readonly command: string;
  readonly args: ReadonlyMap<string, string>;
}

const ARGUMENT = /\s*([^\s="]+)(?:\s*=\s*(?:"([^"]*)"|([^\s="]+)))?(?=\s|$)/y;

/** Reads a line; null where it cannot be read (a quote that is not closed, a value without a name). */
export function readHubLine(line: string): HubLine | null {
  const text = line.trim();
  const [command = ''] = text.split(/\s/, 1);
  if (/[="]/.test(command)) return null;
  const args = new Map<string, string>();
  ARGUMENT.lastIndex = command.length;
  while (ARGUMENT.lastIndex < text.length) {
    const found = ARGUMENT.exec(text);
    if (!found) return null;
    args.set(found[1] as string, found[2] ?? found[3] ?? '');
  }
  return { command, args };
}

/** Writes a line; values are quoted where they must be. */
export function writeHubLine(command: string, args: Readonly<Record<string, string | number>> = {}): string {
  const pairs = Object.entries(args).map(([name, value]) => {
    const text = String(value).replaceAll('"', "'");
    return ` ${name}=${/^[^\s=]+$/.test(text) ? text : `"${text}"`}`;
  });
  return command + pairs.join('');
}
