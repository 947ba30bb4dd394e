/** Breaks a text into lines of at most `width` characters; the lines after the first are indented. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** A table of two columns, the second wrapped beside the first. */
export function twoColumns(rows: readonly (readonly [string, string])[], width: number): string {
  const first = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => wrap(`${left.padEnd(first)}${right}`, width, ' '.repeat(first))).join('\n');
}
