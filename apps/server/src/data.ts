import {
  banCommand,
  exportCommand,
  importCommand,
  moveCommand,
  reportsCommand,
  unbanCommand,
} from './data/data-command.ts';
import { optionsFromEnvironment } from './environment.ts';
import type { OnlineOptions } from './node/online-options.ts';

// npm run data -- COMMAND: the data of a server. An embedded database is open to one at a time: its server must not run.
const USAGE = `npm run data -- export FILE   all data to a file (.ndjson.gz)
npm run data -- import FILE   such a file into an empty database
npm run data -- move URL      from the embedded database to an empty one on a PostgreSQL server
npm run data -- reports       what players reported of others, the newest first
npm run data -- ban PLAYER    ends a player's sessions and refuses others; by the id that reports name
npm run data -- unban PLAYER  takes that back
DATABASE_URL and MERELLIER_DATA name the database, as for the server.`;

/** What each command is done to, and what is said then. */
const COMMANDS: Readonly<Record<string, (options: OnlineOptions, target: string) => Promise<string>>> = {
  export: (options, file) => exportCommand(options, file).then(() => `All data is in ${file}.`),
  import: (options, file) => importCommand(options, file).then(() => 'All data is in the database.'),
  move: (options, url) =>
    moveCommand(options, url).then(() => 'All data is on the PostgreSQL server: start with DATABASE_URL from now on.'),
  reports: (options) => reportsCommand(options),
  ban: (options, player) => banCommand(options, player).then(() => `The player ${player} is banned.`),
  unban: (options, player) => unbanCommand(options, player).then(() => `The player ${player} may come back.`),
};

/** Commands that are done to nothing in particular. */
const WITHOUT_TARGET = ['reports'];

const [name = '', ...targets] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (name === '--help' || name === '-h' || name === 'help') {
  console.log(USAGE);
} else if (!command || targets.length !== (WITHOUT_TARGET.includes(name) ? 0 : 1)) {
  if (!command && name !== '') console.error(`There is no command "${name}".\n`);
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    const { online } = optionsFromEnvironment(process.env);
    if (online) console.log(await command(online, targets[0] ?? ''));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
