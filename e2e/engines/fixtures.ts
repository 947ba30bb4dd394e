import { test as base } from '@playwright/test';
import type { EngineName } from '../../scripts/engines.mjs';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** What a project of these tests chooses. */
export interface EngineOptions {
  readonly engineName: EngineName;
}

interface Fixtures {
  /** Somebody with a window of their own. */
  readonly person: () => Promise<Visitor>;
}

const ENGINES = { firefox: startFirefox, webkit: startWebKit };

/** Tests that are run in one of the engines: the browser is started once for all of a worker's tests. */
export const test = base.extend<Fixtures, EngineOptions & { readonly engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await ENGINES[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
  person: async ({ engine }, use) => {
    const open: Awaited<ReturnType<Engine['open']>>[] = [];
    await use(async () => {
      const tab = await engine.open();
      open.push(tab);
      return new Visitor(tab);
    });
    for (const tab of open) await tab.close();
  },
});
