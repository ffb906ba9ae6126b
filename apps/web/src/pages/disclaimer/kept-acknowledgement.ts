import type { Acknowledgement } from '@jyoti/contract';
import { browserState } from '../../data/browser-state.ts';

/** Where this browser keeps what it has confirmed. */
export const ACKNOWLEDGEMENT_KEY = 'disclaimer-acknowledgement';

type Kept = Pick<Acknowledgement, 'version' | 'acknowledgedAt' | 'visitorId'>;

const state = browserState(ACKNOWLEDGEMENT_KEY, (text): Kept | null => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return kept && typeof kept === 'object' && 'version' in kept ? (kept as Kept) : null;
  } catch {
    return null;
  }
});

/** What this browser has confirmed, of whatever version; null where that is nothing, or cannot be read. */
export const keptAcknowledgement = state.get;

/** As `keptAcknowledgement`, for a component; null on the server. */
export const useKeptAcknowledgement = state.use;

/** Keeps it for the next visit, where the browser allows it. */
export const keepAcknowledgement = ({ version, acknowledgedAt, visitorId }: Kept): void =>
  state.set(JSON.stringify({ version, acknowledgedAt, visitorId }));
