import type { Store } from '../store.ts';
import { copied, type Database } from './database.ts';

export function tokensRoom(db: Database): Store['tokens'] {
  return {
    byHash: async (tokenHash) => copied(db.data.tokens[tokenHash]),
    insert: (tokenHash, token, verifiedHash, now) =>
      db.mutate((data, changes) => {
        if (data.users[token.userId]?.passwordHash !== verifiedHash) return false;
        changes.removeWhere(
          'tokens',
          ({ userId, expiresAt }) => userId === token.userId && expiresAt <= now,
        );
        changes.put('tokens', tokenHash, structuredClone(token));
        return true;
      }),
    remove: (tokenHash) =>
      db.mutate((_data, changes) => {
        changes.remove('tokens', tokenHash);
      }),
  };
}
