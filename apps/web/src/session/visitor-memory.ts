import { removeStored, store, stored } from '../start/browser-storage.ts';
import type { User } from '@jyoti/contract';
import { SESSION_ASKED } from '../offline/asked-again.ts';
import { forgetAnswers, keepAnswer } from '../offline/kept-answers.ts';

const forgetters = new Set<() => void>();

/** Calls `forget` when the visitor logs out or changes: for data that a page caches in memory. */
export function forgottenWithVisitor(forget: () => void): void {
  forgetters.add(forget);
}

/** Prefix of storage keys for data of the logged-in visitor. */
const KEPT = 'visitor.';

/**
 * Stores a value in this browser until the visitor logs out; a no-op if the browser blocks storage.
 */
export function keepForVisitor(name: string, value: unknown): void {
  store(KEPT + name, JSON.stringify(value));
}

/**
 * The stored value, of any shape, since others may write to the storage too. Null if there is none.
 */
export function keptForVisitor(name: string): unknown {
  try {
    return JSON.parse(stored(KEPT + name) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Removes the previous visitor's data from this browser: names and places, and everything stored
 * for offline reading.
 */
export function forgetKept(): void {
  forgetAnswers();
  removeStored(KEPT);
}

/** Storage key of the owner of the stored data. */
const OWNER = 'owner';

/**
 * Removes the stored data on request: what is read from then on is stored again for the same
 * account.
 */
export function clearKept(): void {
  const owner = ownerOfKept();
  forgetKept();
  if (owner) keepForVisitor(OWNER, owner);
}

/** Distinguishes tokens without revealing them: 32-bit FNV-1a hash. */
function markOf(token: string): string {
  let mark = 0x811c9dc5;
  for (const sign of token) mark = Math.imul(mark ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}

function ownerOfKept(): { account: unknown; token: unknown } | null {
  const owner = keptForVisitor(OWNER);
  return typeof owner === 'object' && owner !== null && 'account' in owner && 'token' in owner
    ? owner
    : null;
}

/**
 * The account that owns the stored data, if the token is the one they were stored with; null for
 * all others.
 */
export function accountOfKept(token: string | null): string | null {
  const owner = ownerOfKept();
  if (token === null || owner?.token !== markOf(token)) return null;
  return typeof owner.account === 'string' ? owner.account : null;
}

/** Resolvers that wait for the account of a token, by the token's hash. */
const waiting = new Map<string, PromiseWithResolvers<string>>();

/**
 * Resolves with the account of a token when {@link keepForAccount} is called with it; otherwise
 * never.
 */
export function accountKnown(token: string | null): Promise<string> {
  const mark = markOf(token ?? '');
  const known = waiting.get(mark) ?? Promise.withResolvers<string>();
  waiting.set(mark, known);
  return known.promise;
}

/**
 * Makes this account the owner of stored data, after removing those of another. Stores the session
 * too, because a login does not request it, and it would be missing if the page is reloaded
 * offline.
 */
export function keepForAccount(user: User, token: string): void {
  const mark = markOf(token);
  waiting.get(mark)?.resolve(user.id);
  waiting.delete(mark);
  if (accountOfKept(token) === user.id) return;
  if (ownerOfKept()?.account !== user.id) forgetKept();
  keepForVisitor(OWNER, { account: user.id, token: mark });
  const answer = { text: JSON.stringify({ data: user }), at: Date.now() };
  keepAnswer(user.id, SESSION_ASKED, answer, () => accountOfKept(token) === user.id).catch(
    // A browser that blocks storage stores nothing.
    () => undefined,
  );
}

/** Clears the previous visitor's data that pages cache in memory. */
export function forgetMemory(): void {
  for (const forget of forgetters) forget();
}

/** Prefix of storage keys for what a visitor has typed for later use. */
const TYPED = 'typed.';

/**
 * The storage key of a text that a visitor typed: it is removed when they log out, but not when
 * their session ends by itself, because it is nowhere else.
 * @param account id of the account, so that no other sees it
 */
export const typedKey = (name: string, account: string): string => `${TYPED}${name}.${account}`;

/** Clears the previous visitor's data in memory and in this browser. */
export function forgetVisitor(): void {
  forgetMemory();
  forgetKept();
  removeStored(TYPED);
}

/**
 * `forgetVisitor`, and also what the visitor chose to keep: no data of the visitor stay in the
 * browser.
 */
export function forgetBrowser(): void {
  forgetVisitor();
  removeStored('');
  removeStored('', 'sessionStorage');
}
