import type { RuleSet } from '@merellier/rules';
import type { Lot } from '@merellier/tablebase/openings';
import { For, type JSX } from 'solid-js';
import { useLanguage } from '../../context.ts';
import type { PrintChoice } from './print-choice.ts';
import { printedName } from './printed-name.ts';
import { PrintedPosition } from './printed-position.tsx';
import { useStrings } from './strings/strings.ts';

/** Six cards with an opening each, to be cut out and drawn: its number, the board, and the turns that lead there. */
export function LotsPage(props: {
  readonly rules: RuleSet;
  readonly lots: readonly Lot[];
  readonly choice: PrintChoice;
}): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const name = (): string => printedName(language.words(), props.rules);
  return (
    <div class="page-puzzles">
      <h2 class="page-title">{s().lotsTitle(name())}</h2>
      <div class={`page-boards page-six page-${props.choice.orientation} lines-${props.choice.weight}`}>
        <For each={props.lots}>
          {(lot) => (
            <div class="page-puzzle page-lot">
              <p>
                <strong>{language.words().number(lot.number)}.</strong>{' '}
                {lot.grade ? s().lotGrades[lot.grade] : lot.name}{' '}
                <span class="page-lot-turns">{lot.turns.join(' ')}</span>
              </p>
              <PrintedPosition
                rules={props.rules}
                view={props.rules.view(lot.position)}
                bottom={props.rules.parameters['begins'] === 'black' ? 'black' : 'white'}
                names={props.choice.puzzleNames}
              />
              {/* Cut out, a card has no title above it. */}
              <small class="page-lot-rules">{name()}</small>
            </div>
          )}
        </For>
      </div>
    </div>
  );
}
