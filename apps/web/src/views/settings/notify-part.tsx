import { createSignal, type JSX, Show } from 'solid-js';
import { useSettings } from '../../context.ts';
import { Toggle } from '../../parts/setting-fields.tsx';
import { useStrings } from './strings/strings.ts';

/** Notes of the system's own: the browser is asked whether they are allowed when they are switched on, and not before. */
export function NotifyPart(): JSX.Element {
  const settings = useSettings();
  const s = useStrings();
  const [problem, setProblem] = createSignal<string | null>(null);
  async function change(on: boolean): Promise<void> {
    setProblem(null);
    if (!on) return settings.change({ notify: false });
    if (!('Notification' in window)) setProblem(s().notifyMissing);
    else if ((await Notification.requestPermission()) === 'granted') return settings.change({ notify: true });
    else setProblem(s().notifyRefused);
    // The box was ticked, and nothing came of it.
    settings.change({ notify: true });
    settings.change({ notify: false });
  }
  return (
    <div>
      <Toggle label={s().notify} on={settings.current().notify} change={(on) => void change(on)} />
      <p class="setting-help">{s().notifyHelp}</p>
      <p class="refusal" role="alert">
        <Show when={problem()}>{(text) => text()}</Show>
      </p>
    </div>
  );
}
