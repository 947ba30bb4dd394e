import type { Acquaintance, Challenge, CompanyChoices, GameOptions, OnlineRefusal } from '@merellier/protocol';
import { type Asked, askServer } from '../ask-server.ts';

// What the page asks of the server about other people: who is here, whom one follows, challenges.

export type CompanyRefusal =
  | OnlineRefusal
  | { readonly reason: 'no-challenges' }
  | { readonly reason: 'too-many-followed'; readonly limit: number };

type People = { readonly players: readonly Acquaintance[] };

const ask = <Value>(
  method: string,
  path: string,
  body?: object,
  part?: string,
): Promise<Asked<Value, CompanyRefusal>> =>
  askServer<Value, CompanyRefusal>(method, `/api/v1/${path}`, { body, ...(part && { part }) });

const listOf = async (path: string): Promise<readonly Acquaintance[] | null> => {
  const asked = await ask<People>('GET', path, undefined, 'players');
  return asked.ok ? asked.value.players : null;
};

/** Who is here now; null where the server does not say. */
export const peopleHere = (): Promise<readonly Acquaintance[] | null> => listOf('people/here');
/** Players whose name begins so. */
export const peopleNamed = (name: string): Promise<readonly Acquaintance[] | null> =>
  listOf(`people?name=${encodeURIComponent(name)}`);
/** Whom this browser's player follows. */
export const followedPlayers = (): Promise<readonly Acquaintance[] | null> => listOf('follows');

export const follow = (player: string): Promise<Asked<null, CompanyRefusal>> => ask('PUT', `follows/${player}`);
export const unfollow = (player: string): Promise<Asked<null, CompanyRefusal>> => ask('DELETE', `follows/${player}`);

/** The challenges that wait for an answer, one's own too; null where the server does not say. */
export async function challenges(): Promise<readonly Challenge[] | null> {
  const asked = await ask<{ readonly challenges: readonly Challenge[] }>('GET', 'challenges', undefined, 'challenges');
  return asked.ok ? asked.value.challenges : null;
}

/** Makes a game that only this player can join. */
export const challenge = (
  player: string,
  options: Pick<GameOptions, 'rules' | 'time' | 'side' | 'rated'>,
): Promise<Asked<{ readonly game: string }, CompanyRefusal>> =>
  ask('POST', 'challenges', { player, ...options }, 'game');

export const decline = (game: string): Promise<Asked<null, CompanyRefusal>> => ask('DELETE', `challenges/${game}`);

/** What this browser's player lets others do. */
export const companyChoices = (): Promise<Asked<CompanyChoices, CompanyRefusal>> =>
  ask('GET', 'people/choices', undefined, 'challenges');
export const chooseCompany = (choices: CompanyChoices): Promise<Asked<null, CompanyRefusal>> =>
  ask('PUT', 'people/choices', choices);
