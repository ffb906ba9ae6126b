import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { profileResponseSchema, sessionSchema } from '@jyoti/contract';
import { Passwords } from '../src/auth/passwords.ts';
import {
  expectBody,
  asha,
  bearer,
  expectError,
  signedUp,
  signUp,
  startApp,
  ujjain,
} from './app.ts';

describe('sign-up', () => {
  test('returns token and user, like login [S0-530] [S0-531] [S0-532] [S0-533] [S0-534] [S0-535] [S0-487] [S0-488] [S0-490]', async () => {
    const { api } = await startApp({ unconfirmed: true });
    const { token, user } = expectBody(await signUp(api), 201, sessionSchema);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(user).toEqual({
      id: expect.any(String),
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      emailConfirmed: false,
      newEmail: null,
      mobile: '9876543210',
      profileImage: 'default_profile.jpg',
      birthData: {
        place: ujjain.place_name,
        time: '06:30:00',
        date: '1990-05-14',
        latitude: ujjain.latitude,
        longitude: ujjain.longitude,
        timezone: 'Asia/Kolkata',
      },
      createdAt: expect.any(String),
    });
    const profile = await api.get('/api/auth/profile').set(bearer(token));
    expect(expectBody(profile, 200, profileResponseSchema).data).toEqual(user);
  });

  test('stores coordinates from the request', async () => {
    const { api } = await startApp();
    const { user } = await signedUp(api, {
      'birthData[place]': 'A village',
      'birthData[latitude]': '25.5',
      'birthData[longitude]': '83.25',
      'birthData[timezone]': '',
    });
    expect(user.birthData).toMatchObject({
      latitude: 25.5,
      longitude: 83.25,
      timezone: 'Asia/Kolkata',
    });
  });

  test('an unknown birth time is stored as an empty one', async () => {
    const { api } = await startApp();
    const { user } = await signedUp(api, {
      'birthData[time]': '',
      'birthData[timeUnknown]': 'true',
    });
    expect(user.birthData).toMatchObject({ date: '1990-05-14', time: '' });
    const without = { 'birthData[time]': '', email: 'another@example.in' };
    expect(expectError(await signUp(api, without), 400, 'invalid_input')).toMatchObject({
      fields: { 'birthData.time': 'Time of birth is required' },
    });
  });

  test('rejects a birth time that a clock change skipped, with the message of the kundli', async () => {
    const { api, directory } = await startApp();
    const parts = {
      'birthData[place]': 'New York',
      'birthData[latitude]': '40.7',
      'birthData[longitude]': '-74',
      'birthData[timezone]': 'America/New_York',
      'birthData[date]': '2007-03-11',
      'birthData[time]': '02:30',
    };
    const sentence =
      'This time did not exist on that day, because the clocks were put forward. Please check it.';
    const body = expectError(await signUp(api, parts), 400, 'invalid_input');
    expect(body).toMatchObject({ error: sentence, fields: { 'birthData.time': sentence } });
    expect(await readFile(join(directory, 'db.json'), 'utf8')).not.toContain('asha@example.in');
    const hindi = await signUp(api, parts).query({ lang: 'hi' });
    expect(expectError(hindi, 400, 'invalid_input').error).toContain('घड़ियाँ');

    const { token } = await signedUp(api, { ...parts, 'birthData[time]': '03:30' });
    const change = api.put('/api/users/profile').set(bearer(token));
    for (const [part, value] of Object.entries({ ...asha, ...parts }))
      void change.field(part, value);
    expectError(await change, 400, 'invalid_input');
    const profile = await api.get('/api/users/profile').set(bearer(token));
    expect(expectBody(profile, 200, profileResponseSchema).data.birthData.time).toBe('03:30:00');
  });

  test('ignores a role in the request [S0-140]', async () => {
    const { api, directory } = await startApp();
    await signedUp(api, { role: 'admin', isAdmin: 'true', id: 'chosen', passwordHash: 'chosen' });
    const stored = await readFile(join(directory, 'db.json'), 'utf8');
    expect(stored).not.toMatch(/admin|chosen/);
  });

  test('stores neither the password nor the token [S0-010]', async () => {
    const { api, directory } = await startApp({ passwords: new Passwords() });
    const { token } = await signedUp(api);
    const stored = await readFile(join(directory, 'db.json'), 'utf8');
    expect(stored).not.toContain(asha['password']);
    expect(stored).not.toContain(token);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test.each([
    ['firstName', null, 'First name is required.'],
    ['firstName', '  ', 'First name is required.'],
    ['firstName', 'Asha7', 'Name should only contain letters.'],
    ['lastName', null, 'Last name is required.'],
    ['email', null, 'Email is required.'],
    ['email', 'asha at example', 'Please enter a valid email address.'],
    ['password', null, 'Password is required.'],
    ['password', 'short', 'Password must have at least 8 characters.'],
    ['password', 'x'.repeat(129), 'Password can have at most 128 characters.'],
    ['mobile', null, 'Mobile number is required.'],
    ['mobile', '12345', 'Please enter a valid 10-digit mobile number.'],
    ['birthData[place]', null, 'Birth place is required'],
    ['birthData[time]', null, 'Time of birth is required'],
    ['birthData[time]', '25:00', expect.stringContaining('hh:mm')],
    ['birthData[date]', null, 'Date of birth is required'],
    ['birthData[date]', '1990-02-30', 'This date is not in the calendar.'],
    ['birthData[date]', '1700-01-01', 'Date of birth must be between 1800 and today.'],
    ['birthData[date]', '2190-01-01', 'Date of birth cannot be in the future.'],
    ['birthData[date]', '2020-01-01', 'You must be at least 18 years old to sign up.'],
    ['birthData[latitude]', '91', 'Latitude must be between -90 and 90.'],
  ])(
    'is rejected for %s %j [S0-150] [S0-151] [S0-152] [S0-153] [S0-154] [S0-155] [S0-156] [S0-157] [S0-160] [S0-548] [S0-550]',
    async (part, value, sentence) => {
      const { api, directory } = await startApp();
      // With a longitude, so that only the latitude is invalid.
      const beside: Record<string, string> =
        part === 'birthData[latitude]' ? { 'birthData[longitude]': '77.2' } : {};
      const body = expectError(
        await signUp(api, { ...beside, [part]: value }),
        400,
        'invalid_input',
      );
      const field = part.replace('[', '.').replace(']', '');
      expect(body.fields).toEqual({ [field]: sentence });
      expect(body.error).toEqual(sentence);
      expect(await readFile(join(directory, 'db.json'), 'utf8')).toContain('"users":{}');
    },
  );

  test('names every invalid field, with an array of sentences', async () => {
    const { api } = await startApp();
    const response = await api.post('/api/users/register').field('firstName', 'Asha');
    const body = expectError(response, 400, 'invalid_input');
    expect(body.error).toEqual([
      'Last name is required.',
      'Email is required.',
      'Password is required.',
      'Mobile number is required.',
      'Birth place is required',
      'Date of birth is required',
      'Time of birth is required',
    ]);
  });

  test('responds in Hindi if requested, by header or by query', async () => {
    const { api } = await startApp();
    const byHeader = await signUp(api, { firstName: '' }).set('Accept-Language', 'fr, hi-IN;q=0.9');
    expect(expectError(byHeader, 400, 'invalid_input').error).toBe('पहला नाम आवश्यक है।');
    const byQuery = await api.post('/api/users/login?lang=hi').send({ password: 'x' });
    expect(expectError(byQuery, 400, 'invalid_input').error).toBe('ई-मेल आवश्यक है।');
  });

  test('a taken e-mail is rejected with 409 on its field, case-insensitively', async () => {
    const { api } = await startApp();
    await signedUp(api);
    const body = expectError(await signUp(api, { email: 'ASHA@Example.IN' }), 409, 'email_taken');
    expect(body.fields).toEqual({ email: 'An account with this email already exists.' });
  });

  test('exactly one of 20 concurrent sign-ups with one e-mail succeeds', async () => {
    const { api, directory } = await startApp();
    const responses = await Promise.all(Array.from({ length: 20 }, () => signUp(api)));
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const { users } = JSON.parse(await readFile(join(directory, 'db.json'), 'utf8')) as {
      users: object;
    };
    expect(Object.keys(users)).toHaveLength(1);
  });
});
