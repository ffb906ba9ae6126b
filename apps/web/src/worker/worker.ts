import { isPublicAddress } from '@jyoti/contract';
import { ASSETS, builtFiles, PAGES, SEEN, SHELL, successorsOf } from './build.ts';
import { keep, keepFiles, kept } from './kept.ts';
import { worker, type FetchEvent } from './worker-scope.ts';

/** Most pages and most answers that are kept; the oldest goes first. */
const MOST = { pages: 30, seen: 60 };

const isPicture = (path: string) =>
  /^\/(illustrations|icons)\/|^\/(early\.js|favicon\.svg|logo\.svg)$/.test(path);

/** Brings the empty page with all that it names, and what stands for the files that were kept of the build before. */
async function install(): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'no-cache' });
  if (!answer.ok) throw new Error('The site has no page to keep.');
  const text = await answer.clone().text();
  const named = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  const before = await (await caches.open(ASSETS)).keys();
  const used = before.map(({ url }) => new URL(url).pathname);
  await keep(PAGES, SHELL, answer);
  await keepFiles(ASSETS, [...named, ...successorsOf(used)]);
  await keepFiles(SEEN, ['/early.js', '/api/header', '/api/footer']);
  await worker.skipWaiting();
}

/** Lets go what belongs to other builds, and takes over the open pages: they need nothing of the worker before. */
async function takeOver(): Promise<void> {
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
  const before = await kept(ASSETS, path);
  if (before) return before;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(ASSETS, path, answer.clone()));
  return answer;
}

/** From the network; where there is none, as it was last seen. */
async function seen(event: FetchEvent, name: string): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(SEEN, name, answer.clone(), MOST.seen));
    return answer;
  } catch (failure) {
    const before = await kept(SEEN, name);
    if (!before) throw failure;
    return before;
  }
}

/**
 * From the network; where there is none, the page as it was last sent, else the empty one. The server writes pages alike
 * for everybody, but an address with a query may hold a birth or a token, and is not kept.
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
    const before = (search === '' && (await kept(PAGES, pathname))) || (await kept(PAGES, SHELL));
    if (!before) throw failure;
    return before;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event, url.pathname));
  // What is a visitor's own is never kept here.
  else if (isPublicAddress(url.pathname)) event.respondWith(seen(event, url.pathname + url.search));
  else if (isPicture(url.pathname)) event.respondWith(seen(event, url.pathname));
  else if (request.mode === 'navigate' && !/^\/(api|uploads)\//.test(url.pathname)) {
    event.respondWith(page(event, url));
  }
});

/** The first page of a visit tells which files it used before there was a worker. */
worker.addEventListener('message', (event) => {
  const { used } = (event.data ?? {}) as { used?: unknown };
  if (!Array.isArray(used)) return;
  event.waitUntil(
    keepFiles(
      ASSETS,
      builtFiles.filter((file) => used.includes(file)),
    ),
  );
});
