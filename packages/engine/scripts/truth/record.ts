import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What was measured of one position: how long it was thought about, in which sample, and whether its value was kept. */
export interface Answer {
  readonly millis: number;
  readonly sample: string;
  readonly position: string;
  readonly kept: boolean;
}

/** What an answer depends on besides: a record of other terms is not continued. */
export type Terms = Readonly<Record<string, unknown>>;

/** The answers so far in a file, a line of JSON each after one of the terms, so that a run that was ended goes on where it was. */
export class Answers {
  private readonly path: string | null;
  private readonly known = new Map<string, boolean>();

  constructor(path: string | null, terms: Terms) {
    this.path = path;
    if (path === null) return;
    const begun = JSON.stringify(terms);
    if (!existsSync(path)) writeFileSync(path, `${begun}\n`);
    // A line that was cut off ends without a line break: it does not count.
    const [head, ...lines] = readFileSync(path, 'utf8').split('\n').slice(0, -1);
    if (head !== begun) throw new Error(`${path} is the record of another run: ${head}`);
    for (const line of lines) this.note(JSON.parse(line) as Answer);
    writeFileSync(path, [head, ...lines].map((line) => `${line}\n`).join(''));
  }

  get(answer: Omit<Answer, 'kept'>): boolean | undefined {
    return this.known.get(keyOf(answer));
  }

  add(answer: Answer): void {
    this.note(answer);
    if (this.path !== null) appendFileSync(this.path, `${JSON.stringify(answer)}\n`);
  }

  private note(answer: Answer): void {
    this.known.set(keyOf(answer), answer.kept);
  }
}

const keyOf = ({ millis, sample, position }: Omit<Answer, 'kept'>): string => `${millis} ${sample} ${position}`;
