import type { ClubMember, OpenClub } from '@merellier/protocol';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { type ClubRefusal, giveRole } from '../../online/clubs/ask-clubs.ts';
import { Brief } from '../../parts/brief.tsx';
import { useStrings } from './strings/strings.ts';

const pointsOf = ({ games }: ClubMember): number => 2 * games.won + games.drawn;

/** The members by their points against each other, with their ratings; for leaders what they may do with them. */
export function Members(props: {
  readonly open: OpenClub;
  readonly done: (outcome: Promise<{ readonly ok: boolean; readonly refusal?: ClubRefusal }>) => Promise<boolean>;
}): JSX.Element {
  const s = useStrings();
  const ladder = createMemo(() =>
    props.open.members
      .filter(({ role }) => role !== 'barred')
      .sort((a, b) => pointsOf(b) - pointsOf(a) || (b.rating ?? 0) - (a.rating ?? 0)),
  );
  return (
    <div>
      <h2 id="club-members">{s().ladder}</h2>
      <p class="faint">{s().ladderHelp}</p>
      <section class="tour-wide" tabindex="0" aria-labelledby="club-members">
        <table class="data tour-data">
          <thead>
            <tr>
              <th scope="col">{s().member}</th>
              <th scope="col" class="tour-number">
                {s().rating}
              </th>
              <th scope="col" class="tour-number">
                <Brief short={s().record} long={s().recordLong} />
              </th>
              <th scope="col" class="tour-number">
                {s().points}
              </th>
            </tr>
          </thead>
          <tbody>
            <For each={ladder()}>
              {(member) => (
                <tr>
                  <th scope="row">
                    <a class="club-member" href={addressOf('online', 'player', member.id)}>
                      {member.name}
                    </a>{' '}
                    <Show when={member.role === 'leader'}>
                      <small class="faint">{s().leader}</small>
                    </Show>
                  </th>
                  <td class="tour-number">{member.rating ?? '–'}</td>
                  <td class="tour-number">
                    {member.games.won} – {member.games.drawn} – {member.games.lost}
                  </td>
                  <td class="tour-number tour-points">{pointsOf(member)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <Show when={props.open.you === 'leader' && props.open.members.length > 1}>
        <Manage open={props.open} done={props.done} />
      </Show>
    </div>
  );
}

/** What leaders do with members. */
function Manage(props: Parameters<typeof Members>[0]): JSX.Element {
  const s = useStrings();
  const [asked, setAsked] = createSignal<string | null>(null);
  const give = (member: ClubMember, role: ClubMember['role']): void =>
    void props.done(giveRole(props.open.club.id, member.id, role)).then(() => setAsked(null));
  return (
    <details class="club-manage">
      <summary>{s().manage}</summary>
      <ul class="tour-hand">
        <For each={props.open.members.filter(({ role }) => role !== 'leader')}>
          {(member) => (
            <li>
              <span>
                {member.name} {member.role === 'barred' && <small class="faint">{s().barred}</small>}
              </span>
              <Show
                when={asked() === member.id}
                fallback={
                  <span class="acts">
                    <Show
                      when={member.role === 'member'}
                      fallback={
                        <button
                          type="button"
                          class="link"
                          aria-label={s().letInOf(member.name)}
                          onClick={() => give(member, 'member')}
                        >
                          {s().letIn}
                        </button>
                      }
                    >
                      <button
                        type="button"
                        class="link"
                        aria-label={s().makeLeaderOf(member.name)}
                        onClick={() => give(member, 'leader')}
                      >
                        {s().makeLeader}
                      </button>
                      <button
                        type="button"
                        class="link"
                        aria-label={s().barOf(member.name)}
                        onClick={() => setAsked(member.id)}
                      >
                        {s().bar}
                      </button>
                    </Show>
                  </span>
                }
              >
                <span role="status">{s().barAsk(member.name)}</span>
                <button type="button" class="button" onClick={() => setAsked(null)}>
                  {s().keep}
                </button>
                <button type="button" class="button danger" onClick={() => give(member, 'barred')}>
                  {s().bar}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </details>
  );
}
