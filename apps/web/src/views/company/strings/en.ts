import type { CompanyRefusal } from '../../../online/people/company.ts';
import type { CompanyStrings } from './fr.ts';

const refusals: Readonly<Partial<Record<CompanyRefusal['reason'], string>>> = {
  'no-challenges': 'This player does not accept challenges.',
  'too-many': 'Too much at once: try again in a moment.',
  'too-many-games': 'You already have too many invitations waiting: cancel one first.',
  'too-many-followed': 'You already follow too many players.',
  'no-session': 'You need a name first: invite somebody or accept a game.',
  'not-found': 'This player could not be found.',
  'account-needed': 'A rated game needs an account on both sides.',
};

export const en: CompanyStrings = {
  refused: ({ reason }) => refusals[reason] ?? 'The server could not do it: try again.',
  nameless: 'Anonymous',
  program: 'program',
  followed: 'following',

  challenge: (name) => `Challenge ${name}`,
  challengeHelp: (rules) => `With the rules chosen on the home page: ${rules}.`,
  pace: 'Clock',
  follow: 'Follow',
  unfollow: 'Stop following',
  nowFollowed: (name) => `You follow ${name}.`,
  nowUnfollowed: (name) => `You no longer follow ${name}.`,

  challenges: 'Challenges to you',
  from: (name) => `${name} challenges you`,
  answer: 'Look',
  answerTo: (name) => `Look at ${name}’s challenge`,
  notNow: 'Not now',
  decline: 'Decline',
  declineOf: (name) => `Decline ${name}’s challenge`,

  here: 'Players online',
  nobodyHere: 'Nobody else at the moment.',
  search: 'Challenge a player by name',
  find: 'Find',
  noneFound: 'No account has this name.',

  choices: 'Other players and you',
  whoChallenges: 'Who may challenge you?',
  challengers: { all: 'Everybody', followed: 'Those you follow', none: 'Nobody' },
  whetherSeen: 'Show that you are online',
  seen: { yes: 'Yes', no: 'No' },
  kept: 'Saved.',
};
