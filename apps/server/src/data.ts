import { exportCommand, importCommand, moveCommand } from './data-command.ts';
import { optionsFromEnvironment } from './environment.ts';

// npm run data -- export FILE | import FILE | move URL: the games of a server, while it does not run.
const USAGE = `npm run data -- export FILE   all data to a file (.ndjson.gz)
npm run data -- import FILE   such a file into an empty database
npm run data -- move URL      from the embedded database to an empty one on a PostgreSQL server
DATABASE_URL and MERELLIER_DATA name the database, as for the server.`;

const COMMANDS = {
  export: { run: exportCommand, done: (target: string) => `All data is in ${target}.` },
  import: { run: importCommand, done: () => 'All data is in the database.' },
  move: { run: moveCommand, done: () => 'All data is on the PostgreSQL server: start with DATABASE_URL from now on.' },
} as const;

const [name = '', target] = process.argv.slice(2);
const command = name in COMMANDS ? COMMANDS[name as keyof typeof COMMANDS] : null;
const { online } = optionsFromEnvironment(process.env);
if (!command || target === undefined || !online) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await command.run(online, target);
    console.log(command.done(target));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
