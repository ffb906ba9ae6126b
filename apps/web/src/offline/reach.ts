import { useSyncExternalStore } from 'react';

/** Whether the page is offline, and how old its content is. */
export interface Reach {
  /** Whether the browser reports no network, or a response came from storage. */
  offline: boolean;
  /**
   * When the oldest response on the page was received, milliseconds since 1970; null if none is
   * from storage.
   */
  readAt: number | null;
  /** Whether the page shown is the one for a missing page, which explains it itself. */
  missing: boolean;
}

const reached: Reach = { offline: false, readAt: null, missing: false };
let now = reached;
const listeners = new Set<() => void>();

function notify(next: Reach): void {
  const isSame =
    next.offline === now.offline && next.readAt === now.readAt && next.missing === now.missing;
  if (isSame) return;
  now = next;
  for (const listener of listeners) listener();
}

/** Whether the browser itself reports no network. */
export const isOffline = () => globalThis.navigator?.onLine === false;

/** Records a response from storage, or from the HTTP cache while offline. @param at when it was received */
export const readFromMemory = (at: number): void =>
  notify({ ...now, offline: true, readAt: Math.min(at, now.readAt ?? at) });

/** Records that the page for a missing page is shown. @returns ends that */
export function showMissing(): () => void {
  notify({ ...now, missing: true });
  return () => notify({ ...now, missing: false });
}

/** Resets the age of the content when another page is opened. */
export const startReading = (): void => notify({ ...now, offline: isOffline(), readAt: null });

function follow(listener: () => void): () => void {
  const hear = () => notify({ ...now, offline: isOffline() || now.readAt !== null });
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
