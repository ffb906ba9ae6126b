import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pathIn } from '@jyoti/contract';
import { describe, expect, test } from 'vitest';
import { expectError, startApp } from './app.ts';
import { asking } from './asking.ts';
import { writePages } from './built-pages.ts';
import { tempDir } from './temp-dir.ts';

const template = `<!doctype html><html lang="en"><head></head>
<body><div id="root"><!--app-html--></div></body></html>`;

const entry = `let rendered = 0;
let atOnce = 0;
export async function render({ url, data }) {
  rendered += 1;
  if (url.startsWith('/poojas')) {
    atOnce += 1;
    const most = atOnce;
    await new Promise((resolve) => setTimeout(resolve, 100));
    atOnce -= 1;
    return { status: 200, html: '<p>at once ' + most + '</p>' };
  }
  if (url.startsWith('/horoscope?date')) {
    const { rounds } = globalThis.loop;
    for (const until = performance.now() + 5; performance.now() < until; );
    return { status: 200, html: 'round ' + rounds };
  }
  if (url === '/about') return { status: 200, html: '<p>rendered ' + rendered + '</p>' };
  if (url.includes('broken')) throw new Error('cannot render');
  if (url.startsWith('/old')) return { status: 302, html: '', redirect: '/new' };
  if (url.startsWith('/away')) return { status: 302, html: '', redirect: '//else.example' };
  const header = await data('GET /api/header');
  const home = await data('GET /api/home');
  return {
    status: /^.(gone|blog.%25)/.test(url) ? 404 : 200,
    head: '<title>Rendered</title>',
    rootAttributes: 'data-moon="full"',
    html: '<p>' + [url, header.logo.alt, home.slides.length, '$&'].join('|') + '</p>',
  };
}`;

async function builtFolder(withEntry = true, page = template) {
  const webDist = await tempDir();
  await mkdir(join(webDist, 'client/assets'), { recursive: true });
  await mkdir(join(webDist, 'server'));
  await writePages(webDist, page);
  await writeFile(join(webDist, 'client/early.js'), 'themed');
  await writeFile(join(webDist, 'client/assets/app-1a2b.js'), 'script');
  await writeFile(join(webDist, 'client/assets/app-1a2b.js.br'), brotliCompressSync('script'));
  await writeFile(join(webDist, 'package.json'), '{"type":"module"}');
  if (withEntry) await writeFile(join(webDist, 'server/entry-server.js'), entry);
  return webDist;
}

async function built(withEntry = true, environment: Record<string, string> = {}, page = template) {
  const webDist = await builtFolder(withEntry, page);
  return (await startApp({ environment: { WEB_DIST: webDist, ...environment } })).api;
}

