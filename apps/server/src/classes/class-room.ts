import { randomInt } from 'node:crypto';
import {
  type Animal,
  type ClassCommand,
  type ClassPerson,
  type ClassRefusal,
  type ClassState,
  decideClass,
  joinClass,
} from '@merellier/protocol/class';
import { fail, ok, type Result, type Throw, toThrow } from '@merellier/rules';
import type { ClassStore } from '../store/class-store.ts';

/** Somebody at this node who sees a class: as one of it, or (null) as who stands at its door. */
export interface ClassMember {
  readonly who: ClassPerson | null;
  /** The class has changed, or who is here. */
  show(state: ClassState, here: ReadonlySet<Animal>): void;
  /** The class is over. */
  over(): void;
}

type Step = (state: ClassState) => Result<ClassState, ClassRefusal | { readonly reason: 'taken' | 'no-class' }>;
type Refused = Extract<ReturnType<Step>, { ok: false }>['error'];

interface Asked {
  readonly step: Step;
  readonly settle: (result: Result<null, Refused>) => void;
  readonly fail: (error: unknown) => void;
}

const face = (): number => randomInt(1, 7);
const throwOfDice = (): Throw => toThrow([face(), face(), face()]);

/** What others said of who is with them holds for so long, in milliseconds. */
const HOLDS = 35_000;

/** So often a class is written before it is given up: each time another node was a little earlier. */
const MOST_TRIES = 30;

/** What a room needs of its node. */
export interface ClassRoomParts {
  readonly store: ClassStore;
  readonly now: () => number;
  /** Tells the other nodes that there is a new version. */
  readonly written: (room: ClassRoom) => void;
}

/** One class as a node knows it. Whatever is asked while it is being written goes with the next writing. */
export class ClassRoom {
  readonly code: string;
  readonly members = new Set<ClassMember>();
  state: ClassState;
  version: number;
  isOver = false;
  /** Stops listening to the bus. */
  stop: (() => Promise<void>) | null = null;
  private readonly parts: ClassRoomParts;
  private readonly elsewhere = new Map<string, { readonly here: readonly Animal[]; readonly at: number }>();
  private asked: Asked[] = [];
  private working = false;
  private behind = false;

  constructor(parts: ClassRoomParts, code: string, { version, state }: { version: number; state: ClassState }) {
    this.parts = parts;
    this.code = code;
    this.version = version;
    this.state = state;
  }

  /** Carries out what somebody of the class asks for. */
  perform(who: ClassPerson, command: ClassCommand): Promise<Result<null, Refused>> {
    return this.ask((state) => decideClass(state, who, command, throwOfDice));
  }

  /** Takes in a pupil, by the hash of a key. */
  join(pupil: Animal, key: string): Promise<Result<null, Refused>> {
    return this.ask((state) => {
      const next = joinClass(state, pupil, key, this.here().has(pupil));
      return next ? ok(next) : fail({ reason: state.open ? 'taken' : 'no-class' });
    });
  }

  /** The pupils of whom a device is connected, at any node. */
  here(): ReadonlySet<Animal> {
    const since = performance.now() - HOLDS;
    return new Set([
      ...this.own(),
      ...[...this.elsewhere.values()].flatMap(({ here, at }) => (at < since ? [] : here)),
    ]);
  }

  /** The pupils who are connected to this node. */
  own(): readonly Animal[] {
    return [...this.members].flatMap(({ who }) => (who === null || who === 'teacher' ? [] : who));
  }

  /** Another node tells who is with it. */
  hearOfHere(node: string, here: readonly Animal[]): void {
    const before = this.elsewhere.get(node)?.here.join() ?? '';
    this.elsewhere.set(node, { here, at: performance.now() });
    if (before !== here.join()) this.show();
  }

  /** There is a newer version than this one. */
  refresh(): void {
    this.behind = true;
    void this.work();
  }

  /** Shows everybody here how the class stands. */
  show(): void {
    const here = this.here();
    for (const member of [...this.members]) member.show(this.state, here);
  }

  /** The class is over: whatever is asked now is refused. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const member of [...this.members]) member.over();
    this.members.clear();
  }

  private ask(step: Step): Promise<Result<null, Refused>> {
    return new Promise((settle, fail) => {
      this.asked.push({ step, settle, fail });
      void this.work();
    });
  }

  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    let batch: readonly Asked[] = [];
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
  private async carryOut(batch: readonly Asked[]): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES && !this.isOver; tries++) {
      let next = this.state;
      const results = batch.map(({ step }): Result<null, Refused> => {
        const result = step(next);
        if (!result.ok) return result;
        next = result.value;
        return ok(null);
      });
      if (next !== this.state) {
        if (!(await this.parts.store.writeClass(this.code, this.version, next, this.parts.now()))) {
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
    if (!this.isOver) throw new Error(`the class could not be written in ${MOST_TRIES} tries`);
    for (const { settle } of batch) settle(fail({ reason: 'no-class' }));
  }

  private async read(): Promise<void> {
    this.behind = false;
    const stored = await this.parts.store.readClass(this.code);
    if (!stored) return this.end();
    if (stored.version <= this.version) return;
    this.state = stored.state;
    this.version = stored.version;
    this.show();
  }
}
