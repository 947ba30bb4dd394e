import {
  type LeaderboardRow,
  RATING_GROUP_IDS,
  type RatingGroup,
  ratingGroupOf,
  type Tally,
} from '@merellier/protocol';
import { RULE_SET_IDS, type RuleSetId } from '@merellier/rules';
import { createResource, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { oneOf } from '../../browser/json.ts';
import { useNavigation, useSettings } from '../../context.ts';
import { leaderboard } from '../../online/people/people.ts';
import { shownName } from '../../online/shown-name.ts';
import { Empty } from '../../parts/empty.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { FoundView } from './found.tsx';
import { Strings, useStrings } from './strings/strings.ts';
import { Ways } from './ways.tsx';
import './people.css';

/** The first rule set of a group stands for it. */
const gameOf = (group: RatingGroup): RuleSetId | undefined => RULE_SET_IDS.find((id) => ratingGroupOf(id) === group);

/** Won, drawn and lost games as tables of tournaments write them. */
const shortTally = ({ won, drawn, lost }: Tally): string => `+${won} =${drawn} −${lost}`;

/** `/classement/GROUP`: the best players of a group of rule sets; without a group, of the rules that are chosen. */
export function LeaderboardPage(props: { readonly group: string | undefined }): JSX.Element {
  return (
    <Strings>
      <Page group={props.group} />
    </Strings>
  );
}

function Page(props: { readonly group: string | undefined }): JSX.Element {
  const settings = useSettings();
  const navigation = useNavigation();
  const s = useStrings();
  const group = (): RatingGroup =>
    oneOf(RATING_GROUP_IDS, props.group ?? '', ratingGroupOf(settings.chosen().id) ?? 'nine');
  const [found, { refetch }] = createResource(group, (wanted) => leaderboard(wanted));
  return (
    <Sheet
      title={s().leaderboard}
      lead={s().groupsHelp}
      class="people"
      aside={
        <>
          <label class="labelled">
            <span>{s().group}</span>
            <select
              class="select"
              value={group()}
              onChange={({ currentTarget }) => navigation.show('online', 'leaderboard', currentTarget.value)}
            >
              <For each={RATING_GROUP_IDS}>{(each) => <option value={each}>{s().groups[each]}</option>}</For>
            </select>
          </label>
          <Ways to={['mine', 'lobby']} />
        </>
      }
    >
      <FoundView found={found} again={() => void refetch()}>
        {(board) => (
          <Show
            when={board().players.length > 0}
            fallback={<Empty title={s().noneYet} text={s().noneYetHelp} game={gameOf(board().group)} />}
          >
            <Table rows={board().players} own={board().own} caption={s().groups[board().group]} />
            <p class="faint people-settled">{s().onlySettled}</p>
          </Show>
        )}
      </FoundView>
    </Sheet>
  );
}

function Table(props: {
  readonly rows: readonly LeaderboardRow[];
  readonly own: LeaderboardRow | null;
  readonly caption: string;
}): JSX.Element {
  const s = useStrings();
  const isOwn = (row: LeaderboardRow): boolean => row.player.id === props.own?.player.id;
  // A player who stands further down sees their own row under the best.
  const rows = (): readonly LeaderboardRow[] =>
    props.own && !props.rows.some(isOwn) ? [...props.rows, props.own] : props.rows;
  return (
    <table class="data">
      <caption class="hidden">{props.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{s().rank}</th>
          <th scope="col">{s().player}</th>
          <th scope="col" class="number">
            {s().points}
          </th>
          <th scope="col" class="number">
            {s().results}
          </th>
        </tr>
      </thead>
      <tbody>
        <For each={rows()}>
          {(row) => (
            <tr classList={{ 'data-own': isOwn(row) }}>
              <td>{row.rank}</td>
              <th scope="row">
                <a class="link" href={addressOf('online', 'player', row.player.id)}>
                  {shownName(s(), row.player)}
                </a>
                <Show when={isOwn(row)}> ({s().me})</Show>
              </th>
              <td class="number">{row.points}</td>
              <td class="number">
                <span aria-hidden="true">{shortTally(row.games)}</span>
                <span class="hidden">{s().tally(row.games)}</span>
              </td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
