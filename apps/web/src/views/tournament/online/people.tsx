import { For, type JSX, Show } from 'solid-js';
import { useFollowed } from './followed.ts';
import { useStrings } from './strings/strings.ts';

/** Who has joined so far. */
export function People(): JSX.Element {
  const s = useStrings();
  const { state, you } = useFollowed();
  const players = () => state().tournament.players.filter(({ withdrawn }) => !withdrawn);
  const noteOf = (player: number): string | null => {
    const seat = state().seats.get(player);
    if (!seat) return s().inRoom;
    if (seat.id === you()) return s().you;
    return seat.bot ? s().program : null;
  };
  return (
    <section aria-labelledby="tour-people">
      <h2 id="tour-people">{s().whoIsIn}</h2>
      <Show when={players().length > 0} fallback={<p class="faint">{s().nobodyYet}</p>}>
        <ol class="tour-people">
          <For each={players()}>
            {({ id, name }) => (
              <li>
                {name} <Show when={noteOf(id)}>{(note) => <small class="faint">{note()}</small>}</Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}
