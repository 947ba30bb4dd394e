import { RULE_SET_IDS, type RuleSet, readRuleSet, ruleSet } from '@merellier/rules';
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from 'solid-js';
import { readRulesRest } from '../../address/read-rules-rest.ts';
import type { SheetProps } from '../../address/route.ts';
import { oneOf } from '../../browser/json.ts';
import { useLanguage, useSettings } from '../../context.ts';
import { faultOf } from '../../parts/fault.ts';
import { Icon } from '../../parts/icons.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Toggle } from '../../parts/setting-fields.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { PUZZLE_RULES, puzzlesOf } from '../../puzzles/collection.ts';
import { Strings as LearnStrings } from '../learn/strings/strings.ts';
import { RULES_WITH_LOTS } from '../openings/openings-state.ts';
import { BoardPage } from './board-page.tsx';
import { BOARDS, type PrintableBoard } from './boards.ts';
import { GamePage } from './game-page.tsx';
import { LinePage } from './line-page.tsx';
import { LotsPage } from './lots-page.tsx';
import { KINDS, type Kind, ORIENTATIONS, PAPERS, pageRule, pageSize, WEIGHTS } from './paper.ts';
import { createPrintChoice } from './print-choice.ts';
import { PuzzleFields } from './puzzle-fields.tsx';
import { PuzzlesPage, SolutionsPage } from './puzzles-page.tsx';
import { readLine } from './read-line.ts';
import { RulesPage } from './rules-page.tsx';
import { ScorePage } from './score-page.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import '../../styles/paper.css';
import './print.css';

/** Puzzles and cards of lots. */
const BOARDS_A_PAGE = 6;
/** Bare boards, which belong to no rule set. */
const BARE: readonly Kind[] = ['board', 'boards'];
/** Kinds with small boards, whose places can be named. */
const WITH_NAMES: readonly Kind[] = ['puzzles', 'lots', 'line'];

/** Games to cut out, boards, rules and score sheets on paper: chosen here, printed by the browser. The rules speak as they do where one learns them. */
export function PrintView(props: SheetProps): JSX.Element {
  return (
    <LearnStrings>
      <Strings>
        <Print rest={props.rest} />
      </Strings>
    </LearnStrings>
  );
}

/**
 * The kind and the rule set that the address names, `/imprimer/regle/marelle`, with what a house rule changes after it, or the
 * line that it holds after `/imprimer/feuille/marelle`.
 */
