import { createHash, randomBytes } from 'node:crypto';
import type { UserRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';

/** How long a login lasts, days. */
export const tokenDays = 30;

/** Who is asking, and with which token. */
export interface Identity {
  user: UserRecord;
  tokenHash: string;
}

/** 256 random bits; only its SHA-256 is stored, so that a copy of the store opens no account. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
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
   * another password by now than the one that was verified.
   */
  async issue({ id: userId, passwordHash }: UserRecord): Promise<string | null> {
    const token = newToken();
    const now = this.#now();
    const expires = new Date(now.getTime() + tokenDays * 86_400_000);
    const issued = await this.#store.tokens.insert(
      hashOfToken(token),
      { userId, createdAt: now.toISOString(), expiresAt: expires.toISOString() },
      passwordHash,
      now.toISOString(),
    );
    return issued ? token : null;
  }

  /** `null` for a token that is unknown, taken back or past its day. */
  async identify(token: string): Promise<Identity | null> {
    const tokenHash = hashOfToken(token);
    const record = await this.#store.tokens.byHash(tokenHash);
    if (!record || record.expiresAt <= this.#now().toISOString()) return null;
    const user = await this.#store.users.byId(record.userId);
    return user ? { user, tokenHash } : null;
  }

  async revoke(tokenHash: string): Promise<void> {
    await this.#store.tokens.remove(tokenHash);
  }
}
