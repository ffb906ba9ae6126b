import type { Acknowledgement } from '@jyoti/contract';
import { useSyncExternalStore } from 'react';

/** Where this browser keeps what it has confirmed. */
export const ACKNOWLEDGEMENT_KEY = 'disclaimer-acknowledgement';

type Kept = Pick<Acknowledgement, 'version' | 'acknowledgedAt' | 'visitorId'>;

const listeners = new Set<() => void>();
/** What was read last, so that the same text gives the same object. */
let read: { text: string | null; kept: Kept | null } = { text: null, kept: null };
/** What was confirmed in this visit, where the browser refuses to keep it. */
let unstored: Kept | null = null;

function keptIn(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return kept && typeof kept === 'object' && 'version' in kept ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

/** What this browser has confirmed, of whatever version; null where that is nothing, or cannot be read. */
export function keptAcknowledgement(): Kept | null {
  let text: string | null;
  try {
    text = globalThis.localStorage.getItem(ACKNOWLEDGEMENT_KEY);
  } catch {
    return unstored;
  }
  if (text !== read.text) read = { text, kept: keptIn(text) };
  return read.kept;
}

/** Keeps it for the next visit, where the browser lets us. */
export function keepAcknowledgement({ version, acknowledgedAt, visitorId }: Acknowledgement): void {
  const kept: Kept = { version, acknowledgedAt, visitorId };
  try {
    globalThis.localStorage.setItem(ACKNOWLEDGEMENT_KEY, JSON.stringify(kept));
  } catch {
    unstored = kept;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** As `keptAcknowledgement`, kept up with; nothing on the server. */
export function useKeptAcknowledgement(): Kept | null {
  return useSyncExternalStore(subscribe, keptAcknowledgement, () => null);
}
