import type { GameEvent, RecordedEvent } from '@merellier/protocol';
import { describe, expect, it } from 'vitest';
import { noticeAfter, type OnlineNotice } from './notice.ts';

const recorded = (event: GameEvent): RecordedEvent => ({ seq: 9, at: 0, event });
const refused: OnlineNotice = { kind: 'news', text: 'La nulle est refusée.' };
const ended = recorded({ kind: 'ended', outcome: { winner: 'white', reason: 'resignation', count: null } });

describe('the sentence beside the board', () => {
  it('does not outlive the end of the game, nor an answer to an offer', () => {
    expect(noticeAfter(refused, [], [ended])).toBeNull();
    expect(noticeAfter(refused, [], [recorded({ kind: 'declined', side: 'black', what: 'draw' })])).toBeNull();
    expect(noticeAfter(refused, [], [recorded({ kind: 'offered', side: 'black', what: 'draw' })])).toBeNull();
  });

  it('stays when nothing happens that concerns it, and gives way to the next one', () => {
    const time = recorded({ kind: 'compensated', sides: ['white'], ms: 1 });
    expect(noticeAfter(refused, [], [time])).toBe(refused);
    expect(noticeAfter(refused, ['Les Blancs reçoivent du temps.'], [ended])?.text).toBe(
      'Les Blancs reçoivent du temps.',
    );
  });
});
