import type { JSX } from 'solid-js';
import { useLanguage, useSettings } from '../context.ts';
import { THEMES } from '../settings/settings.ts';
import { LanguageChoice } from './language-choice.tsx';
import { LevelChoice } from './level-choice.tsx';
import { Segments } from './segments.tsx';

// Each setting as one line: in the menu those that the moment wants, in the settings view all of them.

export function NamesSetting(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  return (
    <Toggle label={language.s().names} on={settings.current().names} change={(names) => settings.change({ names })} />
  );
}

export function TypedSetting(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  return (
    <Toggle label={language.s().typed} on={settings.current().typed} change={(typed) => settings.change({ typed })} />
  );
}

/** Between two at one screen: the player at the upper edge is faced by all that speaks to them. */
export function TableSetting(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  return (
    <Toggle label={language.s().table} on={settings.current().table} change={(table) => settings.change({ table })} />
  );
}

export function LevelSetting(props: { readonly level: number }): JSX.Element {
  const language = useLanguage();
  return (
    <div class="setting">
      <span>{language.s().computerLevel}</span>
      <LevelChoice level={props.level} />
    </div>
  );
}

export function ThemeSetting(): JSX.Element {
  const settings = useSettings();
  const language = useLanguage();
  return (
    <Segments
      name="theme"
      title={language.s().theme}
      values={THEMES}
      labels={language.s().themes}
      value={settings.current().theme}
      change={(theme) => settings.change({ theme })}
    />
  );
}

export function LanguageSetting(): JSX.Element {
  const language = useLanguage();
  return (
    <div class="setting">
      <span>{language.s().language}</span>
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
    <label class="toggle">
      <input type="checkbox" checked={props.on} onChange={({ currentTarget }) => props.change(currentTarget.checked)} />
      <span>{props.label}</span>
    </label>
  );
}
