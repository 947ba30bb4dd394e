import { createEffect, createSignal, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';
import { useLanguage, useNotices } from '../../context.ts';
import { readText, remarksSaid, textOfFile } from '../../lines/read-text.ts';
import { FileChoice } from '../../parts/file-choice.tsx';
import { focusBoard } from '../../parts/focus.ts';
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
}): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const analysis = useAnalysis();
  const s = useStrings();
  const [problem, setProblem] = createSignal<string | null>(null);
  const id = createUniqueId();
  let field: HTMLTextAreaElement | undefined;

  function take(text: string): void {
    if (text.trim() === '') return;
    const { read, remarks } = readText(text, analysis.rules());
    if (!read.ok) {
      setProblem(language.words().problem(read.error));
      return;
    }
    setProblem(null);
    if (field) field.value = '';
    props.close();
    analysis.open(read.value);
    notices.announce(s().pasted(language.words().rulesName(read.value.rules)));
    const told = remarksSaid(language.words(), remarks);
    if (told !== '') notices.setNotice({ kind: 'news', text: told });
    focusBoard();
  }
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (file) take(await textOfFile(file));
  };

  function onPaste(event: ClipboardEvent): void {
    // What is pasted into another field, a comment for one, belongs there; in a dialog too.
    const into = event.target instanceof Element ? event.target.closest('input, textarea, dialog') : null;
    if (into && into !== field) return;
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!file && text === '') return;
    event.preventDefault();
    if (into === field && field) field.value = text;
    if (file) void takeFile(file);
    else take(text);
  }
  function onDragOver(event: DragEvent): void {
    if (event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain')) event.preventDefault();
  }
  function onDrop(event: DragEvent): void {
    const [file] = event.dataTransfer?.files ?? [];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (!file && text === '') return;
    event.preventDefault();
    if (file) void takeFile(file);
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
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
        <FileChoice label={s().openFile} accept={FILES} take={([file]) => takeFile(file)} />
      </Show>
      <p class="refusal" id={`${id}-problem`} role="alert">
        {problem()}
      </p>
    </div>
  );
}
