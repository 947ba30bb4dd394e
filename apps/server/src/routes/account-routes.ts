import { Readable } from 'node:stream';
import {
  accountOverviewSchema,
  accountRequestSchemas,
  accountSchema,
  signedInSchema,
} from '@merellier/protocol/schemas';
import type { Result } from '@merellier/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { isOwnOrigin, siteOf } from '../http/origin.ts';
import { REFUSALS, sendRefusal } from '../http/refusals.ts';
import { changeSession, deviceTokenOf, endSession, keepDeviceToken, playerOf } from '../http/sessions.ts';
import { addressGroup } from '../limits/address-group.ts';
import type { Online } from '../node/online.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { accountExport } from '../people/account-export.ts';
import type { Accounts, Owner } from '../people/accounts.ts';
import type { Asker, Refusal } from '../people/credentials.ts';

const path = '/api/v1/account';
const bodies = accountRequestSchemas;

const route = <Answer extends z.ZodType>(summary: string, answer: Answer) => ({
  tags: ['account'],
  summary,
  response: { 200: answer, ...REFUSALS },
});
/** The same, for requests with a session only. */
const own = <Answer extends z.ZodType>(summary: string, answer: Answer) => ({
  ...route(summary, answer),
  security: [{ session: [] }],
});
const withAccount = z.object({ account: accountSchema });
const withNobody = z.object({ player: z.null() });

/**
 * `/api/v1/account`: what of a player outlasts the browser. Every change of an account asks for a proof, a password or a
 * passkey, beside the session; what is not right about it is not told.
 */
export function accountRoutes(app: ApiServer, gate: OnlineGate): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && !isOwnOrigin(request, gate.options.origins))
      return sendRefusal(reply, { reason: 'foreign-origin' });
  });

  app.get(path, { schema: own('Who one is, with account and games under way', accountOverviewSchema) }, (request) =>
    ask(gate, request, ({ accounts, asker }) => accounts.overview(asker.player)),
  );

  const signedIn = (summary: string) => route(summary, signedInSchema);
  app.post(
    path,
    { schema: { ...signedIn('Makes an account, of the guest there is'), body: bodies.signUp } },
    (request, reply) => enter(gate, request, reply, ({ accounts, asker }) => accounts.signUp(request.body, asker)),
  );
  app.post(`${path}/session`, { schema: { ...signedIn('Signs in'), body: bodies.signIn } }, (request, reply) =>
    enter(gate, request, reply, ({ accounts, asker }) => accounts.signIn(request.body, asker)),
  );
  const recovery = { ...signedIn('Signs in by the recovery code, and sets a new password'), body: bodies.recover };
  app.post(`${path}/recovery`, { schema: recovery }, (request, reply) =>
    enter(gate, request, reply, ({ accounts, asker }) => accounts.recover(request.body, asker)),
  );
  const password = { ...own('Sets name and password to sign in by', signedInSchema), body: bodies.setPassword };
  app.put(`${path}/password`, { schema: password }, (request, reply) =>
    enter(gate, request, reply, ({ accounts, asker }) => accounts.setPassword(request.body, asker)),
  );

  app.delete(`${path}/sessions`, { schema: own('Signs out everywhere', withNobody) }, (request, reply) =>
    ask(gate, request, async ({ accounts, online, asker }) => {
      if (asker.player) await accounts.signOutEverywhere(asker.player);
      await endSession(request, reply, online.store);
      return { player: null };
    }),
  );

  const options = route('What to ask of an authenticator (WebAuthn options)', z.object({ options: z.looseObject({}) }));
  app.post(`${path}/passkey-options`, { schema: { ...options, body: bodies.passkeyOptions } }, (request, reply) =>
    answer(gate, request, reply, async ({ accounts, asker }) => {
      const made = await accounts.credentials.passkeyOptions(request.body, asker);
      return made.ok ? { ok: true, value: { options: { ...made.value } } } : made;
    }),
  );
  app.post(
    `${path}/passkeys`,
    { schema: { ...own('Adds a passkey', withAccount), body: bodies.addPasskey } },
    (request, reply) => answer(gate, request, reply, ({ accounts, asker }) => accounts.addPasskey(request.body, asker)),
  );
  app.post(
    `${path}/passkeys/removal`,
    { schema: { ...own('Removes a passkey', withAccount), body: bodies.removePasskey } },
    (request, reply) =>
      answer(gate, request, reply, ({ accounts, asker }) => accounts.removePasskey(request.body, asker)),
  );
  const code = own('A new recovery code in place of the old one', z.object({ recovery: z.string() }));
  app.post(`${path}/recovery-code`, { schema: { ...code, body: bodies.newRecovery } }, (request, reply) =>
    answer(gate, request, reply, ({ accounts, asker }) => accounts.newRecovery(request.body, asker)),
  );
  app.post(
    `${path}/deletion`,
    { schema: { ...own('Deletes the account', withNobody), body: bodies.remove } },
    (request, reply) =>
      answer(gate, request, reply, async ({ accounts, online, asker }) => {
        const removed = await accounts.remove(request.body, asker);
        if (removed.ok) await endSession(request, reply, online.store);
        if (removed.ok && asker.player) keepDeviceToken(request, reply, asker.player.id, null);
        return removed;
      }),
  );

  app.delete(`${path}/guest`, { schema: own('Deletes what is kept of a guest', withNobody) }, (request, reply) =>
    answer(gate, request, reply, async ({ accounts, online, asker }) => {
      const removed = await accounts.removeGuest(asker);
      if (removed.ok) await endSession(request, reply, online.store);
      return removed;
    }),
  );

  app.get(
    `${path}/export`,
    { schema: own('All that is kept of an account, or of a guest, as a file', z.any()) },
    (request, reply) =>
      ask(gate, request, async ({ accounts, online, asker: { player } }) => {
        if (!player) return sendRefusal(reply, { reason: 'no-session' });
        const wait = online.limits.exportsOfPlayer.take(player.id);
        if (wait > 0) return sendRefusal(reply, { reason: 'too-many', retryAfter: wait });
        reply.type('application/json; charset=utf-8');
        reply.header('content-disposition', 'attachment; filename="merellier-account.json"');
        return reply.send(Readable.from(accountExport(online, accounts, player)));
      }),
  );
}

