import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { boxOf, expectAccessible, overflows } from './support.ts';

/** Somebody who plays by a program: what it sends to say who it is. */
async function program(request: APIRequestContext, name: string): Promise<Record<string, string>> {
  await request.delete('/api/v1/session');
  await request.post('/api/v1/session', { data: { name } });
  const made = await request.post('/api/v1/tokens', { data: { name, scope: 'play' } });
  return { authorization: `Bearer ${(await made.json()).token}` };
}

test('a game is followed and stepped through on somebody else’s page, by keyboard too', async ({ page, baseURL }) => {
  const { request } = page;
  const [anna, ben] = [await program(request, 'Anna'), await program(request, 'Ben')];
  const rules = { id: 'marelle', parameters: { men: 3 } };
  const made = await request.post('/api/v1/seeks', { headers: anna, data: { rules, listed: false } });
  const { game } = await made.json();
  await request.post(`/api/v1/seeks/${game}/join`, { headers: ben, data: {} });
  const play = async (headers: Record<string, string>, turn: string) => {
    const { boardSeq } = await (await request.get(`/api/v1/games/${game}`)).json();
    const data = { turn, after: boardSeq };
    expect((await request.post(`/api/v1/bot/games/${game}/turn`, { headers, data })).ok()).toBe(true);
  };
  await play(anna, 'a7');

  const address = `${baseURL}/embed?game=${game}&lang=en`;
  const club = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${address}" width="300" height="600"></iframe>`);
  });
  await once(club.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('status')).toHaveText(/^After a7: Black to move/);
  await play(ben, 'a1');
  await expect(frame.getByRole('status')).toHaveText(/^After a1: White to move/);
  await expect(frame.getByRole('list', { name: 'Moves played' })).toHaveText(/1\. a7\s*a1/);
  await frame.getByRole('button', { name: 'Previous move' }).press('Enter');
  await expect(frame.getByRole('status')).toHaveText(/^After a7/);
  // A player who looks back is left there.
  await play(anna, 'd7');
  await expect(frame.getByRole('list', { name: 'Moves played' })).toHaveText(/2\. d7/);
  await expect(frame.getByRole('status')).toHaveText(/^After a7/);
  await expect(frame.getByRole('link')).toHaveAttribute('href', `/en/games/${game}`);

  club.close();

  await page.setViewportSize({ width: 200, height: 500 });
  const asked = page.waitForRequest(/\/stream/);
  await page.goto(address);
  // Though this browser has a session: who looks on is nobody's business.
  expect((await (await asked).allHeaders())['cookie']).toBeUndefined();
  await expect(page.getByRole('status')).toHaveText(/^After d7/);
  expect(await overflows(page)).toBe(false);
  await expectAccessible(page);
  await page.goto('/embed?rules=marelle&fen=nonsense&lang=en');
  await expect(page.getByRole('status')).toContainText('nonsense');
});

test('the board takes the room that its frame has', async ({ page }) => {
  for (const [width, height, least] of [
    [640, 640, 470],
    [400, 640, 390],
    [800, 450, 430],
    [320, 320, 170],
  ] as const) {
    const frame = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await page.goto('/embed?rules=marelle&fen=W:Wa1,d1:Bb4:H5,6&lang=en');
    const board = await boxOf(page.locator('.board-view'));
    expect(Math.min(board.width, board.height), frame).toBeGreaterThanOrEqual(least);
    expect(board.y + board.height, frame).toBeLessThanOrEqual(height);
    expect(await overflows(page), frame).toBe(false);
  }
});
