import type { Store } from '../store.ts';
import { copied, removeWhere, type Database } from './database.ts';

export function tokensRoom(db: Database): Store['tokens'] {
  return {
    byHash: async (tokenHash) => copied(db.data.tokens[tokenHash]),
    insert: (tokenHash, token, verifiedHash, now) =>
      db.mutate((data) => {
        if (data.users[token.userId]?.passwordHash !== verifiedHash) return false;
        removeWhere(
          data.tokens,
          ({ userId, expiresAt }) => userId === token.userId && expiresAt <= now,
        );
        data.tokens[tokenHash] = structuredClone(token);
        return true;
      }),
    remove: (tokenHash) =>
      db.mutate((data) => {
        delete data.tokens[tokenHash];
      }),
  };
}
