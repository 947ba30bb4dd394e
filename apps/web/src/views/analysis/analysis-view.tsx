import { newGame } from '@merellier/rules';
import { createEffect, createMemo, createSignal, type JSX, on, onMount, Show, untrack } from 'solid-js';
import { addressOf, type SheetProps } from '../../address/route.ts';
import { useBoards, useLanguage, useNavigation, useNotices, useSession, useSettings } from '../../context.ts';
import { focusBoard } from '../../parts/focus.ts';
import { Icon, type IconName } from '../../parts/icons.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { TurnTree } from '../../parts/turn-tree.tsx';
import { createAnalysis, lastAnalysed } from './analysis.ts';
import { AnalysisBoard, AnalysisDice, AnalysisTray, SetUpBoard } from './analysis-board.tsx';
import { AnalysisContext, useAnalysis } from './analysis-context.ts';
import { ExactPanel } from './exact/exact-panel.tsx';
import { ExplorerPanel } from './explorer/explorer-panel.tsx';
import { EvaluationBar } from './lines/evaluation-bar.tsx';
import { LinesPanel } from './lines/lines-panel.tsx';
import { readPositionAddress } from './position-address.ts';
import { ReviewPanel } from './review/review-panel.tsx';
import { SetUpPanel } from './set-up/set-up-panel.tsx';
import { createSettingUp } from './set-up/setting-up.ts';
import { Strings, useStrings } from './strings/strings.ts';
import { TurnNotes } from './turn-notes.tsx';
import './analysis.css';

/** What follows the view's name in the address while a position is set up. */
const SET_UP = 'set-up';

/** Any position or game on a board of its own, with what the engine thinks of it. */
export function AnalysisView(props: SheetProps): JSX.Element {
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
        <Sheet title={language.s().sheets.analysis} wide>
          <Show when={problem()}>
            <p class="refusal" role="alert">
              {problem()}
            </p>
          </Show>
          <Show when={isSetUp()} fallback={<AnalysisPage />}>
            <SetUpPage />
          </Show>
        </Sheet>
      </AnalysisContext.Provider>
    </Strings>
  );
}

function AnalysisPage(): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const analysis = useAnalysis();
  const s = useStrings();
  return (
    <div class="analysis">
      <div class="analysis-board">
        <AnalysisTray edge="top" />
        <AnalysisBoard />
        <AnalysisTray edge="bottom" />
        <Steps />
      </div>
      <div class="analysis-side">
        <div class="analysis-head">
          <p class="faint">{language.words().rulesName(analysis.rules())}</p>
          <button type="button" class="link" onClick={() => navigation.setDialog('text')}>
            {language.s().pasteGame}
          </button>
          <a class="link" href={addressOf('analysis', SET_UP)}>
            {s().setUp}
          </a>
        </div>
        <Show when={analysis.review.hasBegun()}>
          <ReviewPanel />
        </Show>
        <EvaluationBar />
        <AnalysisDice />
        <ExactPanel />
        <LinesPanel />
        <ExplorerPanel />
        <Show when={!analysis.review.hasBegun()}>
          <ReviewPanel />
        </Show>
        <TurnTree game={analysis.game()} onGo={analysis.goToNode} />
        <TurnNotes />
      </div>
    </div>
  );
}

function SetUpPage(): JSX.Element {
  const navigation = useNavigation();
  const analysis = useAnalysis();
  const board = createSettingUp({
    settings: useSettings(),
    language: useLanguage(),
    notices: useNotices(),
    session: useSession(),
    analysis,
  });
  onMount(() => document.getElementById('set-up-title')?.focus({ preventScroll: true }));
  return (
    <div class="analysis">
      <div class="analysis-board">
        <SetUpBoard board={board} />
      </div>
      <div class="analysis-side">
        <SetUpPanel
          board={board}
          onLeave={() => {
            navigation.show('analysis');
            focusBoard();
          }}
        />
      </div>
    </div>
  );
}

/** The way along the turns. */
function Steps(): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  return (
    <div class="analysis-steps">
      <Step icon="first" label={s().toStart} to={analysis.game().at === 0 ? null : 0} run={analysis.goToNode} />
      <Step icon="undo" label={s().previous} to={analysis.before()} run={analysis.goToNode} />
      <Step icon="redo" label={s().next} to={analysis.after()} run={analysis.goToNode} />
      <Step icon="last" label={s().toEnd} to={analysis.end()} run={analysis.goToNode} />
      <Step icon="turn" label={s().turnBoard} to={0} run={analysis.turnBoard} />
    </div>
  );
}

function Step(props: {
  readonly icon: IconName;
  readonly label: string;
  /** The node to which it leads; null where there is none. */
  readonly to: number | null;
  readonly run: (node: number) => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="control"
      title={props.label}
      aria-label={props.label}
      aria-disabled={props.to === null}
      onClick={() => props.to !== null && props.run(props.to)}
    >
      <Icon name={props.icon} />
    </button>
  );
}
