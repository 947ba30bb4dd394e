import type { Player } from '@merellier/protocol';
import {
  changeOfRace,
  decideRace,
  joinRace,
  newRace,
  RACE_PROTOCOL,
  type RaceClientMessage,
  type RaceCommand,
  type RacerId,
  type RaceServerMessage,
  type RaceState,
  type RaceView,
  viewOfRace,
} from '@merellier/protocol/race';
import { raceClientMessageSchema } from '@merellier/protocol/race-schemas';
import { ok } from '@merellier/rules';
import { KeptSocket, type KeptSocketParts } from '../kept/kept-socket.ts';
import { hashOf, newToken } from '../store/ids.ts';
import type { RaceMember, RaceRefused, RaceRoom, Races } from './races.ts';

interface Parts extends KeptSocketParts {
  readonly races: Races;
  /** Who is signed in at this device; null for a guest. */
  readonly player: Player | null;
}

/** A device at the socket of races. */
export class RaceSocket extends KeptSocket<RaceClientMessage, RaceServerMessage, RaceRefused> implements RaceMember {
  who: RacerId | null = null;
  protected readonly schema = raceClientMessageSchema;
  protected readonly protocol: number = RACE_PROTOCOL;
  private readonly parts: Parts;
  private room: RaceRoom | null = null;
  /** What the client was last shown. */
  private shown: RaceView | null = null;

  constructor(parts: Parts) {
    super(parts);
    this.parts = parts;
  }

  protected async handle(message: RaceClientMessage): Promise<void> {
    switch (message.type) {
      case 'make':
        return this.make(message.name);
      case 'join':
        return this.join(message.code, message.name);
      case 'enter':
        return this.enter(message.code, message.key);
      case 'do':
        return this.perform(message.command);
    }
  }

  protected refused(refusal: RaceRefused): RaceServerMessage {
    return { type: 'refused', refusal };
  }

  protected forget(): void {
    this.parts.races.connections.delete(this);
  }

  private async make(name: string): Promise<void> {
    const { races, limits, address } = this.parts;
    const wait = limits.racesOfAddress.take(address);
    if (wait > 0) return this.refuse({ reason: 'too-many', retryAfter: wait });
    await this.join(await races.open(newRace()), name);
  }

  /** Finds a race by its word. A word that opens nothing here is counted; who proves to belong to a race is let in all the same. */
  private async find(code: string, isProven: boolean): Promise<RaceRoom | null> {
    const { races, limits, address } = this.parts;
    const wait = limits.raceGuessesOfAddress.wait(address);
    await this.leaveRoom();
    const room = wait > 0 && !isProven ? null : await races.enter(code, this);
    if (room && this.isConnected) return room;
    if (room) await races.leave(room, this);
    if (wait === 0) limits.raceGuessesOfAddress.take(address);
    this.refuse(wait > 0 ? { reason: 'too-many', retryAfter: wait } : { reason: 'no-race' });
    return null;
  }

  private async join(code: string, typed: string): Promise<void> {
    const { races, player } = this.parts;
    const room = await this.find(code, false);
    if (!room) return;
    const key = newToken();
    const account = player?.registered ? player : null;
    const newcomer = { key: hashOf(key), name: account?.name ?? typed, player: account?.id ?? null };
    let who: RacerId | null = null;
    const joined = await room.ask((state, here) => {
      const next = joinRace(state, newcomer, { now: races.now(), here });
      if (!next.ok) return next;
      who = next.value.who;
      return ok(next.value.state);
    });
    if (joined.ok && who !== null) return this.arrive(room, who, key);
    await races.leave(room, this);
    if (!joined.ok) this.refuse(joined.error);
  }

  private async enter(code: string, key: string): Promise<void> {
    const room = await this.find(code, true);
    if (!room) return;
    const who = racerOf(room.state, hashOf(key));
    if (who !== null) return this.arrive(room, who, key);
    await this.parts.races.leave(room, this);
    this.refuse({ reason: 'no-race' });
  }

  private arrive(room: RaceRoom, who: RacerId, key: string): void {
    this.room = room;
    this.who = who;
    this.shown = null;
    this.send({ type: 'you', code: room.code, who, key });
    this.parts.races.changed(room);
  }

  private async perform(command: RaceCommand): Promise<void> {
    const { races } = this.parts;
    const { room, who } = this;
    if (!room || who === null) return this.refuse({ reason: 'no-race' });
    if (command.kind === 'begin') await races.book.load(command.rules);
    const done = await room.ask((state, here) =>
      decideRace(state, who, command, {
        ...{ now: races.now(), here },
        deal: (rules) => races.deal(rules),
        judge: (puzzle, turn) => races.book.judge(puzzle, turn),
      }),
    );
    if (!done.ok) this.refuse(done.error);
  }

  show(state: RaceState, here: ReadonlySet<RacerId>): void {
    const { who, shown } = this;
    // It is still on its way in.
    if (who === null) return;
    const { races } = this.parts;
    const now = races.now();
    const view = viewOfRace(state, who, here, now, races.book);
    if (!view) {
      this.sendAway();
      return;
    }
    const change = shown && changeOfRace(shown, view);
    this.shown = view;
    if (!shown) this.send({ type: 'race', now, view });
    else if (change) this.send({ type: 'change', now, change });
  }

  over(): void {
    this.sendAway();
  }

  private sendAway(): void {
    const { room, who } = this;
    this.room = null;
    this.who = null;
    this.shown = null;
    if (who !== null) this.send({ type: 'over' });
    if (room) this.parts.races.leave(room, this).catch(this.parts.report);
  }

  protected async leaveRoom(): Promise<void> {
    const { room } = this;
    this.room = null;
    this.who = null;
    this.shown = null;
    if (room) await this.parts.races.leave(room, this);
  }
}

/** Who holds the key of this hash; null for nobody of the race. */
function racerOf(state: RaceState, hash: string): RacerId | null {
  const [who] = Object.entries(state.racers).find(([, { key, left }]) => key === hash && !left) ?? [];
  return who ?? null;
}
