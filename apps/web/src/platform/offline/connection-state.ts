import { useSyncExternalStore } from 'react';

/** Whether the page is offline, and how old its content is. */
export interface ConnectionState {
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

const INITIAL: ConnectionState = { offline: false, readAt: null, missing: false };
let current = INITIAL;
const listeners = new Set<() => void>();

function notify(next: ConnectionState): void {
  const isSame =
    next.offline === current.offline &&
    next.readAt === current.readAt &&
    next.missing === current.missing;
  if (isSame) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Whether the browser itself reports no network. */
export const isOffline = () => globalThis.navigator?.onLine === false;

/** Records a response from storage, or from the HTTP cache while offline. @param at when it was received */
export const recordContentAge = (at: number): void =>
  notify({ ...current, offline: true, readAt: Math.min(at, current.readAt ?? at) });

/** Records that the page for a missing page is shown. @returns ends that */
export function showMissing(): () => void {
  notify({ ...current, missing: true });
  return () => notify({ ...current, missing: false });
}

/** Resets the age of the content when another page is opened. */
export const resetContentAge = (): void =>
  notify({ ...current, offline: isOffline(), readAt: null });

function subscribe(listener: () => void): () => void {
  const update = () => notify({ ...current, offline: isOffline() || current.readAt !== null });
  update();
  listeners.add(listener);
  globalThis.addEventListener('online', update);
  globalThis.addEventListener('offline', update);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('online', update);
    globalThis.removeEventListener('offline', update);
  };
}

export const useConnectionState = (): ConnectionState =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => INITIAL,
  );
