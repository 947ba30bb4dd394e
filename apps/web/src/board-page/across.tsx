import type { Outcome, Side } from '@merellier/rules';
import type { Language } from '@merellier/words';
import { type JSX, Show } from 'solid-js';
import { useFirstLanguage, useNotices, usePlay, useSession } from '../context.ts';
import { isTaking } from '../play/under-way.ts';

/** Said to the player whose turn it is not. They come with this file: a board across which two play waits for no more. */
const WORDS: Readonly<Record<Language, Readonly<Record<'plays' | 'takes', Readonly<Record<Side, string>>>>>> = {
  fr: {
    plays: { white: 'C’est aux Blancs de jouer.', black: 'C’est aux Noirs de jouer.' },
    takes: {
      white: 'Les Blancs ont fermé un moulin et prennent un de vos pions.',
      black: 'Les Noirs ont fermé un moulin et prennent un de vos pions.',
    },
  },
  en: {
    plays: { white: 'It is White’s turn.', black: 'It is Black’s turn.' },
    takes: {
      white: 'White has closed a mill and takes one of your men.',
      black: 'Black has closed a mill and takes one of your men.',
    },
  },
  de: {
    plays: { white: 'Weiß ist am Zug.', black: 'Schwarz ist am Zug.' },
    takes: {
      white: 'Weiß hat eine Mühle geschlossen und schlägt einen Ihrer Steine.',
      black: 'Schwarz hat eine Mühle geschlossen und schlägt einen Ihrer Steine.',
    },
  },
};

/** What the moment asks of the one, said to the other, who sits across a flat device; news and the verdict are for both. */
export function Across(): JSX.Element {
  const language = useFirstLanguage();
  const notices = useNotices();
  const session = useSession();
  const play = usePlay();
  const { s } = language;
  const said = (): string => {
    const notice = notices.notice();
    if (notice?.kind === 'news') return notice.text;
    const position = session.position();
    const said = isTaking(play.rules(), position, play.done()) ? 'takes' : 'plays';
    return WORDS[language.words().language][said][position.toPlay];
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
