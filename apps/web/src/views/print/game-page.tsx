import { MiniBoard } from '@merellier/board';
import { type Board, type RuleSet, SIDES, type Side } from '@merellier/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { tellSections } from '../learn/rule-prose.ts';
import { useStrings as useLearnStrings } from '../learn/strings/strings.ts';
import { fitText } from './fit-text.ts';
import type { PrintChoice } from './print-choice.ts';
import { printedName } from './printed-name.ts';
import { useStrings } from './strings/strings.ts';

/** The board's height in millimetres on A4; on A3 it grows with the page. */
const BOARD = 128;

/** Everything that a game needs on one sheet: its name, the board, the rules, and the men to cut out. */
export function GamePage(props: { readonly rules: RuleSet; readonly choice: PrintChoice }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const learn = useLearnStrings();
  const parts = createMemo(() =>
    tellSections(props.rules, learn().prose).filter(({ sentences }) => sentences.length > 0),
  );
  let text: HTMLDivElement | undefined;
  fitText(
    () => text,
    () => [parts(), props.choice.paper, props.choice.orientation],
  );
  const hasKings = (): boolean => props.rules.board.kind === 'squares';

  return (
    <div
      class={`page-game page-${props.choice.orientation} lines-medium`}
      style={{ '--board': String(BOARD * (props.choice.paper === 'a3' ? Math.SQRT2 : 1)) }}
    >
      <header class="game-head">
        <h2 class="page-title">{printedName(language.words(), props.rules)}</h2>
        <p class="page-pitch">{language.words().rules(props.rules).pitch}</p>
      </header>
      <div class="game-board">
        <MiniBoard material={null} board={props.rules.board} title={printedName(language.words(), props.rules)} />
      </div>
      <div class="page-text" ref={text}>
        <For each={parts()}>
          {({ section, sentences }) => (
            <p>
              <strong>{learn().prose.sections[section]}.</strong> {sentences.join(' ')}
            </p>
          )}
        </For>
      </div>
      <section class="game-men" style={{ '--man': String(manSize(props.rules.board)) }}>
        <p>
          <span class="game-scissors" aria-hidden="true">
            ✂
          </span>{' '}
          {s().cutOut}
          <Show when={hasKings()}> {s().twoMakeAKing}</Show>
        </p>
        <For each={SIDES}>
          {(side) => (
            <div class="game-row" style={{ '--in-row': String(inRow(menOf(props.rules, side))) }}>
              <For each={Array.from({ length: menOf(props.rules, side) })}>{() => <CutMan side={side} />}</For>
            </div>
          )}
        </For>
      </section>
    </div>
  );
}

/** The men that a side begins with, on the board and in hand. */
function menOf(rules: RuleSet, side: Side): number {
  const { men, hands } = rules.view(rules.start());
  return men.filter((man) => man.side === side).length + hands[side];
}

/** How many men stand in a row: more than twelve are two rows, as long as each other. */
const inRow = (men: number): number => (men > 12 ? Math.ceil(men / 2) : men);

/** The width in millimetres of a man that fits the board on A4, with the strip to cut along. */
function manSize({ kind, size }: Board): number {
  const units = Math.max(...size) + (kind === 'points' ? 1.6 : 0.4);
  return Math.min(15, (BOARD / units) * 0.84);
}

/** A man to cut out: a flat disc, turned on a lathe like those on the screen, light or dark. */
const CutMan = (props: { readonly side: Side }): JSX.Element => (
  <svg class={`cut-man cut-${props.side}`} viewBox="-50 -50 100 100" aria-hidden="true">
    <circle class="cut-line" r="49" />
    <circle class="cut-face" r="43" />
    <circle class="cut-ring" r="34" />
    <circle class="cut-ring" r="22" />
    <circle class="cut-heart" r="5" />
  </svg>
);
