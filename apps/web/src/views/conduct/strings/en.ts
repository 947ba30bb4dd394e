import type { ConductStrings } from './fr.ts';

export const en: ConductStrings = {
  open: 'Block or report',
  nameless: 'No name',
  block: (name) => `Block ${name}`,
  unblock: (name) => `Unblock ${name}`,
  blockHelp: (name) =>
    `${name} can no longer join your games; their games and phrases no longer appear. They are not told.`,
  blockedNow: (name) => `${name} is blocked.`,
  unblocked: (name) => `${name} is no longer blocked.`,
  blocked: 'Blocked players',
  reportHelp: 'Only the host of this server reads reports.',
  report: (name) => `Report ${name}`,
  reason: 'Reason',
  reasons: {
    cheating: 'Gets help from a program',
    stalling: 'Lets time run, or leaves',
    name: 'Offensive name',
    harassment: 'Pesters with offers or phrases',
    other: 'Something else',
  },
  note: 'A few words (optional)',
  reported: 'Report sent. Thank you.',
  refused: (refusal) =>
    refusal.reason === 'too-many'
      ? 'That is too much at once; try again later.'
      : refusal.reason === 'no-session'
        ? 'This takes a name first: inviting somebody or accepting a game gives you one.'
        : 'The server could not do that; try again.',
};
