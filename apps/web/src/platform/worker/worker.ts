import {
  layoutPaths,
  isPublicPath,
  knownLanguage,
  languageOfPath,
  siteLanguages,
  type Language,
} from '@jyoti/contract';
import { emptyPageIn } from '../bootstrap/empty-page.ts';
import { ASSETS, builtFiles, filesIn, PAGES, CONTENT, successorsOf } from './build.ts';
import { putInCache, cacheFiles, cachedResponse } from './cache-storage.ts';
import { worker, type FetchEvent } from './worker-scope.ts';

/** Limits of the caches; the oldest entry is deleted first. */
const LIMITS = { pages: 30, content: 60 };

/** The cache key of a public response: its URL with the language. */
const inLanguage = (path: string, language: Language) => `${path}?lang=${language}`;

/** The site's own calls name the language of the page. */
const languageOf = ({ headers }: Request) => knownLanguage(headers.get('accept-language')) ?? 'en';

const isPicture = (path: string) =>
  /^\/(illustrations|icons)\/|^\/(early\.js|favicon\.svg|logo\.svg)$/.test(path);

/**
 * Caches the empty page of a language with the files that it links, and the successors of the files
 * cached from the previous build.
 */
async function cacheLanguage(language: Language): Promise<void> {
  const emptyPage = emptyPageIn(language);
  const response = await fetch(emptyPage, { cache: 'no-cache' });
  if (!response.ok) throw new Error('The site has no page to cache.');
  const text = await response.clone().text();
  const named = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  const previous = await (await caches.open(ASSETS)).keys();
  const used = previous.map(({ url }) => new URL(url).pathname);
  await putInCache(PAGES, emptyPage, response);
  await cacheFiles(ASSETS, [...named, ...filesIn(language).frame, ...successorsOf(used, language)]);
  const frame = layoutPaths.map((path) => inLanguage(path, language));
  await cacheFiles(CONTENT, ['/early.js', ...frame]);
}

/** Caches a language that the visitor has changed to. */
async function ensureLanguage(language: Language): Promise<void> {
  if (!(await cachedResponse(PAGES, emptyPageIn(language)))) await cacheLanguage(language);
}

/** Caches the languages of the open pages, and those that the previous worker has cached. */
async function install(): Promise<void> {
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  const ofPages = new Set(open.map(({ url }) => languageOfPath(new URL(url).pathname).language));
  await Promise.all(
    siteLanguages.map(async (language) => {
      if (ofPages.has(language) || (await caches.match(emptyPageIn(language))))
        await cacheLanguage(language);
    }),
  );
  await worker.skipWaiting();
}

/**
 * Deletes caches and files of other builds, and claims the open pages, which do not depend on the previous
 * worker.
 */
async function activate(): Promise<void> {
  const names = await caches.keys();
  const known = [ASSETS, PAGES, CONTENT];
  await Promise.all(
    names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)),
  );
  const assets = await caches.open(ASSETS);
  for (const request of await assets.keys()) {
    if (!builtFiles.has(new URL(request.url).pathname)) await assets.delete(request);
  }
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function asset(event: FetchEvent, path: string): Promise<Response> {
  const cached = await cachedResponse(ASSETS, path);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(putInCache(ASSETS, path, response.clone()));
  return response;
}

/** Network first; while offline, the cached response. */
async function content(event: FetchEvent, name: string): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(putInCache(CONTENT, name, response.clone(), LIMITS.content));
    return response;
  } catch (failure) {
    const cached = await cachedResponse(CONTENT, name);
    if (!cached) throw failure;
    return cached;
  }
}

/**
 * Network first; while offline, the cached page, else the empty one. The server renders the same
 * page for everybody, but a URL with a query may contain a birth or a token, and is not cached.
 */
async function page(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  const { language } = languageOfPath(pathname);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    if (response.ok) event.waitUntil(ensureLanguage(language));
    if (response.ok && isPage && !response.redirected && search === '') {
      event.waitUntil(putInCache(PAGES, pathname, response.clone(), LIMITS.pages));
    }
    return response;
  } catch (failure) {
    const cached =
      (search === '' && (await cachedResponse(PAGES, pathname))) ||
      (await cachedResponse(PAGES, emptyPageIn(language)));
    if (!cached) throw failure;
    return cached;
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
  else if (url.search === '' && isPublicPath(url.pathname))
    event.respondWith(content(event, inLanguage(url.pathname, languageOf(request))));
  else if (isPicture(url.pathname)) event.respondWith(content(event, url.pathname));
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
  if (typeof path === 'string' && path.startsWith('/') && !isPublicPath(path)) {
    event.waitUntil(cacheFiles(PAGES, [path]));
  }
  if (!Array.isArray(used)) return;
  event.waitUntil(
    cacheFiles(
      ASSETS,
      used.filter((file) => builtFiles.has(file)),
    ),
  );
});
