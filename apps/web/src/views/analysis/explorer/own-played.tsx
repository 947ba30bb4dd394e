import { createEffect, createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { allGames } from '../../../games/game-store.ts';
import { readSession } from '../../../session/saved-session.ts';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';
import { addGame, type Explorer, playedIn } from './explorer.ts';
import { PlayedList } from './played-list.tsx';

/** Games that are read in one go, before the page is let breathe. */
const AT_ONCE = 5;

/** What was played in this position in one's own games under the same rules. */
export function OwnPlayed(): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  const [explorer, setExplorer] = createSignal<Explorer | null>(null);
  const [failed, setFailed] = createSignal(false);
  const name = createMemo(() => JSON.stringify([analysis.rules().id, analysis.rules().changes]));
  createEffect(() => {
    const wanted = name();
    let off = false;
    onCleanup(() => {
      off = true;
    });
    setExplorer(null);
    setFailed(false);
    readGames(wanted, () => off).then(
      (read) => off || setExplorer(read),
      () => off || setFailed(true),
    );
  });
  const found = createMemo(() => {
    const known = explorer();
    return known && !analysis.over() ? playedIn(known, analysis.rules(), analysis.shown()) : [];
  });
  return (
    <Show when={!failed()} fallback={<p class="faint">{s().explorerFailed}</p>}>
      <Show when={explorer()} fallback={<p class="faint">{s().explorerReading}</p>}>
        <Show when={found().length > 0} fallback={<p class="faint">{s().explorerEmpty}</p>}>
          <PlayedList played={found()} />
        </Show>
      </Show>
    </Show>
  );
}

/** The games by a rule set, by their positions. */
async function readGames(wanted: string, isOff: () => boolean): Promise<Explorer> {
  const kept = (await allGames()).filter(({ rules }) => JSON.stringify([rules.id, rules.changes]) === wanted);
  const index = new Map();
  for (const [i, { session }] of kept.entries()) {
    if (isOff()) break;
    const game = readSession(session)?.game;
    if (game) addGame(index, game);
    if (i % AT_ONCE === AT_ONCE - 1) await new Promise((done) => setTimeout(done));
  }
  return index;
}
