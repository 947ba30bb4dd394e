import type { Device } from '../state/device.ts';

/** What some browsers say when the page can be installed; the others have a menu of their own for it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Keeps the browser's offer to install the page until somebody asks for it, in the settings. */
export function watchInstall(device: Device): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    device.setInstall(() => void (event as InstallOffer).prompt().then(() => device.setInstall(null)));
  });
}
