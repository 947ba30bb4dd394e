import type { Settings } from '@merellier/tournament';
import { createSignal, type JSX, Show } from 'solid-js';
import { useNotices } from '../../context.ts';
import { SettingsForm } from './settings-form.tsx';
import { useStrings } from './strings/strings.ts';
import { useTournament } from './tournament-context.ts';

/** What was agreed, as far as it can still be changed. */
export function SettingsPart(): JSX.Element {
  const s = useStrings();
  const open = useTournament();
  const notices = useNotices();
  const [settings, setSettings] = createSignal<Settings>(open.state().settings);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (open.run({ kind: 'settle', settings: settings() })) notices.announce(s().saved);
      }}
    >
      <Show when={open.state().rounds.length > 0}>
        <p class="faint">{s().fixed}</p>
      </Show>
      <SettingsForm settings={settings()} begun={open.state().rounds.length > 0} change={setSettings} />
      <div class="acts">
        <button type="submit" class="button primary">
          {s().saveIt}
        </button>
      </div>
    </form>
  );
}
