import type { Player } from '@merellier/protocol';
import { type Absence, type Who, whoAmI } from './who.ts';

/** Milliseconds until the server is asked once more: twice as many each time, up to a limit. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

interface Finding {
  readonly found: (player: Player | null) => void;
  /** There is no answer for now, and why; said again with each vain try. */
  readonly missed: (why: Absence) => void;
  readonly ask?: () => Promise<Who>;
}

/**
 * Asks who this browser is to the server, and goes on by itself until there is an answer: a server may just be starting, a
 * network may come back. Where there is no server at all, it rests.
 */
export function findServer({ found, missed, ask = whoAmI }: Finding): {
  /** Asks at once. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE;
  /** Of two questions under way the later one counts. */
  let questions = 0;

  async function look(): Promise<void> {
    clearTimeout(timer);
    const question = ++questions;
    const who = await ask();
    if (question !== questions) return;
    if (who.ok) return found(who.player);
    missed(who.why);
    if (who.why === 'no-server') return;
    timer = setTimeout(look, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }

  return {
    look,
    stop() {
      questions++;
      clearTimeout(timer);
    },
  };
}
