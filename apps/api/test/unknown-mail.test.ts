import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newsletterSchema, validate } from '@jyoti/contract';
import type { Mailer } from '../src/mail/mailer.ts';
import { asha, signUp, startApp } from './app.ts';

const silent: Mailer = { send: async () => {}, forget: async () => {}, close: () => {} };

const mails = (from: string, least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...from), minLength: least, maxLength: most });
const address = fc
  .tuple(mails('abcXYZ019.+-', 1, 20), mails('abcdefgh-', 1, 20), fc.constantFrom('in', 'org'))
  .map(([name, host, end]) => `${name}@${host}.${end}`)
  .filter((email) => validate(newsletterSchema, { email }, 'en').ok);

/** Public calls with an e-mail address in them. */
const calls: readonly (readonly [string, (email: string) => object])[] = [
  ['/api/users/forgot-password', (email) => ({ email })],
  ['/api/newsletter', (email) => ({ email })],
  ['/api/users/login', (email) => ({ email, password: 'not the one that is set' })],
  [
    '/api/contact',
    (email) => ({ name: 'Kavita Iyer', email, topic: 'general', message: 'A question.' }),
  ],
];

test.each(calls)(
  'the response of %s does not reveal whether an address is known',
  async (path, body) => {
    const { api, background } = await startApp({ mailer: silent });
    const ask = async (email: string) => {
      const { status, headers, text } = await api.post(path).send(body(email));
      const { date: _date, 'x-request-id': _id, etag: _etag, ...same } = headers;
      return { status, headers: same, text: text.replace(/JY-\d{8}-\w{4}/, 'ticket') };
    };
    let others = 0;
    await fc.assert(
      fc.asyncProperty(address, async (email) => {
        others += 1;
        const before = await ask(email);
        const again = await ask(email.toUpperCase()); // subscribed by now, if that is the call
        await signUp(api, { email });
        const known = await ask(email);
        const unknown = await ask(`nobody${others}@example.in`);
        expect(again).toEqual(before);
        expect(known).toEqual(before);
        expect(unknown).toEqual(before);
      }),
      { numRuns: 8 },
    );
    await background.idle();
  },
);

test('sign-up reveals a known address, because its owner must know', async () => {
  const { api } = await startApp();
  expect((await signUp(api)).status).toBe(201);
  expect((await signUp(api, { email: String(asha['email']).toUpperCase() })).status).toBe(409);
});
