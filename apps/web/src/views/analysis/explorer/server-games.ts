import type { Position, RuleSet, Turn } from '@merellier/rules';
import { readTurn, writeFen } from '@merellier/rules/notation';
import { askServer } from '../../../online/ask-server.ts';
import type { Played } from './explorer.ts';

/** What the server tells of a position. */
interface Answer {
  readonly plies: number;
  readonly turns: readonly (Readonly<Record<'games' | 'white' | 'black' | 'drawn', number>> & {
    readonly turn: string;
  })[];
}

/** What was played in a position in the rated games of the server. */
export interface ServerGames {
  /** So many plies of each game were looked at. */
  readonly plies: number;
  readonly played: readonly Played[];
}

/** Asks the server what was played in a position, the most frequent first; null without a connection. */
export async function serverGames(
  rules: RuleSet,
  position: Position,
  fetcher?: typeof fetch,
): Promise<ServerGames | null> {
  const query = new URLSearchParams({ rules: rules.id, fen: writeFen(rules, position) });
  for (const [name, value] of Object.entries(rules.changes)) query.append('set', `${name}=${value}`);
  const asked = await askServer<Answer>('GET', `/api/v1/openings?${query}`, { part: 'turns', fetcher });
  if (!asked.ok) return null;
  const { plies, turns } = asked.value;
  const played = turns.flatMap(({ turn: text, games, white, black, drawn }): readonly Played[] => {
    const turn = readTurn<Position, Turn>(rules, position, text);
    return turn.ok ? [{ turn: turn.value, games, white, black, draws: drawn }] : [];
  });
  return { plies, played };
}
