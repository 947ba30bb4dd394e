import { describe, expect, it, vi } from 'vitest';
import { keptInBrowser } from '../testing/kept-in-browser.ts';
import { chosenRules, DEFAULTS, type Settings } from './settings.ts';
import { readSettings, saveSettings } from './stored-settings.ts';

const kept = keptInBrowser();

const keep = (value: unknown): void => void kept.set('merellier.settings', JSON.stringify(value));

describe('settings', () => {
  it('come back as they were saved, house rules and all', async () => {
    const settings: Settings = {
      ...DEFAULTS,
      language: 'de',
      theme: 'dark',
      names: true,
      rules: { id: 'marelle-mixte', changes: { men: 7 } },
      level: 9,
      colour: 'toss',
    };
    expect(saveSettings(settings)).toBe(true);
    expect(await readSettings()).toEqual(settings);
    expect(chosenRules(await readSettings()).parameters['men']).toBe(7);
  });

  it('begin in French with the marelle', async () => {
    expect(await readSettings()).toEqual(DEFAULTS);
    expect(DEFAULTS.language).toBe('fr');
  });

  it('begin in the language that the browser prefers, of those that there are, until one is chosen', async () => {
    expect((await readSettings(['it', 'de-AT', 'en'])).language).toBe('de');
    expect((await readSettings(['ja', 'frr'])).language).toBe('fr');
    keep({ theme: 'dark' });
    expect(await readSettings(['en-GB'])).toEqual({ ...DEFAULTS, language: 'en', theme: 'dark' });
    keep({ language: 'fr' });
    expect((await readSettings(['en-GB'])).language).toBe('fr');
  });

  it('fall back one by one where they do not hold', async () => {
    keep({ language: 'xx', theme: 'dark', names: 'yes', rules: { id: 'marelle', changes: { men: 99 } }, colour: 3 });
    expect(await readSettings()).toEqual({ ...DEFAULTS, theme: 'dark' });
    keep({ rules: { id: 'constructor', changes: { __proto__: 1 } } });
    expect(await readSettings()).toEqual(DEFAULTS);
    kept.set('merellier.settings', '{"language":');
    expect(await readSettings()).toEqual(DEFAULTS);
  });

  it('do without a storage that is refused', async () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await readSettings()).toEqual(DEFAULTS);
    expect(saveSettings(DEFAULTS)).toBe(false);
  });
});
