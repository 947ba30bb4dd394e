import type { Outcome } from '@merellier/rules';
import { type JSX, Show } from 'solid-js';
import { useLanguage, useNotices, usePlay, useSession } from '../context.ts';
import { isTaking } from '../play/under-way.ts';

/** What the moment asks of the one, said to the other, who sits across a flat device; news and the verdict are for both. */
export function Across(): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const session = useSession();
  const play = usePlay();
  const { s } = language;
  const said = (): string => {
    const notice = notices.notice();
    if (notice?.kind === 'news') return notice.text;
    const position = session.position();
    return s().across[isTaking(play.rules(), position, play.done()) ? 'takes' : 'plays'](position.toPlay);
  };
  const verdict = ({ winner }: Outcome): string => (winner ? s().sideWins(winner) : s().verdict.draw);
  return (
    <div class="status" aria-hidden="true">
      <Show when={play.outcome()} fallback={<p class="across">{said()}</p>}>
        {(end) => (
          <>
            <p class="verdict verdict-side" classList={{ 'verdict-won': end().winner !== null }}>
              {verdict(end())}
            </p>
            <p class="across">{language.words().because(end())}</p>
          </>
        )}
      </Show>
    </div>
  );
}
