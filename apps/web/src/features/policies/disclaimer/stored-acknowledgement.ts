import type { Acknowledgement } from '@jyoti/contract';
import { browserState } from '../../../platform/data/browser-state.ts';

/** Local storage key of the acknowledgement. */
export const ACKNOWLEDGEMENT_KEY = 'disclaimer-acknowledgement';

type StoredAcknowledgement = Pick<Acknowledgement, 'version' | 'acknowledgedAt' | 'visitorId'>;

const state = browserState(ACKNOWLEDGEMENT_KEY, (text): StoredAcknowledgement | null => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return stored && typeof stored === 'object' && 'version' in stored
      ? (stored as StoredAcknowledgement)
      : null;
  } catch {
    return null;
  }
});

/**
 * The acknowledgement stored in this browser, of any version; null if there is none, or it cannot
 * be read.
 */
export const storedAcknowledgement = state.get;

/** `storedAcknowledgement` as a hook; null on the server. */
export const useStoredAcknowledgement = state.use;

/** Stores it for the next visit, if the browser allows it. */
export const storeAcknowledgement = ({
  version,
  acknowledgedAt,
  visitorId,
}: StoredAcknowledgement): void =>
  state.set(JSON.stringify({ version, acknowledgedAt, visitorId }));
