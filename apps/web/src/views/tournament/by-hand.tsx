import { type Draw, present } from '@merellier/tournament';
import { createSignal, For, type JSX } from 'solid-js';
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
  const tables = () => Array.from({ length: Math.ceil(players().length / 2) }, (_, i) => i);
  const [chosen, setChosen] = createSignal<Readonly<Record<string, number>>>({});
  const at = (table: number, side: 0 | 1): number => chosen()[`${table} ${side}`] ?? 0;
  const draws = (): readonly Draw[] =>
    tables().flatMap((table) => {
      const [first, second] = [at(table, 0), at(table, 1)].filter((id) => id !== 0);
      return first === undefined ? [] : [{ first, second: second ?? null }];
    });
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
