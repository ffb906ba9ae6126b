import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  recoveryCodesResponseSchema,
  secondFactorSetupResponseSchema,
  sessionSchema,
} from '@jyoti/contract';
import { base32, totpCode, totpStep } from '../src/auth/totp.ts';
import type { Mail } from '../src/mail/mailer.ts';
import { newEnrolment } from '../src/operator/second-factors.ts';
import { expectBody, asha, bearer, signUp, startApp } from './app.ts';

/** The output of the generator, in order. */
const generated: Buffer[] = [];
const { randomBytes } = crypto;
crypto.randomBytes = ((size: number) => {
  const bytes = randomBytes(size);
  generated.push(bytes);
  return bytes;
}) as typeof randomBytes;
syncBuiltinESMExports();

/** The number of random bits in a text; none if the generator did not produce it. */
function randomBitsOf(text: string): number {
  const bytes = generated.find((each) =>
    [each.toString('base64url'), each.toString('hex'), base32(each)].includes(text),
  );
  return (bytes?.length ?? 0) * 8;
}

test('every secret is output of the secure random generator, and long enough', async () => {
  const mails: Mail[] = [];
  const { api, store, background, clock } = await startApp({
    unconfirmed: true,
    mailer: {
      send: async (mail) => void mails.push(mail),
      forget: async () => {},
      close: () => {},
    },
  });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const signing = await signUp(api).attach('profileImage', picture, 'a.png');
  const { token, user } = expectBody(signing, 201, sessionSchema);
  await background.idle();
  await api.post('/api/newsletter').send({ email: 'reader@example.in' });
  await background.idle();
  const links = mails.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
  await api.post('/api/users/confirm-email').set(bearer(token)).send({ token: links[0] });
  await api.post('/api/users/forgot-password').send({ email: user.email });
  await background.idle();
  links.push(/token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '');
  expect(new Set(links).size).toBe(3);

  await store.operation.setRole(user.email, 'operator', {
    id: 'entry',
    at: '2026-01-01T00:00:00.000Z',
    operatorId: null,
    kind: 'operator',
    action: 'added',
    before: null,
    after: null,
  });
  const factor = (step: string, body: object) =>
    api.post(`/api/operator/second-factor/${step}`).set(bearer(token)).send(body);
  const { code: enrolmentCode, factor: enrolment } = newEnrolment(clock.now);
  await store.users.setSecondFactor(user.id, undefined, enrolment);
  const proof = { currentPassword: asha['password'], enrolmentCode };
  const setup = await factor('setup', proof);
  const { secret } = expectBody(setup, 200, secondFactorSetupResponseSchema).data;
  const confirmed = await factor('confirm', {
    code: totpCode(secret, totpStep(clock.now.getTime())),
  });
  const { recoveryCodes } = expectBody(confirmed, 200, recoveryCodesResponseSchema).data;

  expect(randomBitsOf(token), 'the token of a login').toBe(256);
  for (const link of links) expect(randomBitsOf(link), 'a link in an e-mail').toBe(256);
  expect(randomBitsOf(user.profileImage.replace('.webp', '')), 'the name of a picture').toBe(128);
  expect(randomBitsOf(enrolmentCode.replaceAll('-', '')), 'an enrolment code').toBe(160);
  expect(randomBitsOf(secret), 'the secret of an authenticator app').toBe(160);
  for (const code of recoveryCodes) {
    expect(randomBitsOf(code.replaceAll('-', '')), 'a recovery code').toBe(160);
  }
});
