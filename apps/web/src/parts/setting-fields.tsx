import { For, type JSX } from 'solid-js';
import { useApp } from '../context.ts';
import { THEMES } from '../settings.ts';
import { LevelChoice } from './level-choice.tsx';
import { LanguageChoice } from './masthead.tsx';

// Each setting as one line: in the menu those that the moment wants, in the settings view all of them.

export function NamesSetting(): JSX.Element {
  const app = useApp();
  return <Toggle label={app.s().names} on={app.settings().names} change={(names) => app.change({ names })} />;
}

export function FlatSetting(): JSX.Element {
  const app = useApp();
  return <Toggle label={app.s().flat} on={app.settings().flat} change={(flat) => app.change({ flat })} />;
}

export function LevelSetting(props: { readonly level: number }): JSX.Element {
  const app = useApp();
  return (
    <div class="setting">
      <span>{app.s().computerLevel}</span>
      <LevelChoice level={props.level} />
    </div>
  );
}

export function ThemeSetting(): JSX.Element {
  const app = useApp();
  return (
    <fieldset class="segments">
      <legend>{app.s().theme}</legend>
      <For each={THEMES}>
        {(theme) => (
          <label>
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={app.settings().theme === theme}
              onChange={() => app.change({ theme })}
            />
            <span>{app.s().themes[theme]}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}

export function LanguageSetting(): JSX.Element {
  const app = useApp();
  return (
    <div class="setting">
      <span>{app.s().language}</span>
      <LanguageChoice />
    </div>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly on: boolean;
  readonly change: (on: boolean) => void;
}

/** A setting that is on or off. */
export function Toggle(props: ToggleProps): JSX.Element {
  return (
    <label class="setting toggle">
      <span>{props.label}</span>
      <input type="checkbox" checked={props.on} onChange={({ currentTarget }) => props.change(currentTarget.checked)} />
    </label>
  );
}
