import type {
  Companion,
  FairPlayReport,
  ModerationAct,
  ModerationCase,
  ModerationKind,
  OnlineRefusal,
} from '@merellier/protocol';
import { type Asked, askServer } from '../ask-server.ts';

// What the page asks of the server for moderators.

export type ModerationRefusal = OnlineRefusal | { readonly reason: 'is-moderator' | 'nothing-to-do' };

const ask = <Value>(
  method: string,
  path: string,
  part?: string,
  body?: object,
): Promise<Asked<Value, ModerationRefusal>> =>
  askServer<Value, ModerationRefusal>(method, `/api/v1/moderation/${path}`, { body, ...(part && { part }) });

/** A page of a list: what comes next is asked for by `next`; null at the end. */
interface Page {
  readonly next: string | null;
}

export const cases = (
  state: 'open' | 'closed',
  before: string | null,
): Promise<Asked<{ readonly cases: readonly ModerationCase[] } & Page, ModerationRefusal>> =>
  ask('GET', `cases?state=${state}${before === null ? '' : `&before=${before}`}`, 'cases');
export const acts = (
  before: string | null,
): Promise<Asked<{ readonly acts: readonly ModerationAct[] } & Page, ModerationRefusal>> =>
  ask('GET', `acts${before === null ? '' : `?before=${before}`}`, 'acts');

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
export const fairPlay = (): Promise<Asked<FairPlayReport, ModerationRefusal>> => ask('GET', 'fair-play', 'players');
