import type { Club, ClubFields, ClubMessage, ClubRole, OnlineRefusal, OpenClub } from '@merellier/protocol';
import { type Asked, askServer } from '../ask-server.ts';

// What the page asks of the server about its clubs.

export type ClubRefusal =
  | OnlineRefusal
  | { readonly reason: 'not-leader' | 'members-only' | 'last-leader' }
  | { readonly reason: 'too-many-clubs'; readonly limit: number };

const ask = <Value>(method: string, path: string, body?: object, part?: string): Promise<Asked<Value, ClubRefusal>> =>
  askServer<Value, ClubRefusal>(method, `/api/v1/clubs${path}`, { body, ...(part && { part }) });

/** All clubs that everybody may find, or one's own; null where the server does not say. */
export async function clubs(own: boolean): Promise<readonly Club[] | null> {
  const asked = await ask<{ readonly clubs: readonly Club[] }>('GET', own ? '?own=1' : '', undefined, 'clubs');
  return asked.ok ? asked.value.clubs : null;
}

export const foundClub = (fields: ClubFields): Promise<Asked<{ readonly club: string }, ClubRefusal>> =>
  ask('POST', '', fields, 'club');
export const openClub = (id: string): Promise<Asked<OpenClub, ClubRefusal>> => ask('GET', `/${id}`, undefined, 'club');
export const changeClub = (id: string, fields: ClubFields): Promise<Asked<null, ClubRefusal>> =>
  ask('PUT', `/${id}`, fields);
export const joinClub = (id: string): Promise<Asked<null, ClubRefusal>> => ask('POST', `/${id}/members`);
export const leaveClub = (id: string): Promise<Asked<null, ClubRefusal>> => ask('DELETE', `/${id}/members`);
export const giveRole = (id: string, player: string, role: ClubRole): Promise<Asked<null, ClubRefusal>> =>
  ask('PUT', `/${id}/members/${player}`, { role });

/** The newest messages of a club; null where they are not for this browser's player. */
export async function clubMessages(id: string, before?: number): Promise<readonly ClubMessage[] | null> {
  const path = `/${id}/messages${before === undefined ? '' : `?before=${before}`}`;
  const asked = await ask<{ readonly messages: readonly ClubMessage[] }>('GET', path, undefined, 'messages');
  return asked.ok ? asked.value.messages : null;
}

export const writeMessage = (id: string, text: string): Promise<Asked<null, ClubRefusal>> =>
  ask('POST', `/${id}/messages`, { text });
export const takeMessage = (id: string, message: string): Promise<Asked<null, ClubRefusal>> =>
  ask('DELETE', `/${id}/messages/${encodeURIComponent(message)}`);
