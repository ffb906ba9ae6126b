import sharp from 'sharp';
import { expect, test } from 'vitest';
import { profileResponseSchema, sessionSchema } from '@jyoti/contract';
import { createLog } from '../src/operations/log.ts';
import { ProfileImages } from '../src/accounts/pictures/profile-images.ts';
import { expectBody, bearer, expectError, signedUp, signUp, startApp } from './app.ts';
import { TestObjectStore } from './object-store.ts';

const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#3355aa' } })
  .png()
  .toBuffer();

async function site() {
  const objects = await TestObjectStore.start();
  const started = await startApp({ environment: { UPLOADS_URL: objects.url() } });
  const { api } = started;
  const edit = (token: string) =>
    api
      .put('/api/users/profile')
      .set(bearer(token))
      .field('firstName', 'Asha')
      .field('lastName', 'Rao')
      .field('email', 'asha@example.in')
      .field('mobile', '9876543210');
  return { ...started, objects, edit };
}

const nameOf = (response: Parameters<typeof expectBody>[0]) =>
  expectBody(response, 200, profileResponseSchema).data.profileImage;

test('a picture in a bucket is served like one on disk, replaced, and deleted with its owner', async () => {
  const { api, objects, edit } = await site();
  const signedIn = await signUp(api).attach('profileImage', png, 'a.png');
  const { token, user } = expectBody(signedIn, 201, sessionSchema);
  expect(objects.keys()).toEqual([`profiles/${user.profileImage}`]);

  const shown = await api.get(`/uploads/profiles/${user.profileImage}`);
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  const again = await api
    .get(`/uploads/profiles/${user.profileImage}`)
    .set('If-None-Match', shown.headers['etag'] ?? '');
  expect(again.status).toBe(304);

  const second = nameOf(await edit(token).attach('profileImage', png, 'b.png'));
  expect(objects.keys()).toEqual([`profiles/${second}`]);
  expectError(await api.get(`/uploads/profiles/${user.profileImage}`), 404, 'not_found');
  // An invalid name is not requested from the store.
  const requestsBefore = objects.requests.length;
  for (const name of ['..%2f..%2fother', '%2e%2e', 'default_profile.jpg'])
    expectError(await api.get(`/uploads/profiles/${name}`), 404, 'not_found');
  expect(objects.requests).toHaveLength(requestsBefore);

  await api
    .post('/api/users/delete-account')
    .set(bearer(token))
    .send({ currentPassword: 'a long enough secret', reason: 'other' });
  expect(objects.keys()).toEqual([]);
});

test('without its object store a server reports that, keeps its data, and does everything else', async () => {
  const { api, objects, edit, logged } = await site();
  const { token } = await signedUp(api);
  const first = nameOf(await edit(token).attach('profileImage', png, 'a.png'));
  expect((await api.get('/readyz')).body).toEqual({ status: 'ok' });

  await objects.stop();
  const body = expectError(
    await edit(token).attach('profileImage', png, 'b.png'),
    503,
    'unavailable',
  );
  expect(body.error).toMatch(/^We can’t reach our records at the moment\./);
  expectError(await api.get(`/uploads/profiles/${first}`), 503, 'unavailable');
  const signUpWithPicture = await signUp(api, { email: 'ravi@example.in' }).attach(
    'profileImage',
    png,
    'c.png',
  );
  expectError(signUpWithPicture, 503, 'unavailable');
  // No account was partially created, and sign-up without a picture works.
  await signedUp(api, { email: 'ravi@example.in' });
  expect(nameOf(await edit(token))).toBe(first);
  const ready = await api.get('/readyz');
  expect({ status: ready.status, body: ready.body as unknown }).toEqual({
    status: 200,
    body: { status: 'ok', pictures: 'unavailable' },
  });
  expect(logged.join('')).toMatch(/The object store at \S+ cannot be reached \(ECONNREFUSED\)/);
  expect(logged.join('')).not.toMatch(/se\/cr|se%2Fcr/);

  await objects.again();
  expect((await api.get('/readyz')).body).toEqual({ status: 'ok' });
  expect((await api.get(`/uploads/profiles/${first}`)).status).toBe(200);
});

test('an account deleted while the object store is unavailable is erased at once, and its picture later', async () => {
  const { api, objects, store, edit } = await site();
  const { token } = await signedUp(api);
  nameOf(await edit(token).attach('profileImage', png, 'a.png'));
  await objects.stop();
  const response = await api
    .post('/api/users/delete-account')
    .set(bearer(token))
    .send({ currentPassword: 'a long enough secret', reason: 'other' });
  expect(response.status).toBe(200);
  expect(await store.users.byEmail('asha@example.in')).toBeNull();

  const [, name = ''] = objects.keys()[0]?.split('/') ?? [];
  const images = new ProfileImages(store.pictures, createLog('silent'), 1);
  await images.remove(name);
  await objects.again();
  await expect.poll(() => objects.keys()).toEqual([]);
});

test('a server whose object store rejects it does not start, and says why', async () => {
  const objects = await TestObjectStore.start();
  const environment = { UPLOADS_URL: objects.url('pictures', 'not the secret') };
  await expect(startApp({ environment })).rejects.toThrow(
    /^The object store at \S+\/pictures refuses the key or its secret \(SignatureDoesNotMatch\)/,
  );
});
