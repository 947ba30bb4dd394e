import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  readonly dev?: boolean;
}

/** What may be in a program under the MIT licence, or beside it while it is built and tested. */
const LICENCES = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Apache-2.0', 'MPL-2.0', 'Python-2.0'],
  ...['OFL-1.1', 'CC-BY-4.0', 'MIT OR Apache-2.0', '(MIT OR Apache-2.0)', '(MIT OR CC0-1.0)'],
]);
/** What encodes the boards' pictures: a program of its own that is run once, of which nothing is in what we ship. */
const PICTURE_TOOL = /^node_modules\/@img\/sharp-/;
/** Whose own code runs while it is installed: it fetches the binary for the system. */
const WITH_SCRIPT = ['node_modules/esbuild'];

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const foreign = Object.entries(packages).filter(([name, { link }]) => name.startsWith('node_modules/') && !link);

/** What a package of older days says where the lock file knows of no licence: in a list, or on its page. */
function oldLicence(name: string): string {
  const read = (file: string): string => readFileSync(new URL(`../${name}/${file}`, import.meta.url), 'utf8');
  const { licenses } = JSON.parse(read('package.json'));
  if (licenses) return licenses.length === 1 ? licenses[0].type : 'several';
  return /## License\s+(?:\(The )?([\w.-]+)/.exec(read('Readme.md'))?.[1] ?? 'none';
}

describe('packages of others', () => {
  it('are those of the registry, to the byte', () => {
    expect(foreign.length).toBeGreaterThan(100);
    for (const [name, { integrity, resolved }] of foreign) {
      expect(integrity, name).toMatch(/^sha512-/);
      expect(resolved ?? 'https:', name).toMatch(/^https:/);
    }
  });

  it('run no code of their own while they are installed, but for those known', () => {
    const running = foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name);
    expect(running).toEqual(WITH_SCRIPT);
  });

  it('have licences that fit ours', () => {
    for (const [name, { license = oldLicence(name), dev }] of foreign) {
      const named = dev && PICTURE_TOOL.test(name) ? license.split(' AND ') : [license];
      for (const one of named)
        if (!(dev && PICTURE_TOOL.test(name) && one === 'LGPL-3.0-or-later'))
          expect(LICENCES, `${name}: ${license}`).toContain(one);
    }
  });
});
