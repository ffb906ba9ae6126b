import { describe, expect, test } from 'vitest';
import { recoveryCodesResponseSchema, secondFactorSetupResponseSchema } from '@jyoti/contract';
import { newEnrolment } from '../src/operator/second-factors.ts';
import { totpCode, totpStep } from '../src/auth/totp.ts';
import { expectBody, asha, bearer, expectError, signedUp, startApp } from './app.ts';
import { mailTo } from './mailbox.ts';
import { makeOperator, operatedApp } from './operator-site.ts';

const password = asha['password'] ?? '';
const added = {
  id: 'entry',
  at: '2026-01-01T00:00:00.000Z',
  operatorId: null,
  kind: 'operator',
  action: 'added',
  before: null,
  after: null,
} as const;

/** A user who has become an operator and logs in for the first time. */
async function newOperator(environment: Record<string, string> = {}) {
  const site = await startApp({ environment });
  const { user, token } = await signedUp(site.api);
  await site.store.operation.setRole(user.email, 'operator', added);
  const later = (milliseconds: number) => {
    site.clock.now = new Date(site.clock.now.getTime() + milliseconds);
  };
  const asking = (given: string) => ({
    get: () => site.api.get('/api/operator').set(bearer(given)),
    post: (path: string, body: object) =>
      site.api.post(`/api/operator/second-factor${path}`).set(bearer(given)).send(body),
  });
  const login = async () => {
    const response = await site.api.post('/api/users/login').send({ email: user.email, password });
    return asking((response.body as { token: string }).token);
  };
  const codeOf = (secret: string) => totpCode(secret, totpStep(site.clock.now.getTime()));
  /** Stores an enrolment code, as the command did this many milliseconds ago. */
  const enrol = async (age = 0) => {
    const { code, factor } = newEnrolment(new Date(site.clock.now.getTime() - age));
    const { secondFactor } = (await site.store.users.byId(user.id)) ?? {};
    await site.store.users.setSecondFactor(user.id, secondFactor, factor);
    return code;
  };
  /** Sets up the app. @returns its secret and the recovery codes */
  const setUp = async () => {
    const proof = { currentPassword: password, enrolmentCode: await enrol() };
    const setup = await asking(token).post('/setup', proof);
    const { secret, uri } = expectBody(setup, 200, secondFactorSetupResponseSchema).data;
    const done = await asking(token).post('/confirm', { code: codeOf(secret) });
    const { recoveryCodes } = expectBody(done, 200, recoveryCodesResponseSchema).data;
    return { secret, uri, recoveryCodes };
  };
  return { ...site, ...asking(token), user, later, login, enrol, setUp, codeOf };
}

