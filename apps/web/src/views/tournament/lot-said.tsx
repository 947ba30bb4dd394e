import { MiniBoard } from '@merellier/board';
import type { Lot } from '@merellier/tournament';
import { createMemo, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { positionOfLot } from '../../openings/lot-lists.ts';
import { rulesOfTournament } from './settings-form.tsx';
import { useStrings } from './strings/strings.ts';
import { useShown } from './tournament-context.ts';

/** The opening drawn for games, by its number and its turns; nothing where none was drawn. */
export function LotSaid(props: { readonly lot: Lot | null; readonly class?: string }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  return (
    <Show when={props.lot}>
      {(lot) => (
        <span class={`tour-lot ${props.class ?? ''}`}>
          {s().lot(language.words().number(lot().number), lot().turns)}
        </span>
      )}
    </Show>
  );
}

/** The board as it stands after an opening, for who sets it up: as the page has its boards, or as paper has. */
export function LotBoard(props: { readonly lot: Lot | null; readonly material?: null }): JSX.Element {
  const shown = useShown();
  const board = createMemo(() => {
    const rules = props.lot && rulesOfTournament(shown().settings);
    const position = rules && props.lot && positionOfLot(rules, props.lot);
    return position ? { board: rules.board, view: rules.view(position) } : null;
  });
  return (
    <Show when={board()}>
      {(now) => (
        <div class="tour-lot-board">
          <MiniBoard board={now().board} view={now().view} {...('material' in props ? { material: null } : {})} />
        </div>
      )}
    </Show>
  );
}
