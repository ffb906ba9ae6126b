import type { Store } from '../store.ts';
import { copied, entryOf, type Database } from './database.ts';
import { owe } from './letters.ts';

export function resetsRoom(db: Database): Store['resets'] {
  return {
    byHash: async (tokenHash) => copied(entryOf(db.data.resets, tokenHash)),
    insert: (tokenHash, reset, now) =>
      db.mutate((data, changes) => {
        changes.removeWhere('resets', ({ expiresAt }) => expiresAt <= now);
        if (!entryOf(data.users, reset.userId)) return false;
        changes.put('resets', tokenHash, structuredClone(reset));
        return true;
      }),
    redeem: (tokenHash, passwordHash, now, letter) =>
      db.mutate((data, changes) => {
        const reset = entryOf(data.resets, tokenHash);
        const user = reset && entryOf(data.users, reset.userId);
        if (!user || reset.expiresAt <= now) return null;
        const changed = { ...user, passwordHash, devices: [] };
        changes.put('users', user.id, changed);
        const own = ({ userId }: { userId: string }) => userId === user.id;
        changes.removeWhere('tokens', own);
        changes.removeWhere('resets', own);
        owe(changes, letter);
        return structuredClone(changed);
      }),
  };
}
