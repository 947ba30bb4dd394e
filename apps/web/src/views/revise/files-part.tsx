import { createSignal, type JSX, Show } from 'solid-js';
import { useLanguage, useNotices } from '../../context.ts';
import { mergedDecks } from '../../deck/deck.ts';
import { type DeckFileProblem, readDeckFile, writeDeckFile } from '../../deck/deck-file.ts';
import { download, textFile } from '../../parts/download.ts';
import { FileChoice } from '../../parts/file-choice.tsx';
import { useStrings as usePuzzlesStrings } from '../puzzles/strings/strings.ts';
import type { DeckState } from './deck-state.ts';
import { useStrings } from './strings/strings.ts';

/** The cards as a file, from a file, and for Anki. */
export function FilesPart(props: { readonly state: DeckState }): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const s = useStrings();
  const puzzles = usePuzzlesStrings();
  const [told, setTold] = createSignal<{ readonly text: string; readonly refused: boolean } | null>(null);
  const hasCards = (): boolean => props.state.deck().cards.length > 0;

  function tell(text: string, refused = false): void {
    setTold({ text, refused });
    notices.announce(text);
  }

  function problemOf(file: string, problem: DeckFileProblem): string {
    if (problem.problem === 'not-cards') return s().notCards(file);
    return problem.problem === 'newer' ? s().newer(file) : s().badCard(file, problem.number, problem.field);
  }

  async function take(file: File): Promise<void> {
    const read = readDeckFile(await file.text());
    if (!read.ok) return tell(problemOf(file.name, read.error), true);
    props.state.change((deck) => mergedDecks(deck, read.value));
    tell(s().imported(read.value.cards.length));
  }

  async function forAnki(): Promise<void> {
    const [{ ankiNotes }, { writeAnkiFile }] = await Promise.all([
      import('./anki-notes.ts'),
      import('../../deck/anki-file.ts'),
    ]);
    const notes = await ankiNotes(props.state.deck().cards, { s: s(), puzzles: puzzles(), words: language.words() });
    download(s().ankiName, textFile(writeAnkiFile(notes)));
  }

  return (
    <section class="revise-files" aria-labelledby="revise-files">
      <h2 id="revise-files">{s().filesTitle}</h2>
      <p class="faint">{s().filesHelp}</p>
      <div class="acts">
        <Show when={hasCards()}>
          <button
            type="button"
            class="button"
            onClick={() => download(s().fileName, textFile(writeDeckFile(props.state.deck()), 'application/json'))}
          >
            {s().exportFile}
          </button>
          <button type="button" class="button" onClick={() => void forAnki()}>
            {s().exportAnki}
          </button>
        </Show>
        <FileChoice label={s().importFile} accept=".json,application/json" take={([file]) => file && take(file)} />
      </div>
      <Show when={told()}>{(news) => <p classList={{ refusal: news().refused }}>{news().text}</p>}</Show>
    </section>
  );
}
