import { useSyncExternalStore } from 'react';

/** Whether the page is offline, and how old what it shows is. */
export interface Reach {
  /** The browser says that there is no network, or a call got no answer. */
  offline: boolean;
  /** When the oldest answer on the page was read, milliseconds since 1970; null where none is an old one. */
  readAt: number | null;
}

const reached: Reach = { offline: false, readAt: null };
let now = reached;
const listeners = new Set<() => void>();

function tell(next: Reach): void {
  if (next.offline === now.offline && next.readAt === now.readAt) return;
  now = next;
  for (const listener of listeners) listener();
}

/** The browser itself says that there is no network. */
export const isOffline = () => globalThis.navigator?.onLine === false;

/** A call of the page was answered from storage. */
export const readFromMemory = (at: number): void =>
  tell({ offline: true, readAt: Math.min(at, now.readAt ?? at) });

/** Resets the age of what is shown, when another page is opened. */
export const startReading = (): void => tell({ offline: isOffline(), readAt: null });

function follow(listener: () => void): () => void {
  const hear = () => tell({ offline: isOffline() || now.readAt !== null, readAt: now.readAt });
  hear();
  listeners.add(listener);
  globalThis.addEventListener('online', hear);
  globalThis.addEventListener('offline', hear);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('online', hear);
    globalThis.removeEventListener('offline', hear);
  };
}

export const useReach = (): Reach =>
  useSyncExternalStore(
    follow,
    () => now,
    () => reached,
  );
