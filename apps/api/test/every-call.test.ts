// @vitest-environment node
import { type Call, callList as calls } from '@jyoti/contract/calls';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'valibot';
import type { ErrorCode } from '@jyoti/contract';
import { Budgets } from '../src/http/limits/budgets.ts';
import { errorResponsesOf, unchangedOf } from '../src/http/openapi/call.ts';
import { expectError } from './app.ts';
import { calledSite, type CalledSite, type GoodRequest } from './called-site.ts';

/** Rejected by every call that validates a field of this name. */
const badQuery = { day: 'Someday', date: '2026-02-30', page: '0', latitude: '91' };

/** Whether a call costs nothing. */
function isFree({ price }: Pick<Call, 'price'>): boolean {
  const { call: base, work } = price;
  return base === 0 && work === undefined;
}

function takesValues({ body, form, query, headers }: Call): boolean {
  return [body, form, query, headers].some((one) => one !== undefined);
}

/** Path parameters with an incomplete UTF-8 sequence. */
function undecodable(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(params).map((name) => [name, '%E0%A4%A']));
}

/** Why a status does not apply to a call; `null` if it does. */
const whyNot: Record<number, (call: Call) => string | null> = {
  400: ({ body, form, query, headers, params }) =>
    body || form || query || headers || params ? null : 'it takes no value that could be wrong',
  401: ({ who, bearer, wrongCredentials }) =>
    who !== 'anyone' || bearer !== undefined || wrongCredentials !== undefined
      ? null
      : 'anybody may make it',
  403: ({ needsConfirmedEmail, who, beforeSecondFactor }) =>
    needsConfirmedEmail || (who === 'operator' && !beforeSecondFactor)
      ? null
      : 'it needs no confirmed e-mail and no second factor',
  404: ({ params, who, missing }) =>
    params || who === 'operator' || missing !== undefined
      ? null
      : 'nothing in its address could be missing',
  413: ({ body, form }) => (body || form ? null : 'it reads no body'),
  415: ({ body, form }) => (body || form ? null : 'it reads no body'),
  429: ({ limits, ...call }) => (limits === undefined && isFree(call) ? 'nothing limits it' : null),
};

/** Tested elsewhere, because it needs a site with another configuration. */
const elsewhere: Record<string, string> = {
  'footer 404': 'content without a footer: content-home.test.ts',
  'metrics 404': 'a server without METRICS_TOKEN: metrics.test.ts',
};

type Attempt = (call: Call, good: GoodRequest, site: CalledSite) => PromiseLike<unknown>;

/** A request that provokes each error of a call. */
const attempts: Record<number, { code: ErrorCode; attempt: Attempt }> = {
  400: {
    code: 'invalid_input',
    attempt: (call, good, { send }) =>
      send(call, {
        ...good,
        params: takesValues(call) ? good.params : undecodable(good.params),
        query: call.example?.query ? badQuery : good.query,
        body: call.body && { unknown: 1 },
        form: call.form && { unknown: '1' },
      }),
  },
  401: {
    code: 'unauthorized',
    attempt: (call, good, { send }) =>
      call.wrongCredentials === undefined
        ? send(call, { ...good, token: null })
        : send(call, { ...good, body: { ...good.body, password: 'another secret' } }),
  },
  403: {
    code: 'email_unconfirmed',
    attempt: (call, good, { send, unconfirmed, bareOperator }) =>
      send(call, { ...good, token: (call.needsConfirmedEmail ? unconfirmed : bareOperator).token }),
  },
  404: {
    code: 'not_found',
    attempt: (call, good, { send, visitor }) =>
      call.params
        ? send(call, {
            ...good,
            params: Object.fromEntries(Object.keys(good.params).map((name) => [name, 'nothing'])),
          })
        : send(call, { ...good, token: visitor.token }),
  },
  413: {
    code: 'too_large',
    attempt: (call, good, { send }) =>
      send(call, {
        ...good,
        body: call.body && { padding: 'x'.repeat(120_000) },
        form: call.form && { firstName: 'x'.repeat(20_000) },
      }),
  },
  415: {
    code: 'unsupported_type',
    attempt: (call, good, { send }) =>
      send(call, { ...good, form: undefined, body: undefined })
        .type('text/plain')
        .send('text'),
  },
};

describe('every call', () => {
  let site: CalledSite;
  beforeAll(async () => {
    site = await calledSite();
  });
  afterAll(() => site.close());

  test.each(calls.map((call) => [call.id, call] as const))(
    '%s succeeds and fails as documented',
    async (_id, call) => {
      const { goodRequest, send } = site;
      for (const [status, { code, attempt }] of Object.entries(attempts)) {
        const applies = whyNot[Number(status)]?.(call) === null;
        expect(errorResponsesOf(call).has(Number(status)), `${status} is described`).toBe(applies);
        if (!applies || elsewhere[`${call.id} ${status}`] !== undefined) continue;
        const response = await attempt(call, await goodRequest(call), site);
        const own = status === '401' && call.wrongCredentials !== undefined;
        const unset = status === '403' && call.who === 'operator';
        const expected = own ? 'wrong_credentials' : unset ? 'second_factor_unset' : code;
        expectError(response as never, Number(status), expected);
      }
      const good = await goodRequest(call);
      const response = await send(call, good).buffer(true);
      expect(response.status, response.text).toBe(call.success.status);
      const etag = response.headers['etag'] ?? '"none"';
      const again = await send(call, good).set('If-None-Match', etag);
      expect(again.status === 304, '304 is described').toBe(unchangedOf(call) !== null);
      if (call.success.schema) parse(call.success.schema, response.body);
      else if (call.success.type !== undefined) expect(response.type).toBe(call.success.type);
      else expect(response.text).toBe('');
    },
  );
});

