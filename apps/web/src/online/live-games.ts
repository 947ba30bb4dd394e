import { type LiveGame, rulesOf } from '@merellier/protocol';
import type { PositionView, RuleSet } from '@merellier/rules';
import { readFen } from '@merellier/rules/notation';
import { askServer } from './ask-server.ts';

/** The games that are being played and that anyone may watch, the best first; none where the server does not say. */
export async function liveGames(limit: number, fetcher?: typeof fetch): Promise<readonly LiveGame[]> {
  const path = `/api/v1/games/live?limit=${limit}`;
  const asked = await askServer<{ readonly games: readonly LiveGame[] }>('GET', path, { part: 'games', fetcher });
  return asked.ok ? asked.value.games : [];
}

/** A game as a board shows it; null where this page cannot read it, which an older one may not. */
export function livePosition({
  options,
  fen,
}: LiveGame): { readonly rules: RuleSet; readonly view: PositionView } | null {
  try {
    const rules = rulesOf(options.rules);
    const position = readFen(rules, fen);
    return position.ok ? { rules, view: rules.view(position.value) } : null;
  } catch {
    return null;
  }
}
