import type { Engine, Transaction } from '../engine.ts';
import type { TokenRecord, UserRecord } from '../records.ts';
import { newestFirst, ofUser } from './shared.ts';

/** The user with a device among the newest `most`; unchanged if it is there already or there is none. */
function withDevice(
  user: UserRecord,
  device: string | undefined,
  now: string,
  most: number,
): UserRecord {
  const known = user.devices ?? [];
  if (device === undefined || known.some(({ hash }) => hash === device)) return user;
  return { ...user, devices: [{ hash: device, addedAt: now }, ...known].slice(0, most) };
}

/** Removes all tokens of a user but one. */
export async function removeOtherTokens(
  rows: Transaction,
  userId: string,
  exceptTokenHash: string | null,
): Promise<void> {
  for (const [hash] of await rows.entries('tokens', ofUser(userId))) {
    if (hash !== exceptTokenHash) await rows.remove('tokens', hash);
  }
}

export function tokensRepository(db: Engine) {
  return {
    byHash: (tokenHash: string): Promise<TokenRecord | null> => db.rows.get('tokens', tokenHash),
    /**
     * Stores a token, deletes the expired ones of the user and the oldest over `most`; `now` in ISO 8601. A
     * device is stored with the user, who has at most as many. `false`, without a change, if the user no
     * longer exists or the password hash is not the given one, because it changed during verification.
     */
    insert: (
      tokenHash: string,
      token: TokenRecord,
      verifiedHash: string,
      now: string,
      most = Infinity,
      device?: string,
    ): Promise<boolean> =>
      db.change(async (rows) => {
        const { userId } = token;
        const user = await rows.locked('users', userId);
        if (user?.passwordHash !== verifiedHash) return false;
        await rows.removeWhere('tokens', [...ofUser(userId), ['expiresAt', '<=', now]]);
        if (most !== Infinity) {
          const open = await rows.entries('tokens', ofUser(userId), {
            order: newestFirst,
            newest: true,
            skip: Math.max(0, most - 1),
          });
          for (const [hash] of open) await rows.remove('tokens', hash);
        }
        await rows.put('tokens', tokenHash, token);
        const after = withDevice(user, device, now, most);
        if (after !== user) await rows.put('users', user.id, after);
        return true;
      }),
    /** Newest first, including expired ones. */
    ofUser: async (userId: string): Promise<{ hash: string; token: TokenRecord }[]> => {
      const found = await db.rows.entries('tokens', ofUser(userId), { order: newestFirst });
      return found.map(([hash, token]) => ({ hash, token }));
    },
    /** Records the time of use; does nothing if the token no longer exists. */
    noteUse: (tokenHash: string, lastUsedAt: string): Promise<void> =>
      db.change(async (rows) => {
        const token = await rows.locked('tokens', tokenHash);
        if (token) await rows.put('tokens', tokenHash, { ...token, lastUsedAt });
      }),
    remove: (tokenHash: string): Promise<void> =>
      db.change(async (rows) => {
        await rows.remove('tokens', tokenHash);
      }),
    /** Removes all tokens of a user but one. */
    removeOthers: (userId: string, exceptTokenHash: string): Promise<void> =>
      db.change((rows) => removeOtherTokens(rows, userId, exceptTokenHash)),
    /** Removes all tokens of a user, or of all users (`null`). Returns their number. */
    removeAll: (userId: string | null): Promise<number> =>
      db.change((rows) => rows.removeWhere('tokens', userId === null ? [] : ofUser(userId))),
  };
}
