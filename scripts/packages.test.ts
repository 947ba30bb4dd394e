import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arePackagesInstalled } from './packages.mjs';

const LOCKED = {
  '': {},
  'packages/rules': { version: '0.1.0' },
  'node_modules/@merellier/rules': { resolved: 'packages/rules', link: true },
  'node_modules/tool': { version: '1.2.3', integrity: 'sha512-a' },
  'node_modules/tool-windows': { version: '1.2.3', integrity: 'sha512-b', optional: true },
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'merellier-install-'));
  for (const folder of ['packages/rules', 'node_modules/@merellier/rules', 'node_modules/tool']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const { 'node_modules/tool-windows': _, ...present } = LOCKED;
  write('package-lock.json', LOCKED);
  write('node_modules/.package-lock.json', present);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, packages: Record<string, object>): void {
  writeFileSync(join(root, file), JSON.stringify({ packages }));
}

describe('arePackagesInstalled', () => {
  it('is content with what the lock file asks for, less what is for other systems', () => {
    expect(arePackagesInstalled(root)).toBe(true);
  });

  it('sees that nothing is installed, or that an installation was cut short', () => {
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(arePackagesInstalled(root)).toBe(false);
  });

  it('sees that the lock file asks for another version, or for a package more', () => {
    write('package-lock.json', { ...LOCKED, 'node_modules/tool': { version: '1.2.4', integrity: 'sha512-c' } });
    expect(arePackagesInstalled(root)).toBe(false);
    write('package-lock.json', { ...LOCKED, 'node_modules/more': { version: '1.0.0', integrity: 'sha512-d' } });
    expect(arePackagesInstalled(root)).toBe(false);
  });

  it('sees that a package was deleted', () => {
    rmSync(join(root, 'node_modules/tool'), { recursive: true });
    expect(arePackagesInstalled(root)).toBe(false);
  });
});
