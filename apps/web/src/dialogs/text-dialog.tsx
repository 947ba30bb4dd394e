import { positionOf, type RuleSet } from '@merellier/rules';
import { writeFen, writeGame } from '@merellier/rules/notation';
import { createSignal, createUniqueId, type JSX } from 'solid-js';
import { useBoards, useLanguage, useNavigation, useNotices, useSession } from '../context.ts';
import { asCollection, faultSaid, isAssumed, readTextOfAny, remarksListed, remarksSaid } from '../lines/read-text.ts';
import type { Told } from '../lines/told.ts';
import { tellOfGame, toldOfGame } from '../lines/told-of-game.ts';
import { Dialog } from '../parts/dialog.tsx';
import { RulesOfText } from '../parts/rules-of-text.tsx';
import { ToldList } from '../parts/told-list.tsx';
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
  const notices = useNotices();
  const [problem, setProblem] = createSignal<string | null>(null);
  /** More remarks on a text than are said; at first those on the game in sight. */
  const [told, setTold] = createSignal<readonly Told[]>(toldOfGame(boards.shownGame()));
  /** That a game was opened, while its list is read. */
  const [opened, setOpened] = createSignal('');
  const [chosen, setChosen] = createSignal<RuleSet | null>(null);
  let area: HTMLTextAreaElement | undefined;

  function open(): void {
    const text = area?.value ?? '';
    if (text.trim() === '') {
      fail(s().nothingToOpen);
      return;
    }
    const collection = asCollection(text, s().pastedText);
    if (collection) return void openCollection(collection);
    const { read, remarks } = readTextOfAny(text, boards.shownGame().rules, chosen());
    const inAnalysis = navigation.view() === 'analysis';
    const listed = remarksListed(remarks);
    setTold(listed);
    setOpened('');
    if (read.ok) {
      setProblem(null);
      // The analysis has a place for the list; a game that is played has none, and it is read here.
      if (inAnalysis || listed.length === 0) navigation.setDialog(null);
      tellOfGame(read.value, remarks);
      if (inAnalysis) boards.analyse(read.value);
      else session.openGame(read.value);
      const guessed = isAssumed(remarks) ? s().openedBy(language.words().rulesName(read.value.rules)) : '';
      setOpened(guessed || s().opened);
      // Beside a game that is played no list is in sight.
      const said = remarksSaid(language.words(), remarks, inAnalysis ? s().gamesTold.listed : () => '');
      tell(`${guessed} ${said}`.trim());
      return;
    }
    fail(faultSaid(language.words(), read.error, remarks, s().gamesTold.listed));
    if (read.error.problem === 'game-turn')
      area?.setSelectionRange(read.error.at, read.error.at + read.error.text.length);
    if (read.error.problem === 'game-unreadable') selectLine(area, read.error.line);
  }

  async function openCollection(file: File): Promise<void> {
    const { openFiles } = await import('../collection/collection.ts');
    openFiles([file]);
    navigation.setDialog(null);
    navigation.show('analysis', 'collection');
  }

  /** Beside what else was said of the game that was opened. */
  function tell(told: string): void {
    if (told === '') return;
    const before = notices.notice();
    notices.setNotice({ ...(before ?? { kind: 'news' }), text: [told, ...(before ? [before.text] : [])].join(' ') });
    notices.announce(told);
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
      <RulesOfText choose={setChosen} />
      <p class="refusal" id={`${id}-problem`} role="alert">
        {problem()}
      </p>
      <p role="status" class="told">
        {opened()}
      </p>
      <ToldList title={s().gamesTold.remarks} told={told()} open={opened() !== '' || problem() !== null} />
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
