import { createSignal } from 'solid-js';
import { readStored, writeStored } from '../browser/storage.ts';

const [ownName, setOwnName] = createSignal(readStored('local', 'name') || null);

/** The name under which one last played online here, so that the header needs no server to say it; null without one. */
export { ownName };

/** Notes it, or that there is none any more. */
export function noteOwnName(name: string | null): void {
  if (name === ownName()) return;
  setOwnName(name);
  writeStored('local', 'name', name ?? '');
}
