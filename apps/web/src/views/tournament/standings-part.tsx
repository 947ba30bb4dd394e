import { ageClasses, standingsOf, teamStandings } from '@merellier/tournament';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { CrossTable } from './cross-table.tsx';
import { pointsText } from './points-text.ts';
import { StandingsTable } from './standings-table.tsx';
import { useStrings } from './strings/strings.ts';
import { tieBreakHelp } from './tie-break-help.ts';
import { useTournament } from './tournament-context.ts';

/** All standings: players, age classes, teams, how ties are broken, and the cross table. */
export function StandingsPart(): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const [ageClass, setAgeClass] = createSignal('');
  const ofPairs = (): boolean => open.state().settings.games > 1;
  const classes = () => ageClasses(open.state());
  const groups = (): readonly number[] => {
    const { format } = open.state().settings;
    return format.kind === 'groups' ? Array.from({ length: format.groups }, (_, i) => i) : [];
  };
  const teams = () => teamStandings(open.state(), standingsOf(open.state()));
  return (
    <Show when={open.state().players.length > 0} fallback={<p class="faint">{s().needPlayers}</p>}>
      <h2>{s().standings}</h2>
      <Show when={classes().length > 0}>
        <label class="labelled tour-class">
          <span>{s().ageClass}</span>
          <select class="select" value={ageClass()} onChange={({ currentTarget }) => setAgeClass(currentTarget.value)}>
            <option value="">{s().allClasses}</option>
            <For each={classes()}>{(each) => <option value={each}>{each}</option>}</For>
          </select>
        </label>
      </Show>
      <StandingsTable whole ageClass={ageClass() || null} />
      <Show when={open.state().settings.tieBreaks.length > 0 || ofPairs()}>
        <details class="tour-explain">
          <summary>{s().explain}</summary>
          <dl>
            <Show when={ofPairs()}>
              <dt>{s().recordOfPairs}</dt>
              <dd>{s().recordHelp}</dd>
            </Show>
            <For each={open.state().settings.tieBreaks}>
              {(each) => (
                <>
                  <dt>{s().tieBreakNames[each]}</dt>
                  <dd>{tieBreakHelp(s(), each, open.state().settings)}</dd>
                </>
              )}
            </For>
          </dl>
        </details>
      </Show>
      <For each={groups()}>
        {(group) => (
          <>
            <h2>{s().group(group)}</h2>
            <StandingsTable whole group={group} />
          </>
        )}
      </For>
      <Show when={teams().length > 0}>
        <h2>{s().teams}</h2>
        <table class="data tour-data">
          <tbody>
            <For each={teams()}>
              {(team) => (
                <tr>
                  <td class="faint">{team.rank}</td>
                  <th scope="row">{team.team}</th>
                  <td class="faint">{s().players(team.players.length)}</td>
                  <td class="tour-number tour-points">{pointsText(team.points)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      <h2>{s().cross}</h2>
      <p class="faint">{s().crossHelp}</p>
      <CrossTable />
    </Show>
  );
}
