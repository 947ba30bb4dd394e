import { positionOf, RULE_SET_IDS, type RuleSet, ruleSet } from '@merellier/rules';
import { writeFen, writeGame } from '@merellier/rules/notation';
import { createSignal, createUniqueId, For, type JSX } from 'solid-js';
import { useBoards, useLanguage, useNavigation, useNotices, useSession } from '../context.ts';
import { faultSaid, namesRules, readText, readTextOfAny, remarksSaid, type TextRead } from '../lines/read-text.ts';
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
  const notices = useNotices();
  const [problem, setProblem] = createSignal<string | null>(null);
  /** What a text without tags is read by: unless they are chosen, the rules of the board in sight, or others that read it. */
  const [chosen, setChosen] = createSignal<RuleSet | null>(null);
  const others = RULE_SET_IDS.filter((known) => known !== boards.shownGame().rules.id);
  let area: HTMLTextAreaElement | undefined;

  const chosenOrAny = (text: string): TextRead => {
    const rules = chosen();
    return rules ? readText(text, rules) : readTextOfAny(text, boards.shownGame().rules);
  };
  function open(): void {
    const text = area?.value ?? '';
    if (text.trim() === '') {
      fail(s().nothingToOpen);
      return;
    }
    const { read, remarks } = chosenOrAny(text);
    if (read.ok) {
      navigation.setDialog(null);
      if (navigation.view() === 'analysis') boards.analyse(read.value);
      else session.openGame(read.value);
      tell(namesRules(text) ? '' : s().openedBy(language.words().rulesName(read.value.rules)));
      tell(remarksSaid(language.words(), remarks));
      return;
    }
    fail(faultSaid(language.words(), read.error, remarks));
    if (read.error.problem === 'game-turn')
      area?.setSelectionRange(read.error.at, read.error.at + read.error.text.length);
    if (read.error.problem === 'game-unreadable') selectLine(area, read.error.line);
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
      <label class="field">
        <span>{s().rulesOfText}</span>
        <select
          class="select"
          onChange={({ currentTarget }) => setChosen(currentTarget.value === '' ? null : ruleSet(currentTarget.value))}
        >
          <option value="">{language.words().rulesName(boards.shownGame().rules)}</option>
          <For each={others}>{(known) => <option value={known}>{language.words().rules(known).name}</option>}</For>
        </select>
      </label>
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