describe('the operator dashboard', () => {
  test('is closed until an authenticator app is set up with the password and a code', async () => {
    const { get, post, enrol, codeOf } = await newOperator();
    const enrolmentCode = await enrol();
    expectError(await get(), 403, 'second_factor_unset');
    expectError(await post('', { code: '123456' }), 409, 'conflict');
    expectError(await post('/confirm', { code: '123456' }), 409, 'conflict');
    const wrongPassword = { currentPassword: 'wrong', enrolmentCode };
    expectError(await post('/setup', wrongPassword), 400, 'wrong_credentials');
    const setup = await post('/setup', { currentPassword: password, enrolmentCode });
    const { secret, uri } = expectBody(setup, 200, secondFactorSetupResponseSchema).data;
    expect(uri).toBe(`otpauth://totp/Jyoti:asha%40example.in?secret=${secret}&issuer=Jyoti`);
    expectError(await get(), 403, 'second_factor_unset');
    const wrong = expectError(await post('/confirm', { code: '000000' }), 400, 'invalid_input');
    expect(wrong.fields).toEqual({ code: 'This code is wrong or has already been used.' });
    const done = await post('/confirm', { code: codeOf(secret) });
    expect(expectBody(done, 200, recoveryCodesResponseSchema).data.recoveryCodes).toHaveLength(10);
    expect((await get()).status).toBe(200);
    // It can be set up once: another app requires the command.
    expectError(
      await post('/setup', { currentPassword: password, enrolmentCode }),
      409,
      'conflict',
    );
  });

  test('cannot be set up by the password alone: it needs the code of the command, which expires after 7 days and is stored as a hash', async () => {
    const { post, enrol, store, user } = await newOperator();
    const setUp = (enrolmentCode?: string) =>
      post('/setup', { currentPassword: password, enrolmentCode });
    const wrong = 'GEZD-GNBV-GY3T-QOJQ-GEZD-GNBV-GY3T-QOJQ';
    // Nobody has run the command yet.
    expectError(await setUp(wrong), 400, 'invalid_input');
    const old = await enrol();
    const without = expectError(await setUp(), 400, 'invalid_input');
    expect(without.fields).toEqual({ enrolmentCode: 'Please enter the setup code.' });
    expect(expectError(await setUp(wrong), 400, 'invalid_input').fields).toEqual({
      enrolmentCode:
        'This setup code is wrong, has expired or has already been used. The server’s operator command prints a new one.',
    });
    expect(JSON.stringify(await store.users.byId(user.id))).not.toContain(old.replaceAll('-', ''));
    const week = 7 * 86_400_000;
    expectError(await setUp(await enrol(week)), 400, 'invalid_input');
    const recent = await enrol(week - 60_000);
    expectError(await setUp(old), 400, 'invalid_input');
    expect((await setUp(recent.toLowerCase())).status).toBe(200);
    // Until it is confirmed, it can begin again.
    expect((await setUp(recent)).status).toBe(200);
  });

  test('reports repeated wrong codes to the operator, once an hour', async () => {
    const site = await newOperator({ RATE_LIMIT: 'on' });
    const { post, enrol, user, later } = site;
    await enrol();
    const enrolmentCode = 'GEZD-GNBV-GY3T-QOJQ-GEZD-GNBV-GY3T-QOJQ';
    const guess = () => post('/setup', { currentPassword: password, enrolmentCode });
    for (let tries = 0; tries < 10; tries += 1) expectError(await guess(), 400, 'invalid_input');
    expect(await mailTo(user.email, site)).toEqual([]);
    expectError(await guess(), 429, 'too_many_attempts');
    expectError(await guess(), 429, 'too_many_attempts');
    later(16 * 60_000);
    for (let tries = 0; tries < 11; tries += 1) await guess();
    const mails = await mailTo(user.email, site);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Subject: Wrong codes for your Jyoti operator account');
  });

  test('requires a code at each login, and accepts each code once', async () => {
    const { setUp, login, later, codeOf } = await newOperator();
    const { secret } = await setUp();
    const second = await login();
    expectError(await second.get(), 403, 'second_factor_needed');
    // The code that confirmed the app is used.
    expectError(await second.post('', { code: codeOf(secret) }), 400, 'invalid_input');
    later(30_000);
    expect((await second.post('', { code: codeOf(secret) })).status).toBe(204);
    expect((await second.get()).status).toBe(200);
    const third = await login();
    expectError(await third.post('', { code: codeOf(secret) }), 400, 'invalid_input');
    expectError(await third.get(), 403, 'second_factor_needed');
  });

  test('accepts one code from only one of many concurrent requests', async () => {
    const { setUp, login, later, codeOf } = await newOperator();
    const { secret } = await setUp();
    later(30_000);
    const logins = await Promise.all(Array.from({ length: 5 }, login));
    const responses = await Promise.all(
      logins.map((one) => one.post('', { code: codeOf(secret) })),
    );
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('accepts each recovery code once, and stores only hashes', async () => {
    const { setUp, login, store, user } = await newOperator();
    const [first = '', second = ''] = (await setUp()).recoveryCodes;
    expect(first).toMatch(/^(?:[A-Z2-7]{4}-){7}[A-Z2-7]{4}$/);
    const stored = JSON.stringify(await store.users.byId(user.id));
    expect(stored).not.toContain(first.replaceAll('-', ''));
    const lost = await login();
    expect((await lost.post('', { code: first.toLowerCase() })).status).toBe(204);
    expect((await lost.get()).status).toBe(200);
    const again = await login();
    expectError(await again.post('', { code: first }), 400, 'invalid_input');
    expect((await again.post('', { code: second })).status).toBe(204);
  });

  test('limits guesses of codes', async () => {
    const { setUp, login } = await newOperator({ RATE_LIMIT: 'on' });
    await setUp();
    const guessing = await login();
    for (let tries = 0; tries < 10; tries += 1) {
      expectError(await guessing.post('', { code: '000000' }), 400, 'invalid_input');
    }
    expectError(await guessing.post('', { code: '000000' }), 429, 'too_many_attempts');
  });
});

describe('the login of an operator', () => {
  test('ends after 30 minutes without a call', async () => {
    const { asOperator, clock } = await operatedApp();
    const later = (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    };
    for (let calls = 0; calls < 3; calls += 1) {
      later(29);
      expect((await asOperator.get('/api/operator')).status).toBe(200);
    }
    later(30);
    expectError(await asOperator.get('/api/operator'), 401, 'unauthorized');
  });

  test('ends after 8 hours, however it is used, even if made before the role', async () => {
    const site = await startApp();
    const { token } = await signedUp(site.api);
    await makeOperator(site, 'asha@example.in');
    const get = () => site.api.get('/api/operator').set(bearer(token));
    for (let minutes = 20; minutes < 8 * 60; minutes += 20) {
      site.clock.now = new Date(site.clock.now.getTime() + 20 * 60_000);
      expect((await get()).status).toBe(200);
    }
    site.clock.now = new Date(site.clock.now.getTime() + 20 * 60_000);
    expectError(await get(), 401, 'unauthorized');
  });
});
