import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  deletedResponseSchema,
  profileResponseSchema,
  sessionSchema,
  type User,
} from '@jyoti/contract';
import { expectBody, bearer, expectError, signedUp, signUp, startApp } from './app.ts';

const login = { email: 'asha@example.in', password: 'a long enough secret' };

describe('profile', () => {
  const update = (
    { api, token }: { api: Awaited<ReturnType<typeof startApp>>['api']; token: string },
    parts: Record<string, string>,
  ) => {
    const request = api.put('/api/users/profile').set(bearer(token));
    for (const [part, value] of Object.entries(parts)) void request.field(part, value);
    return request;
  };
  const names = {
    firstName: 'Āshā',
    lastName: 'Rao-Nair',
    email: 'asha@new.in',
    mobile: '9000000000',
  };
  const proved = { ...names, currentPassword: login.password };

  test('has the same user at both paths [S0-524] [S0-536] [S0-541] [S0-491]', async () => {
    const { api } = await startApp();
    const { token, user } = await signedUp(api);
    for (const path of ['/api/auth/profile', '/api/users/profile']) {
      const response = await api.get(path).set(bearer(token));
      expect(expectBody(response, 200, profileResponseSchema)).toEqual({ data: user });
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('is updated, and the response is the user [S0-537] [S0-538]', async () => {
    const { api } = await startApp();
    const { token, user } = await signedUp(api);
    const { data } = expectBody(await update({ api, token }, proved), 200, profileResponseSchema);
    expect(data).toEqual({ ...user, ...names, email: user.email, newEmail: names.email });
    const relogin = await api.post('/api/users/login').send(login);
    expect(expectBody(relogin, 200, sessionSchema).user).toEqual(data);
  });

  test('replaces birth details completely', async () => {
    const { api } = await startApp();
    const { token } = await signedUp(api);
    const response = await update(
      { api, token },
      {
        ...proved,
        'birthData[place]': 'Elsewhere',
        'birthData[time]': '07:00:30',
        'birthData[date]': '1991-01-02',
      },
    );
    const expected: User['birthData'] = {
      place: 'Elsewhere',
      time: '07:00:30',
      date: '1991-01-02',
    };
    expect(expectBody(response, 200, profileResponseSchema).data.birthData).toEqual(expected);
  });

  test.each([
    [{ ...names, firstName: '' }, 'firstName', 'First name is required.'],
    [{ ...names, mobile: '123' }, 'mobile', 'Please enter a valid 10-digit mobile number.'],
    [{ ...names, email: 'none' }, 'email', 'Please enter a valid email address.'],
  ])('%j is rejected and changes nothing [S0-346]', async (parts, field, sentence) => {
    const { api } = await startApp();
    const { token, user } = await signedUp(api);
    const body = expectError(await update({ api, token }, parts), 400, 'invalid_input');
    expect(body.fields).toEqual({ [field]: sentence });
    const after = await api.get('/api/users/profile').set(bearer(token));
    expect(expectBody(after, 200, profileResponseSchema).data).toEqual(user);
  });

  test.each([
    ['no', undefined, 'invalid_input', 'Current password is required.'],
    ['an empty', '', 'invalid_input', 'Current password is required.'],
    ['a wrong', 'not the one', 'wrong_credentials', 'The current password is not correct.'],
  ] as const)(
    'another e-mail with %s password is rejected and changes nothing',
    async (_what, currentPassword, code, sentence) => {
      const { api } = await startApp();
      const { token, user } = await signedUp(api);
      const given = currentPassword === undefined ? names : { ...names, currentPassword };
      const body = expectError(await update({ api, token }, given), 400, code);
      expect(body.fields).toEqual({ currentPassword: sentence });
      const after = await api.get('/api/users/profile').set(bearer(token));
      expect(expectBody(after, 200, profileResponseSchema).data).toEqual(user);
    },
  );

  test('stores the language of the account, and changes nothing else', async () => {
    const { api } = await startApp();
    const { token, user } = await signedUp(api);
    const choose = (language: unknown) =>
      api.post('/api/users/language').set(bearer(token)).send({ language });
    expect(user).not.toHaveProperty('language');
    expect((await choose('hi')).status).toBe(204);
    const after = await api.get('/api/users/profile').set(bearer(token));
    expect(expectBody(after, 200, profileResponseSchema).data).toEqual({ ...user, language: 'hi' });
    const body = expectError(await choose('xx'), 400, 'invalid_input');
    expect(Object.keys(body.fields ?? {})).toEqual(['language']);
    expectError(
      await api.post('/api/users/language').send({ language: 'hi' }),
      401,
      'unauthorized',
    );
  });

  test('can otherwise be changed without the password, which is never stored', async () => {
    const { api, directory, logged } = await startApp();
    const { token } = await signedUp(api);
    const same = { ...names, email: 'ASHA@example.in' };
    const changed = expectBody(await update({ api, token }, same), 200, profileResponseSchema);
    expect(changed.data).toMatchObject(same);
    expect((await update({ api, token }, proved)).status).toBe(200);
    const stored = await readFile(join(directory, 'db.json'), 'utf8');
    expect(stored + logged.join('')).not.toContain(login.password);
  });
});

describe('deletion', () => {
  test('erases the user and keeps the reason without identity [S0-381] [S0-539] [S0-540] [S0-522]', async () => {
    const { api, directory } = await startApp();
    const { token } = await signedUp(api);
    const response = await api.post('/api/users/delete-account').set(bearer(token)).send({
      currentPassword: login.password,
      reason: 'not_useful',
      additionalInfo: 'Too many colours. Asha Rao, asha@example.in or 98765-43210',
    });
    expect(expectBody(response, 200, deletedResponseSchema)).toEqual({ data: { deleted: true } });
    expectError(await api.get('/api/auth/profile').set(bearer(token)), 401, 'unauthorized');
    expectError(await api.post('/api/users/login').send(login), 401, 'wrong_credentials');

    for (const name of (await readdir(directory)).filter((file) => file.startsWith('db.json'))) {
      const content = await readFile(join(directory, name), 'utf8');
      expect(content).not.toMatch(/asha|rao|98765|1990-05-14|Ujjain/i);
    }
    const stored = await readFile(join(directory, 'db.json'), 'utf8');
    expect(stored).toMatch(/"reason":"not_useful","additionalInfo":"Too many colours\./);
  });

  test('does not affect others, and releases the e-mail', async () => {
    const { api } = await startApp();
    const leaving = await signedUp(api);
    const staying = await signedUp(api, { email: 'ravi@example.in' });
    const deleted = await api
      .post('/api/users/delete-account')
      .set(bearer(leaving.token))
      .send({ currentPassword: 'a long enough secret', reason: 'other' });
    expect(deleted.status).toBe(200);
    expect((await api.get('/api/auth/profile').set(bearer(staying.token))).status).toBe(200);
    expect((await signUp(api)).status).toBe(201);
  });

  test.each([{}, { reason: '' }, { reason: 'boredom' }])(
    '%j requires a reason [S0-370] [S0-380]',
    async (body) => {
      const { api } = await startApp();
      const { token } = await signedUp(api);
      const response = await api
        .post('/api/users/delete-account')
        .set(bearer(token))
        .send({ currentPassword: login.password, ...body });
      expect(expectError(response, 400, 'invalid_input')).toMatchObject({
        error: 'Please select a reason for deleting your account',
        fields: { reason: 'Please select a reason for deleting your account' },
      });
      expect((await api.get('/api/auth/profile').set(bearer(token))).status).toBe(200);
    },
  );

  test.each(['/api/users/delete-account', '/api/users/export'])(
    'and the export require the password again: %s',
    async (path) => {
      const { api } = await startApp();
      const { token } = await signedUp(api);
      const ask = (more: object) =>
        api
          .post(path)
          .set(bearer(token))
          .send({ reason: 'other', ...more });
      const without = expectError(await ask({}), 400, 'invalid_input');
      expect(without.fields).toEqual({ currentPassword: 'Current password is required.' });
      const wrong = expectError(await ask({ currentPassword: 'wrong' }), 400, 'wrong_credentials');
      expect(wrong.fields).toEqual({ currentPassword: 'The current password is not correct.' });
      expect((await api.get('/api/auth/profile').set(bearer(token))).status).toBe(200);
      expect((await ask({ currentPassword: login.password })).status).toBe(200);
    },
  );
});
