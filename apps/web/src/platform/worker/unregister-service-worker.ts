import { worker } from './worker-scope.ts';

// Replaces the worker if it has to be removed: deletes all caches and unregisters.

async function unregister(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(unregister()));
