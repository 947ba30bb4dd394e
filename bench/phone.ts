import type { Page } from '@playwright/test';

/** A telephone of the middle kind on a slow line, as the figures of the page ask for it. */
export const PHONE = { width: 390, height: 844 };
const SLOWER = 4;
const LINE = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Makes a page as slow as on that telephone: its processor, and its line too where that has a latency, in milliseconds. */
export async function asPhone(page: Page, { latency }: { readonly latency: number | null }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (latency !== null) await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...LINE });
}
