import type { Device } from '../state/device.ts';
import { pauseOfPlayer } from './pause-of-player.ts';

const WORKER = '/sw.js';
/** Milliseconds from one look for a new version to the next. */
const LOOK_AGAIN = 60 * 60 * 1000;

/**
 * Installs the service worker, which keeps the whole page for times without network, and tells the page when a new version
 * lies ready. That one waits until it is asked for, or until no tab shows the page any longer: never in a game.
 */
export async function installOffline(device: Device): Promise<void> {
  const { serviceWorker } = navigator;
  // Hundreds of files are put away then: on a slow telephone a touch at that moment would wait for them.
  await pauseOfPlayer();
  const registration = await serviceWorker.register(WORKER);
  const offer = (fresh: ServiceWorker): void => {
    // Without a controller it is the first version of all, and nothing is replaced.
    if (serviceWorker.controller) device.setFreshVersion(() => takeOver(fresh));
  };
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => fresh.state === 'installed' && offer(fresh));
  });
  const look = (): void => {
    if (navigator.onLine) registration.update().catch(() => {});
  };
  window.setInterval(look, LOOK_AGAIN);
}

/** Puts the new version in place of this one. The game is kept, and found again. */
function takeOver(fresh: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // Another tab may have let it in already.
  if (fresh.state === 'activated') location.reload();
  else fresh.postMessage({ type: 'SKIP_WAITING' });
}
