import { ApiFailure, createClient, type ClientOptions } from '@jyoti/contract';
import { isOffline } from '../offline/reach.ts';
import { rememberingFetch } from '../offline/remembering-fetch.ts';
import { DEVICE_KEY, TOKEN_KEY } from '../start/token-key.ts';
import { store, stored, storedText } from '../start/browser-storage.ts';
import { documentLanguage } from '../words/document-language.ts';
import { accountKnown, accountOfKept } from './visitor-memory.ts';

const token = storedText(TOKEN_KEY);

/** The token in force, or null where there is none. */
export const storedToken = token.get;

/** Stores the token, or removes it. A browser that refuses storage keeps the session for this page alone. */
export const storeToken = token.set;

/** The device token of an earlier login; nothing if there is none, or another value is stored. */
export function storedDevice(): { device?: string } {
  const device = stored(DEVICE_KEY) ?? '';
  return /^[\w-]{43}$/.test(device) ? { device } : {};
}

/** Keeps it beyond the logout. Where the browser refuses, the next login is that of another device. */
export function storeDevice(device: string | undefined): void {
  if (device !== undefined) store(DEVICE_KEY, device);
}

const unauthorizedListeners = new Set<() => void>();

/** Calls `listener` when the server refuses the token of a call. @returns stops that */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** The site's API client. */
export const clientOptions: ClientOptions = {
  baseUrl: '',
  fetch: rememberingFetch((...request) => globalThis.fetch(...request), {
    account: () => accountOfKept(storedToken()),
    whenKnown: () => accountKnown(storedToken()),
  }),
  token: storedToken,
  language: documentLanguage,
  onUnauthorized: () => {
    for (const listener of unauthorizedListeners) listener();
  },
};

/** The one way from the site to its API; operators have calls of their own beside it. */
export const api = createClient(clientOptions);

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Whether the same call may succeed later: no answer, or an error of the server's own. */
export const isTransient = (error: unknown) =>
  error instanceof ApiFailure && (error.isConnection || error.status >= 500);

/** Repeats a call that failed for a transient reason, twice by default. */
export async function withRetries<Answer>(
  call: () => Promise<Answer>,
  { tries = 3, pauseMs = 800 } = {},
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= tries || !isTransient(error) || isOffline()) throw error;
      await wait(pauseMs * attempt);
    }
  }
}
