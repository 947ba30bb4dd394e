import type { ModerationStrings } from './fr.ts';

const numbers = new Intl.NumberFormat('de');
const decimals = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
/** Honest players of whom one comes so far by luck, as a round number. */
const oneOf = (chance: number): string => numbers.format(Number(Math.min(1e6, 1 / chance).toPrecision(1)));

/** What the page for moderators says, in German. */
export const de: ModerationStrings = {
  lead: 'Was Spieler gemeldet haben und was daraus wurde. Spieler sehen von dieser Seite nichts.',
  nameless: 'Anonym',
  gone: 'jemand, der nicht mehr da ist',
  tabs: 'Teile der Moderation',
  open: 'Anzusehen',
  closed: 'Erledigt',
  acts: 'Protokoll',
  noneOpen: 'Nichts anzusehen',
  noneOpenText: 'Neue Meldungen erscheinen hier.',
  noneClosed: 'Noch nichts erledigt',
  noneActs: 'Noch nichts vermerkt',
  more: 'Mehr anzeigen',

  guest: (since) => `Ohne Konto, hier seit ${since}`,
  registered: (since) => `Mit Konto, hier seit ${since}`,
  banned: 'gesperrt',
  reasons: {
    cheating: 'Lässt sich von einem Programm helfen',
    stalling: 'Lässt die Uhr laufen oder geht',
    name: 'Beleidigender Name',
    harassment: 'Belästigt andere',
    other: 'Etwas anderes',
  },
  reportedBy: (name, when) => `von ${name}, ${when}`,
  setAside: 'erledigt',
  game: 'Partie ansehen',
  gameOf: (when) => `Partie zur Meldung ansehen, ${when}`,

  nothingWrong: 'Nichts auszusetzen',
  nothingWrongOf: (name) => `An ${name} ist nichts auszusetzen`,
  ban: 'Sperren',
  banOf: (name) => `${name} sperren`,
  banAsk: (name) => `${name} sperren? Alle Sitzungen enden, und hier zu spielen ist nicht mehr möglich.`,
  unban: 'Wieder zulassen',
  unbanOf: (name) => `${name} wieder zulassen`,
  keep: 'Nein',
  group: 'Spieler von derselben Adresse',
  groupHelp:
    'In den letzten zwei Wochen an derselben Adresse gesehen, in derselben Woche. Eine Familie oder eine Schule teilt sich eine: Nehmen Sie bei denen das Häkchen weg, die nichts damit zu tun haben.',
  noGroup: 'In den letzten zwei Wochen wurde an derselben Adresse niemand sonst gesehen.',
  lastSeen: (when) => `gesehen am ${when}`,
  banGroup: (number) => (number > 1 ? `Diese ${number} Spieler sperren` : 'Diesen Spieler sperren'),
  banGroupAsk: (number) => (number > 1 ? `${number} Spieler auf einmal sperren?` : 'Diesen Spieler sperren?'),

  fair: 'Zu gut, um wahr zu sein?',
  fairHelp:
    'In gewerteten Partien weiß der Computer, welche Züge den Gewinn oder das Remis halten. Diese Spieler finden sie viel öfter als andere ihrer Stärke. Das ist kein Beweis: Sehen Sie sich die Partien an, bevor Sie entscheiden. Von selbst geschieht nichts.',
  fairOff: 'Es werden keine Partien angesehen: Dieser Server ist so eingestellt (FAIR_PLAY).',
  fairNone: 'Niemand fällt auf.',
  fairKept: (kept, turns, games) =>
    `${numbers.format(kept)} richtige Entscheidungen in ${numbers.format(turns)} Zügen, auf die es ankam, in ${numbers.format(games)} Partien.`,
  fairExpected: (expected) => `Bei dieser Wertung sind ${numbers.format(expected)} zu erwarten.`,
  fairChance: (chance) => `Durch Zufall kommt das bei etwa einem von ${oneOf(chance)} ehrlichen Spielern vor.`,
  fairSeconds: (critical, easy) =>
    `Mittlere Zeit in Sekunden: ${decimals.format(critical)} für diese Züge, ${decimals.format(easy)} für andere.`,
  fairLook: 'Partien zum Ansehen',
  fairGame: (when) => `Partie vom ${when} ansehen`,
  fairGameKept: (kept, turns) => `${kept} von ${turns}`,
  fairLooked: 'Was angesehen wurde',
  fairNothingYet: 'Noch nichts. Eine gewertete Partie wird frühestens zehn Minuten nach ihrem Ende angesehen.',
  fairTotal: (kept, turns, expected) =>
    `${numbers.format(kept)} richtige Entscheidungen von ${numbers.format(turns)}; zu erwarten: ${numbers.format(expected)}`,
  fairFewMen: (names) => `Ohne Tabellen auf diesem Server erst wenn jede Seite höchstens fünf Steine hat: ${names}.`,
  fairUnknown:
    'Andere Regeln, darunter Dame und Würfelspiele, werden nicht angesehen: Ihre genauen Werte werden nicht berechnet.',

  did: {
    ban: (names) => `Gesperrt: ${names}`,
    unban: (names) => `Wieder zugelassen: ${names}`,
    'set-aside': (names) => `Nichts auszusetzen an ${names}`,
  },
  by: (name, when) => `${name}, ${when}`,
  undone: (name, when) => `Zurückgenommen von ${name}, ${when}`,
  undo: 'Zurücknehmen',
  undoOf: (what) => `Zurücknehmen: ${what}`,
  undoneNow: 'Das ist zurückgenommen.',
  again: 'Noch einmal versuchen',
  refusals: {
    'is-moderator': 'Moderatoren werden hier nicht gesperrt.',
    'nothing-to-do': 'Das ist schon geschehen: Die Liste wurde gerade neu gelesen.',
    'too-many': 'Das ist zu viel auf einmal: Warten Sie einen Augenblick.',
    unavailable: 'Der Server antwortet nicht: Versuchen Sie es gleich noch einmal.',
  },
  refused: 'Der Server hat das abgelehnt: Laden Sie die Seite neu.',
};
