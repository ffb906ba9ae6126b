import { ApiFailure, createClient, type ClientOptions } from '@jyoti/contract';
import { pageLanguage } from '../language/page-language.ts';
import { isOffline } from '../offline/reach.ts';
import { rememberingFetch } from '../offline/remembering-fetch.ts';
import { DEVICE_KEY, TOKEN_KEY } from './token-key.ts';
import { accountKnown, accountOfKept } from './visitor-memory.ts';

/** The token of this page alone, where the browser (a private window, say) refuses to store it. */
let unstored: string | null = null;

/** The token in force, or null where there is none. */
export function storedToken(): string | null {
  if (unstored !== null) return unstored;
  try {
    return globalThis.localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Stores the token, or removes it. A browser that refuses storage keeps the session for this page alone. */
export function storeToken(token: string | null): void {
  unstored = null;
  try {
    if (token === null) globalThis.localStorage.removeItem(TOKEN_KEY);
    else globalThis.localStorage.setItem(TOKEN_KEY, token);
  } catch {
    unstored = token;
  }
}

/** What this browser was told at an earlier login; nothing where it was told nothing, or something else stands there. */
export function storedDevice(): { device?: string } {
  try {
    const device = globalThis.localStorage.getItem(DEVICE_KEY) ?? '';
    return /^[\w-]{43}$/.test(device) ? { device } : {};
  } catch {
    return {};
  }
}

/** Keeps it beyond the logout. */
export function storeDevice(device: string | undefined): void {
  if (device === undefined) return;
  try {
    globalThis.localStorage.setItem(DEVICE_KEY, device);
  } catch {
    // The next login is that of another device.
  }
}

const unauthorizedListeners = new Set<() => void>();

/** Calls `listener` when the server refuses the token of a call. @returns stops that */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** How the site speaks to its API. */
export const clientOptions: ClientOptions = {
  baseUrl: '',
  fetch: rememberingFetch((...request) => globalThis.fetch(...request), {
    account: () => accountOfKept(storedToken()),
    whenKnown: () => accountKnown(storedToken()),
  }),
  token: storedToken,
  language: pageLanguage,
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
