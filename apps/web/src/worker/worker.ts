import {
  frameAddresses,
  isPublicAddress,
  knownLanguage,
  languages,
  type Language,
} from '@jyoti/contract';
import { ASSETS, builtFiles, frameFiles, PAGES, SEEN, SHELL, successorsOf } from './build.ts';
import { keep, keepFiles, cachedResponse } from './kept.ts';
import { worker, type FetchEvent } from './worker-scope.ts';

/** Limits of the caches; the oldest entry is deleted first. */
const MOST = { pages: 30, seen: 60 };

/** The cache key of a public response: its URL with the language. */
const inLanguage = (path: string, language: Language) => `${path}?lang=${language}`;

/** The site's own calls name the language of the page. */
const languageOf = ({ headers }: Request) => knownLanguage(headers.get('accept-language')) ?? 'en';

const isPicture = (path: string) =>
  /^\/(illustrations|icons)\/|^\/(early\.js|favicon\.svg|logo\.svg)$/.test(path);

/**
 * Caches the empty page with the files that it links, and the successors of the files cached from
 * the previous build.
 */
async function install(): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'no-cache' });
  if (!answer.ok) throw new Error('The site has no page to cache.');
  const text = await answer.clone().text();
  const named = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  const before = await (await caches.open(ASSETS)).keys();
  const used = before.map(({ url }) => new URL(url).pathname);
  await keep(PAGES, SHELL, answer);
  await keepFiles(ASSETS, [...named, ...frameFiles, ...successorsOf(used)]);
  const frame = languages.flatMap((language) =>
    frameAddresses.map((path) => inLanguage(path, language)),
  );
  await keepFiles(SEEN, ['/early.js', ...frame]);
  await worker.skipWaiting();
}

/**
 * Deletes caches and files of other builds, and claims the open pages, which do not depend on the previous
 * worker.
 */
async function activate(): Promise<void> {
  const names = await caches.keys();
  const known = [ASSETS, PAGES, SEEN];
  await Promise.all(
    names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)),
  );
  const assets = await caches.open(ASSETS);
  const files = new Set(builtFiles);
  for (const request of await assets.keys()) {
    if (!files.has(new URL(request.url).pathname)) await assets.delete(request);
  }
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function asset(event: FetchEvent, path: string): Promise<Response> {
  const before = await cachedResponse(ASSETS, path);
  if (before) return before;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(ASSETS, path, answer.clone()));
  return answer;
}

/** Network first; while offline, the cached response. */
async function seen(event: FetchEvent, name: string): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(SEEN, name, answer.clone(), MOST.seen));
    return answer;
  } catch (failure) {
    const before = await cachedResponse(SEEN, name);
    if (!before) throw failure;
    return before;
  }
}

/**
 * Network first; while offline, the cached page, else the empty one. The server renders the same
 * page for everybody, but a URL with a query may contain a birth or a token, and is not cached.
 */
async function page(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (answer.ok && isPage && !answer.redirected && search === '') {
      event.waitUntil(keep(PAGES, pathname, answer.clone(), MOST.pages));
    }
    return answer;
  } catch (failure) {
    const before =
      (search === '' && (await cachedResponse(PAGES, pathname))) ||
      (await cachedResponse(PAGES, SHELL));
    if (!before) throw failure;
    return before;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event, url.pathname));
  // Private data are never cached here, and a query may contain a place.
  else if (url.search === '' && isPublicAddress(url.pathname))
    event.respondWith(seen(event, inLanguage(url.pathname, languageOf(request))));
  else if (isPicture(url.pathname)) event.respondWith(seen(event, url.pathname));
  else if (request.mode === 'navigate' && !/^\/(api|uploads)\//.test(url.pathname)) {
    event.respondWith(page(event, url));
  }
});

/**
 * The first page of a visit posts its path, and the files that it loaded before the worker was
 * active.
 */
worker.addEventListener('message', (event) => {
  const { used, page: path } = (event.data ?? {}) as { used?: unknown; page?: unknown };
  if (typeof path === 'string' && path.startsWith('/') && !isPublicAddress(path)) {
    event.waitUntil(keepFiles(PAGES, [path]));
  }
  if (!Array.isArray(used)) return;
  event.waitUntil(
    keepFiles(
      ASSETS,
      builtFiles.filter((file) => used.includes(file)),
    ),
  );
});
