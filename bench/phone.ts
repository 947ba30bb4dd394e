import type { Page } from '@playwright/test';

/** A telephone of the middle kind on a slow line, as the figures of the page ask for it. */
export const PHONE = { width: 390, height: 844 };
const SLOWER = 4;
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Makes a page as slow as on that telephone: its processor, and its line too where `line` is wanted. */
export async function asPhone(page: Page, { line }: { readonly line: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (line) await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
}
