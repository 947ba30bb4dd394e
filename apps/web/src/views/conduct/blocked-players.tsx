import { createResource, createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { blockedPlayers, type NamedPlayer, unblock } from '../../online/people/conduct.ts';
import { shownName } from '../../online/shown-name.ts';
import { Strings, useStrings } from './strings/strings.ts';
import './conduct.css';

/** Whom one has blocked, and the way to take that back; nothing where there is nobody. */
export function BlockedPlayers(): JSX.Element {
  return (
    <Strings>
      <List />
    </Strings>
  );
}

function List(): JSX.Element {
  const s = useStrings();
  const id = createUniqueId();
  const [players, { mutate }] = createResource(async () => (await blockedPlayers()) ?? []);
  const [told, setTold] = createSignal('');

  async function release(player: NamedPlayer): Promise<void> {
    const refusal = await unblock(player.id);
    if (!refusal) mutate((list) => list?.filter((each) => each.id !== player.id));
    setTold(refusal ? s().refused(refusal) : s().unblocked(shownName(s(), player)));
    if (!refusal) document.getElementById(id)?.focus();
  }

  return (
    <Show when={(players.latest ?? []).length > 0 || told() !== ''}>
      <section aria-labelledby={id}>
        <h2 id={id} tabindex="-1">
          {s().blocked}
        </h2>
        <ul class="conduct-list">
          <For each={players.latest}>
            {(player) => (
              <li>
                <span>{shownName(s(), player)}</span>
                <button type="button" class="button" onClick={() => void release(player)}>
                  {s().unblock(shownName(s(), player))}
                </button>
              </li>
            )}
          </For>
        </ul>
        <p role="status">{told()}</p>
      </section>
    </Show>
  );
}
