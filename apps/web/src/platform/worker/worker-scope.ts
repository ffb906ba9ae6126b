/**
 * Types of a service worker's global scope. Declared here, because TypeScript's `webworker` and
 * `dom` libraries conflict in one program.
 */
export interface WorkerScope {
  location: Location;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>;
  };
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

interface ExtendableEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { data: unknown };
  fetch: FetchEvent;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The preloaded response of a navigation, requested while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

export const worker = globalThis as unknown as WorkerScope;
