import { For, type JSX } from 'solid-js';
import { LanguageChoice } from '../board-page/masthead.tsx';
import { useApp } from '../context.ts';
import { THEMES } from '../settings/settings.ts';
import { LevelChoice } from './level-choice.tsx';

// Each setting as one line: in the menu those that the moment wants, in the settings view all of them.

export function NamesSetting(): JSX.Element {
  const app = useApp();
  return <Toggle label={app.s().names} on={app.settings().names} change={(names) => app.change({ names })} />;
}

export function TypedSetting(): JSX.Element {
  const app = useApp();
  return <Toggle label={app.s().typed} on={app.settings().typed} change={(typed) => app.change({ typed })} />;
}

/** Between two at one screen: the player at the upper edge is faced by all that speaks to them. */
export function TableSetting(): JSX.Element {
  const app = useApp();
  return <Toggle label={app.s().table} on={app.settings().table} change={(table) => app.change({ table })} />;
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
    <Segments
      name="theme"
      title={app.s().theme}
      values={THEMES}
      labels={app.s().themes}
      value={app.settings().theme}
      change={(theme) => app.change({ theme })}
    />
  );
}

interface SegmentsProps<Value extends string> {
  readonly name: string;
  readonly title: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly change: (value: Value) => void;
}

/** A setting of few values, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>): JSX.Element {
  return (
    <fieldset class="segments">
      <legend>{props.title}</legend>
      <For each={props.values}>
        {(value) => (
          <label>
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={props.value === value}
              onChange={() => props.change(value)}
            />
            <span>{props.labels[value]}</span>
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
