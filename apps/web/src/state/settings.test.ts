import { createRoot } from 'solid-js';
import { expect, it } from 'vitest';
import { DEFAULTS } from '../settings/settings.ts';
import { readSettings } from '../settings/stored-settings.ts';
import { keptInBrowser } from '../testing/kept-in-browser.ts';
import { createSettings } from './settings.ts';

keptInBrowser();

it('an address in another language is not remembered as a choice, and a choice is', async () => {
  const settings = createRoot(() => createSettings({ ...DEFAULTS, language: 'en' }, () => {}));
  settings.change({ theme: 'dark' });
  expect(await readSettings(['fr'])).toEqual({ ...DEFAULTS, theme: 'dark' });
  settings.change({ language: 'de' });
  settings.change({ sound: true });
  expect(await readSettings(['fr'])).toMatchObject({ language: 'de', theme: 'dark', sound: true });
});