/** All stored data, except the last use of logins. */
async function stored({ folder }: CalledSite): Promise<string> {
  const text = await readFile(join(folder, 'db.json'), 'utf8');
  return text.replaceAll(/"lastUsedAt":"[^"]*"/g, '');
}

test('no GET call changes stored data', async () => {
  const site = await calledSite();
  const reading = calls.filter(({ method }) => method === 'get');
  const requests = await Promise.all(
    reading.map(async (call) => [call, await site.goodRequest(call)] as const),
  );
  await site.background.idle();
  const before = await stored(site);
  expect(before).toContain('@example.in');
  for (const [call, good] of requests) await site.send(call, good);
  await site.background.idle();
  expect(await stored(site)).toBe(before);
  await site.close();
});

/**
 * Failures of these calls are limited, and a correct password resets the count, so the requests have a wrong
 * one.
 */
const guesses: Record<string, (good: GoodRequest) => Partial<GoodRequest>> = {
  login: ({ body }) => ({ body: { ...body, password: 'another secret' } }),
  operatorSetUpSecondFactor: ({ body }) => ({ body: { ...body, currentPassword: 'wrong' } }),
  exportAccount: ({ body }) => ({ body: { ...body, currentPassword: 'another secret' } }),
  deleteAccount: ({ body }) => ({ body: { ...body, currentPassword: 'another secret' } }),
  endLogins: ({ body }) => ({ body: { ...body, currentPassword: 'another secret' } }),
  updateProfile: ({ form }) => ({
    form: { ...form, email: 'another@example.in', currentPassword: 'another secret' },
  }),
};

describe('every call with a limit', () => {
  let site: CalledSite;
  beforeAll(async () => {
    site = await calledSite({ RATE_LIMIT: 'on' });
  });
  afterAll(() => site.close());

  test.each(
    calls.filter(({ limits }) => limits !== undefined).map((call) => [call.id, call] as const),
  )('%s is rejected beyond its rate limit', async (_id, call) => {
    const { exampleRequest, goodRequest, send } = site;
    // For an operator call the subject does not matter: it is counted first.
    const example = await (call.who === 'operator' ? exampleRequest : goodRequest)(call);
    const good = { ...example, ...guesses[call.id]?.(example) };
    let response = await send(call, good);
    // The highest limit is that of operators, 600 calls in total.
    for (let made = 1; made <= 600 && response.status !== 429; made += 1) {
      const key = { 'Idempotency-Key': `key-${made}` };
      response = await send(call, call.headers ? { ...good, headers: key } : good);
    }
    expectError(response, 429, 'too_many_attempts');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    const names = (call.limits ?? []).join('|');
    expect(response.headers['ratelimit-policy']).toMatch(
      new RegExp(`^"(?:${names})";q=\\d+;w=\\d+$`),
    );
    expect(response.headers['ratelimit']).toMatch(new RegExp(`^"(?:${names})";r=0;t=\\d+$`));
  });
});

describe('every call with a cost', () => {
  let site: CalledSite;
  beforeAll(async () => {
    site = await calledSite({ RATE_LIMIT: 'on' });
  });
  afterAll(() => site.close());

  test('is rejected when the budget of the address is used up, and accepted after it is refilled', async () => {
    const { exampleRequest, send, store, clock } = site;
    const requests = new Map<Call, GoodRequest>();
    for (const call of calls) requests.set(call, await exampleRequest(call));
    const budget = new Budgets(store.attempts, true, () => clock.now.getTime());
    const use = async () => {
      for (;;) await budget.consumeForIp('127.0.0.1', 1);
    };
    await expect(use()).rejects.toMatchObject({ facts: { status: 429 } });
    for (const [call, request] of requests) {
      const response = await send(call, request);
      if (isFree(call) || response.status === 404) {
        expect(response.status, call.id).not.toBe(429);
        continue;
      }
      expectError(response, 429, 'too_many_attempts');
      expect(response.headers['ratelimit-policy'], call.id).toBe(
        '"address";q=10000;qu="cpu-milliseconds";w=40',
      );
      expect(response.headers['ratelimit']).toMatch(/^"address";r=0;t=\d+$/);
    }
    clock.now = new Date(clock.now.getTime() + 40_000);
    for (const [call, request] of requests) {
      expect((await send(call, request)).status, call.id).not.toBe(429);
    }
  });

  test('is rejected when the budget of the account is used up, from any address', async () => {
    const { exampleRequest, send, store, clock, visitor } = site;
    clock.now = new Date(clock.now.getTime() + 100_000);
    const budget = new Budgets(store.attempts, true, () => clock.now.getTime());
    const use = async () => {
      for (;;) await budget.consumeForAccount(visitor.user.id, 10);
    };
    await expect(use()).rejects.toMatchObject({ facts: { status: 429 } });
    const call = calls.find(({ id }) => id === 'matching')!;
    const response = await send(call, await exampleRequest(call));
    expectError(response, 429, 'too_many_attempts');
    expect(response.headers['ratelimit-policy']).toContain('"account";q=3000');
  });
});
