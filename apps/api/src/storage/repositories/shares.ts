import { isDeepStrictEqual } from 'node:util';
import { copied } from '../copied.ts';
import type { Engine } from '../engine.ts';
import type { ShareRecord } from '../records.ts';
import { newestFirst, ofUser, signedIn } from './shared.ts';

function reportOf({ key: _key, createdAt: _createdAt, ...report }: ShareRecord) {
  return report;
}

export function sharesRepository(db: Engine) {
  return {
    /** `null` for an unknown or revoked key. */
    byKey: (key: string): Promise<ShareRecord | null> => db.rows.get('shares', key),
    /** Newest first. */
    ofUser: (userId: string): Promise<ShareRecord[]> =>
      db.rows.find('shares', ofUser(userId), { order: newestFirst }),
    /**
     * Stores a link if the user has fewer than `most`. Returns the stored link: an existing one of the same
     * report, or the new one. `'signed_out'` and `'full'` change nothing.
     */
    insert: (
      incoming: ShareRecord,
      most: number,
      requestToken?: string,
    ): Promise<ShareRecord | 'full' | 'signed_out'> =>
      db.change(async (rows) => {
        const share = copied(incoming);
        if (!(await signedIn(rows, share.userId, requestToken))) return 'signed_out';
        const shares = await rows.find('shares', ofUser(share.userId), { order: newestFirst });
        const equal = shares.find((one) => isDeepStrictEqual(reportOf(one), reportOf(share)));
        if (equal) return equal;
        if (shares.length >= most) return 'full';
        await rows.put('shares', share.key, share);
        return share;
      }),
    /** `false` if the user has no link of this key. */
    remove: (key: string, userId: string): Promise<boolean> =>
      db.change(async (rows) => {
        const stored = await rows.locked('shares', key);
        return stored?.userId === userId && rows.remove('shares', key);
      }, true),
  };
}
