import type { OnlineRefusal, ReportReason } from '@merellier/protocol';
import { type Asked, askServer } from '../ask-server.ts';

// What the page asks of the server for moderators.

interface NamedPlayer {
  readonly id: string;
  readonly name: string;
}

export interface ModeratedPlayer extends NamedPlayer {
  readonly registered: boolean;
  readonly since: number;
  readonly banned: boolean;
}

export interface CaseReport {
  readonly game: string | null;
  readonly reason: ReportReason;
  readonly note: string;
  readonly at: number;
  readonly reporter: NamedPlayer | null;
  readonly setAside: boolean;
}

/** All that is reported of one player. */
export interface ModerationCase {
  readonly player: ModeratedPlayer;
  readonly reports: readonly CaseReport[];
}

/** A player seen at the same address as another one, and when last. */
export interface Companion extends ModeratedPlayer {
  readonly at: number;
}

export type ModerationKind = 'ban' | 'unban' | 'set-aside';

/** What a moderator did, and whether it was taken back. */
export interface ModerationAct {
  readonly id: string;
  readonly kind: ModerationKind;
  readonly at: number;
  readonly by: NamedPlayer | null;
  readonly players: readonly NamedPlayer[];
  readonly undone: { readonly at: number; readonly by: NamedPlayer | null } | null;
}

export type ModerationRefusal = OnlineRefusal | { readonly reason: 'is-moderator' | 'nothing-to-do' };

const ask = <Value>(
  method: string,
  path: string,
  part?: string,
  body?: object,
): Promise<Asked<Value, ModerationRefusal>> =>
  askServer<Value, ModerationRefusal>(method, `/api/v1/moderation/${path}`, { body, ...(part && { part }) });

export const cases = (
  state: 'open' | 'closed',
): Promise<Asked<{ readonly cases: readonly ModerationCase[] }, ModerationRefusal>> =>
  ask('GET', `cases?state=${state}`, 'cases');
export const acts = (): Promise<Asked<{ readonly acts: readonly ModerationAct[] }, ModerationRefusal>> =>
  ask('GET', 'acts', 'acts');

/** Other players from the addresses of one; null where the server does not say. */
export async function companionsOf(player: string): Promise<readonly Companion[] | null> {
  const asked = await ask<{ readonly players: readonly Companion[] }>('GET', `players/${player}/companions`, 'players');
  return asked.ok ? asked.value.players : null;
}

export const moderate = (
  kind: ModerationKind,
  players: readonly string[],
): Promise<Asked<{ readonly act: string }, ModerationRefusal>> => ask('POST', 'acts', 'act', { kind, players });
export const undoAct = (act: string): Promise<Asked<null, ModerationRefusal>> => ask('DELETE', `acts/${act}`);
