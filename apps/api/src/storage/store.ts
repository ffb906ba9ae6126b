import type { DepartureRecord, TokenRecord, UserRecord } from './records.ts';

/** Another account has this e-mail, letter case aside. */
export class DuplicateEmail extends Error {
  override readonly name = 'DuplicateEmail';
}

/** The store cannot be opened; its message is the one sentence to print, with what to do. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
}

/**
 * Where records live. Every promise of a change resolves when the change is durable, and rejects
 * when it has not happened. Records that come out are the caller's own copies.
 */
export interface Store {
  readonly users: {
    byId(id: string): Promise<UserRecord | null>;
    /** Letter case aside. */
    byEmail(email: string): Promise<UserRecord | null>;
    /** The picture of every user that has one. */
    profileImages(): Promise<string[]>;
    /** @throws DuplicateEmail */
    insert(user: UserRecord): Promise<void>;
    /**
     * Replaces the given fields and says which picture stood there before; `null` where there is no
     * such user any more, or where the token that asks was revoked while its request came in.
     * @throws DuplicateEmail
     */
    update(
      id: string,
      change: Partial<Omit<UserRecord, 'id' | 'passwordHash'>>,
      askedWith?: string,
    ): Promise<{ user: UserRecord; pictureBefore: string } | null>;
    /**
     * Sets a new hash and takes every token away but the one kept (`null`: every one), in one step.
     * `false`, and nothing changed, where the one kept is there no more.
     */
    replacePassword(
      id: string,
      passwordHash: string,
      keptTokenHash: string | null,
    ): Promise<boolean>;
    /**
     * Removes the user and all their tokens, keeps the departure, in one step, and gives what was
     * removed; `null` as for `update`.
     */
    erase(id: string, departure: DepartureRecord, askedWith?: string): Promise<UserRecord | null>;
  };
  readonly tokens: {
    byHash(tokenHash: string): Promise<TokenRecord | null>;
    /**
     * Stores a token and drops the expired ones of the same user; `now` in ISO 8601. `false`, and
     * nothing stored, where the user is gone or has another password hash than the one given: what
     * was verified may have changed while it was.
     */
    insert(
      tokenHash: string,
      token: TokenRecord,
      verifiedHash: string,
      now: string,
    ): Promise<boolean>;
    remove(tokenHash: string): Promise<void>;
  };
  /** Rejects where the store could not answer a request. */
  ping(): Promise<void>;
  /** Finishes what is under way and lets go; later changes are refused. */
  close(): Promise<void>;
}
