import { NAMELESS } from '@merellier/protocol';
import { challengeable, playerOf } from '@merellier/tournament';
import { numberOf, stageOf } from '@merellier/tournament/online';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { addressOf } from '../../../address/route.ts';
import { leaveForAccount } from '../../../online/people/way-to-account.ts';
import { takeName, whoAmI } from '../../../online/people/who.ts';
import { ShareLink } from '../../../parts/share-link.tsx';
import { givesTo, useFollowed } from './followed.ts';
import { ownPlace } from './own-place.ts';
import { placeSaid } from './place-said.ts';
import { useStrings } from './strings/strings.ts';

/** Joining, leaving, coming back, and the link for others. */
export function TakePart(): JSX.Element {
  const s = useStrings();
  const followed = useFollowed();
  const { state, you } = followed;
  const [asks, setAsks] = createSignal(false);
  const number = (): number | null => numberOf(state(), you() ?? '');
  const place = () => ownPlace(state(), you());
  const said = (): string | null => {
    const text = placeSaid(s(), state(), you());
    // That is said of the whole tournament above.
    return text === s().short ? null : text;
  };
  const gives = (): boolean => number() !== null && number() === givesTo(state());
  return (
    <Show when={stageOf(state()) !== 'over'}>
      <div class="tour-take">
        <Switch fallback={<Join />}>
          <Match when={place() === 'barred'}>
            <p>{said()}</p>
          </Match>
          <Match when={place() === 'missed' || place() === 'left'}>
            <p>{said()}</p>
            <button type="button" class="button primary" onClick={() => void followed.ask({ kind: 'join' })}>
              {s().joinAgain}
            </button>
          </Match>
          <Match when={number() !== null}>
            <Show when={gives() && place() !== 'plays' ? s().gives : said()}>{(text) => <p>{text()}</p>}</Show>
            <Challenges player={number() ?? 0} />
            <Show when={state().settings.berserk && state().settings.plan.format.kind === 'arena'}>
              <label class="toggle">
                <input
                  type="checkbox"
                  checked={state().hasty.has(number() ?? 0)}
                  onChange={({ currentTarget }) => void followed.ask({ kind: 'berserk', on: currentTarget.checked })}
                />
                {s().berserkNext}
              </label>
            </Show>
            <Show when={!gives()}>
              <Show
                when={asks()}
                fallback={
                  <button type="button" class="link" onClick={() => setAsks(true)}>
                    {s().leave}
                  </button>
                }
              >
                <p role="status">{s().leaveAsk}</p>
                <div class="acts">
                  <button type="button" class="button" onClick={() => setAsks(false)}>
                    {s().keep}
                  </button>
                  <button
                    type="button"
                    class="button danger"
                    onClick={() => void followed.ask({ kind: 'leave' }).then(() => setAsks(false))}
                  >
                    {s().leave}
                  </button>
                </div>
              </Show>
            </Show>
          </Match>
        </Switch>
        <ShareLink
          link={location.origin + location.pathname}
          words={s()}
          open={stageOf(state()) === 'announced' && state().organiser.id === you()}
        />
      </div>
    </Show>
  );
}

/** Whom one may challenge in a ladder, the nearest place first. */
function Challenges(props: { readonly player: number }): JSX.Element {
  const s = useStrings();
  const { state, ask } = useFollowed();
  const nameOf = (id: number): string => playerOf(state().tournament, id)?.name ?? '';
  return (
    <div class="acts">
      <For each={challengeable(state().tournament, props.player)}>
        {(id) => (
          <button type="button" class="button" onClick={() => void ask({ kind: 'challenge', player: id })}>
            {s().challengeWhom(nameOf(id))}
          </button>
        )}
      </For>
    </div>
  );
}

/** Joining, under a name where there is none yet. */
function Join(): JSX.Element {
  const s = useStrings();
  const followed = useFollowed();
  const [who] = createResource(() => whoAmI());
  const [name, setName] = createSignal('');
  const known = (): string | null => {
    const now = who();
    return now?.ok && now.player && now.player.name !== NAMELESS ? now.player.name : null;
  };

  async function join(): Promise<void> {
    const wanted = known() ?? name().trim();
    if (wanted === '') return followed.setRefusal({ reason: 'name-needed' });
    if (wanted !== known()) {
      const named = await takeName(wanted);
      if (!named.ok) return followed.setRefusal(named.refusal);
    }
    if (await followed.ask({ kind: 'join' })) followed.renew();
  }

  return (
    <Show when={!who.loading}>
      <form
        class="tour-join"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <Show when={known() === null}>
          <label>
            <span>{s().name}</span>
            <input
              class="select"
              maxLength={24}
              autocomplete="nickname"
              value={name()}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
        </Show>
        <button type="submit" class="button primary">
          {s().join}
        </button>
      </form>
      <Show when={followed.refusal()?.reason === 'account-needed'}>
        <p>
          <a class="link" href={addressOf('online', 'account')} onClick={leaveForAccount}>
            {s().toAccount}
          </a>
        </p>
      </Show>
    </Show>
  );
}
