import { newGame } from '@merellier/rules';
import { createEffect, createMemo, createSignal, type JSX, lazy, on, onMount, Show, Suspense, untrack } from 'solid-js';
import { addressOf, rulesAddress, type SheetProps } from '../../address/route.ts';
import { useBoards, useLanguage, useNavigation, useNotices, useSession, useSettings } from '../../context.ts';
import { houseName } from '../../dialogs/house-rules/kept-houses.ts';
import { BoardLayout } from '../../frame/board-layout.tsx';
import { toldOfGame } from '../../lines/told-of-game.ts';
import { focusBoard } from '../../parts/focus.ts';
import { FreshVersion, NoticeText } from '../../parts/notices.tsx';
import { PrintLine } from '../../parts/print-line.tsx';
import { Step } from '../../parts/step.tsx';
import { ToldList } from '../../parts/told-list.tsx';
import { TurnTree } from '../../parts/turn-tree.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { createAnalysis, lastAnalysed } from './analysis.ts';
import { AnalysisBoard, AnalysisDice, AnalysisTray, SetUpBoard } from './analysis-board.tsx';
import { AnalysisContext, useAnalysis } from './analysis-context.ts';
import { ExactPanel } from './exact/exact-panel.tsx';
import { ExplorerPanel } from './explorer/explorer-panel.tsx';
import { EvaluationBar, VerdictLine } from './lines/evaluation-bar.tsx';
import { LinesPanel } from './lines/lines-panel.tsx';
import { ThinkingPanel, ThinkingSwitch } from './lines/thinking-panel.tsx';
import { createVerdict } from './lines/verdict.ts';
import { PasteField } from './paste-field.tsx';
import { readPositionAddress } from './position-address.ts';
import { MistakesPanel, ReviewPanel } from './review/review-panel.tsx';
import { SetUpPanel } from './set-up/set-up-panel.tsx';
import { createSettingUp } from './set-up/setting-up.ts';
import { Strings, useStrings } from './strings/strings.ts';
import { TurnNotes } from './turn-notes.tsx';
import './analysis.css';

/** What follows the view's name in the address while a position is set up. */
const SET_UP = 'set-up';
/** And while collections are looked at. */
const COLLECTION = 'collection';

const CollectionView = lazy(async () => ({
  default: (await import('./collection/collection-view.tsx')).CollectionView,
}));

/** Any position or game on a board of its own, with what the engine thinks of it; and collections to take games from. */
export function AnalysisView(props: SheetProps): JSX.Element {
  return (
    <Show when={props.rest[0] === COLLECTION} fallback={<BoardOfAnalysis rest={props.rest} />}>
      <Suspense fallback={<Waiting />}>
        <CollectionView />
      </Suspense>
    </Show>
  );
}

function BoardOfAnalysis(props: SheetProps): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const notices = useNotices();
  const boards = useBoards();
  const isSetUp = createMemo(() => props.rest[0] === SET_UP);
  const given = untrack(boards.analysed);
  const analysis = createAnalysis({
    ...{ language, notices, boards, isHeld: isSetUp },
    first: given?.game ?? lastAnalysed() ?? newGame(settings.chosen()),
  });
  createEffect(
    on(boards.analysed, (next) => {
      if (!next) return;
      boards.setAnalysed(null);
      if (next.game !== analysis.game()) analysis.open(next.game);
      if (next.review === 'game') analysis.review.reviewAll();
      if (next.review === 'turn') analysis.review.reviewTurn(next.game.at);
    }),
  );
  const [problem, setProblem] = createSignal<string | null>(null);
  createEffect(() => {
    if (props.rest.length === 0 || isSetUp()) return;
    const asked = readPositionAddress(props.rest);
    if (asked.ok) analysis.open(asked.value);
    setProblem(asked.ok ? null : language.words().problem(asked.error));
    // What comes of the position is not the position any more: a reload goes on where one was.
    history.replaceState(history.state, '', addressOf('analysis'));
  });
  return (
    <Strings>
      <AnalysisContext.Provider value={analysis}>
        <Show when={isSetUp()} fallback={<AnalysisPage problem={problem()} />}>
          <SetUpPage />
        </Show>
      </AnalysisContext.Provider>
    </Strings>
  );
}

