import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dataFolder } from './folder.ts';

it('keeps tables where each system keeps the data of programs', () => {
  const home = join('/', 'home', 'anne');
  const unix = join(home, '.local', 'share');
  const none = (): boolean => false;
  expect(dataFolder('linux', {}, home, none)).toBe(unix);
  expect(dataFolder('darwin', {}, home, none)).toBe(join(home, 'Library', 'Application Support'));
  expect(dataFolder('win32', { LOCALAPPDATA: 'D:/data' }, home, none)).toBe('D:/data');
  expect(dataFolder('win32', {}, home, none)).toBe(join(home, 'AppData', 'Local'));
  expect(dataFolder('win32', { XDG_DATA_HOME: '/data' }, home, none)).toBe('/data');
  // Tables that are there already are not computed again.
  expect(dataFolder('darwin', {}, home, () => true)).toBe(unix);
});