describe('a page', () => {
  test('is rendered once for all search parameters that it does not read', async () => {
    const api = await built();
    const pages = await Promise.all(
      ['/about', '/about?x=1', '/about?utm_source=a&fbclid=b', '/about?gclid=c'].map((path) =>
        api.get(path),
      ),
    );
    for (const page of pages) expect(page.text).toContain('<p>rendered 1</p>');
    expect((await api.get('/about?msclkid=d')).text).toContain('<p>rendered 1</p>');
  });

  test('is rendered once for all missing paths', async () => {
    const api = await built();
    const first = await api.get('/gone-1');
    const others = await Promise.all(['/gone-2', '/gone/3?x=1'].map((path) => api.get(path)));
    for (const other of others) {
      expect(other.status).toBe(404);
      expect(other.text).toBe(first.text);
    }
  });

  test.each([
    ['/ABOUT', '/about'],
    ['/about/', '/about'],
    ['//about///?x=1', '/about?x=1'],
    ['/%61bout', '/about'],
    ['/Zodiac/%6ceo', '/zodiac/leo'],
    ['/Reset-Password?token=a', '/reset-password?token=a'],
  ])('%s redirects to %s: no other spelling is rendered', async (path, location) => {
    const api = await built();
    const response = await api.get(path);
    expect(response.status).toBe(301);
    expect(response.headers['location']).toBe(location);
  });

  test('is rendered at most two at a time, and by the browser if it would wait long', async () => {
    const api = await built();
    const pages = await Promise.all(
      Array.from({ length: 60 }, (_, number) => api.get(`/poojas/${number}`)),
    );
    const texts = pages.map(({ text }) => text);
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    expect(texts.filter((text) => /at once [12]</.test(text)).length).toBeGreaterThan(2);
    expect(texts.filter((text) => text.includes('<div id="root"></div>')).length).toBeGreaterThan(
      2,
    );
    expect(texts.filter((text) => /at once (?![12]<)/.test(text))).toEqual([]);
  });

  test('is rendered only after a complete event-loop turn since the previous one', async () => {
    const api = await built();
    const loop = { rounds: 0 };
    Object.assign(globalThis, { loop });
    let ticking = true;
    const tick = () => {
      loop.rounds += 1;
      if (ticking) setImmediate(tick);
    };
    tick();
    const pages = await Promise.all(
      Array.from({ length: 20 }, (_, number) => api.get(`/horoscope?date=${number}`)),
    );
    ticking = false;
    const rounds = pages.map(({ text }) => /round (\d+)/.exec(text)?.[1]);
    // Two at a time.
    expect(new Set(rounds).size).toBeGreaterThanOrEqual(10);
  });

  test('is left to the browser when the budget of the address is used up', async () => {
    const api = await built(true, { RATE_LIMIT: 'on' });
    const texts: string[] = [];
    for (let number = 0; number < 180; number += 1) {
      texts.push((await api.get(`/blog?category=videos&q=${number}`)).text);
    }
    expect(texts[0]).toContain('Jyoti|3');
    const page = await api.get('/blog?category=videos');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<div id="root"></div>');
  });
});

describe('the built site', () => {
  test.each([
    ['/', 200, '<p>/|Jyoti|3|$&</p>'],
    ['/kundli?x=1', 200, '<p>/kundli|Jyoti|3|$&</p>'],
    ['/horoscope?sign=leo&utm_source=x', 200, '<p>/horoscope?sign=leo|Jyoti|3|$&</p>'],
    ['/gone', 404, '<p>/gone|'],
    ['/blog/%E0%A4%A', 404, '<p>/blog/%25E0%25A4%25A|'],
    ['//else.example/x', 200, '<p>/else.example/x|'],
  ])('%s is rendered on the server with status %i', async (path, status, part) => {
    const api = await built();
    const response = await api.get(path).set('Accept-Language', 'hi');
    expect(response.status).toBe(status);
    expect(response.type).toBe('text/html');
    expect(response.text).toContain(part);
    expect(response.text).toContain('<html data-moon="full" lang="en">');
    expect(response.text).toContain('<title>Rendered</title>');
    expect(response.text).not.toContain('<!--app-');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/zodiac/leo?lang=hi', pathIn('hi', '/zodiac/leo')],
    ['/faqs?lang=en&subject=Readings', '/faqs?subject=Readings'],
    ['/faqs?lang=xx', '/faqs'],
    ['//else.example?lang=en', '/'],
  ])(
    '%s with a language parameter redirects to %s, in English if it has no pages in that language',
    async (path, location) => {
      const api = await built();
      const response = await api.get(path);
      expect(response.status).toBe(301);
      expect(response.headers['location']).toBe(location);
    },
  );

  test('a form that the browser submitted natively gets a page in response', async () => {
    const api = await built();
    const response = await api
      .post('/login')
      .type('form')
      .send({ email: 'asha@example.com', password: 'secret word' });
    expect(response.status).toBe(409);
    expect(response.type).toBe('text/html');
    expect(response.text).toContain('Your form was not sent');
    expect(response.text).toContain('<a href="/login">');
    expect(response.text).not.toContain('secret word');
  });

  test('a page that fails to render is left to the browser', async () => {
    const api = await built();
    const response = await api.get('/faqs?subject=broken');
    expect(response.status).toBe(200);
    expect(response.text).toContain('<div id="root"></div>');
    expect(response.text).not.toContain('cannot render');
  });

  test.each([
    ['/kundli', 200, 'en'],
    [pathIn('hi', '/kundli'), 200, 'hi'],
    ['/no-such-page', 404, 'en'],
    [pathIn('hi', '/blog/no-such-article'), 404, 'hi'],
  ])(
    '%s of a build without a server entry is left to the browser, with status %i, in %s',
    async (path, status, language) => {
      const api = await built(false);
      const response = await api.get(path);
      expect(response.status).toBe(status);
      expect(response.text).toContain('<div id="root"></div>');
      expect(response.text).toContain(` lang="${language}"`);
    },
  );

  test.each([
    ['/old', '/new'],
    ['/away', '/'],
  ])('%s redirects to %s, never to another site', async (path, target) => {
    const api = await built();
    const response = await api.get(path);
    expect(response.status).toBe(302);
    expect(response.headers['location']).toBe(target);
  });

  test.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/early.js', 'no-cache'],
  ])('%s is served with %s', async (path, caching) => {
    const api = await built();
    const response = await api.get(path);
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe(caching);
  });

  test('a hashed file has only the headers that apply to a file', async () => {
    const api = await built();
    const { headers } = await api.get('/assets/app-1a2b.js');
    expect(Object.keys(headers).toSorted()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'referrer-policy',
      'vary',
      'x-content-type-options',
      'x-request-id',
    ]);
    expect(headers['content-security-policy']).toBe("default-src 'self';frame-ancestors 'none'");
  });

  test('a file that disappears under the server is 404', async () => {
    const webDist = await builtFolder();
    const { api } = await startApp({ environment: { WEB_DIST: webDist } });
    await rm(join(webDist, 'client/assets'), { recursive: true });
    expectError(await api.get('/assets/app-1a2b.js'), 404, 'not_found');
  });

  test.each([
    '/assets/gone.js',
    '/gone.png',
    '/.env',
    '/assets/',
    '/index.html',
    '/%69ndex.html',
    '/server/entry-server.js',
    '//server/entry-server.js',
    '/%73erver/entry-server.js',
    '/./server/entry-server.js',
    '/assets/../server/entry-server.js',
    '/assets/..%2f..%2fserver/entry-server.js',
    '/server%2fentry-server.js',
    '/../server/entry-server.js',
  ])('%s is 404 without a page, exactly as it is spelled', async (path) => {
    const { app } = await startApp({ environment: { WEB_DIST: await builtFolder() } });
    const response = await (await asking(app))(path);
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body.toString()).not.toMatch(/render|app-html/);
  });
});

