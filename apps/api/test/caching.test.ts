import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bearer, signedUp, startApp } from './app.ts';
import { writePages } from './built-pages.ts';
import { asking } from './asking.ts';
import { tempDir } from './temp-dir.ts';

const script = 'export const muhurta = "Abhijit";\n'.repeat(200);
const entry = `let rendered = 0;
export async function render({ url, data }) {
  rendered += 1;
  const header = await data('GET /api/header');
  const html = '<p>' + [rendered, url, header.logo.alt].join('|') + '</p>';
  return { status: url.startsWith('/gone') ? 404 : 200, html: html + '<i>sky</i>'.repeat(200) };
}`;

async function site() {
  const webDist = await tempDir();
  await mkdir(join(webDist, 'client/assets'), { recursive: true });
  await mkdir(join(webDist, 'server'));
  await writePages(webDist, '<!doctype html><!--app-html-->');
  const file = join(webDist, 'client/assets/app-1a2b.js');
  await writeFile(file, script);
  await writeFile(`${file}.br`, brotliCompressSync(script));
  await writeFile(`${file}.gz`, gzipSync(script));
  await writeFile(join(webDist, 'package.json'), '{"type":"module"}');
  await writeFile(join(webDist, 'server/entry-server.js'), entry);
  const started = await startApp({ environment: { WEB_DIST: webDist } });
  return { ...started, ask: await asking(started.app) };
}

describe('a public response', () => {
  test.each(['/api/home', '/'])(
    '%s has the same ETag in every encoding, and is 304 if it matches',
    async (path) => {
      const { ask } = await site();
      const plain = await ask(path);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const brotli = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
      const gzip = await ask(path, { 'accept-encoding': 'gzip' });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
      for (const { headers } of [plain, brotli, gzip]) {
        expect(headers.vary).toMatch(/Accept-Encoding/);
        expect(headers.etag).toBe(plain.headers.etag);
      }
      const again = await ask(path, { 'if-none-match': plain.headers.etag ?? '' });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
    },
  );

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    [undefined, '', (body: Buffer) => body],
  ])('a file is sent as the build has compressed it, with %s, and is 304', async (...given) => {
    const [encoding, accepted, decompress] = given;
    const { ask } = await site();
    const accepting = { 'accept-encoding': accepted };
    const { headers, body } = await ask('/assets/app-1a2b.js', accepting);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers.vary).toMatch(/Accept-Encoding/);
    expect(decompress(body).toString()).toBe(script);
    const known = { ...accepting, 'if-none-match': headers.etag ?? '' };
    const again = await ask('/assets/app-1a2b.js', known);
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('differs by language, in body and ETag', async () => {
    const { ask } = await site();
    const english = await ask('/api/header');
    const hindi = await ask('/api/header', { 'accept-language': 'hi' });
    expect(hindi.headers['content-language']).toBe('hi');
    expect(hindi.headers.vary).toMatch(/Accept-Language/);
    expect(hindi.headers.etag).not.toBe(english.headers.etag);
    expect(hindi.body.toString()).toContain('लॉग इन');
    const conditional = { 'accept-language': 'hi', 'if-none-match': english.headers.etag ?? '' };
    expect((await ask('/api/header', conditional)).status).toBe(200);
  });
});

describe('the cache of pages', () => {
  test('renders a page once a minute for all visitors', async () => {
    const { ask, clock } = await site();
    const first = await ask('/');
    expect(first.body.toString()).toContain('<p>1|/|Jyoti</p>');
    expect((await ask('/')).body).toEqual(first.body);
    expect((await ask('/faqs')).body.toString()).toContain('<p>2|/faqs|Jyoti</p>');
    clock.now = new Date(clock.now.getTime() + 61_000);
    expect((await ask('/')).body.toString()).toContain('<p>3|/|Jyoti</p>');
  });

  test('renders the 404 page once a minute for all missing paths', async () => {
    const { ask } = await site();
    const first = await ask('/gone');
    expect(first.body.toString()).toContain('<p>1|');
    expect((await ask('/gone/too')).body).toEqual(first.body);
  });

  test.each(['/kundli?date=1990-05-14'])('does not contain %s', async (path) => {
    const { ask } = await site();
    expect((await ask(path)).body.toString()).toContain('<p>1|');
    expect((await ask(path)).body.toString()).toContain('<p>2|');
  });
});

test.each(['/api/auth/profile', '/api/users/charts', '/api/bookings', '/api/poojas'])(
  '%s is personal and not cacheable, for any user',
  async (path) => {
    const { api, ask } = await site();
    const { token } = await signedUp(api);
    for (const headers of [{}, bearer(token)]) {
      expect((await ask(path, headers)).headers['cache-control']).toBe('no-store');
    }
  },
);
