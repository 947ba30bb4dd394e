import { type CrossRow, crossTable, type Encounter, playerOf } from '@merellier/tournament';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { pointsText } from './points-text.ts';
import { useStrings } from './strings/strings.ts';
import { useShown } from './tournament-context.ts';

/** What one cell of the cross table says: points that were cancelled stand in brackets. */
export function cellText(cell: readonly Encounter[], own: CrossRow, other: CrossRow | undefined): string {
  const isAnnulled = own.standing.annulled || other?.standing.annulled;
  return cell.map(({ points }) => (isAnnulled ? `(${pointsText(points)})` : pointsText(points))).join(' ');
}

/** Everybody against everybody. It scrolls by itself where it is wider than the page. */
export function CrossTable(): JSX.Element {
  const s = useStrings();
  const state = useShown();
  const rows = createMemo(() => crossTable(state()));
  const nameOf = (id: number): string => playerOf(state(), id)?.name ?? '';
  const hasByes = (): boolean => rows().some(({ byes }) => byes > 0);
  const hasAnnulled = (): boolean => rows().some(({ standing, cells }) => standing.annulled && cells.flat().length > 0);
  return (
    <>
      <section class="data-box tour-wide" tabindex="0" aria-label={s().cross}>
        <table class="data tour-cross">
          <thead>
            <tr>
              <th scope="col">
                <span class="hidden">{s().rank}</span>
              </th>
              <th scope="col">{s().player}</th>
              <For each={rows()}>{(_, i) => <th scope="col">{i() + 1}</th>}</For>
              <Show when={hasByes()}>
                <th scope="col">{s().bye}</th>
              </Show>
              <th scope="col" class="tour-number">
                {s().pointsHead}
              </th>
            </tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {(row, i) => (
                <tr>
                  <td class="faint">{i() + 1}</td>
                  <th scope="row">{nameOf(row.standing.player)}</th>
                  <For each={row.cells}>
                    {(cell, j) => <td classList={{ 'tour-self': i() === j() }}>{cellText(cell, row, rows()[j()])}</td>}
                  </For>
                  <Show when={hasByes()}>
                    <td>{row.byes > 0 && pointsText(row.byes)}</td>
                  </Show>
                  <td class="tour-number tour-points">{pointsText(row.standing.points)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <Show when={hasAnnulled()}>
        <p class="faint">{s().crossAnnulled}</p>
      </Show>
    </>
  );
}
