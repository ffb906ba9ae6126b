import { callList as calls } from '@jyoti/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Passwords } from '../src/auth/passwords.ts';
import { PlaceIndex } from '../src/places/place-index.ts';
import { bearer } from './app.ts';
import { calledSite, type CalledSite, type GoodRequest } from './called-site.ts';
import { dearKinds } from './dearest-requests.ts';
import { placeIndexParts } from './place-index.ts';

/** Milliseconds that any request may cost: the exchange itself, with the client's part. */
const ofExchange = 10;

let site: CalledSite;
beforeAll(async () => {
  site = await calledSite(
    {},
    { places: new PlaceIndex(placeIndexParts), passwords: new Passwords() },
  );
}, 120_000);
afterAll(() => site.close());

/** The least processor time of several exchanges, in milliseconds; the first ones compile code. */
async function leastCost(
  send: (number: number) => PromiseLike<{ status: number; text?: string }>,
  enough: number,
  prepare?: () => Promise<void>,
): Promise<number> {
  let least = Infinity;
  for (let number = 0; number < 24 && least > enough; number += 1) {
    await prepare?.();
    const before = process.cpuUsage();
    const { status, text = '' } = await send(number);
    const { user, system } = process.cpuUsage(before);
    expect(status, text).toBeLessThan(300);
    // The client is in this process too: it reads about 40 kB in a millisecond.
    least = Math.min(least, (user + system) / 1000 - text.length / 40_000);
  }
  return least;
}

const mostOf = (price: number) => 2 * price + ofExchange;

describe('the dearest known request costs at most twice its price', () => {
  test.each(dearKinds.map((kind) => [kind.call, kind.works?.join(', ') ?? '', kind] as const))(
    '%s %s',
    async (_call, _works, { call, works = [], request }) => {
      const cost = calls.find(({ key }) => key === call)?.price;
      const price = works.reduce(
        (sum, name) => sum + (cost?.work?.[name] ?? Number.NaN),
        cost?.call ?? Number.NaN,
      );
      const send = (number: number) => {
        const { method, path, body } = request(([first]) => first, number);
        const sent = method ? site.api.post(path).send(body) : site.api.get(path);
        return sent.set(bearer(site.visitor.token)).buffer(true);
      };
      expect(await leastCost(send, mostOf(price))).toBeLessThanOrEqual(mostOf(price));
    },
  );

  test('of every other call, with its example', async () => {
    const dear = new Set(dearKinds.map(({ call }) => call));
    for (const call of calls) {
      if (dear.has(call.key)) continue;
      const { call: base, work = {} } = call.price;
      const most = mostOf(Object.values(work).reduce((sum, price) => sum + price, base));
      let good: GoodRequest;
      const prepare = async () => {
        good = await site.goodRequest(call);
      };
      const cost = await leastCost(() => site.send(call, good).buffer(true), most, prepare);
      expect(cost, call.id).toBeLessThanOrEqual(most);
    }
  });
});
