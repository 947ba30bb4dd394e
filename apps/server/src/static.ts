import { parseArgs } from 'node:util';
import { PAGE_FOLDER } from './pages/page.ts';
import { writeStaticPages } from './pages/static-pages.ts';

const USAGE = `npm run static -- FOLDER [--origin ORIGIN]   writes the page as files, for a host without our server

--origin ORIGIN   where they will be served (https://marelle.example.org): search engines and messengers want whole addresses
Games between players need the server: docs/hosts.md.`;

const OPTIONS = { origin: { type: 'string', default: '' }, help: { type: 'boolean', short: 'h' } } as const;

try {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [folder, ...more] = positionals;
  const { origin } = values;
  if (values.help || folder === undefined || more.length > 0) console.log(USAGE);
  else if (origin !== '' && (!URL.canParse(origin) || new URL(origin).origin !== origin))
    throw new Error(`"${origin}" is no origin: write one such as https://marelle.example.org, without a path.`);
  else console.log(`${await writeStaticPages({ root: PAGE_FOLDER, folder, origin })} addresses written to ${folder}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
