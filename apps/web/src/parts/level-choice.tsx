import { For, type JSX } from 'solid-js';
import { type App, useApp } from '../context.ts';
import { LEVEL_NUMBERS, readLevel } from '../settings/levels.ts';

/** The name of a level where it stands alone. */
function nameOf(app: App, level: number): string {
  const name = app.words().level(level);
  return name.charAt(0).toLocaleUpperCase(app.settings().language) + name.slice(1);
}

interface LevelProps {
  readonly class?: string;
  readonly level: number;
}

/** All levels, each with its number and name. */
export function LevelChoice(props: LevelProps): JSX.Element {
  const app = useApp();
  return (
    <select
      class={props.class ?? 'select'}
      aria-label={app.s().level}
      value={props.level}
      onChange={({ currentTarget }) => app.setLevel(readLevel(Number(currentTarget.value)))}
    >
      <For each={LEVEL_NUMBERS}>
        {(number) => (
          <option value={number}>
            {number} · {nameOf(app, number)}
          </option>
        )}
      </For>
    </select>
  );
}

/** The level beside the button that begins a game against the computer: small, and all of it opens the list. */
export function LevelCell(): JSX.Element {
  const app = useApp();
  const level = () => app.settings().level;
  return (
    <span class="level-cell">
      <span class="level-shown" aria-hidden="true">
        {app.s().levelNumber(level())}
        <small>{nameOf(app, level())}</small>
      </span>
      <LevelChoice class="level-list" level={level()} />
    </span>
  );
}
