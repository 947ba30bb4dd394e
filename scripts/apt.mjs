import { run } from './workspace.mjs';

/**
 * Installs Debian packages, if this is such a system and this account may; says nothing where it cannot.
 * @param {readonly string[]} packages
 */
export async function installWithApt(packages) {
  if (process.platform !== 'linux') return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  /** @param {string[]} args */
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...args];
    return run(command ?? 'env', rest, { quiet: true });
  };
  const { status } = await apt('update');
  if (status === 0) await apt('install', '-y', '--no-install-recommends', ...packages);
}
