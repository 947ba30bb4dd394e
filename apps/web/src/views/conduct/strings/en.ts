import type { ConductStrings } from './fr.ts';

export const en: ConductStrings = {
  open: 'Block or report',
  nameless: 'Anonymous',
  block: (name) => `Block ${name}`,
  unblock: (name) => `Unblock ${name}`,
  blockHelp: (name) =>
    `${name} can no longer join your games, and you will see neither their games nor their messages. They will not know.`,
  blockedNow: (name) => `${name} is blocked.`,
  unblocked: (name) => `${name} is no longer blocked.`,
  blocked: 'Blocked players',
  reportHelp: 'Only the host of this server and its moderators read reports.',
  report: (name) => `Report ${name}`,
  reason: 'Reason',
  reasons: {
    cheating: 'Gets help from a program',
    stalling: 'Lets the clock run, or leaves',
    name: 'Offensive name',
    harassment: 'Pesters with offers or messages',
    other: 'Something else',
  },
  note: 'A few words (optional)',
  reported: 'Report sent. Thank you.',
  refused: (refusal) =>
    refusal.reason === 'too-many'
      ? 'That is too much at once: try again later.'
      : refusal.reason === 'no-session'
        ? 'You need a name first: invite somebody or accept a game.'
        : 'The server could not do that: try again.',
};
