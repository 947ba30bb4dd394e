import { stderr, stdout } from 'node:process';

/** A line at the foot of a terminal that says how far something has come; nothing where there is no terminal. */
export class StatusLine {
  private shown = false;

  show(text: string): void {
    if (!stderr.isTTY) return;
    stderr.write(`\r${text.slice(0, stderr.columns - 1)}\u001b[K`);
    this.shown = true;
  }

  /** Writes a line to standard output, above the status. */
  above(text: string): void {
    this.clear();
    stdout.write(`${text}\n`);
  }

  clear(): void {
    if (this.shown) stderr.write('\r\u001b[K');
    this.shown = false;
  }
}
