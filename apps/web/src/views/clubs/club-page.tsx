import type { OpenClub } from '@merellier/protocol';
import { type RuleSet, readRuleSet } from '@merellier/rules';
import { createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { addressOf, rulesAddress } from '../../address/route.ts';
import { useLanguage, useNavigation } from '../../context.ts';
import { type ClubRefusal, changeClub, joinClub, leaveClub, openClub } from '../../online/clubs/ask-clubs.ts';
import { whoAmI } from '../../online/people/who.ts';
import { ShareLink } from '../../parts/share-link.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { ServerTournaments } from '../tournament/online/server-tournaments.tsx';
import { ClubForm } from './club-form.tsx';
import { Members } from './members.tsx';
import { Messages } from './messages.tsx';
import { ToAccount } from './new-club.tsx';
import { refusalSaid } from './refusal-words.ts';
import { useStrings } from './strings/strings.ts';

/** `/clubs/ID`: one club. */
export function ClubPage(props: { readonly id: string; readonly part: string }): JSX.Element {
  const language = useLanguage();
  const navigation = useNavigation();
  const s = useStrings();
  const [asked, { refetch }] = createResource(() => openClub(props.id));
  const [refusal, setRefusal] = createSignal<ClubRefusal | null>(null);
  const open = (): OpenClub | null => {
    const now = asked.latest;
    return now?.ok ? now.value : null;
  };
  const isLeader = (): boolean => open()?.you === 'leader';
  const fault = (): string | null => {
    const why = refusal() ?? (asked.latest?.ok === false ? asked.latest.refusal : null);
    return why && refusalSaid(language, s(), why);
  };
  /** Does something to the club, and shows it anew. */
  const done = async (outcome: Promise<{ readonly ok: boolean; readonly refusal?: ClubRefusal }>): Promise<boolean> => {
    setRefusal(null);
    const { ok, refusal: why } = await outcome;
    if (ok) await refetch();
    else setRefusal(why ?? null);
    return ok;
  };
  return (
    <Show
      when={open()}
      fallback={
        <Sheet title={language.s().sheets.clubs} fault={asked.loading ? null : fault()}>
          <Show when={!asked.loading}>
            <a class="button" href={addressOf('clubs')}>
              {s().back}
            </a>
          </Show>
        </Sheet>
      }
    >
      {(club) => (
        <Sheet
          title={club().club.name}
          lead={[s().members(club().club.members), club().club.evening].filter((each) => each !== '').join(' · ')}
          wide
          fault={fault()}
        >
          <Switch fallback={<Home open={club()} done={done} />}>
            <Match when={props.part === 'settings' && isLeader()}>
              <h2>{s().change}</h2>
              <ClubForm
                fields={fieldsOf(club())}
                label={s().save}
                save={async (fields) => {
                  if (await done(changeClub(props.id, fields))) navigation.show('clubs', props.id);
                }}
              />
              <p>
                <a class="link" href={addressOf('clubs', props.id)}>
                  {s().toClub}
                </a>
              </p>
            </Match>
          </Switch>
        </Sheet>
      )}
    </Show>
  );
}

const fieldsOf = ({ club: { name, about, evening, rules, listed } }: OpenClub) => ({
  ...{ name, about, evening, rules, listed },
});

type Done = (outcome: Promise<{ readonly ok: boolean; readonly refusal?: ClubRefusal }>) => Promise<boolean>;

/** What the club is, who is in it, its tournaments and messages. */
function Home(props: { readonly open: OpenClub; readonly done: Done }): JSX.Element {
  const language = useLanguage();
  const s = useStrings();
  const club = () => props.open.club;
  const isIn = (): boolean => props.open.you === 'leader' || props.open.you === 'member';
  const rules = (): RuleSet | null => {
    const read = readRuleSet(club().rules.id, club().rules.changes);
    return read.ok ? read.value : null;
  };
  return (
    <div class="club-columns">
      <div>
        <Show when={club().about !== ''}>
          <p class="club-about">{club().about}</p>
        </Show>
        <Show when={rules()}>
          {(known) => (
            <p>
              <small class="club-label">{s().rules}</small>
              <a class="link" href={rulesAddress(known())}>
                {language.words().rulesName(known())}
              </a>
            </p>
          )}
        </Show>
        <Membership open={props.open} done={props.done} />
        <ServerTournaments club={club().id} />
        <Messages club={club().id} isIn={isIn()} isLeader={props.open.you === 'leader'} />
      </div>
      <Members open={props.open} done={props.done} />
    </div>
  );
}

/** Joining, leaving, the link for others, and the way to the settings. */
function Membership(props: { readonly open: OpenClub; readonly done: Done }): JSX.Element {
  const s = useStrings();
  const [who] = createResource(() => whoAmI());
  const [asks, setAsks] = createSignal(false);
  const id = (): string => props.open.club.id;
  const link = (): string => location.origin + addressOf('clubs', id());
  const isGuest = (): boolean => {
    const now = who();
    return now !== undefined && !(now.ok && now.player?.registered);
  };
  return (
    <div class="club-acts">
      <Switch>
        <Match when={props.open.you === null && isGuest()}>
          <p>{s().needsAccount}</p>
          <ToAccount />
        </Match>
        <Match when={props.open.you === null}>
          <button type="button" class="button primary" onClick={() => void props.done(joinClub(id()))}>
            {s().join}
          </button>
        </Match>
        <Match when={props.open.you !== 'barred'}>
          <ShareLink link={link()} words={s()} />
          <div class="acts">
            <Show when={props.open.you === 'leader'}>
              <a class="button" href={addressOf('clubs', id(), 'settings')}>
                {s().change}
              </a>
            </Show>
            <Show
              when={asks()}
              fallback={
                <button type="button" class="link danger" onClick={() => setAsks(true)}>
                  {s().leave}
                </button>
              }
            >
              <span role="status">{s().leaveAsk}</span>
              <button type="button" class="button" onClick={() => setAsks(false)}>
                {s().stay}
              </button>
              <button
                type="button"
                class="button danger"
                onClick={() => void props.done(leaveClub(id())).then(() => setAsks(false))}
              >
                {s().leave}
              </button>
            </Show>
          </div>
        </Match>
      </Switch>
    </div>
  );
}
