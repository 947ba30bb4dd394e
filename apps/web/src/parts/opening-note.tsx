import { type Game, pathTo } from '@merellier/rules';
import { writeTurn } from '@merellier/rules/notation';
import { createMemo, createResource, type JSX, Show } from 'solid-js';
import { useLanguage } from '../context.ts';
import { positionBefore } from '../lines/trace.ts';

/** Turns that may name an opening. */
const NAMING = 10;

/** What the opening of a game is called, and where the name comes from; nothing where it has none. Names are loaded with the first turn. */
export function OpeningNote(props: { readonly game: Game }): JSX.Element {
  const language = useLanguage();
  const [names] = createResource(
    () => props.game.nodes.length > 1,
    () => import('../openings/named-opening.ts'),
  );
  const named = createMemo(() => {
    const { game } = props;
    if (names.state !== 'ready') return null;
    const written = pathTo(game)
      .slice(1, NAMING + 1)
      .flatMap((node) => {
        const { turn } = game.nodes[node] ?? {};
        return turn ? [writeTurn(game.rules, positionBefore(game, node), turn)] : [];
      });
    return names().namedOpening(game, written);
  });
  return (
    <Show when={named()}>
      {(opening) => (
        <p class="opening-note">
          {language.s().openingNamed(opening().name(language.tongue().language), opening().source)}
        </p>
      )}
    </Show>
  );
}