function AnalysisPage(props: { readonly problem: string | null }): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const { review } = analysis;
  const verdict = createVerdict(language, analysis, useStrings());
  /** Beside the board stands what is asked for: the judgement on the turn, or how the position stands. */
  const isJudged = createMemo(
    () => review.judgedAt(analysis.game().at) !== null || (review.hasBegun() && analysis.game().at === 0),
  );
  return (
    <BoardLayout
      title={language.s().sheets.analysis}
      opens
      view="analysis"
      class="analysis"
      top={<AnalysisTray edge="top" />}
      board={<AnalysisBoard />}
      gutter={<EvaluationBar verdict={verdict} />}
      bottom={<AnalysisTray edge="bottom" />}
      below={
        <>
          <Show when={isJudged()}>
            <LinesPanel />
          </Show>
          <MistakesPanel />
          <ExactPanel />
          <ThinkingPanel />
          <TurnNotes />
          <ExplorerPanel />
          <FreshVersion />
        </>
      }
    >
      <Show when={props.problem}>
        <p class="refusal" role="alert">
          {props.problem}
        </p>
      </Show>
      <News />
      <ReviewPanel />
      <Show when={!isJudged()}>
        <VerdictLine verdict={verdict} />
        <LinesPanel />
      </Show>
      <AnalysisDice />
      <Tools />
      <GamePlayed />
      <TurnTree game={analysis.game()} onGo={analysis.goToNode} />
      <Steps />
    </BoardLayout>
  );
}

/** What was said of the game as it was opened, until one goes on; a list of it stays while the game does. */
function News(): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const notices = useNotices();
  createEffect(on(analysis.game, () => notices.setNotice(null), { defer: true }));
  const told = createMemo(() => toldOfGame(analysis.game()));
  return (
    <>
      <Show when={notices.notice()}>{(notice) => <NoticeText notice={notice()} />}</Show>
      <ToldList title={language.s().gamesTold.remarks} told={told()} />
    </>
  );
}

/** Which game it is, above its turns, and the way to its rules. */
function GamePlayed(): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  return (
    <p class="analysis-game">
      <span>{houseName(analysis.rules()) || language.words().rulesName(analysis.rules())}</span>
      <a class="link" href={rulesAddress(analysis.rules())}>
        {language.s().readRules}
      </a>
    </p>
  );
}

/** What can be done with the game or the position, as links: none of them is needed to read the lines. */
function Tools(): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const { review } = analysis;
  const [pasting, setPasting] = createSignal(false);
  return (
    <>
      <div class="analysis-tools">
        <Show when={review.progress() === null}>
          <Show when={!review.isWhole() && review.line().length > 0}>
            <button type="button" class="link" onClick={review.reviewAll}>
              {s().review}
            </button>
          </Show>
          <Show when={analysis.game().at !== 0 && !review.judgedAt(analysis.game().at)}>
            <button type="button" class="link" onClick={() => review.reviewTurn(analysis.game().at)}>
              {s().judgeTurn}
            </button>
          </Show>
        </Show>
        <button type="button" class="link" aria-expanded={pasting()} onClick={() => setPasting(!pasting())}>
          {language.s().pasteGame}
        </button>
        <a class="link" href={addressOf('analysis', SET_UP)}>
          {s().setUp}
        </a>
        <a class="link" href={addressOf('analysis', COLLECTION)}>
          {s().collection}
        </a>
        <Show when={review.line().length > 0}>
          <PrintLine game={analysis.game()} label={s().printLine} />
        </Show>
        <Show when={analysis.own.marks().length > 0}>
          <button
            type="button"
            class="link"
            onClick={() => {
              analysis.own.clear();
              focusBoard();
            }}
          >
            {language.s().sketch.clear}
          </button>
        </Show>
        <ThinkingSwitch />
      </div>
      <PasteField open={pasting()} close={() => setPasting(false)} reopen={() => setPasting(true)} />
    </>
  );
}

function SetUpPage(): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const analysis = useAnalysis();
  const s = useStrings();
  const board = createSettingUp({
    settings: useSettings(),
    language,
    notices: useNotices(),
    session: useSession(),
    analysis,
  });
  const leave = (): void => {
    navigation.show('analysis');
    focusBoard();
  };
  onMount(() => document.getElementById('set-up-title')?.focus({ preventScroll: true }));
  return (
    <BoardLayout title={s().setUp} view="analysis" class="analysis" board={<SetUpBoard board={board} />}>
      <SetUpPanel board={board} onLeave={leave} />
      <PasteField open={false} close={leave} />
    </BoardLayout>
  );
}

/** The way along the turns. */
function Steps(): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  return (
    <div class="analysis-steps">
      <Step icon="first" label={s().toStart} to={analysis.game().at === 0 ? null : 0} run={analysis.goToNode} />
      <Step icon="left" label={s().previous} to={analysis.before()} run={analysis.goToNode} />
      <Step icon="right" label={s().next} to={analysis.after()} run={analysis.goToNode} />
      <Step icon="last" label={s().toEnd} to={analysis.end()} run={analysis.goToNode} />
      <Step icon="flip" label={s().turnBoard} to={0} run={analysis.turnBoard} />
      <Step icon="down" label={s().moreTools} to={0} run={toMore} />
    </div>
  );
}

/** Leads to what stands below the board. */
function toMore(): void {
  const more = document.getElementById('more');
  more?.focus({ preventScroll: true });
  more?.scrollIntoView({ block: 'start' });
}
