import { type Arrow, BoardView, DiceView } from '@merellier/board';
import { turnTrace } from '@merellier/board/headless';
import { explain, other, type Side, THROWS, type Turn } from '@merellier/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { throwOfDice } from '../../browser/chance.ts';
import { useLanguage, useNotices } from '../../context.ts';
import type { ExactTurn } from '../../exact/exact.ts';
import { BoardSection } from '../../parts/board-section.tsx';
import { positionSaid } from '../../parts/position-said.ts';
import { SideTray } from '../../parts/side-tray.tsx';
import { useAnalysis } from './analysis-context.ts';
import type { SettingUp } from './set-up/setting-up.ts';
import { useStrings } from './strings/strings.ts';

const STAR = '*';

/** The board on which both sides are played, with an arrow for each of the best lines. */
export function AnalysisBoard(): JSX.Element {
  const language = useLanguage();
  const notices = useNotices();
  const analysis = useAnalysis();
  const s = useStrings();
  const { exact } = analysis;
  /** The letter of the result and the distance; a star stands for a result that a draw rule spoils. */
  const short = ({ value, distance, beyondLimit }: ExactTurn): string =>
    `${s().exactLetters[value]}${beyondLimit ? STAR : (distance ?? '')}`;
  // One thing at a time: a fault and what was better are shown without the values of all turns.
  const marks = createMemo(() => (analysis.fault() ? [] : exact.marks(short)));
  /** A turn that the review found fault with, and the one that was better. */
  const faultArrows = createMemo((): readonly Arrow[] => {
    const fault = analysis.fault();
    if (!fault || analysis.trying.game()) return [];
    const arrow = (shown: Turn, label: string, best: boolean): readonly Arrow[] => {
      const trace = turnTrace(analysis.rules(), fault.before, shown);
      return trace ? [{ path: trace.path, label, best, fault: !best }] : [];
    };
    return [...(fault.better ? arrow(fault.better, '!', true) : []), ...arrow(fault.turn, '?', false)];
  });
  const lineArrows = createMemo((): readonly Arrow[] =>
    // One thing at a time: exact values take the place of the engine’s arrows.
    (marks().length > 0 ? [] : analysis.lines()).flatMap(({ turns: [turn] }, i) => {
      const trace = turn && turnTrace(analysis.rules(), analysis.shown(), turn);
      return trace ? [{ path: trace.path, label: String(i + 1), best: i === 0 }] : [];
    }),
  );
  return (
    <BoardSection rules={analysis.rules()} position={analysis.shown()} draws>
      <p class="hidden">{`${positionSaid(language, analysis.rules(), analysis.view())} ${analysis.own.said()}`}</p>
      <BoardView
        board={analysis.rules().board}
        view={analysis.view()}
        toPlay={analysis.shown().toPlay}
        walks={analysis.walks()}
        bottom={analysis.bottom()}
        last={analysis.last()}
        arrows={analysis.fault() ? faultArrows() : lineArrows()}
        sketch={analysis.own.sketch}
        marks={marks()}
        onStep={exact.setDone}
        names
        label={(place, man) => {
          const { board } = analysis.rules();
          const label = language.words().placeLabel(board, { ...analysis.view(), men: man ? [man] : [] }, place);
          const mark = marks().find((each) => each.place === place);
          if (!mark) return label;
          const rest = mark.label.slice(1);
          return `${label}, ${rest === STAR ? s().exactSpoilt : s().exactShort(mark.kind, rest)}`;
        }}
        states={{ ...language.s().states, target: '' }}
        title={language.s().board(language.words().rulesName(analysis.rules()))}
        onTurn={(index) => {
          const walk = analysis.walks()[index];
          if (walk) analysis.play(walk.turn);
        }}
        onRefused={(taps) => {
          const refusal = explain(analysis.rules(), analysis.shown(), taps);
          if (refusal) notices.announce(language.words().refusal(refusal, analysis.rules()));
        }}
      />
    </BoardSection>
  );
}

/** The board on which a position is set up: every place is a button. */
export function SetUpBoard(props: { readonly board: SettingUp }): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const rules = () => props.board.setUp().rules;
  return (
    <BoardSection rules={rules()} position={analysis.position()}>
      <BoardView
        board={rules().board}
        view={props.board.view()}
        toPlay={props.board.setUp().toPlay}
        walks={[]}
        bottom={analysis.bottom()}
        last={null}
        names
        label={(place, man) =>
          language.words().placeLabel(rules().board, { ...props.board.view(), men: man ? [man] : [] }, place)
        }
        title={language.s().board(language.words().rulesName(rules()))}
        onPlace={props.board.put}
        onTurn={() => undefined}
        onRefused={() => undefined}
      />
    </BoardSection>
  );
}

/** What lies beside the board on a side's edge. */
export function AnalysisTray(props: { readonly edge: 'top' | 'bottom' }): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const side = (): Side => (props.edge === 'bottom' ? analysis.bottom() : other(analysis.bottom()));
  const isTurn = (): boolean => !analysis.over() && analysis.shown().toPlay === side();
  /** The player, where the game names one. */
  const named = (): string | undefined =>
    analysis.game().tags[side() === 'white' ? 'White' : 'Black']?.replace(/^\?$/, '');
  return (
    <div class={`strip strip-${props.edge}`} classList={{ 'strip-turn': isTurn() }}>
      <p class="strip-name">
        {named() || language.words().side(side())}
        <Show when={named()}>
          <small>{language.words().side(side())}</small>
        </Show>
        <Show when={isTurn()}>
          <span class="hidden">{language.s().seatTurn(false)}</span>
        </Show>
      </p>
      <SideTray rules={analysis.rules()} view={analysis.view()} side={side()} />
    </div>
  );
}

/** The throw of the turn: thrown, or chosen by hand. */
export function AnalysisDice(): JSX.Element {
  const language = useLanguage();
  const analysis = useAnalysis();
  const s = useStrings();
  const hasDice = createMemo(() => THROWS.some(({ dice }) => analysis.rules().isSpecial(dice)));
  const dice = () => analysis.shown().dice;
  const said = (): string => {
    const thrown = dice();
    return thrown ? language.words().throwSaid(analysis.rules(), thrown) : '';
  };
  return (
    <Show when={hasDice()}>
      <div class="dice">
        <div class="dice-box">
          <DiceView
            dice={dice()}
            special={dice() !== null && analysis.rules().isSpecial(dice() ?? [1, 1, 1])}
            label={said() || language.s().diceWaiting}
          />
        </div>
        <Show when={analysis.awaitsThrow() && !analysis.fault()} fallback={<p class="dice-said">{said()}</p>}>
          <button type="button" class="button primary" onClick={() => analysis.throwNow(throwOfDice())}>
            {s().throwDice}
          </button>
          <select
            class="select"
            aria-label={s().chooseThrow}
            onChange={({ currentTarget }) => {
              const chosen = THROWS[Number(currentTarget.value || -1)];
              if (chosen) analysis.throwNow(chosen.dice);
            }}
          >
            <option value="">{s().chooseThrow}</option>
            <For each={THROWS}>
              {(each, i) => <option value={i()}>{language.words().throwSaid(analysis.rules(), each.dice)}</option>}
            </For>
          </select>
        </Show>
      </div>
    </Show>
  );
}
