import type { Game, Turn } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { useLanguage } from '../../../context.ts';
import { allGames } from '../../../games/game-store.ts';
import { namedPosition } from '../../../openings/named-opening.ts';
import { readSession } from '../../../session/saved-session.ts';
import { useAnalysis } from '../analysis-context.ts';
import { exactWords } from '../lines/standing-words.ts';
import { useStrings } from '../strings/strings.ts';
import { addGame, type Explorer, playedIn } from './explorer.ts';

/** Games that are read in one go, before the page is let breathe. */
const AT_ONCE = 5;

/** What was played in this position in one's own games under the same rules; read when it is opened. */
export function ExplorerPanel(): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  const [open, setOpen] = createSignal(false);
  const [explorer, setExplorer] = createSignal<Explorer | null>(null);
  const [failed, setFailed] = createSignal(false);
  const name = createMemo(() => JSON.stringify([analysis.rules().id, analysis.rules().changes]));
  createEffect(() => {
    if (!open()) return;
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
    return known && !analysis.outcome() ? playedIn(known, analysis.rules(), analysis.position()) : [];
  });
  return (
    <details class="explorer" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{s().explorer}</summary>
      <Show when={!failed()} fallback={<p class="faint">{s().explorerFailed}</p>}>
        <Show when={explorer()} fallback={<p class="faint">{s().explorerReading}</p>}>
          <Show when={found().length > 0} fallback={<p class="faint">{s().explorerEmpty}</p>}>
            <ul class="explorer-list">
              <For each={found()}>
                {({ turn, games, white, black, draws }) => (
                  <li>
                    <button type="button" class="turn" onClick={() => analysis.play(turn)}>
                      {writeTurn(analysis.rules(), analysis.position(), turn)}
                    </button>
                    <span>
                      <ExplorerTurn turn={turn} />
                      <span class="faint">{s().explorerCount(games, white, draws, black)}</span>
                    </span>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </Show>
      </Show>
    </details>
  );

  async function readGames(wanted: string, isOff: () => boolean): Promise<Explorer> {
    const kept = (await allGames()).filter(({ rules }) => JSON.stringify([rules.id, rules.changes]) === wanted);
    const index = new Map();
    for (const [i, { session }] of kept.entries()) {
      if (isOff()) break;
      const game: Game | undefined = readSession(session)?.game;
      if (game) addGame(index, game);
      if (i % AT_ONCE === AT_ONCE - 1) await new Promise((done) => setTimeout(done));
    }
    return index;
  }
}

/** What a turn is worth, where that is known, and what the position that it leads to is called. */
function ExplorerTurn(props: { readonly turn: Turn }): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const said = (): string => {
    const rules = analysis.rules();
    const exact = analysis.exact.of(props.turn);
    const name = namedPosition(rules, rules.play(analysis.position(), props.turn));
    return [
      ...(exact ? [exactWords(language, s(), exact)] : []),
      ...(name ? [name.name(language.tongue().language)] : []),
    ].join(' · ');
  };
  return <Show when={said()}>{(text) => <strong class="explorer-said">{text()} </strong>}</Show>;
}
