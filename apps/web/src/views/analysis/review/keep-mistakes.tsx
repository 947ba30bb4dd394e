import { SIDES, type Side } from '@merellier/rules';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { useLanguage, useNotices } from '../../../context.ts';
import { withSubject } from '../../../deck/deck.ts';
import { mistakeIn } from '../../../deck/mistake.ts';
import { changeDeck } from '../../../deck/stored-deck.ts';
import { positionBefore } from '../../../lines/trace.ts';
import { useAnalysis } from '../analysis-context.ts';
import { useStrings } from '../strings/strings.ts';

/** Takes the mistakes of a side among what comes back: only the reader knows which side was theirs. */
export function KeepMistakes(): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const analysis = useAnalysis();
  const s = useStrings();
  const [told, setTold] = createSignal<string | null>(null);
  const [isBusy, setBusy] = createSignal(false);
  const mistakesOf = (side: Side) =>
    analysis.review
      .judgedLine()
      .filter((each) => each.side === side && ['mistake', 'blunder'].includes(each.reviewed.verdict));

  async function keep(side: Side): Promise<void> {
    setBusy(true);
    setTold(s().keepingMistakes);
    const game = analysis.game();
    let number = 0;
    let isKept = true;
    for (const { node, reviewed } of mistakesOf(side)) {
      const best = reviewed.best.turns[0];
      const found = best ? await mistakeIn(game.rules, positionBefore(game, node), reviewed.turn, best) : null;
      if (!found) continue;
      number++;
      const now = Date.now();
      isKept = changeDeck((deck) => withSubject(deck, found, now), now).kept && isKept;
    }
    const said = number === 0 ? s().noneKept : s().mistakesKept(number);
    const text = isKept ? said : language.s().notKept;
    setTold(text);
    setBusy(false);
    notices.announce(text);
  }

  return (
    <div class="review-keep">
      <div class="acts">
        <For each={SIDES.filter((side) => mistakesOf(side).length > 0)}>
          {(side) => (
            <button
              type="button"
              class="button"
              aria-disabled={isBusy() || analysis.review.progress() !== null}
              onClick={() => !isBusy() && analysis.review.progress() === null && void keep(side)}
            >
              {s().keepMistakes(side, mistakesOf(side).length)}
            </button>
          )}
        </For>
      </div>
      <Show when={told()}>
        {(text) => (
          <p>
            {text()} <a href={addressOf('revise')}>{language.s().sheets.revise}</a>
          </p>
        )}
      </Show>
    </div>
  );
}