/** What a request is answered with. */
interface Desk {
  readonly online: Online;
  readonly accounts: Accounts;
  readonly asker: Asker;
}

async function ask<Value>(
  gate: OnlineGate,
  request: FastifyRequest,
  work: (desk: Desk) => Promise<Value>,
): Promise<Value> {
  const accounts = await gate.accounts();
  const online = await gate.get();
  const player = await playerOf(request, online.store, online.clock.now());
  const deviceToken = (id: string) => deviceTokenOf(request, id);
  const asker: Asker = { player, site: siteOf(request), address: addressGroup(request.ip), deviceToken };
  return work({ online, accounts, asker });
}

const answer = <Value>(
  gate: OnlineGate,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (desk: Desk) => Promise<Result<Value, Refusal>>,
): Promise<Value> =>
  ask(gate, request, async (desk) => {
    const result = await work(desk);
    return result.ok ? result.value : (sendRefusal(reply, result.error) as never);
  });

/** Answers a request that signed somebody in, with a new session. */
const enter = (
  gate: OnlineGate,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (desk: Desk) => Promise<Result<Owner, Refusal>>,
): Promise<Owner> =>
  answer(gate, request, reply, async (desk) => {
    const result = await work(desk);
    const { online, accounts, asker } = desk;
    if (!result.ok) return result;
    const { id } = result.value.player;
    await changeSession(request, reply, { store: online.store, accounts }, id, online.clock.now());
    keepDeviceToken(request, reply, id, await accounts.credentials.newDeviceToken(id));
    online.places.note(id, asker.address);
    return result;
  });
