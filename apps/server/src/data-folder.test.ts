import { homedir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder } from './data-folder.ts';

describe('the folder for games', () => {
  it('is in the checkout', () => {
    const file = join('/', 'home', 'anna', 'merellier', 'apps', 'server', 'dist', 'data-folder.js');
    expect(dataFolder(file, {})).toBe(join('/', 'home', 'anna', 'merellier', 'data'));
  });

  it('is never among installed packages, which an update deletes', () => {
    const file = join('/', 'srv', 'node_modules', '@merellier', 'server', 'dist', 'data-folder.js');
    expect(dataFolder(file, {})).toBe(join(homedir(), '.local', 'share', 'merellier', 'data'));
    expect(dataFolder(file, { XDG_DATA_HOME: '/data' })).toBe(join('/data', 'merellier', 'data'));
  });
});
