import { BoardView, type Trace } from '@merellier/board';
import type { Position, PositionView, RuleSet, Side, Step, Turn, Walk } from '@merellier/rules';
import type { JSX } from 'solid-js';
import { useLanguage, useSettings } from '../context.ts';
import { BoardSection } from './board-section.tsx';
import { SideTray } from './side-tray.tsx';

/** A position in which one turn is asked for: of a puzzle, a card, an ending. */
export interface TaskPosition {
  readonly position: () => Position;
  readonly view: () => PositionView;
  readonly last: () => Trace | null;
  readonly walks: () => readonly Walk[];
  /** The steps of the turn under way. */
  readonly done: () => readonly Step[];
}

interface TaskProps {
  readonly rules: RuleSet;
  readonly task: TaskPosition;
  /** The side that plays, and sits below. */
  readonly side: Side;
}

/** The board of a task. */
export function TaskBoard(
  props: TaskProps & {
    readonly hint?: Trace | null;
    readonly play: (turn: Turn) => void;
    readonly refuse: (taps: readonly number[]) => void;
    readonly stepped: (steps: readonly Step[]) => void;
  },
): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const { rules, task } = props;
  return (
    <BoardSection rules={rules} position={task.position()} done={task.done()}>
      <BoardView
        board={rules.board}
        view={task.view()}
        toPlay={task.position().toPlay}
        walks={task.walks()}
        bottom={props.side}
        last={task.last()}
        hint={props.hint ?? null}
        names={settings.current().names}
        label={(place, man) =>
          language.words().placeLabel(rules.board, { ...task.view(), men: man ? [man] : [] }, place)
        }
        states={language.s().states}
        title={language.s().board(language.words().rulesName(rules))}
        onTurn={(index) => {
          const walk = task.walks()[index];
          if (walk) props.play(walk.turn);
        }}
        onRefused={props.refuse}
        onStep={props.stepped}
      />
    </BoardSection>
  );
}

/** The strip of the player of a task, below the board. */
export function TaskStrip(props: TaskProps & { readonly you: string; readonly isTurn: boolean }): JSX.Element {
  const language = useLanguage();
  const { rules, task, side } = props;
  return (
    <section
      class="strip strip-bottom"
      classList={{ 'strip-turn': props.isTurn }}
      aria-label={language.words().side(side)}
    >
      <p class="strip-name">
        {props.you}
        <small>{language.s().colourOf(side)}</small>
      </p>
      <SideTray rules={rules} view={task.view()} side={side} underWay={{ side, done: task.done() }} />
    </section>
  );
}
