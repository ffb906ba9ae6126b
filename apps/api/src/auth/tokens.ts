import { createHash, randomBytes } from 'node:crypto';
import type { Login } from '@jyoti/contract';
import type { TokenRecord, UserRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { Identity } from '../http/handlers.ts';

/** Maximum lifetime of a login, in days. */
const tokenDays = 30;
/** A login expires after this many days without a request. */
const idleDays = 14;
/** Maximum number of open logins, and of remembered devices, of an account: the oldest are removed. */
const mostLogins = 20;

const day = 86_400_000; // ms
/** Minimum time between two recorded uses of a token, in milliseconds. */
const noteEvery = 3_600_000;
/**
 * Maximum lifetime, idle timeout and recording interval of the logins of operators, who can see the data of
 * all users; in milliseconds.
 */
const operatorLife = 8 * 3_600_000;
const operatorIdle = 30 * 60_000;
const noteOperatorEvery = 60_000;

/**
 * 256 random bits, base64url. Only the SHA-256 is stored, so that a leaked copy of the store opens no
 * account.
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Browser and system of a login, by name; `null` if the request does not name them. */
export interface BrowserAndSystem {
  browser: string | null;
  system: string | null;
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A public id of a login. It cannot be used as a token. */
function idOfLogin(tokenHash: string): string {
  return tokenHash.slice(0, 16);
}

/** Opaque bearer tokens that can be revoked. */
export class Tokens {
  readonly #store: Store;
  readonly #now: () => Date;

  constructor(store: Store, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /**
   * Issues a token; it is durable when the promise resolves. Returns `null` if the user was deleted, or if
   * the password has changed since it was verified. The oldest login over the maximum of 20 is ended.
   * @param device the hash of the client's device, which is remembered
   */
  async issue(
    { id: userId, passwordHash }: UserRecord,
    { browser, system }: BrowserAndSystem,
    device?: string,
  ): Promise<string | null> {
    const token = newToken();
    const now = this.#now().toISOString();
    const expiresAt = this.#inDays(tokenDays);
    const record = { userId, createdAt: now, expiresAt, lastUsedAt: now, browser, system };
    const issued = await this.#store.tokens.insert(
      hashOfToken(token),
      record,
      passwordHash,
      now,
      mostLogins,
      device,
    );
    return issued ? token : null;
  }

  /** The identity of a token; `null` if the token is unknown, revoked, expired or idle for too long. */
  async identify(token: string): Promise<Identity | null> {
    const tokenHash = hashOfToken(token);
    const record = await this.#store.tokens.byHash(tokenHash);
    if (!record) return null;
    const user = await this.#store.users.byId(record.userId);
    if (!user || !this.#isInForce(record, user)) return null;
    const now = this.#now();
    const every = user.role === 'operator' ? noteOperatorEvery : noteEvery;
    if (now.getTime() - Date.parse(record.lastUsedAt) >= every) {
      // A failed write must not fail a read; the next use is recorded then.
      await this.#store.tokens.noteUse(tokenHash, now.toISOString()).catch(() => undefined);
    }
    return { user, tokenHash, passedSecondFactor: record.secondFactorAt !== undefined };
  }

  /** The active logins of a user, newest first. */
  async logins({ user, tokenHash }: Identity): Promise<Login[]> {
    const all = await this.#store.tokens.ofUser(user.id);
    return all
      .filter(({ token }) => this.#isInForce(token, user))
      .map(({ hash, token }) => ({
        id: idOfLogin(hash),
        createdAt: token.createdAt,
        lastUsedAt: token.lastUsedAt,
        expiresAt: this.#endOf(token, user),
        browser: token.browser,
        system: token.system,
        current: hash === tokenHash,
      }));
  }

  /** Ends one login of a user. Idempotent. */
  async end({ user }: Identity, id: string): Promise<void> {
    const all = await this.#store.tokens.ofUser(user.id);
    const hash = all.find((login) => idOfLogin(login.hash) === id)?.hash;
    if (hash !== undefined) await this.#store.tokens.remove(hash);
  }

  /** Ends every login of a user except the current one. */
  async endOthers({ user, tokenHash }: Identity): Promise<void> {
    await this.#store.tokens.removeOthers(user.id, tokenHash);
  }

  async revoke(tokenHash: string): Promise<void> {
    await this.#store.tokens.remove(tokenHash);
  }

  #isInForce(token: TokenRecord, user: UserRecord): boolean {
    const idle = user.role === 'operator' ? operatorIdle : idleDays * day;
    const usedAfter = new Date(this.#now().getTime() - idle).toISOString();
    return this.#endOf(token, user) > this.#now().toISOString() && token.lastUsedAt > usedAfter;
  }

  /**
   * When a login expires, ISO 8601. An operator's shorter lifetime applies to logins made before the
   * promotion too.
   */
  #endOf({ createdAt, expiresAt }: TokenRecord, { role }: UserRecord): string {
    if (role !== 'operator') return expiresAt;
    const end = new Date(Date.parse(createdAt) + operatorLife).toISOString();
    return end < expiresAt ? end : expiresAt;
  }

  #inDays(days: number): string {
    return new Date(this.#now().getTime() + days * day).toISOString();
  }
}
