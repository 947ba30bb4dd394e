import { spawn } from 'node:child_process';

/** @typedef {import('./doc-blocks.mjs').Block} Block */
/** @typedef {import('./installation.mjs').Installation} Installation */

/** A command of the documentation, and what it should print where the page says so. */
/** @typedef {{ name: string, args: string[], printed: string[] }} Command */

/** What is typed in reply to commands that ask; the others end by themselves. */
/** @type {Record<string, string>} */
const TYPED = { play: 'd6\nquit\n', engine: 'uci\nhub\nquit\n' };
/** Solving takes as little as it can here: on the pages it is up to a quarter of an hour. So with thinking. */
const LEAST = { men: '3', pieces: '2', time: '500ms' };

/**
 * The commands that the pages have their readers type, each once: `npx merellier …` and `$ merellier …`, without what a shell
 * does with their output. Those that read a file of the reader's are left out.
 * @param {readonly Block[]} blocks
 * @returns {Command[]}
 */
export function commandsOf(blocks) {
  const commands = blocks.flatMap(({ page, line, code }) => {
    const lines = code.split('\n');
    return lines.flatMap((text, at) => {
      const found = /^(?:npx |\$ )merellier (.*?)(?:\s+[#|>].*)?$/.exec(text);
      if (!found?.[1] || /\.(?:txt|pdn)/.test(text)) return [];
      const args = found[1].split(/\s+/).map((each) => each.replaceAll("'", ''));
      const next = lines.findIndex((each, line) => line > at && each.startsWith('$'));
      const printed = text.startsWith('$') ? lines.slice(at + 1, next < 0 ? lines.length : next) : [];
      return [{ name: `${page}:${line + at + 1} merellier ${args.join(' ')}`, args, printed }];
    });
  });
  return commands.filter(({ args }, at) => commands.findIndex((each) => `${each.args}` === `${args}`) === at);
}

/**
 * Runs the commands of the pages among the installed packages, and sees that no command is left out.
 * @param {Installation} user
 * @param {readonly Block[]} blocks
 * @param {import('./checks.mjs').Checks} checks
 */
export async function runCommands(user, blocks, checks) {
  const commands = commandsOf(blocks);
  const bin = user.at('node_modules/.bin/merellier');
  for (const { name, args, printed } of commands) {
    const [command = ''] = args;
    await checks.check(name, async () => {
      const { status, output } = await user.node([bin, ...shorter(args)], { input: TYPED[command] ?? '' });
      if (status !== 0 || (output.trim() === '' && !args.includes('--out'))) return [`Status ${status}: ${output}`];
      return differences(printed, output.split('\n'));
    });
  }
  const game = blocks.find(({ page, code }) => page === 'docs/notation.md' && code.startsWith('[Event'));
  await checks.check('merellier replay, of the game in docs/notation.md', async () => {
    const { status, output } = await user.node([bin, 'replay', '-', '--json'], { input: game?.code ?? '' });
    return status === 0 && JSON.parse(output).rules === 'marelle-de-ceylan' ? [] : [output];
  });
  await checks.check('merellier games, of the game in docs/notation.md', async () => {
    const { status, output } = await user.node([bin, 'games', '-', '--json'], { input: game?.code ?? '' });
    return status === 0 && JSON.parse(output).games === 1 ? [] : [output];
  });
  await checks.check('merellier verify, of tables just solved', async () => {
    const solved = await user.node([bin, 'solve', 'marelle-a-3', '--out', 'three']);
    const { status, output } = await user.node([bin, 'verify', 'three']);
    return solved.status === 0 && status === 0 ? [] : [solved.output + output];
  });
  await checks.check('no command is left out', async () => {
    const { output } = await user.node([bin, 'help']);
    const offered = [...output.matchAll(/^ {2}(\w+)(?= |$)/gm)].map(([, name = '']) => name);
    const tried = new Set([
      ...commands.map(({ args: [command] }) => command),
      'replay',
      'games',
      'verify',
      'serve',
      'help',
    ]);
    if (offered.length < 10) return [`The help names ${offered.length} commands.`];
    return offered.filter((name) => !tried.has(name)).map((name) => `"${name}" stands in no page.`);
  });
}

/**
 * The same command with the least work.
 * @param {readonly string[]} args
 */
function shorter(args) {
  const [command] = args;
  if (command === 'analyse') return args.map((each, at) => (args[at - 1] === '--time' ? LEAST.time : each));
  if (command !== 'solve') return args;
  const [size, least] = args.includes('--pieces') ? ['--pieces', LEAST.pieces] : ['--men', LEAST.men];
  return [...args.filter((each, at) => each !== size && args[at - 1] !== size), size, least];
}

/**
 * The lines that differ from those on the page, whose lines end early at `…`, and whose times are those of another machine.
 * @param {readonly string[]} printed
 * @param {readonly string[]} lines
 */
function differences(printed, lines) {
  const end = printed.findLastIndex((line) => line !== '') + 1;
  return printed.slice(0, end).flatMap((line, at) => {
    const expected = withoutTime(line);
    const found = withoutTime(lines[at] ?? '');
    const same = expected.endsWith('…') ? found.startsWith(expected.slice(0, -1)) : found === expected;
    return same ? [] : [`Line ${at + 1} is "${lines[at]}", and on the page "${line}".`];
  });
}

/** @param {string} line */
function withoutTime(line) {
  return line.replace(/\d+\.\d s\b/, '0 s');
}

/**
 * Starts a program of the user's that goes on, and waits until it says where it listens.
 * @param {Installation} user
 * @param {readonly string[]} args of Node
 * @returns {Promise<{ url: string, stop: () => Promise<number | null> }>}
 */
export function listen(user, args) {
  const child = spawn(process.execPath, args, { cwd: user.folder, env: user.env(), stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
        const url = /http:\/\/[\w.[\]:]+:\d+/.exec(said)?.[0];
        if (url === undefined) return;
        const stop = () => {
          child.kill('SIGTERM');
          return /** @type {Promise<number | null>} */ (ended);
        };
        resolve({ url, stop });
      });
    }
    ended.then((status) => reject(new Error(`It ended with status ${status} and said:\n${said}`)));
  });
}