function Print(props: { readonly rest: readonly string[] }): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const s = useStrings();
  const kindAt = ([kind, ...rest]: readonly string[], other: Kind): Kind =>
    rest.length < 2 || isHouse(kind) ? oneOf(KINDS, kind, other) : 'line';
  const [kind, setKind] = createSignal<Kind>(kindAt(props.rest, 'game'));
  const [rules, setRules] = createSignal<RuleSet>(rulesAt(props.rest) ?? settings.chosen());
  const ownBoard = () => BOARDS.find(({ board }) => board.id === rules().board.id) ?? (BOARDS[0] as PrintableBoard);
  const [board, setBoard] = createSignal(ownBoard());
  // Another address for this view, while it is open.
  createEffect(
    on(
      () => props.rest,
      (rest) => {
        const [newKind] = rest;
        if (newKind !== undefined) setKind(kindAt(rest, kind()));
        const wanted = rulesAt(rest);
        if (!wanted) return;
        setRules(wanted);
        setBoard(ownBoard());
      },
      { defer: true },
    ),
  );
  const [solutions, setSolutions] = createSignal(true);
  const { choice, change } = createPrintChoice();
  const size = createMemo(() => pageSize(choice().paper, choice().orientation));

  /** Rule sets that the kind can be printed for. */
  const offered = (): readonly string[] => {
    if (kind() === 'puzzles') return PUZZLE_RULES;
    return kind() === 'lots' ? RULES_WITH_LOTS : RULE_SET_IDS;
  };
  const ofRules = (): string => (offered().includes(rules().id) ? rules().id : (offered()[0] ?? ''));
  const [puzzles] = createResource(
    () => (kind() === 'puzzles' ? ofRules() : null),
    (id) => puzzlesOf(id),
  );
  const [lots] = createResource(
    () => (kind() === 'lots' ? ofRules() : null),
    async (id) => (await import('@merellier/tablebase/openings')).lotsOf(ruleSet(id)),
  );
  const [line] = createResource(() => (isHouse(props.rest[0]) ? undefined : props.rest[2]), readLine);
  const [sheet, setSheet] = createSignal(0);
  /** Those of the kind and the difficulty that are chosen. */
  const wanted = createMemo(() => {
    const { puzzleKind, puzzleGrade } = choice();
    return (puzzles.latest ?? []).filter(
      ({ kind, grade }) => (puzzleKind ?? kind) === kind && (puzzleGrade ?? grade) === grade,
    );
  });
  const sheets = (): number => Math.max(1, Math.floor(wanted().length / BOARDS_A_PAGE));
  const sheetSaid = (): string => s().sheetOf((sheet() % sheets()) + 1, sheets());
  /** On paper with the game, since pupils get nothing else: the board alone does not say by which rules it is played. */
  const sheetOfGame = (): string => `${language.words().rules(ofRules()).name} · ${sheetSaid()}`;
  /** The puzzles of a sheet are as many steps apart as there are sheets: from easy to hard on each. */
  const ofSheet = createMemo(() =>
    wanted()
      .filter((_, i) => i % sheets() === sheet() % sheets())
      .slice(0, BOARDS_A_PAGE),
  );
  /** All cards, sheet after sheet: one draws from the whole of them. */
  const lotSheets = createMemo(() => {
    const all = lots.latest ?? [];
    const count = Math.ceil(all.length / BOARDS_A_PAGE);
    return Array.from({ length: count }, (_, i) => all.slice(i * BOARDS_A_PAGE, (i + 1) * BOARDS_A_PAGE));
  });

  const page = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
  createEffect(() => page.replaceSync(pageRule(choice().paper, choice().orientation)));
  onCleanup(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page);
  });

  const boardName = ({ board, squares }: PrintableBoard): string =>
    squares ? s()[squares.played](squares.side) : language.words().parameter('board').value(board.id);

  /** What the address names and there is not: a kind of page, or rules. */
  const fault = (): string | null => {
    const [wantedKind, ...wantedRules] = props.rest;
    if (wantedKind && !(KINDS as readonly string[]).includes(wantedKind)) return faultOf(language, wantedKind);
    if (line.state === 'ready' && !line()) return faultOf(language, props.rest[2]);
    const read = wantedRules[0] ? readRulesRest(isHouse(wantedKind) ? wantedRules : wantedRules.slice(0, 1)) : null;
    return read && !read.ok ? language.s().badLink(language.words().problem(read.error)) : null;
  };

  return (
    <Sheet title={language.s().sheets.print} lead={s().lead} fault={fault()} wide>
      <div class="print">
        <div class="print-form menu-settings">
          <Segments
            name="kind"
            apart
            title={s().what}
            values={line() ? ['line', ...KINDS] : KINDS}
            labels={s().kinds}
            value={kind()}
            change={setKind}
          />
          <Show when={!BARE.includes(kind()) && kind() !== 'line'}>
            <label class="setting">
              <span>{s().whichRules}</span>
              <select
                class="select"
                value={ofRules()}
                onChange={({ currentTarget }) => setRules(named(currentTarget.value) ?? rules())}
              >
                <For each={offered()}>{(id) => <option value={id}>{language.words().rules(id).name}</option>}</For>
              </select>
            </label>
          </Show>
          <Show when={BARE.includes(kind())}>
            <label class="setting">
              <span>{s().whichBoard}</span>
              <select
                class="select"
                value={board().board.id}
                onChange={({ currentTarget }) =>
                  setBoard(BOARDS.find((one) => one.board.id === currentTarget.value) ?? board())
                }
              >
                <For each={BOARDS}>{(one) => <option value={one.board.id}>{boardName(one)}</option>}</For>
              </select>
            </label>
          </Show>
          <Segments
            name="paper"
            title={s().paper}
            values={PAPERS}
            labels={s().papers}
            value={choice().paper}
            change={(paper) => change({ paper })}
          />
          <Segments
            name="orientation"
            title={s().orientation}
            values={ORIENTATIONS}
            labels={s().orientations}
            value={choice().orientation}
            change={(orientation) => change({ orientation })}
          />
          <Show when={BARE.includes(kind())}>
            <Segments
              name="weight"
              title={s().weight}
              values={WEIGHTS}
              labels={s().weights}
              value={choice().weight}
              change={(weight) => change({ weight })}
            />
            <Toggle label={language.s().names} on={choice().names} change={(names) => change({ names })} />
          </Show>
          <Show when={kind() === 'lots'}>
            <p class="setting-note">{s().lotSheets(lots.latest?.length ?? 0, lotSheets().length)}</p>
          </Show>
          <Show when={kind() === 'puzzles'}>
            <div class="setting">
              <span>{sheetSaid()}</span>
              <button type="button" class="button" onClick={() => setSheet(sheet() + 1)}>
                {s().otherPuzzles}
              </button>
            </div>
            <PuzzleFields choice={choice()} change={change} />
            <Toggle label={s().withSolutions} on={solutions()} change={setSolutions} />
          </Show>
          <Show when={WITH_NAMES.includes(kind())}>
            <Toggle
              label={language.s().names}
              on={choice().puzzleNames}
              change={(puzzleNames) => change({ puzzleNames })}
            />
          </Show>
          <button type="button" class="button primary" onClick={() => window.print()}>
            <Icon name="print" />
            {s().print}
          </button>
          <p class="setting-note">{s().printHelp}</p>
        </div>
        <section class="print-preview" aria-label={s().preview}>
          <Show
            when={kind() !== 'lots'}
            fallback={
              <For each={lotSheets()}>
                {(sheet) => (
                  <Paper size={size()}>
                    <LotsPage rules={ruleSet(ofRules())} lots={sheet} choice={choice()} />
                  </Paper>
                )}
              </For>
            }
          >
            <Paper size={size()}>
              <Switch>
                <Match when={kind() === 'game'}>
                  <GamePage rules={rules()} choice={choice()} />
                </Match>
                <Match when={BARE.includes(kind())}>
                  <BoardPage
                    printed={board()}
                    name={boardName(board())}
                    count={kind() === 'boards' ? 6 : 1}
                    choice={choice()}
                  />
                </Match>
                <Match when={kind() === 'rules'}>
                  <RulesPage rules={rules()} choice={choice()} />
                </Match>
                <Match when={kind() === 'score'}>
                  <ScorePage rules={rules()} choice={choice()} />
                </Match>
                <Match when={kind() === 'puzzles'}>
                  <PuzzlesPage puzzles={ofSheet()} choice={choice()} sheet={sheetOfGame()} />
                </Match>
                <Match when={kind() === 'line' && line()}>
                  {(game) => <LinePage game={game()} choice={choice()} />}
                </Match>
              </Switch>
            </Paper>
          </Show>
          <Show when={kind() === 'puzzles' && solutions()}>
            <Paper size={size()}>
              <SolutionsPage puzzles={ofSheet()} choice={choice()} sheet={sheetOfGame()} />
            </Paper>
          </Show>
        </section>
      </div>
    </Sheet>
  );
}

/** One page, as it will be on paper. */
function Paper(props: { readonly size: readonly [number, number]; readonly children: JSX.Element }): JSX.Element {
  const language = useLanguage();
  return (
    <div
      class="paper"
      style={{ '--page-width': String(props.size[0]), '--page-height': String(props.size[1]) }}
      lang={language.tongue().language}
    >
      {props.children}
    </div>
  );
}

/** Kinds that can be of house rules. */
const isHouse = (kind: string | undefined): boolean => kind === 'rules' || kind === 'game';

/** The rules that the address names. */
function rulesAt([kind, id, changes]: readonly string[]): RuleSet | null {
  if (id === undefined || changes === undefined || !isHouse(kind)) return named(id);
  const read = readRulesRest([id, changes]);
  return read.ok ? read.value : null;
}

function named(id: string | undefined): RuleSet | null {
  const read = readRuleSet(id ?? '');
  return read.ok ? ruleSet(read.value.id) : null;
}
