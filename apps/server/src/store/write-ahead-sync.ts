import fs from 'node:fs';
import { promisify } from 'node:util';

/**
 * The files of a write-ahead log on their way to the disk. PostgreSQL asks for each commit to be synced, and is told at once that
 * it was: nobody is answered before `settled`, which waits for one sync for all that was committed meanwhile. Whatever must
 * not reach the disk before the log does has to `flush` first.
 */
export class WriteAheadSync {
  /** Descriptors written to and not yet known to be on the disk. */
  readonly #waiting = new Set<number>();
  /** Those that are being synced. */
  #underWay = new Set<number>();
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #fault: Error | null = null;

  /** Notes that a file is to be on the disk before anybody is answered. */
  note(descriptor: number): void {
    this.#waiting.add(descriptor);
  }

  /** Resolves once everything noted before is on the disk; rejects where the disk refused, from then on for good. */
  settled(): Promise<void> {
    if (this.#fault) return Promise.reject(this.#fault);
    if (this.#waiting.size === 0) return this.#running ?? Promise.resolve();
    const running = this.#running?.catch(() => undefined) ?? Promise.resolve();
    this.#next ??= running.then(() => this.#run());
    return this.#next;
  }

  /** Puts everything noted on the disk before it returns. Throws where the disk refuses. */
  flush(): void {
    if (this.#fault) throw this.#fault;
    try {
      for (const descriptor of [...this.#waiting, ...this.#underWay]) fs.fsyncSync(descriptor);
    } catch (error) {
      this.#fail(error as NodeJS.ErrnoException);
    }
    this.#waiting.clear();
  }

  /** Closes a file; one that is being synced, once it is. */
  close(descriptor: number): void {
    if (this.#waiting.has(descriptor) || this.#underWay.has(descriptor)) this.flush();
    if (!this.#underWay.has(descriptor)) fs.closeSync(descriptor);
    else this.#running?.catch(() => undefined).then(() => fs.closeSync(descriptor));
  }

  #run(): Promise<void> {
    this.#next = null;
    if (this.#fault) return Promise.reject(this.#fault);
    this.#underWay = new Set(this.#waiting);
    this.#waiting.clear();
    this.#running = Promise.all([...this.#underWay].map((descriptor) => promisify(fs.fsync)(descriptor)))
      .then(
        () => undefined,
        (error) => this.#fail(error),
      )
      .finally(() => {
        this.#underWay.clear();
        this.#running = null;
      });
    return this.#running;
  }

  /** What was written may be lost without a further word once a sync failed: nothing counts as kept any more. */
  #fail({ code }: NodeJS.ErrnoException): never {
    this.#fault = new Error(`The disk of the database cannot be written (${code}).`);
    throw this.#fault;
  }
}
