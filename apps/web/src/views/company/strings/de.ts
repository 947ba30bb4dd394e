import type { CompanyRefusal } from '../../../online/people/company.ts';
import type { CompanyStrings } from './fr.ts';

const refusals: Readonly<Partial<Record<CompanyRefusal['reason'], string>>> = {
  'no-challenges': 'Diese Person nimmt keine Herausforderungen an.',
  'too-many': 'Das ist zu viel auf einmal: Versuchen Sie es gleich noch einmal.',
  'too-many-games': 'Sie haben schon zu viele offene Einladungen: Nehmen Sie zuerst eine zurück.',
  'too-many-followed': 'Sie folgen schon zu vielen.',
  'no-session': 'Sie brauchen zuerst einen Namen: Laden Sie jemanden ein oder nehmen Sie eine Partie an.',
  'not-found': 'Dieses Konto gibt es hier nicht oder nicht mehr.',
  'account-needed': 'Eine gewertete Partie braucht auf beiden Seiten ein Konto.',
};

export const de: CompanyStrings = {
  refused: ({ reason }) => refusals[reason] ?? 'Der Server konnte das nicht tun: Versuchen Sie es noch einmal.',
  nameless: 'Anonym',
  program: 'Programm',
  followed: 'Sie folgen',

  challenge: (name) => `${name} herausfordern`,
  challengeHelp: (rules) => `Nach den Regeln von der Startseite: ${rules}.`,
  pace: 'Bedenkzeit',
  follow: 'Folgen',
  unfollow: 'Nicht mehr folgen',
  nowFollowed: (name) => `Sie folgen ${name}.`,
  nowUnfollowed: (name) => `Sie folgen ${name} nicht mehr.`,

  challenges: 'Herausforderungen an Sie',
  from: (name) => `${name} fordert Sie heraus`,
  answer: 'Ansehen',
  answerTo: (name) => `Die Herausforderung von ${name} ansehen`,
  notNow: 'Später',
  decline: 'Ablehnen',
  declineOf: (name) => `Die Herausforderung von ${name} ablehnen`,

  here: 'Spieler online',
  nobodyHere: 'Gerade sonst niemand.',
  search: 'Spieler mit Namen herausfordern',
  find: 'Suchen',
  noneFound: 'Kein Konto hat diesen Namen.',

  choices: 'Die anderen und Sie',
  whoChallenges: 'Wer darf Sie herausfordern?',
  challengers: { all: 'Alle', followed: 'Wem Sie folgen', none: 'Niemand' },
  whetherSeen: 'Zeigen, dass Sie online sind',
  seen: { yes: 'Ja', no: 'Nein' },
  kept: 'Gespeichert.',
};
