import { MiniBoard } from '@merellier/board';
import { type Animal, type ClassBoard, type ClassSeat, gameOfBoard } from '@merellier/protocol/class';
import { type Position, positionOf, type RuleSet, SIDES, type Throw } from '@merellier/rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { Dice } from '../../parts/dice.tsx';
import type { ClassHere } from './class-state.ts';
import { refusalWords } from './refusal-words.ts';
import type { ClassStrings } from './strings/fr.ts';
import { useStrings } from './strings/strings.ts';

/** The name of the player at a board. */
export const seatName = (s: ClassStrings, seat: ClassSeat): string =>
  seat === 'teacher' ? s.teacher : seat === 'computer' ? s.computer : s.animals[seat];

/** A pupil's sign: a man with the first letter of the animal. */
export function PupilSign(props: { readonly pupil: Animal; readonly dark?: boolean }): JSX.Element {
  const s = useStrings();
  return (
    <span class="class-sign" classList={{ 'class-sign-dark': props.dark === true }} aria-hidden="true">
      {s().animals[props.pupil].charAt(0)}
    </span>
  );
}

/** A game of the class as a small picture. */
export function BoardPicture(props: { readonly board: ClassBoard; readonly title?: string }): JSX.Element {
  const game = createMemo(() => gameOfBoard(props.board));
  const view = createMemo(() => game().rules.view(positionOf(game())));
  return (
    <Show when={props.title} fallback={<MiniBoard board={game().rules.board} view={view()} />}>
      {(title) => <MiniBoard board={game().rules.board} view={view()} title={title()} />}
    </Show>
  );
}

/** The throw for the turn to come, under a rule set with dice. */
export function DiceOf(props: { readonly rules: RuleSet; readonly dice: Throw | null }): JSX.Element {
  return (
    <Show when={props.rules.usesDice}>
      <Dice rules={props.rules} dice={props.dice} />
    </Show>
  );
}

/** How many men each side still has in hand, in a line; none where nobody has any. A picture of the board does not show it. */
export function HandsLine(props: {
  readonly at: { readonly rules: RuleSet; readonly position: Position } | null;
}): JSX.Element {
  const language = useLanguage();
  const said = (): string => {
    if (!props.at) return '';
    const { hands } = props.at.rules.view(props.at.position);
    if (hands.white + hands.black === 0) return '';
    const s = language.s();
    return SIDES.map((side) => s.standing(language.words().side(side), s.handOf(hands[side]))).join(' ');
  };
  return <Show when={said()}>{(text) => <p>{text()}</p>}</Show>;
}

/** How a game stands, in a few words. */
export function boardLine(s: ClassStrings, board: ClassBoard): string {
  if (!board.outcome) return s.turnsPlayed(board.turns.length);
  const { winner } = board.outcome;
  return winner ? s.wonBy(seatName(s, board[winner])) : s.drawn;
}

/** That the server is not reached, or why it refused something. */
export function LinkLine(props: { readonly here: ClassHere }): JSX.Element {
  const s = useStrings();
  return (
    <div aria-live="polite" class="class-link">
      <Show when={!props.here.holds()}>
        <p class="refusal">{s().lost}</p>
      </Show>
      <Show when={props.here.refusal()}>{(refusal) => <p class="refusal">{refusalWords(s(), refusal())}</p>}</Show>
    </div>
  );
}
