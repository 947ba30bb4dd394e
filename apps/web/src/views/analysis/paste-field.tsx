import type { RuleSet } from '@merellier/rules';
import { createEffect, createSignal, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';
import { useLanguage, useNavigation, useNotices } from '../../context.ts';
import {
  asCollection,
  isAssumed,
  isLargeToOpen,
  readTextOfAny,
  remarksSaid,
  textOfFile,
} from '../../lines/read-text.ts';
import { tellOfGame } from '../../lines/told-of-game.ts';
import { FileChoice } from '../../parts/file-choice.tsx';
import { focusBoard } from '../../parts/focus.ts';
import { RulesOfText } from '../../parts/rules-of-text.tsx';
import { useAnalysis } from './analysis-context.ts';
import { useStrings } from './strings/strings.ts';

/** Games and positions as other programs write them. */
const FILES = '.pgn,.pdn,.txt,.fen,text/plain';

/**
 * Opens a game or a position as soon as it is pasted, or dropped as a file, anywhere in the view; where there is no keyboard,
 * in a field of its own.
 */
export function PasteField(props: {
  readonly open: boolean;
  /** Called once a game is opened. */
  readonly close: () => void;
  /** Opens the field again, where it stays on the page. */
  readonly reopen?: () => void;
}): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const navigation = useNavigation();
  const analysis = useAnalysis();
  const s = useStrings();
  const [problem, setProblem] = createSignal<string | null>(null);
  const id = createUniqueId();
  /** What is in the field; it stays there while the field is closed. */
  const [written, setWritten] = createSignal('');
  const [chosen, setChosen] = createSignal<RuleSet | null>(null);
  let field: HTMLTextAreaElement | undefined;
  let choice: HTMLDivElement | undefined;

  function take(text: string): void {
    if (text.trim() === '') {
      setProblem(language.s().nothingToOpen);
      return;
    }
    const collection = asCollection(text, language.s().pastedText);
    if (collection) return void openCollection([collection]);
    const { read, before: upTo, remarks } = readTextOfAny(text, analysis.rules(), chosen());
    const game = read.ok ? read.value : upTo;
    const fault = read.ok ? '' : language.words().problem(read.error);
    if (!game) {
      setProblem(fault);
      return;
    }
    setProblem(null);
    const isGuessed = isAssumed(remarks);
    // What was read by rules that were guessed can be read by others.
    setWritten(isGuessed ? text : '');
    props.close();
    tellOfGame(game, remarks);
    analysis.open(game);
    const { rules } = game;
    const said = remarksSaid(language.words(), remarks, language.s().gamesTold.listed);
    const told = `${fault === '' ? '' : s().openedUpTo(fault)} ${said}`.trim();
    const guessed = isGuessed ? language.s().openedBy(language.words().rulesName(rules)) : '';
    notices.announce(`${guessed || s().pasted(language.words().rulesName(rules))} ${told}`.trim());
    if (guessed + told !== '')
      notices.setNotice({
        kind: read.ok ? 'news' : 'refusal',
        text: `${guessed} ${told}`.trim(),
        ...(isGuessed && props.reopen && { action: { label: language.s().otherRules, run: reopen } }),
      });
    focusBoard();
  }
  function reopen(): void {
    props.reopen?.();
    choice?.querySelector('select')?.focus();
  }
  async function takeFiles(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    // One game is opened here; of many one chooses first, and a large file would hold up the page.
    if (files.length === 1 && !isLargeToOpen(file)) {
      const text = await textOfFile(file);
      if (!asCollection(text, file.name)) return take(text);
    }
    await openCollection(files);
  }
  async function openCollection(files: readonly File[]): Promise<void> {
    props.close();
    const { openFiles } = await import('../../collection/collection.ts');
    openFiles(files);
    navigation.show('analysis', 'collection');
  }

  function onPaste(event: ClipboardEvent): void {
    // What is pasted into another field, a comment for one, belongs there; in a dialog too.
    const into = event.target instanceof Element ? event.target.closest('input, textarea, dialog') : null;
    if (into && into !== field) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (files.length === 0 && text === '') return;
    event.preventDefault();
    if (into === field && field) setWritten(text);
    if (files.length > 0) void takeFiles(files);
    else take(text);
  }
  function onDragOver(event: DragEvent): void {
    if (event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain')) event.preventDefault();
  }
  function onDrop(event: DragEvent): void {
    const files = [...(event.dataTransfer?.files ?? [])];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (files.length === 0 && text === '') return;
    event.preventDefault();
    if (files.length > 0) void takeFiles(files);
    else take(text);
  }
  document.addEventListener('paste', onPaste);
  document.addEventListener('dragover', onDragOver);
  document.addEventListener('drop', onDrop);
  onCleanup(() => {
    document.removeEventListener('paste', onPaste);
    document.removeEventListener('dragover', onDragOver);
    document.removeEventListener('drop', onDrop);
  });
  createEffect(() => {
    setChosen(null);
    if (!props.open) return;
    setProblem(null);
    field?.focus();
  });

  return (
    <div class="paste">
      <Show when={props.open}>
        <label for={id}>{s().pasteHere}</label>
        <textarea
          ref={field}
          id={id}
          class="text"
          rows={3}
          spellcheck={false}
          autocomplete="off"
          aria-describedby={`${id}-problem`}
          aria-invalid={problem() !== null}
          value={written()}
          onInput={({ currentTarget }) => setWritten(currentTarget.value)}
          onKeyDown={(event) => {
            // A text of several lines is pasted, which opens it; one that is typed is a line.
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            take(written());
          }}
        />
        <div ref={choice}>
          <RulesOfText choose={setChosen} />
        </div>
        <div class="acts">
          <button type="button" class="button primary" onClick={() => take(written())}>
            {language.s().open}
          </button>
          <FileChoice label={s().openFile} accept={FILES} multiple take={takeFiles} />
        </div>
      </Show>
      <p class="refusal" id={`${id}-problem`} role="alert">
        {problem()}
      </p>
    </div>
  );
}
