import { For, type JSX } from 'solid-js';
import { useFirstLanguage, useSession } from '../context.ts';
import { LEVEL_NUMBERS, readLevel } from '../settings/levels.ts';
import type { FirstLanguage } from '../state/language.ts';

/** The name of a level where it stands alone. */
export function levelName(language: FirstLanguage, level: number): string {
  const name = language.words().level(level);
  return name.charAt(0).toLocaleUpperCase(language.tongue().language) + name.slice(1);
}

/** All levels, each with its number and name. */
export function LevelChoice(props: { readonly level: number }): JSX.Element {
  const language = useFirstLanguage();
  const session = useSession();
  return (
    <select
      class="select"
      aria-label={language.s().level}
      value={props.level}
      onChange={({ currentTarget }) => session.setLevel(readLevel(Number(currentTarget.value)))}
    >
      <For each={LEVEL_NUMBERS}>
        {(number) => (
          <option value={number}>
            {number} · {levelName(language, number)}
          </option>
        )}
      </For>
    </select>
  );
}
