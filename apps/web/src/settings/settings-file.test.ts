import { describe, expect, it } from 'vitest';
import { DEFAULTS, type Settings } from './settings.ts';
import { readSettingsFile, writeSettingsFile } from './settings-file.ts';

const OWN: Settings = {
  ...DEFAULTS,
  language: 'de',
  look: 'slate',
  motion: 'calm',
  sound: true,
  vibrate: true,
  table: true,
  rules: { id: 'marelle-mixte', changes: { men: 7 } },
};
const file = (settings: unknown, version: unknown = 1): string =>
  JSON.stringify({ format: 'merellier-settings', version, settings });

describe('a file of settings', () => {
  it('brings back what was exported', () => {
    expect(readSettingsFile(writeSettingsFile(OWN))).toEqual({ ok: true, value: OWN });
  });

  it('may leave settings out, or name some that are not known here', () => {
    expect(readSettingsFile(file({ look: 'slate', later: 1 }))).toEqual({
      ok: true,
      value: { ...DEFAULTS, look: 'slate' },
    });
  });

  it.each(['', 'no', '{}', '[]', 'null', '{"format":"merellier-games","version":1,"settings":{}}', file(null)])(
    'is none: %s',
    (text) => expect(readSettingsFile(text)).toEqual({ ok: false, error: { problem: 'not-settings' } }),
  );

  it('from a newer version changes nothing', () => {
    expect(readSettingsFile(file(OWN, 2))).toEqual({ ok: false, error: { problem: 'newer' } });
    expect(readSettingsFile(file(OWN, 'x'))).toEqual({ ok: false, error: { problem: 'newer' } });
  });

  it.each([
    ['look', { look: 'gold' }],
    ['level', { level: 11 }],
    ['names', { names: 'yes' }],
    ['rules', { rules: { id: 'nowhere', changes: {} } }],
    ['rules', { rules: { id: 'marelle', changes: { men: 99 } } }],
    ['rules', { rules: 'marelle' }],
  ])('with a setting that does not hold changes nothing, and says which: %s', (name, wrong) => {
    const read = readSettingsFile(file({ ...OWN, ...wrong }));
    expect(read).toEqual({ ok: false, error: { problem: 'bad-setting', name } });
  });
});
