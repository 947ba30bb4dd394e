import { For, type JSX } from 'solid-js';
import { useLanguage, useSession, useSettings } from '../context.ts';
import { LEVEL_NUMBERS, readLevel } from '../settings/levels.ts';
import type { LanguageState } from '../state/language.ts';

/** The name of a level where it stands alone. */
function nameOf(language: LanguageState, level: number): string {
  const name = language.words().level(level);
  return name.charAt(0).toLocaleUpperCase(language.tongue().language) + name.slice(1);
}

interface LevelProps {
  readonly class?: string;
  readonly level: number;
}

/** All levels, each with its number and name. */
export function LevelChoice(props: LevelProps): JSX.Element {
  const language = useLanguage();
  const session = useSession();
  return (
    <select
      class={props.class ?? 'select'}
      aria-label={language.s().level}
      value={props.level}
      onChange={({ currentTarget }) => session.setLevel(readLevel(Number(currentTarget.value)))}
    >
      <For each={LEVEL_NUMBERS}>
        {(number) => (
          <option value={number}>
            {number} · {nameOf(language, number)}
          </option>
        )}
      </For>
    </select>
  );
}

/** The level beside the button that begins a game against the computer: small, and all of it opens the list. */
export function LevelCell(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  const level = () => settings.current().level;
  return (
    <span class="level-cell">
      <span class="level-shown" aria-hidden="true">
        {language.s().levelNumber(level())}
        <small>{nameOf(language, level())}</small>
      </span>
      <LevelChoice class="level-list" level={level()} />
    </span>
  );
}
