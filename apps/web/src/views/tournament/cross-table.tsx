import { crossTable, playerOf } from '@merellier/tournament';
import { createMemo, For, type JSX } from 'solid-js';
import { pointsText } from './points-text.ts';
import { useStrings } from './strings/strings.ts';
import { useShown } from './tournament-context.ts';

/** Everybody against everybody. It scrolls by itself where it is wider than the page. */
export function CrossTable(): JSX.Element {
  const s = useStrings();
  const state = useShown();
  const rows = createMemo(() => crossTable(state()));
  const nameOf = (id: number): string => playerOf(state(), id)?.name ?? '';
  return (
    <section class="tour-wide" tabindex="0" aria-label={s().cross}>
      <table class="data tour-cross">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{s().rank}</span>
            </th>
            <th scope="col">{s().player}</th>
            <For each={rows()}>{(_, i) => <th scope="col">{i() + 1}</th>}</For>
            <th scope="col" class="tour-number">
              {s().pointsHead}
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {({ standing, cells }, i) => (
              <tr>
                <td class="faint">{i() + 1}</td>
                <th scope="row">{nameOf(standing.player)}</th>
                <For each={cells}>
                  {(cell, j) => (
                    <td classList={{ 'tour-self': i() === j() }}>
                      {cell.map(({ points }) => pointsText(points)).join(' ')}
                    </td>
                  )}
                </For>
                <td class="tour-number tour-points">{pointsText(standing.points)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
