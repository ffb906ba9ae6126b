import { groupingsOf } from '../finding.ts';
import type { Store } from '../store.ts';
import { copied, entryOf, newestFirst, type Database } from './database.ts';

export function tokensRoom(db: Database): Store['tokens'] {
  return {
    byHash: async (tokenHash) => copied(db.data.tokens[tokenHash]),
    insert: (tokenHash, token, verifiedHash, now) =>
      db.mutate((data, changes) => {
        if (data.users[token.userId]?.passwordHash !== verifiedHash) return false;
        for (const hash of groupingsOf(data).tokens.keysOf(token.userId)) {
          if ((data.tokens[hash]?.expiresAt ?? '') <= now) changes.remove('tokens', hash);
        }
        changes.put('tokens', tokenHash, structuredClone(token));
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
    removeOthers: (userId, keptTokenHash) =>
      db.mutate((_data, changes) => {
        changes.removeWhere(
          'tokens',
          (token, hash) => token.userId === userId && hash !== keptTokenHash,
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
