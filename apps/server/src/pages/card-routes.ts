import { cardSvg, readPath } from '@merellier/page/documents';
import { z } from 'zod';
import type { ApiServer } from '../http/api.ts';
import { REFUSALS, sendRefusal } from '../http/refusals.ts';
import { addressGroup } from '../limits/address-group.ts';
import { TokenBuckets } from '../limits/token-buckets.ts';
import type { OnlineGate } from '../node/online-gate.ts';
import { CardPainter } from './card-painter.ts';
import { describe } from './describe.ts';
import { cardMaterial } from './materials.ts';

/** Messengers ask for one card per link; who asks for many wants something else. */
const CARDS_OF_ADDRESS = { capacity: 60, perSecond: 2 };

/** The address of a page, with the ending of a picture: no longer than any address of ours is. */
const params = z.object({ '*': z.string().max(600).endsWith('.png') });
/** What the picture changes with: part of its address, and nothing else. */
const querystring = z.object({ v: z.string().max(20).optional() });

/** `/cards/…png`: the picture that messengers show of the address with the same path, 1200 × 630. */
export function cardRoutes(app: ApiServer, gate: OnlineGate): void {
  const painter = new CardPainter();
  const buckets = new TokenBuckets(CARDS_OF_ADDRESS);
  app.addHook('onClose', async () => painter.close());
  const schema = { hide: true, params, querystring, response: { 200: z.instanceof(Buffer), ...REFUSALS } };
  app.get('/cards/*', { schema }, async (request, reply) => {
    const wait = buckets.take(addressGroup(request.ip));
    if (wait > 0) return sendRefusal(reply, { reason: 'too-many', retryAfter: wait });
    const path = request.params['*'].slice(0, -'.png'.length);
    const page = await describe(readPath(path === 'index' ? '/' : path), gate);
    if (!page.found) return sendRefusal(reply, { reason: 'not-found' });
    const png = await painter.paint(cardSvg(page, cardMaterial()));
    if (!png) return sendRefusal(reply, { reason: 'too-many', retryAfter: 2_000 });
    // Nobody waits for the newest: a game that goes on has another address for each of its pictures.
    return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(png);
  });
}
