import { type Acquaintance, type Challenge, rulesOf } from '@merellier/protocol';
import { createSignal, createUniqueId, For, type JSX, onCleanup, Show } from 'solid-js';
import { addressOf } from '../../address/route.ts';
import { useLanguage } from '../../context.ts';
import { askAgain } from '../../online/ask-again.ts';
import { challenges, decline, peopleHere, peopleNamed } from '../../online/people/company.ts';
import { shownName } from '../../online/shown-name.ts';
import { useStrings as useOnlineStrings } from '../online/strings/strings.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './company.css';

/** How often it is asked who is here and who challenges one, in milliseconds. */
const PAUSE = 5_000;
/** So long a name is being written before it is looked for. */
const WRITING = 250;

/** In the lobby: challenges to answer; somebody waits. */
export function LobbyChallenges(props: { readonly player: string | null }): JSX.Element {
  return (
    <Strings>
      <Received player={props.player} />
    </Strings>
  );
}

/** In the lobby: who is here, and the way to a player by name. */
export function LobbyCompany(): JSX.Element {
  return (
    <Strings>
      <Here />
    </Strings>
  );
}

function Received(props: { readonly player: string | null }): JSX.Element {
  const language = useLanguage();
  const online = useOnlineStrings();
  const s = useStrings();
  const id = createUniqueId();
  const [all, setAll] = createSignal<readonly Challenge[]>([]);
  const again = askAgain({ pause: PAUSE, ask: challenges, show: setAll });
  const received = (): readonly Challenge[] => all().filter(({ guest }) => guest.id === props.player);
  return (
    <Show when={received().length > 0}>
      <section aria-labelledby={id}>
        <h2 id={id}>{s().challenges}</h2>
        <ul class="list">
          <For each={received()}>
            {({ game, host, options }) => (
              <li class="challenge">
                <span>
                  <span class="item-name">{s().from(shownName(s(), host))}</span>
                  <span class="item-line">
                    {`${language.words().rulesName(rulesOf(options.rules))} · ${online().timeSaid(options.time)}`}
                  </span>
                </span>
                <a
                  class="button primary"
                  href={addressOf('online', game)}
                  aria-label={s().answerTo(shownName(s(), host))}
                >
                  {s().answer}
                </a>
                <button
                  type="button"
                  class="button"
                  aria-label={s().declineOf(shownName(s(), host))}
                  onClick={() => void decline(game).then(again)}
                >
                  {s().decline}
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}

function Here(): JSX.Element {
  const s = useStrings();
  const id = createUniqueId();
  const [here, setHere] = createSignal<readonly Acquaintance[]>([]);
  const [found, setFound] = createSignal<readonly Acquaintance[] | null>(null);
  askAgain({ pause: PAUSE, ask: peopleHere, show: setHere });
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  let field: HTMLInputElement | undefined;
  function search(after: number): void {
    clearTimeout(timer);
    const name = field?.value.trim() ?? '';
    if (name === '') setFound(null);
    else timer = setTimeout(() => void peopleNamed(name).then((players) => setFound(players ?? [])), after);
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{s().here}</h2>
      <Show when={here().length > 0} fallback={<p class="faint">{s().nobodyHere}</p>}>
        <People players={here()} />
      </Show>
      {/* Players are found while their name is being written; who looks for a button finds one. */}
      <form
        class="field-sent"
        onSubmit={(event) => {
          event.preventDefault();
          if (field?.value.trim() === '') field.focus();
          search(0);
        }}
      >
        <label class="field-name company-label" for={`${id}-search`}>
          {s().search}
        </label>
        <input
          ref={field}
          class="number"
          id={`${id}-search`}
          type="search"
          maxlength="24"
          autocomplete="off"
          onInput={() => search(WRITING)}
        />
        <button type="submit" class="button">
          {s().find}
        </button>
      </form>
      <div role="status">
        <Show when={found()}>
          {(players) => (
            <Show when={players().length > 0} fallback={<p class="faint">{s().noneFound}</p>}>
              <People players={players()} />
            </Show>
          )}
        </Show>
      </div>
    </section>
  );
}

/** Players by name, each leading to a page of their own, where they can be challenged. */
function People(props: { readonly players: readonly Acquaintance[] }): JSX.Element {
  const s = useStrings();
  return (
    <ul class="company">
      <For each={props.players}>
        {(player) => (
          <li>
            <a class="company-person" href={addressOf('online', 'player', player.id)}>
              {shownName(s(), player)}
              <Show when={player.followed || player.bot}>
                <small>{player.followed ? s().followed : s().program}</small>
              </Show>
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}
