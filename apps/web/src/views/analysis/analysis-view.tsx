import type { JSX } from 'solid-js';
import { useApp } from '../../context.ts';
import { Icon } from '../../parts/icons.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { TurnTree } from '../../parts/turn-tree.tsx';
import type { SheetProps } from '../../route.ts';
import { createAnalysis } from './analysis.ts';
import { AnalysisBoard, AnalysisDice, AnalysisTray } from './analysis-board.tsx';
import { AnalysisContext, useAnalysis } from './analysis-context.ts';
import { EvaluationBar } from './evaluation-bar.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import './analysis.css';

/** Any position or game on a board of its own, with what the engine thinks of it. */
export function AnalysisView(_: SheetProps): JSX.Element {
  const app = useApp();
  const given = app.analysed();
  app.setAnalysed(null);
  const analysis = createAnalysis(app, given?.game ?? null);
  return (
    <Strings>
      <AnalysisContext.Provider value={analysis}>
        <AnalysisPage />
      </AnalysisContext.Provider>
    </Strings>
  );
}

function AnalysisPage(): JSX.Element {
  const app = useApp();
  const analysis = useAnalysis();
  return (
    <Sheet title={app.s().sheets.analysis} wide>
      <div class="analysis">
        <div class="analysis-board">
          <AnalysisTray edge="top" />
          <AnalysisBoard />
          <AnalysisTray edge="bottom" />
          <Steps />
        </div>
        <div class="analysis-side">
          <p class="analysis-rules faint">{app.words().rulesName(analysis.rules())}</p>
          <EvaluationBar />
          <AnalysisDice />
          <LinesPanel />
          <TurnTree game={analysis.game()} onGo={analysis.goToNode} />
        </div>
      </div>
    </Sheet>
  );
}

/** The way along the turns. */
function Steps(): JSX.Element {
  const analysis = useAnalysis();
  const s = useStrings();
  const Step = (props: {
    readonly icon: 'first' | 'undo' | 'redo' | 'turn';
    readonly label: string;
    readonly to: number | null;
    readonly run: () => void;
  }): JSX.Element => (
    <button
      type="button"
      class="control"
      title={props.label}
      aria-label={props.label}
      aria-disabled={props.to === null}
      onClick={() => props.to !== null && props.run()}
    >
      <Icon name={props.icon} />
    </button>
  );
  return (
    <div class="analysis-steps">
      <Step
        icon="first"
        label={s().toStart}
        to={analysis.game().at === 0 ? null : 0}
        run={() => analysis.goToNode(0)}
      />
      <Step
        icon="undo"
        label={s().previous}
        to={analysis.before()}
        run={() => analysis.goToNode(analysis.before() ?? 0)}
      />
      <Step icon="redo" label={s().next} to={analysis.after()} run={() => analysis.goToNode(analysis.after() ?? 0)} />
      <Step icon="turn" label={s().turnBoard} to={0} run={analysis.turnBoard} />
    </div>
  );
}
