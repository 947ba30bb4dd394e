import { expect, it } from 'vitest';
import { OnlineGate } from './online-gate.ts';

it('a moderator without an account is told to the host, with what to do', async () => {
  const told: string[] = [];
  const storage = { databaseUrl: null, redisUrl: null, dataFolder: null, origins: [] };
  const gate = new OnlineGate({ ...storage, moderators: ['anna'] }, (error) => told.push(String(error)));
  await gate.get();
  expect(told).toEqual([expect.stringMatching(/MODERATORS names "anna", and no account .*make the account/)]);
  await gate.close(0);
});
