import { isDeepStrictEqual } from 'node:util';
import type { ShareRecord } from '../records.ts';
import { groupingsOf } from '../finding.ts';
import type { Store } from '../store.ts';
import { copied, entryOf, isTokenValid, newestFirst, type Database } from './database.ts';

function reportOf({ key: _key, createdAt: _createdAt, ...report }: ShareRecord) {
  return report;
}

/** Whether two links show the same report of the same account. */
export function isSameShare(stored: ShareRecord, incoming: ShareRecord): boolean {
  return isDeepStrictEqual(reportOf(stored), reportOf(incoming));
}

export function sharesRepository(db: Database): Store['shares'] {
  const sharesOf = (userId: string) =>
    groupingsOf(db.data)
      .shares.keysOf(userId)
      .flatMap((key) => db.data.shares[key] ?? [])
      .toSorted(newestFirst);
  return {
    byKey: async (key) => copied(entryOf(db.data.shares, key)),
    ofUser: async (userId) => structuredClone(sharesOf(userId)),
    insert: (share, most, requestToken) =>
      db.mutate((data, changes) => {
        const { userId, key } = share;
        if (!entryOf(data.users, userId) || !isTokenValid(data, userId, requestToken))
          return 'signed_out';
        const shares = sharesOf(userId);
        const equal = shares.find((stored) => isSameShare(stored, share));
        if (equal) return structuredClone(equal);
        if (shares.length >= most) return 'full';
        changes.put('shares', key, structuredClone(share));
        return structuredClone(share);
      }),
    remove: (key, userId) =>
      db.mutate((data, changes) => {
        if (entryOf(data.shares, key)?.userId !== userId) return false;
        changes.remove('shares', key);
        return true;
      }, true),
  };
}
