import { fail, ok, type Result } from '@merellier/rules';
import type { Kept, KeptStore } from '../store/kept-store.ts';

/** Somebody at this node who sees a shared value: as one of those who share it, or (null) as somebody at its door. */
export interface KeptMember<State, Person extends string> {
  readonly who: Person | null;
  /** The value has changed, or who is here. */
  show(state: State, here: ReadonlySet<Person>): void;
  /** The value is gone. */
  over(): void;
}

/** What makes the next value of one, or says why there is none. */
export type Step<State, Person extends string, Refused> = (
  state: State,
  here: ReadonlySet<Person>,
) => Result<State, Refused>;

interface Asked<State, Person extends string, Refused> {
  readonly step: Step<State, Person, Refused>;
  readonly settle: (result: Result<null, Refused>) => void;
  readonly fail: (error: unknown) => void;
}

/** What others said of who is with them holds for so long, in milliseconds. */
const HOLDS = 35_000;

/** So often a value is written before it is given up: each time another node was a little earlier. */
const MOST_TRIES = 30;

/** What a room needs of its node. */
export interface KeptRoomParts<State, Person extends string, Refused> {
  readonly store: KeptStore<State>;
  /** By the clock of the database, in milliseconds. */
  readonly now: () => number;
  /** What is said to who asks of a value that is gone. */
  readonly gone: Refused;
  /** Makes ready what showing a value takes. */
  readonly prepare?: (state: State) => Promise<void>;
  /** When a value looks otherwise though nobody writes it, as by `now`; null for never. */
  readonly nextMoment?: (state: State, now: number) => number | null;
  /** Tells the other nodes that there is a new version. */
  readonly written: (room: KeptRoom<State, Person, Refused>) => void;
}

/**
 * A value that several people share (a class, a race), as a node knows it. The row of the database is the truth: whatever is asked while it
 * is being written goes with the next writing, and its version tells when another node was earlier.
 */
export class KeptRoom<State, Person extends string, Refused> {
  readonly code: string;
  readonly members = new Set<KeptMember<State, Person>>();
  state: State;
  version: number;
  isOver = false;
  /** Stops listening to the bus. */
  stop: (() => Promise<void>) | null = null;
  private readonly parts: KeptRoomParts<State, Person, Refused>;
  private readonly elsewhere = new Map<string, { readonly here: readonly Person[]; readonly at: number }>();
  private asked: Asked<State, Person, Refused>[] = [];
  private working = false;
  private behind = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(parts: KeptRoomParts<State, Person, Refused>, code: string, { version, state }: Kept<State>) {
    this.parts = parts;
    this.code = code;
    this.version = version;
    this.state = state;
  }

  /** Those of whom a device is connected, at any node. */
  here(): ReadonlySet<Person> {
    const since = performance.now() - HOLDS;
    return new Set([
      ...this.own(),
      ...[...this.elsewhere.values()].flatMap(({ here, at }) => (at < since ? [] : here)),
    ]);
  }

  /** Those who are connected to this node. */
  own(): readonly Person[] {
    return [...this.members].flatMap(({ who }) => who ?? []);
  }

  /** Another node tells who is with it. */
  hearOfHere(node: string, here: readonly Person[]): void {
    const before = this.elsewhere.get(node)?.here.join() ?? '';
    this.elsewhere.set(node, { here, at: performance.now() });
    if (before !== here.join()) this.show();
  }

  /** There is a newer version than this one. */
  refresh(): void {
    this.behind = true;
    void this.work();
  }

  /** Shows everybody here how the value stands, and once more when time alone changes that. */
  show(): void {
    const here = this.here();
    this.showInTime();
    for (const member of [...this.members]) member.show(this.state, here);
  }

  private showInTime(): void {
    clearTimeout(this.timer);
    const now = this.parts.now();
    const next = this.parts.nextMoment?.(this.state, now) ?? null;
    if (next !== null) this.timer = setTimeout(() => this.show(), Math.max(1, Math.ceil(next - now)));
    this.timer?.unref();
  }

  /** Nobody here sees it any more. */
  rest(): void {
    clearTimeout(this.timer);
  }

  /** The value is gone: whatever is asked now is refused. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.rest();
    for (const member of [...this.members]) member.over();
    this.members.clear();
  }

  /** Carries out what somebody asks for, once what is being written is. */
  ask(step: Step<State, Person, Refused>): Promise<Result<null, Refused>> {
    return new Promise((settle, fail) => {
      this.asked.push({ step, settle, fail });
      void this.work();
    });
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    let batch: readonly Asked<State, Person, Refused>[] = [];
    try {
      while (this.asked.length > 0 || this.behind) {
        if (this.behind) await this.read();
        batch = this.asked;
        this.asked = [];
        if (batch.length > 0) await this.carryOut(batch);
        batch = [];
      }
    } catch (error) {
      for (const { fail } of [...batch, ...this.asked]) fail(error);
      this.asked = [];
    } finally {
      this.working = false;
    }
  }

  /** Decides what was asked, one after the other, and writes what came of it once. */
  private async carryOut(batch: readonly Asked<State, Person, Refused>[]): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES && !this.isOver; tries++) {
      let next = this.state;
      const results = batch.map(({ step }): Result<null, Refused> => {
        const result = step(next, this.here());
        if (!result.ok) return result;
        next = result.value;
        return ok(null);
      });
      if (next !== this.state) {
        if (!(await this.parts.store.write(this.code, this.version, next, this.parts.now()))) {
          await this.read();
          continue;
        }
        this.state = next;
        this.version++;
        this.show();
        this.parts.written(this);
      }
      for (const [i, result] of results.entries()) batch[i]?.settle(result);
      return;
    }
    if (!this.isOver) throw new Error(`what is shared could not be written in ${MOST_TRIES} tries`);
    for (const { settle } of batch) settle(fail(this.parts.gone));
  }

  private async read(): Promise<void> {
    this.behind = false;
    const stored = await this.parts.store.read(this.code);
    if (!stored) return this.end();
    if (stored.version <= this.version) return;
    await this.parts.prepare?.(stored.state);
    this.state = stored.state;
    this.version = stored.version;
    this.show();
  }
}
