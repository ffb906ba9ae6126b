import { removeStored, store, stored } from '../bootstrap/browser-storage.ts';
import type { User } from '@jyoti/contract';
import { SESSION_REQUEST } from '../offline/cacheable-request.ts';
import { deleteStoredResponses, storeResponse } from '../offline/stored-responses.ts';
import { TOKEN_KEY } from '../bootstrap/token-key.ts';

const listeners = new Set<() => void>();

/**
 * Calls `listener` when the visitor logs out or changes: for data that a page caches in memory.
 * @returns ends this
 */
export function onVisitorChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Prefix of storage keys for data of the logged-in visitor. */
const PREFIX = 'visitor.';

/**
 * Stores a value in this browser until the visitor logs out; a no-op if the browser blocks storage,
 * and for a page that still renders after the logout: what it stored then would be there for the
 * next visitor.
 */
export function storeForVisitor(name: string, value: unknown): void {
  if (stored(TOKEN_KEY) !== null) store(PREFIX + name, JSON.stringify(value));
}

/**
 * The stored value, of any shape, since others may write to the storage too. Null if there is none.
 */
export function storedForVisitor(name: string): unknown {
  try {
    return JSON.parse(stored(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Removes the previous visitor's data from this browser: names and places, and everything stored
 * for offline reading.
 */
export function clearVisitorStorage(): void {
  deleteStoredResponses();
  removeStored(PREFIX);
}

/** Storage key of the owner of the stored data. */
const OWNER = 'owner';

/**
 * Removes the stored data on request: what is read from then on is stored again for the same
 * account.
 */
export function resetVisitorStorage(): void {
  const owner = readOwner();
  clearVisitorStorage();
  if (owner) storeOwner(owner);
}

/** Distinguishes tokens without revealing them: 32-bit FNV-1a hash. */
function hashOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const character of token)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A login stores the owner before the token, so that no request has the token of one and data of another. */
const storeOwner = (owner: { account: unknown; token: unknown }) =>
  store(PREFIX + OWNER, JSON.stringify(owner));

function readOwner(): { account: unknown; token: unknown } | null {
  const owner = storedForVisitor(OWNER);
  return typeof owner === 'object' && owner !== null && 'account' in owner && 'token' in owner
    ? owner
    : null;
}

/**
 * The account that owns the stored data, if the token is the one they were stored with; null for
 * all others.
 */
export function ownerAccount(token: string | null): string | null {
  const owner = readOwner();
  if (token === null || owner?.token !== hashOf(token)) return null;
  return typeof owner.account === 'string' ? owner.account : null;
}

/** Resolvers that wait for the account of a token, by the token's hash. */
const pendingAccounts = new Map<string, PromiseWithResolvers<string>>();

/**
 * Resolves with the account of a token when {@link setStorageOwner} is called with it; otherwise
 * never.
 */
export function whenAccountKnown(token: string | null): Promise<string> {
  const hash = hashOf(token ?? '');
  const known = pendingAccounts.get(hash) ?? Promise.withResolvers<string>();
  pendingAccounts.set(hash, known);
  return known.promise;
}

/**
 * Makes this account the owner of stored data, after removing those of another. Stores the session
 * too, because a login does not request it, and it would be missing if the page is reloaded
 * offline.
 */
export function setStorageOwner(user: User, token: string): void {
  const hash = hashOf(token);
  pendingAccounts.get(hash)?.resolve(user.id);
  pendingAccounts.delete(hash);
  if (ownerAccount(token) === user.id) return;
  if (readOwner()?.account !== user.id) clearVisitorStorage();
  storeOwner({ account: user.id, token: hash });
  const response = { text: JSON.stringify({ data: user }), at: Date.now() };
  storeResponse(user.id, SESSION_REQUEST, response, () => ownerAccount(token) === user.id).catch(
    // A browser that blocks storage stores nothing.
    () => undefined,
  );
}

/** Clears the previous visitor's data that pages cache in memory. */
export function clearVisitorCaches(): void {
  for (const listener of listeners) listener();
}

/** Prefix of storage keys for what a visitor has typed for later use. */
const TYPED = 'typed.';

/**
 * The storage key of a text that a visitor typed: it is removed when they log out, but not when
 * their session ends by itself, because the text is stored nowhere else.
 * @param account id of the account, so that no other sees it
 */
export const typedKey = (name: string, account: string): string => `${TYPED}${name}.${account}`;

/** Clears the previous visitor's data in memory and in this browser. */
export function clearVisitorData(): void {
  clearVisitorCaches();
  clearVisitorStorage();
  removeStored(TYPED);
}

/**
 * `clearVisitorData`, and also the settings that survive a logout: no data of the visitor remain in the
 * browser.
 */
export function clearBrowserData(): void {
  clearVisitorData();
  removeStored('');
  removeStored('', 'sessionStorage');
}
