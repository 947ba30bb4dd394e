import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../steps.mjs';
import { tarballName } from '../tarballs.mjs';
import { at, run, runNpm } from '../workspace.mjs';

/** @typedef {import('../tarballs.mjs').Published} Published */

/** What a user has beside our packages: a compiler, a bundler, and the frameworks that the board has types for. */
const TOOLS = [
  ...['typescript', '@types/node', 'vite', 'vite-plugin-solid', 'solid-js'],
  ...['react', 'react-dom', '@types/react', '@types/react-dom', 'types-react-18', 'preact', 'vue'],
];

/** A folder outside the checkout in which the packed packages are installed, as a user would install them. */
export class Installation {
  /**
   * @param {string} folder
   * @param {readonly Published[]} packages
   */
  constructor(folder, packages) {
    this.folder = folder;
    this.packages = packages;
  }

  /** Installs the tarballs of `tarballs/`; fails where a package asks for a newer Node than ours do. */
  async install() {
    mkdirSync(this.folder, { recursive: true });
    const ours = this.packages.map((each) => [each.name, `file:../tarballs/${tarballName(each)}`]);
    const locked = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
    const theirs = TOOLS.map((name) => {
      // A package under another name, a second version of it, is locked with its own.
      const { name: real, version } = locked[`node_modules/${name}`];
      return [name, real ? `npm:${real}@${version}` : version];
    });
    const manifest = {
      private: true,
      type: 'module',
      dependencies: Object.fromEntries(ours),
      devDependencies: Object.fromEntries(theirs),
    };
    this.write('package.json', JSON.stringify(manifest, null, 2));
    const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--engine-strict'];
    const { status, output } = await runNpm(args, { cwd: this.folder, env: OWN, quiet: true });
    if (status !== 0) throw new Failure(`The packed packages cannot be installed:\n${output.trim()}`);
  }

  /**
   * Writes a file of the user's.
   * @param {string} name
   * @param {string} text
   */
  write(name, text) {
    const file = this.at(name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }

  /** @param {string[]} parts */
  at(...parts) {
    return join(this.folder, ...parts);
  }

  /** The environment of the user's programs: they keep what they keep in the folder, and speak English without colours. */
  env() {
    return { ...process.env, ...OWN, XDG_DATA_HOME: this.at('data'), LC_ALL: 'C', NO_COLOR: '1' };
  }

  /**
   * Runs a program of the user's with this very Node.
   * @param {readonly string[]} args
   * @param {Parameters<typeof run>[2]} [options]
   */
  node(args, options = {}) {
    return run(process.execPath, args, {
      ...{ cwd: this.folder, env: this.env(), quiet: true, silence: 10 * 60_000 },
      ...options,
    });
  }

  /**
   * Runs a tool of the user's.
   * @param {string} file its JavaScript file among the installed packages
   * @param {readonly string[]} args
   */
  tool(file, args) {
    return this.node([this.at('node_modules', file), ...args]);
  }
}

/** The user's npm knows nothing of the npm that runs the tests: its folder, its workspaces, its lifecycle. */
export const OWN = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^npm_(config_(local_)?prefix|config_workspace|package_|lifecycle_)/.test(name))
    .map((name) => [name, '']),
);
