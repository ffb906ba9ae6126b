import { worker } from './worker-scope.ts';

// Stands in for the worker where it has to go: forgets all that was kept and lets go of every page.

async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(leave()));
