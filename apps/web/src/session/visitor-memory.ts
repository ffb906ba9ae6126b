import { removeStored, store, stored } from '../start/browser-storage.ts';
import type { User } from '@jyoti/contract';
import { SESSION_ASKED } from '../offline/asked-again.ts';
import { forgetAnswers, keepAnswer } from '../offline/kept-answers.ts';

const forgetters = new Set<() => void>();

/** Has `forget` called when the visitor leaves or another one comes: for what a page keeps of them in memory. */
export function forgottenWithVisitor(forget: () => void): void {
  forgetters.add(forget);
}

/** What this browser keeps for the visitor who is signed in begins with this. */
const KEPT = 'visitor.';

/** Keeps something in this browser until the visitor leaves; a browser that refuses storage keeps nothing. */
export function keepForVisitor(name: string, value: unknown): void {
  store(KEPT + name, JSON.stringify(value));
}

/** What was kept under a name: anything, since others may write to the storage too. Null where nothing is. */
export function keptForVisitor(name: string): unknown {
  try {
    return JSON.parse(stored(KEPT + name) ?? 'null');
  } catch {
    return null;
  }
}

/** Forgets what this browser kept for the visitor before: names and places, and what could be read without a network. */
export function forgetKept(): void {
  forgetAnswers();
  removeStored(KEPT);
}

/** Key under which the owner of what is stored is kept. */
const OWNER = 'owner';

/** Forgets what is kept on request: what is read from now on is kept for the same account again. */
export function clearKept(): void {
  const owner = ownerOfKept();
  forgetKept();
  if (owner) keepForVisitor(OWNER, owner);
}

/** Distinguishes tokens without saying what they are: 32 bits by FNV-1a. */
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

/** The account that what is kept belongs to, for who comes with the token that it was kept with; null for all others. */
export function accountOfKept(token: string | null): string | null {
  const owner = ownerOfKept();
  if (token === null || owner?.token !== markOf(token)) return null;
  return typeof owner.account === 'string' ? owner.account : null;
}

/** Who waits to learn the account of a token, by the token's mark. */
const waiting = new Map<string, PromiseWithResolvers<string>>();

/** The account that a token belongs to, once {@link keepForAccount} names it; never where it does not. */
export function accountKnown(token: string | null): Promise<string> {
  const mark = markOf(token ?? '');
  const known = waiting.get(mark) ?? Promise.withResolvers<string>();
  waiting.set(mark, known);
  return known.promise;
}

/**
 * From now on what is kept belongs to this account: what is left of another one goes first. Who they are is kept too: a
 * login is no check of the session, and its answer would be missing where the page is reloaded offline.
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
    // A browser that refuses storage keeps nothing.
    () => undefined,
  );
}

/** Forgets what pages have in memory of the visitor before. */
export function forgetMemory(): void {
  for (const forget of forgetters) forget();
}

/** Forgets all that pages have in memory of the visitor before, and what this browser kept for them. */
export function forgetVisitor(): void {
  forgetMemory();
  forgetKept();
}

/** As `forgetVisitor`, and what this browser was asked to keep besides: nothing of the visitor stays in it. */
export function forgetBrowser(): void {
  forgetVisitor();
  removeStored('');
  removeStored('', 'sessionStorage');
}
