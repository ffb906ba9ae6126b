import type { Store } from '../store.ts';
import { copied, entryOf, removeWhere, type Database } from './database.ts';

export function resetsRoom(db: Database): Store['resets'] {
  return {
    byHash: async (tokenHash) => copied(entryOf(db.data.resets, tokenHash)),
    insert: (tokenHash, reset, now) =>
      db.mutate((data) => {
        removeWhere(data.resets, ({ expiresAt }) => expiresAt <= now);
        if (!entryOf(data.users, reset.userId)) return false;
        data.resets[tokenHash] = structuredClone(reset);
        return true;
      }),
    redeem: (tokenHash, passwordHash, now) =>
      db.mutate((data) => {
        const reset = entryOf(data.resets, tokenHash);
        const user = reset && entryOf(data.users, reset.userId);
        if (!user || reset.expiresAt <= now) return null;
        user.passwordHash = passwordHash;
        const own = ({ userId }: { userId: string }) => userId === user.id;
        removeWhere(data.tokens, own);
        removeWhere(data.resets, own);
        return structuredClone(user);
      }),
  };
}
