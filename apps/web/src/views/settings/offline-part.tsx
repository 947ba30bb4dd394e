import { createSignal, type JSX, Show } from 'solid-js';
import { useDevice } from '../../context.ts';
import { useStrings } from './strings/strings.ts';

/** Whether the page works without a network here, and the way to install it where the browser offers one. */
export function OfflinePart(): JSX.Element {
  const device = useDevice();
  const s = useStrings();
  const can = 'serviceWorker' in navigator;
  const [kept, setKept] = createSignal(false);
  // Not awaited: the view is there meanwhile.
  if (can) void navigator.serviceWorker.ready.then(() => setKept(true));
  return (
    <div>
      <p class="setting-help">{kept() ? s().offlineReady : can ? s().offlineSoon : s().offlineNever}</p>
      <Show when={device.install()}>
        {(install) => (
          <div class="acts">
            <button type="button" class="button" onClick={() => install()()}>
              {s().install}
            </button>
          </div>
        )}
      </Show>
    </div>
  );
}
