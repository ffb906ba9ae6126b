import { withDevice } from '../../known-devices.ts';
import type { Store } from '../../store.ts';
import { locked, lockedUser, updateRecord, recordBy, type Database } from '../database.ts';
import { rowOf } from '../row-of.ts';

export function tokensRepository(db: Database): Store['tokens'] {
  return {
    byHash: (tokenHash) => recordBy(db.rows, 'tokens', 'hash', tokenHash),
    insert: (tokenHash, token, verifiedHash, now, most = Infinity, device) =>
      db.change(async (rows) => {
        const user = await lockedUser(rows, token.userId);
        if (user?.passwordHash !== verifiedHash) return false;
        await rows
          .deleteFrom('tokens')
          .where('user_id', '=', token.userId)
          .where('expires_at', '<=', now)
          .execute();
        if (most !== Infinity) {
          const surplus = await rows
            .selectFrom('tokens')
            .select('hash')
            .where('user_id', '=', token.userId)
            .orderBy('created_at', 'desc')
            .orderBy('seq', 'desc')
            .offset(Math.max(0, most - 1))
            .execute();
          const hashes = surplus.map(({ hash }) => hash);
          if (hashes.length > 0) {
            await rows.deleteFrom('tokens').where('hash', 'in', hashes).execute();
          }
        }
        await rows.insertInto('tokens').values(rowOf.token(tokenHash, token)).execute();
        const after = withDevice(user, device, now, most);
        if (after !== user) await updateRecord(rows, 'users', rowOf.user(after));
        return true;
      }),
    ofUser: async (userId) => {
      const found = await db.rows
        .selectFrom('tokens')
        .select(['hash', 'record'])
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('seq')
        .execute();
      return found.map(({ hash, record }) => ({ hash, token: record }));
    },
    noteUse: (tokenHash, lastUsedAt) =>
      db.change(async (rows) => {
        const token = await locked(rows, 'tokens', 'hash', tokenHash);
        if (token)
          await updateRecord(rows, 'tokens', rowOf.token(tokenHash, { ...token, lastUsedAt }));
      }),
    removeOthers: async (userId, exceptTokenHash) => {
      await db.rows
        .deleteFrom('tokens')
        .where('user_id', '=', userId)
        .where('hash', '<>', exceptTokenHash)
        .execute();
    },
    remove: async (tokenHash) => {
      await db.rows.deleteFrom('tokens').where('hash', '=', tokenHash).execute();
    },
    removeAll: async (userId) => {
      const all = db.rows.deleteFrom('tokens');
      const deletion = userId === null ? all : all.where('user_id', '=', userId);
      return Number((await deletion.executeTakeFirst()).numDeletedRows);
    },
  };
}
