import { useSyncExternalStore } from 'react';

/** Whether the page is offline, and how old what it shows is. */
export interface Reach {
  /** The browser says that there is no network, or a call got no answer. */
  offline: boolean;
  /** When the oldest answer on the page was read, milliseconds since 1970; null where none is an old one. */
  readAt: number | null;
  /** The page asked for is not on this device: it says so itself. */
  missing: boolean;
}

const reached: Reach = { offline: false, readAt: null, missing: false };
let now = reached;
const listeners = new Set<() => void>();

function tell(next: Reach): void {
  const isSame =
    next.offline === now.offline && next.readAt === now.readAt && next.missing === now.missing;
  if (isSame) return;
  now = next;
  for (const listener of listeners) listener();
}

/** The browser itself says that there is no network. */
export const isOffline = () => globalThis.navigator?.onLine === false;

/** A call of the page was answered from storage. */
export const readFromMemory = (at: number): void =>
  tell({ ...now, offline: true, readAt: Math.min(at, now.readAt ?? at) });

/** The page shown is the one that says that it is missing. @returns ends that */
export function showMissing(): () => void {
  tell({ ...now, missing: true });
  return () => tell({ ...now, missing: false });
}

/** Resets the age of what is shown, when another page is opened. */
export const startReading = (): void => tell({ ...now, offline: isOffline(), readAt: null });

function follow(listener: () => void): () => void {
  const hear = () => tell({ ...now, offline: isOffline() || now.readAt !== null });
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
