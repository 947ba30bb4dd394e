import { evolve, type GameState, type RecordedEvent } from '@merellier/protocol';
import { type Accessor, createSignal } from 'solid-js';
import type { Notices } from '../../../state/notices.ts';
import type { GameVoice } from './game-voice.ts';
import { noticeAfter, type OnlineNotice } from './notice.ts';

/** The sentence that stands beside the board of an online game. */
export interface News {
  readonly notice: Accessor<OnlineNotice | null>;
  readonly setNotice: (notice: OnlineNotice | null) => void;
  /** Shows a sentence, and has it read out. */
  readonly tell: (kind: OnlineNotice['kind'], text: string) => void;
  /** Tells of events that came while one looked on. */
  readonly tellEvents: (fresh: readonly RecordedEvent[], before: GameState) => void;
  /** Takes back a refusal: another position is on the board. */
  readonly forgetRefusal: () => void;
}

export function createNews({ announce }: Notices, voice: GameVoice): News {
  const [notice, setNotice] = createSignal<OnlineNotice | null>(null);
  return {
    notice,
    setNotice,
    tell(kind, text) {
      setNotice({ kind, text });
      announce(text);
    },
    tellEvents(fresh, before) {
      let at = before;
      const told: string[] = [];
      for (const event of fresh) {
        const next = evolve(at, event);
        // What a later version has done is not understood, nor what follows from it.
        if (next.incomplete) break;
        const text = voice.event(event, at);
        if (text !== null) told.push(text);
        at = next;
      }
      setNotice((now) => noticeAfter(now, told, fresh));
      if (told.length > 0) announce(told.join(' '));
    },
    forgetRefusal: () => void setNotice((now) => (now?.kind === 'refusal' ? null : now)),
  };
}
