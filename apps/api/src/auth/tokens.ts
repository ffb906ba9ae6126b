import { createHash, randomBytes } from 'node:crypto';
import type { Login } from '@jyoti/contract';
import type { TokenRecord, UserRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';

/** How long a login lasts at most, days. */
const tokenDays = 30;
/** After so many days without a call it has ended too. */
const idleDays = 14;
/** Logins of an account that are open at once, and devices that are remembered: the oldest end. */
const mostLogins = 20;

const day = 86_400_000; // ms
/** Uses within this time of one that is written down are not, milliseconds. */
const noteEvery = 3_600_000;
/** The same of operators, who see what everybody has written: how long at most, without a call, and how often it is noted, milliseconds. */
const operatorLife = 8 * 3_600_000;
const operatorIdle = 30 * 60_000;
const noteOperatorEvery = 60_000;

/** Who is asking, and with which token. */
export interface Identity {
  user: UserRecord;
  tokenHash: string;
  /** Whether the second factor was given with this login. */
  passedSecondFactor: boolean;
}

/** 256 random bits; only its SHA-256 is stored, so that a copy of the store opens no account. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What a login was made with, by name; `null` where it does not say. */
export interface MadeWith {
  browser: string | null;
  system: string | null;
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Distinguishes the logins of a user, and opens nothing. */
function idOfLogin(tokenHash: string): string {
  return tokenHash.slice(0, 16);
}

/** Opaque bearer tokens that the server can take back. */
export class Tokens {
  readonly #store: Store;
  readonly #now: () => Date;

  constructor(store: Store, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /**
   * A new token for the user, durable when this resolves; `null` where the user is gone or has
   * another password by now than the one that was verified. Of more than 20 the oldest ends.
   * @param device the hash of the device that it is made on, which is remembered
   */
  async issue(
    { id: userId, passwordHash }: UserRecord,
    { browser, system }: MadeWith,
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

  /** `null` for a token that is unknown, taken back, past its day or was not used for too long. */
  async identify(token: string): Promise<Identity | null> {
    const tokenHash = hashOfToken(token);
    const record = await this.#store.tokens.byHash(tokenHash);
    if (!record) return null;
    const user = await this.#store.users.byId(record.userId);
    if (!user || !this.#isInForce(record, user)) return null;
    const now = this.#now();
    const every = user.role === 'operator' ? noteOperatorEvery : noteEvery;
    if (now.getTime() - Date.parse(record.lastUsedAt) >= every) {
      // A read is answered even if nothing can be written; the next use is recorded then.
      await this.#store.tokens.noteUse(tokenHash, now.toISOString()).catch(() => undefined);
    }
    return { user, tokenHash, passedSecondFactor: record.secondFactorAt !== undefined };
  }

  /** The logins of a user that are in force, newest first. */
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

  /** Ends one login of a user; one that has ended already stays so. */
  async end({ user }: Identity, id: string): Promise<void> {
    const all = await this.#store.tokens.ofUser(user.id);
    const hash = all.find((login) => idOfLogin(login.hash) === id)?.hash;
    if (hash !== undefined) await this.#store.tokens.remove(hash);
  }

  /** Ends every login of a user but the one that asks. */
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

  /** ISO 8601. An account that is made an operator has shorter logins from then on. */
  #endOf({ createdAt, expiresAt }: TokenRecord, { role }: UserRecord): string {
    if (role !== 'operator') return expiresAt;
    const end = new Date(Date.parse(createdAt) + operatorLife).toISOString();
    return end < expiresAt ? end : expiresAt;
  }

  #inDays(days: number): string {
    return new Date(this.#now().getTime() + days * day).toISOString();
  }
}
