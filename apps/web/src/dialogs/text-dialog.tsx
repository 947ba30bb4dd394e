import { positionOf } from '@merellier/rules';
import { writeFen, writeGame } from '@merellier/rules/notation';
import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { useBoards, useLanguage, useNavigation, useSession } from '../context.ts';
import { readText } from '../lines/read-text.ts';
import { Dialog } from '../parts/dialog.tsx';
import { toClipboard } from './clipboard.ts';
import { SharePart } from './share-part.tsx';

/** The game and the position to be shared, or copied as text; and a text to be opened. */
export function TextDialog(): JSX.Element {
  const language = useLanguage();
  const boards = useBoards();
  const { s } = language;
  const game = boards.shownGame;
  const position = (): string => writeFen(game().rules, positionOf(game()));

  return (
    <Dialog title={s().asText} wide>
      <SharePart />
      <CopyField label={s().textOfGame} text={writeGame(game()).trim()} rows={6} done={s().gameCopied} />
      <CopyField
        label={s().textOfPosition}
        text={position()}
        rows={Math.ceil(position().length / NARROW)}
        done={s().positionCopied}
      />
      <OpenField />
    </Dialog>
  );
}

/** The letters that a line of text holds on a narrow screen. */
const NARROW = 28;

interface CopyProps {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
  /** What is said when it is copied. */
  readonly done: string;
}

function CopyField(props: CopyProps): JSX.Element {
  const { s } = useLanguage();
  const id = createUniqueId();
  const [told, setTold] = createSignal('');
  let area: HTMLTextAreaElement | undefined;
  async function copy(): Promise<void> {
    area?.select();
    setTold((await toClipboard(props.text)) ? props.done : s().copyFailed);
  }
  return (
    <div class="text-field">
      <label for={id}>{props.label}</label>
      <textarea ref={area} id={id} class="text" rows={props.rows} readonly spellcheck={false} value={props.text} />
      <div class="acts">
        <button type="button" class="button" aria-label={s().copyWhat(props.label)} onClick={copy}>
          {s().copy}
        </button>
        <p role="status" class="faint told">
          {told()}
        </p>
      </div>
    </div>
  );
}

function OpenField(): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const session = useSession();
  const boards = useBoards();
  const { s } = language;
  const id = createUniqueId();
  const [problem, setProblem] = createSignal<string | null>(null);
  let area: HTMLTextAreaElement | undefined;

  function open(): void {
    const text = area?.value ?? '';
    if (text.trim() === '') {
      fail(s().nothingToOpen);
      return;
    }
    const read = readText(text, boards.shownGame().rules);
    if (read.ok) {
      navigation.setDialog(null);
      if (navigation.view() === 'analysis') boards.analyse(read.value);
      else session.openGame(read.value);
      return;
    }
    fail(language.words().problem(read.error));
    if (read.error.problem === 'game-turn')
      area?.setSelectionRange(read.error.at, read.error.at + read.error.text.length);
    if (read.error.problem === 'game-unreadable') selectLine(area, read.error.line);
  }

  function fail(text: string): void {
    setProblem(text);
    area?.focus();
  }

  return (
    <form
      class="text-field"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <label for={id}>{s().paste}</label>
      <p class="faint" id={`${id}-help`}>
        {s().pasteHelp}
      </p>
      <textarea
        ref={area}
        id={id}
        class="text"
        rows={4}
        spellcheck={false}
        autocomplete="off"
        aria-describedby={`${id}-help ${id}-problem`}
        aria-invalid={problem() !== null}
      />
      <p class="refusal" id={`${id}-problem`} role="alert">
        {problem()}
      </p>
      <button type="submit" class="button primary">
        {s().open}
      </button>
    </form>
  );
}

function selectLine(area: HTMLTextAreaElement | undefined, line: number): void {
  const lines = area?.value.split('\n') ?? [];
  const from = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  area?.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
}
