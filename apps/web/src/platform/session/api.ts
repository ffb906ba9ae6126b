import { ApiFailure, createClient, type ClientOptions } from '@jyoti/contract';
import { isOffline } from '../offline/connection-state.ts';
import { offlineFetch } from '../offline/offline-fetch.ts';
import { DEVICE_KEY, TOKEN_KEY } from '../bootstrap/token-key.ts';
import { store, stored, storedText } from '../bootstrap/browser-storage.ts';
import { documentLanguage } from '../words/document-language.ts';
import { whenAccountKnown, ownerAccount } from './visitor-data.ts';

const token = storedText(TOKEN_KEY);

/** The current token, or null. */
export const storedToken = token.get;

/**
 * Stores the token, or removes it. If the browser blocks storage, the session lasts for this page
 * only.
 */
export const storeToken = token.set;

/**
 * The device token of an earlier login; undefined if there is none, or the stored value is invalid.
 */
export function storedDevice(): { device?: string } {
  const device = stored(DEVICE_KEY) ?? '';
  return /^[\w-]{43}$/.test(device) ? { device } : {};
}

/**
 * Stores the device token; it survives a logout. If the browser blocks storage, the next login counts as another
 * device.
 */
export function storeDevice(device: string | undefined): void {
  if (device !== undefined) store(DEVICE_KEY, device);
}

const unauthorizedListeners = new Set<() => void>();

/** Calls `listener` when the server rejects the token of a call. @returns unsubscribes */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** The site's API client. */
export const clientOptions: ClientOptions = {
  baseUrl: '',
  fetch: offlineFetch((...request) => globalThis.fetch(...request), {
    account: () => ownerAccount(storedToken()),
    whenKnown: () => whenAccountKnown(storedToken()),
  }),
  token: storedToken,
  language: documentLanguage,
  onUnauthorized: () => {
    for (const listener of unauthorizedListeners) listener();
  },
};

/** The only API client of visitors' pages; operators have additional calls. */
export const api = createClient(clientOptions);

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Whether a retry may succeed: a network error, or an internal error of the server. */
export const isTransient = (error: unknown) =>
  error instanceof ApiFailure && (error.isConnection || error.status >= 500);

/** Retries a call after a transient error, twice by default. */
export async function withRetries<Result>(
  call: () => Promise<Result>,
  { tries = 3, pauseMs = 800 } = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= tries || !isTransient(error) || isOffline()) throw error;
      await wait(pauseMs * attempt);
    }
  }
}
