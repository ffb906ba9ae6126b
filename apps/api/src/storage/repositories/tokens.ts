import { groupingsOf } from '../finding.ts';
import { withDevice } from '../known-devices.ts';
import type { Store } from '../store.ts';
import { copied, entryOf, newestFirst, type Database } from './database.ts';

export function tokensRepository(db: Database): Store['tokens'] {
  return {
    byHash: async (tokenHash) => copied(db.data.tokens[tokenHash]),
    insert: (tokenHash, token, verifiedHash, now, most = Infinity, device) =>
      db.mutate((data, changes) => {
        const user = entryOf(data.users, token.userId);
        if (user?.passwordHash !== verifiedHash) return false;
        for (const hash of groupingsOf(data).tokens.keysOf(token.userId)) {
          if ((data.tokens[hash]?.expiresAt ?? '') <= now) changes.remove('tokens', hash);
        }
        const open = [...groupingsOf(data).tokens.keysOf(token.userId)]
          .map((hash) => ({ hash, createdAt: data.tokens[hash]?.createdAt ?? '' }))
          .toSorted(newestFirst);
        for (const { hash } of open.slice(Math.max(0, most - 1))) changes.remove('tokens', hash);
        changes.put('tokens', tokenHash, structuredClone(token));
        const after = withDevice(user, device, now, most);
        if (after !== user) changes.put('users', user.id, after);
        return true;
      }),
    ofUser: async (userId) =>
      [...groupingsOf(db.data).tokens.keysOf(userId)]
        .flatMap((hash) => {
          const token = copied(db.data.tokens[hash]);
          return token ? [{ hash, token }] : [];
        })
        .toSorted((a, b) => newestFirst(a.token, b.token)),
    noteUse: (tokenHash, lastUsedAt) =>
      db.mutate((data, changes) => {
        const token = entryOf(data.tokens, tokenHash);
        if (token) changes.put('tokens', tokenHash, { ...token, lastUsedAt });
      }),
    removeOthers: (userId, exceptTokenHash) =>
      db.mutate((_data, changes) => {
        changes.removeWhere(
          'tokens',
          (token, hash) => token.userId === userId && hash !== exceptTokenHash,
        );
      }),
    remove: (tokenHash) =>
      db.mutate((_data, changes) => {
        changes.remove('tokens', tokenHash);
      }),
    removeAll: (userId) =>
      db.mutate((data, changes) => {
        const hashes = Object.entries(data.tokens)
          .filter(([, token]) => userId === null || token.userId === userId)
          .map(([hash]) => hash);
        for (const hash of hashes) changes.remove('tokens', hash);
        return hashes.length;
      }),
  };
}
