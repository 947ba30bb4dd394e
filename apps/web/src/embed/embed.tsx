import { type Language, loadWords } from '@merellier/words';
import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import '@merellier/board/board.css';
import '@merellier/board/looks.css';
import { setAddressLanguage } from '../address/route.ts';
import '../browser/trusted-types.ts';
import { DEFAULTS } from '../settings/settings.ts';
import { applyTheme } from '../settings/theme.ts';
import { type EmbedProblem, readEmbedRequest } from './embed-request.ts';
import { EmbedView } from './embed-view.tsx';
import { followGame } from './follow-game.ts';
import { type Shown, shownGame, shownState } from './shown.ts';
import { EMBED_STRINGS, type EmbedStrings } from './strings/strings.ts';
import '../styles/fonts.css';
import '../styles/themes.css';
import '../styles/board.css';
import './embed.css';

async function start(root: HTMLElement): Promise<void> {
  const { manner, subject } = await readEmbedRequest(location.search, navigator.languages);
  applyTheme({ ...DEFAULTS, theme: manner.theme, look: manner.look });
  document.documentElement.lang = manner.language;
  setAddressLanguage(manner.language);
  const [strings, words] = await Promise.all([EMBED_STRINGS[manner.language](), loadWords(manner.language)]);

  const [shown, setShown] = createSignal<Shown | null>(null);
  const [note, setNote] = createSignal('');
  const tell = (problem: EmbedProblem) => setNote(problemSaid(problem, strings, words, manner.language));
  if ('problem' in subject) tell(subject);
  else if (subject.kind === 'game') setShown(shownGame(subject.game));
  else {
    setNote(strings.reading);
    void followGame(subject.id, (followed) => {
      if (followed.kind === 'missing') return tell({ problem: 'no-such-game' });
      setNote(followed.kind === 'lost' ? strings.lost : '');
      if (followed.kind === 'game') setShown(shownState(followed.state));
    });
  }
  render(
    () => (
      <Show when={shown()} fallback={<p role="status">{note()}</p>}>
        {(game) => <EmbedView shown={game()} strings={strings} words={words} note={note()} />}
      </Show>
    ),
    root,
  );
}

function problemSaid(
  problem: EmbedProblem,
  strings: EmbedStrings,
  words: Awaited<ReturnType<typeof loadWords>>,
  language: Language,
): string {
  switch (problem.problem) {
    case 'nothing':
    case 'no-such-game':
    case 'address-damaged':
      return strings.problems[problem.problem];
    case 'no-such-choice':
      return strings.choice(
        problem.name,
        new Intl.ListFormat(language, { type: 'disjunction' }).format(problem.choices),
      );
    default:
      return words.problem(problem);
  }
}

const root = document.getElementById('embed');
if (root)
  start(root).catch(() => {
    root.textContent = 'Mérellier ?!';
  });
