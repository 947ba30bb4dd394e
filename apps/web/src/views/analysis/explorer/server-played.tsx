import type { Position, RuleSet } from '@merellier/rules';
import { createMemo, createResource, type JSX, Show } from 'solid-js';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';
import { PlayedList } from './played-list.tsx';
import { type ServerGames, serverGames } from './server-games.ts';

/** An answer, and to what: something else may be on the board by now. */
interface Answered {
  readonly to: readonly [RuleSet, Position];
  readonly games: ServerGames | null;
}

/** What was played in this position in the rated games of the server that the page comes from. */
export function ServerPlayed(): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  const isHouse = (): boolean => Object.keys(analysis.rules().changes).length > 0;
  const asked = createMemo((): readonly [RuleSet, Position] | null =>
    isHouse() || analysis.over() ? null : [analysis.rules(), analysis.shown()],
  );
  const [answer] = createResource(asked, async (to): Promise<Answered> => ({ to, games: await serverGames(...to) }));
  const answered = (): Answered | null => (answer.latest?.to === asked() ? (answer.latest ?? null) : null);
  /** Why there is nothing to be shown. */
  const why = (): string => {
    if (isHouse()) return s().explorerHouse;
    if (analysis.over()) return s().explorerServerEmpty;
    const found = answered();
    if (!found) return s().explorerAsking;
    return found.games ? s().explorerServerEmpty : s().explorerOffline;
  };
  const games = (): ServerGames | null => {
    const found = answered()?.games;
    return found && found.played.length > 0 ? found : null;
  };
  return (
    <Show when={games()} fallback={<p class="faint">{why()}</p>}>
      {(found) => (
        <>
          <PlayedList played={found().played} />
          <p class="faint explorer-source">{s().explorerSource(found().plies)}</p>
        </>
      )}
    </Show>
  );
}
