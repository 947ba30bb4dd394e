/**
 * Which modules come together as one file. What the first page needs compresses better as one than as the pieces it would be cut
 * into because dialogs need some of them too; what is wanted together later comes together: each file more is a name in the first
 * script, a request of which a browser makes six at a time, and its headers. On a line with a long way a view of forty files
 * would wait seven times for it.
 */
export const CHUNK_GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  // French comes with the first page: what its first words share with the others is one file.
  { name: 'speech', test: /words\/src\/numbers\.ts|interface\/(capital|fr\/forms)\.ts/ },
  // What knows all views, and where each has its texts.
  {
    name: 'views',
    test: /web\/src\/(views\/openable|interface\/view-strings|views\/.*\/?strings\/strings)\.tsx?/,
    priority: 1,
  },
  { name: 'rules', test: /packages\/rules\/src/, priority: 1 },
  { name: 'boards', test: /board\/src\/(drawing\/(small-board|placed-men)|arrow-shape|mini-board)/ },
  {
    name: 'arrival',
    test: /web\/src\/(address\/address|games\/find-kept|interface\/date-format|views\/people\/dates|parts\/fault)\.ts/,
  },
  {
    name: 'leisure',
    test: /web\/src\/(at-leisure|browser\/(offline|pause-of-player|saves-data)|views\/preload-likely)\.ts/,
  },
  { name: 'cube', test: /board\/src\/cube\/|web\/src\/rules\/other-games/ },
  { name: 'scan', test: /web\/src\/play\/(scan|threats|why)\.ts/ },
  { name: 'dice', test: /board\/src\/(dice-view|drawing\/die)|web\/src\/parts\/dice/ },
  { name: 'turns', test: /web\/src\/(board-page\/turn-list|parts\/(turn-tree|opening-note))/ },
  {
    name: 'puzzles',
    test: /web\/src\/(puzzles\/(collection|daily|progress|attempt|packed)|views\/puzzles\/(goal|puzzle-picture))/,
  },
  {
    name: 'online',
    test: /web\/src\/(online\/(ask-again|ask-server|live-games|shown-name|own-games|people\/(who|conduct)|tournaments\/ask-tournament)|views\/online\/names)|protocol\/src\/(rules|limits)\.ts/,
  },
  // Without what asks it: as an entry of its own that needs no more than this.
  { name: 'search', test: /engine\/src\/(root|service)\.ts/ },
  { name: 'reasons', test: /engine\/src\/(reasons\/|draughts\/reasons|mill\/(reasons|threats)|chance-of|score)/ },
  { name: 'texts', test: /web\/src\/(lines\/(read-text|told-of-game)|parts\/(told-list|rules-of-text))/ },
  {
    name: 'saving',
    test: /node_modules\/(valibot|idb)|src\/(browser\/(database|schema)|games\/(game-store|kept-game|keep-game)|session\/saved-session|lines\/lines|settings\/level-schema)/,
  },
  {
    name: 'dialogs',
    test: /web\/src\/(parts\/(dialog|stand-clear|setting-fields|sheet-links)|dialogs\/speaker)\./,
  },
  { name: 'speak', test: /web\/src\/browser\/speak\./ },
  // What many views are made of; then, by what they are about, what few of them share.
  {
    name: 'parts',
    test: /web\/src\/(parts|browser|dialogs|address|settings|openings|lines|views\/learn\/(progress|turn-facts|glossary))\/|board\/src\/(arrows|board-view|large-board|sketch)/,
    minShareCount: 3,
  },
  { name: 'tournaments', test: /web\/src\/(views\/)?tournament\/|packages\/tournament\//, minShareCount: 2 },
  { name: 'classes', test: /web\/src\/(views\/)?class\/|protocol\/src\/class/, minShareCount: 2 },
  {
    name: 'company',
    test: /web\/src\/(online|views\/(online|people|clubs|conduct|company|account))\//,
    minShareCount: 2,
  },
  { name: 'learning', test: /web\/src\/(views\/(learn|known|openings)|known)\//, minShareCount: 2 },
  {
    name: 'analyses',
    test: /web\/src\/(views\/analysis|analyst|exact|parts)\/|packages\/(engine|tablebase)\//,
    minShareCount: 2,
  },
  { name: 'training', test: /web\/src\/(views\/(puzzles|revise|endings)|deck|puzzles)\//, minShareCount: 2 },
];
