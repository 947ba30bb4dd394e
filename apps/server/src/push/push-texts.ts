import type { Language } from '@merellier/words';

/** What a notification says: its title, and a line below it. */
export interface PushText {
  readonly title: string;
  readonly body: string;
}

interface PushTexts {
  turn(opponent: string): PushText;
  challenge(host: string): PushText;
}

/** What the server says to a browser that does not show the page. */
export const PUSH_TEXTS: Readonly<Record<Language, PushTexts>> = {
  fr: {
    turn: (opponent) => ({ title: 'C’est à vous', body: `${opponent} a joué.` }),
    challenge: (host) => ({ title: 'Un défi', body: `${host} vous défie.` }),
  },
  en: {
    turn: (opponent) => ({ title: 'Your turn', body: `${opponent} has played.` }),
    challenge: (host) => ({ title: 'A challenge', body: `${host} challenges you.` }),
  },
  de: {
    turn: (opponent) => ({ title: 'Sie sind am Zug', body: `${opponent} hat gezogen.` }),
    challenge: (host) => ({ title: 'Eine Herausforderung', body: `${host} fordert Sie heraus.` }),
  },
};

/** How somebody is called who gave no name. */
export const SOMEBODY: Readonly<Record<Language, string>> = { fr: 'Quelqu’un', en: 'Somebody', de: 'Jemand' };
