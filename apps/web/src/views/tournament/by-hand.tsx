import { type Draw, pairRound, present } from '@merellier/tournament';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { useStrings } from './strings/strings.ts';
import { useShown } from './tournament-context.ts';

/** The next round as the organiser wants it: two choices for each table. */
export function ByHand(props: {
  /** Pairs them so; false where that is refused, and what was chosen stays. */
  readonly pair: (draws: readonly Draw[]) => boolean | Promise<boolean>;
}): JSX.Element {
  const s = useStrings();
  const state = useShown();
  const players = () => present(state());
  const [chosen, setChosen] = createSignal<Readonly<Record<string, number>>>({});
  /** Tables enough for everybody, and for all byes of what was proposed. */
  const [proposed, setProposed] = createSignal(0);
  const tables = () => Array.from({ length: Math.max(proposed(), Math.ceil(players().length / 2)) }, (_, i) => i);
  const at = (table: number, side: 0 | 1): number => chosen()[`${table} ${side}`] ?? 0;
  const draws = (): readonly Draw[] =>
    tables().flatMap((table) => {
      const [first, second] = [at(table, 0), at(table, 1)].filter((id) => id !== 0);
      return first === undefined ? [] : [{ first, second: second ?? null }];
    });
  /** Begins with the pairings of the program, of which most may do. */
  function propose(): void {
    const round = pairRound(state());
    if (!round.ok) return;
    setProposed(round.value.length);
    setChosen(
      Object.fromEntries(
        round.value.flatMap(({ first, second }, table) => [
          [`${table} 0`, first],
          [`${table} 1`, second ?? 0],
        ]),
      ),
    );
  }
  const choice = (table: number, side: 0 | 1): JSX.Element => (
    <select
      class="select"
      aria-label={`${s().table(table + 1)}, ${side === 0 ? s().white : s().black}`}
      value={at(table, side)}
      onChange={({ currentTarget }) => setChosen({ ...chosen(), [`${table} ${side}`]: Number(currentTarget.value) })}
    >
      <option value={0}>{s().nobody}</option>
      <For each={players()}>{(player) => <option value={player.id}>{player.name}</option>}</For>
    </select>
  );
  return (
    <details class="tour-by-hand">
      <summary>{s().byHand}</summary>
      <p class="faint">{s().byHandHelp}</p>
      <Show when={state().settings.format.kind !== 'ladder'}>
        <button type="button" class="link" onClick={propose}>
          {s().byHandPropose}
        </button>
      </Show>
      <ol>
        <For each={tables()}>
          {(table) => (
            <li>
              {choice(table, 0)}
              {choice(table, 1)}
            </li>
          )}
        </For>
      </ol>
      <button
        type="button"
        class="button"
        onClick={async () => {
          if (await props.pair(draws())) setChosen({});
        }}
      >
        {s().byHandUse}
      </button>
    </details>
  );
}