test('without a build a page explains what to do', async () => {
  const { api } = await startApp();
  const response = await api.get('/');
  expect(response.status).toBe(503);
  expect(response.text).toContain('npm start');
});

describe('every page names its icon, so that browsers do not request a missing one', () => {
  const web = join(import.meta.dirname, '../../web');
  const icon = /<link rel="icon"[^>]*href="(\/favicon\.ico|data:,)"/;

  test.each([
    ['a page', 200, 'get', '/'],
    ['the page without content where rendering fails', 200, 'get', '/faqs?subject=broken'],
    ['a page that is not there', 404, 'get', '/gone-1'],
    ['the confirmation of a newsletter', 200, 'get', '/newsletter/confirm?token=a'],
    ['a form that was sent without script', 409, 'post', '/login'],
    ['the description of the API', 200, 'get', '/api/docs'],
  ] as const)('%s', async (_what, status, method, path) => {
    const api = await built(true, {}, await readFile(join(web, 'index.html'), 'utf8'));
    const response = await api[method](path);
    expect([response.status, response.type]).toEqual([status, 'text/html']);
    expect(response.text).toMatch(icon);
  });

  test.each(['get', 'post'] as const)('if the site is not built (%s)', async (method) => {
    const { api } = await startApp({ environment: { WEB_DIST: await tempDir() } });
    expect((await api[method]('/about')).text).toMatch(icon);
  });

  test('the icon itself is a file of the site', async () => {
    const webDist = await tempDir();
    await writePages(webDist, template);
    await mkdir(join(webDist, 'client'));
    await copyFile(join(web, 'public/favicon.ico'), join(webDist, 'client/favicon.ico'));
    const { api } = await startApp({ environment: { WEB_DIST: webDist } });
    const response = await api.get('/favicon.ico');
    expect([response.status, response.type]).toEqual([200, 'image/vnd.microsoft.icon']);
  });
});
