import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sessionSchema } from '@jyoti/contract';
import { expectBody, asha, bearer, signUp, startApp } from './app.ts';
import { asking } from './asking.ts';
import { writePages } from './built-pages.ts';
import { tempDir } from './temp-dir.ts';

/** A built site, next to files that no visitor must see. */
async function builtSite() {
  const folder = await tempDir();
  const webDist = join(folder, 'dist');
  for (const name of ['client/assets', 'server', 'client/.git']) {
    await mkdir(join(webDist, name), { recursive: true });
  }
  await writePages(webDist, '<!doctype html><title>Jyoti</title>');
  await writeFile(join(webDist, 'client/assets/app-1a2b.js'), 'script');
  await writeFile(join(webDist, 'server/entry.js'), 'hidden');
  for (const name of ['client/.git/config', 'client/.env', '.env', 'db.json']) {
    await writeFile(join(webDist, name), 'hidden');
  }
  return webDist;
}

test('every response is restricted to its own origin and type, whatever its status', async () => {
  const webDist = await builtSite();
  const { api, lifecycle } = await startApp({
    environment: { WEB_DIST: webDist, RATE_LIMIT: 'on', PUBLIC_URL: 'https://jyoti.example' },
  });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const signing = signUp(api).attach('profileImage', picture, 'a.png');
  const { token, user } = expectBody(await signing, 201, sessionSchema);
  const as = bearer(token);
  const login = (password: string) =>
    api.post('/api/users/login').send({ email: asha['email'], password });

  const responses = [
    await api.get('/'),
    await api.get('/kundli?date=1990-05-14'),
    await api.get('/assets/app-1a2b.js'),
    await api.get('/assets/missing.js'),
    await api.get('/robots.txt'),
    await api.get('/sitemap.xml'),
    await api.get('/healthz'),
    await api.get('/api/header'),
    await api.get('/api/nothing'),
    await api.get('/api/auth/profile').set(as),
    await api.get('/api/auth/profile'),
    await api.post('/api/users/export').set(as).send({ currentPassword: 'a long enough secret' }),
    await api.get(`/uploads/profiles/${user.profileImage}`),
    await api.get('/uploads/profiles/missing'),
    await login('wrong'),
    await api.post('/api/users/login').type('json').send('{'),
    await api.post('/api/users/login').type('xml').send('<a/>'),
    await api.post('/api/contact').send({ padding: 'x'.repeat(110_000) }),
    await signUp(api),
  ];
  for (let at = 0; at < 9; at += 1) await login('wrong');
  responses.push(await login('wrong'));
  lifecycle.stage = 'closed';
  responses.push(await api.get('/api/header'));

  const statuses = new Set(responses.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual([200, 400, 401, 404, 409, 413, 415, 429, 503]);
  for (const { status, type, headers, request } of responses) {
    const { url } = request as unknown as { url: string };
    const what = `${new URL(url).pathname} ${status}`;
    expect(headers['content-security-policy'], what).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy'], what).toMatch(/default-src '(self|none)'/);
    expect(headers['content-security-policy'], what).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['strict-transport-security'], what).toBe('max-age=31536000');
    expect(headers['x-content-type-options'], what).toBe('nosniff');
    expect(headers['referrer-policy'], what).toBe('same-origin');
    expect(headers['cross-origin-resource-policy'], what).toBe('same-origin');
    const text = /^(text|application)\//.test(type);
    if (text) expect(headers['content-type'], what).toMatch(/charset=utf-8$/i);
    if (status >= 400) expect(headers['cache-control'], what).toBe('no-store');
    for (const header of ['set-cookie', 'x-powered-by', 'server', 'access-control-allow-origin']) {
      expect(headers, what).not.toHaveProperty(header);
    }
  }
});

test('no file outside the site is served, and no folder is listed', async () => {
  const { app } = await startApp({ environment: { WEB_DIST: await builtSite() } });
  const ask = await asking(app);
  const paths = ['/.git/config', '/.env', '/server/entry.js', '/assets', '/assets/', '/server/'];
  const outside = [
    '/../.env',
    '//../server/entry.js',
    '/..%2f.env',
    '/%2e%2e/db.json',
    '/assets/..%2f..%2fdb.json',
    '/....//db.json',
  ];
  for (const path of [...paths, ...outside, '/assets/%00', '/assets/..%5c..%5cdb.json']) {
    const { body, headers } = await ask(path);
    expect(body.toString(), path).not.toMatch(/hidden|app-1a2b/);
    expect(headers['content-type'], path).toMatch(/json|html/);
  }
});
