import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pack, publishedPackages, tarballName } from '../scripts/tarballs.mjs';
import { at, TOOLS } from '../scripts/workspace.mjs';

/** Inside the checkout, so that what the examples need of others is found in its node_modules. */
const FOLDER = at('.cache/example-pages');
const PACKAGES = ['@merellier/rules', '@merellier/words', '@merellier/board'];
/** Those that a bundler builds. */
const PROJECTS = ['react', 'vue'];

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds the examples with our packages as they are packed, as somebody who installs them would. */
export async function buildExamples(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const packages = publishedPackages().filter(({ name }) => PACKAGES.includes(name));
  await pack(packages, FOLDER);
  for (const each of packages) {
    const installed = join(FOLDER, 'node_modules', each.name);
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', join(FOLDER, tarballName(each)), '-C', installed, '--strip-components=1']);
  }
  for (const name of [...PROJECTS, 'html']) cpSync(at('examples', name), join(FOLDER, name), { recursive: true });
  for (const name of PROJECTS)
    execFileSync(process.execPath, [at(TOOLS.vite), 'build', '--logLevel', 'warn', '--base', `/${name}/`], {
      cwd: join(FOLDER, name),
    });
  cpSync(installedFile('dist/bundle/merellier-board.js'), join(FOLDER, 'html/merellier-board.js'));
}

/** A file of the packed board. */
export const installedFile = (path: string): string => join(FOLDER, 'node_modules/@merellier/board', path);

/** Serves the examples, plain files as they are and projects as they are built, and gives the address. */
export async function serveExamples(): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const [, name = '', ...rest] = (request.url ?? '').split(/[/?]/);
    const folder = PROJECTS.includes(name) ? join(name, 'dist') : name;
    const file = join(FOLDER, folder, rest.join('/') || 'index.html');
    if (name === 'favicon.ico') return void response.writeHead(204).end();
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream').end(readFileSync(file));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, close: () => void server.close() };
}
