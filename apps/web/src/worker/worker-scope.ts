/** What a service worker has beyond a page. Written out here, since the library of workers and that of pages do not go into one program. */
export interface WorkerScope {
  location: Location;
  clients: { claim: () => Promise<void> };
  registration: {
    unregister: () => Promise<boolean>;
    navigationPreload?: { enable: () => Promise<void> };
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ) => void;
}

interface Lasting {
  /** Keeps the worker alive until the work is done. */
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  install: Lasting;
  activate: Lasting;
  message: Lasting & { data: unknown };
  fetch: FetchEvent;
}

export interface FetchEvent extends Lasting {
  request: Request;
  /** The answer to a navigation that the browser asked for while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

export const worker = globalThis as unknown as WorkerScope;
