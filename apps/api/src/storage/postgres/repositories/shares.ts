import { isSameShare } from '../../repositories/shares.ts';
import type { Store } from '../../store.ts';
import {
  isTokenValid,
  lockedUser,
  plain,
  recordBy,
  recordsOf,
  type Database,
} from '../database.ts';
import { asStored, rowOf } from '../row-of.ts';

export function sharesRepository(db: Database): Store['shares'] {
  return {
    byKey: (key) => recordBy(db.rows, 'shares', 'key', key),
    ofUser: (userId) => recordsOf(db.rows, 'shares', userId),
    insert: (incoming, most, requestToken) =>
      db.change(async (rows) => {
        const share = asStored(incoming);
        const user = await lockedUser(rows, share.userId);
        if (!user || !(await isTokenValid(rows, share.userId, requestToken))) return 'signed_out';
        const shares = await recordsOf(rows, 'shares', share.userId);
        const equal = shares.find((stored) => isSameShare(stored, share));
        if (equal) return equal;
        if (shares.length >= most) return 'full';
        await rows.insertInto('shares').values(rowOf.share(share)).execute();
        return share;
      }),
    remove: async (key, userId) => {
      const removed = await db.rows
        .deleteFrom('shares')
        .where('key', '=', plain(key))
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return removed.numDeletedRows === 1n;
    },
  };
}
