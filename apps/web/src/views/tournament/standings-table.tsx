import { classStandings, groupStandings, playerOf, type Standing, standingsOf } from '@merellier/tournament';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { useLanguage } from '../../context.ts';
import { Brief } from '../../parts/brief.tsx';
import { columnText, pointsText } from './points-text.ts';
import { useStrings } from './strings/strings.ts';
import { useShown } from './tournament-context.ts';

/** The standings: the first few, or all with every column; of one age class alone where one is named. */
export function StandingsTable(props: {
  readonly most?: number;
  readonly whole?: boolean;
  /** Points alone, to be read from afar. */
  readonly plain?: boolean;
  readonly ageClass?: string | null;
  /** One group alone, from 0. */
  readonly group?: number;
  /** Whose row is shown as one’s own. */
  readonly own?: number | null;
}): JSX.Element {
  const s = useStrings();
  const state = useShown();
  const language = useLanguage();
  const all = createMemo(() =>
    props.group === undefined ? standingsOf(state()) : groupStandings(state(), props.group),
  );
  const rows = createMemo((): readonly Standing[] => {
    const inClass = props.ageClass ? classStandings(state(), all(), props.ageClass) : all();
    return inClass.slice(0, props.most ?? inClass.length);
  });
  const tieBreaks = () => state().settings.tieBreaks.slice(0, props.whole ? undefined : props.plain ? 0 : 1);
  /** One form for each column, whoever of them is shown. */
  const texts = createMemo(() =>
    tieBreaks().map((_, i) =>
      columnText(
        all().map((row) => row.tieBreaks[i] ?? 0),
        language.tongue().language,
      ),
    ),
  );
  return (
    <section
      class="tour-wide"
      tabindex="0"
      aria-label={props.group === undefined ? s().standings : s().group(props.group)}
    >
      <table class="data tour-data">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{s().rank}</span>
            </th>
            <th scope="col">{s().player}</th>
            <Show when={props.whole}>
              <th scope="col" class="tour-number">
                <Brief short={s().record} long={state().settings.games > 1 ? s().recordOfPairs : s().recordLong} />
              </th>
            </Show>
            <th scope="col" class="tour-number">
              {s().pointsHead}
            </th>
            <For each={tieBreaks()}>
              {(tieBreak) => (
                <th scope="col" class="tour-number">
                  {s().tieBreakNames[tieBreak]}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={rows()}>
            {(row) => (
              <tr
                classList={{
                  'tour-gone': playerOf(state(), row.player)?.withdrawn ?? false,
                  'data-own': row.player === props.own,
                }}
              >
                <td class="faint">{row.rank}</td>
                <th scope="row">
                  {playerOf(state(), row.player)?.name}
                  <Show when={row.annulled}>
                    <small class="faint">{s().annulled}</small>
                  </Show>
                </th>
                <Show when={props.whole}>
                  <td class="tour-number">
                    {row.wins} – {row.draws} – {row.losses}
                  </td>
                </Show>
                <td class="tour-number tour-points">{pointsText(row.points)}</td>
                <For each={tieBreaks()}>
                  {(_, i) => <td class="tour-number faint">{texts()[i()]?.(row.tieBreaks[i()] ?? 0)}</td>}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
