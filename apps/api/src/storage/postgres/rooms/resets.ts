import { withConfirmed } from '../../confirmed.ts';
import type { Store } from '../../store.ts';
import { lockedUser, type Database } from '../database.ts';
import { rowOf } from '../row-of.ts';
import { owe } from './letters.ts';
import { uniqueEmail } from './users.ts';

export function resetsRoom(db: Database): Store['resets'] {
  return {
    byHash: async (tokenHash) => {
      const found = await db.rows
        .selectFrom('resets')
        .select('record')
        .where('hash', '=', tokenHash)
        .executeTakeFirst();
      return found?.record ?? null;
    },
    insert: (tokenHash, reset, now) =>
      db.change(async (rows) => {
        const user = await lockedUser(rows, reset.userId);
        await rows.deleteFrom('resets').where('expires_at', '<=', now).execute();
        if (!user) return false;
        await rows.insertInto('resets').values(rowOf.reset(tokenHash, reset)).execute();
        return true;
      }),
    redeem: (tokenHash, passwordHash, now, letter) =>
      db.change(async (rows) => {
        const usable = rows
          .selectFrom('resets')
          .select(['user_id', 'record'])
          .where('hash', '=', tokenHash)
          .where('expires_at', '>', now);
        const asked = await usable.executeTakeFirst();
        const user = asked && (await lockedUser(rows, asked.user_id));
        // It may have been used before its user could be held.
        const link = user && (await usable.executeTakeFirst());
        if (!link || link.record.email !== undefined) return null;
        const changed = { ...user, passwordHash, devices: [] };
        await rows
          .updateTable('users')
          .set(rowOf.user(changed))
          .where('id', '=', user.id)
          .execute();
        await rows.deleteFrom('tokens').where('user_id', '=', user.id).execute();
        await rows.deleteFrom('resets').where('user_id', '=', user.id).execute();
        await owe(rows, letter);
        return changed;
      }),
    confirm: async (tokenHash, now, changed) => {
      try {
        return await db.change(async (rows) => {
          const usable = rows
            .selectFrom('resets')
            .select(['user_id', 'record'])
            .where('hash', '=', tokenHash)
            .where('expires_at', '>', now);
          const asked = await usable.executeTakeFirst();
          const before = asked && (await lockedUser(rows, asked.user_id));
          const link = before && (await usable.executeTakeFirst());
          const user = link ? withConfirmed(before, link.record.email) : null;
          if (!user || !before) return null;
          await rows.updateTable('users').set(rowOf.user(user)).where('id', '=', user.id).execute();
          await rows.deleteFrom('resets').where('user_id', '=', user.id).execute();
          if (user.email === before.email) return { user, emailBefore: null };
          await owe(rows, changed(before));
          return { user, emailBefore: before.email };
        });
      } catch (error) {
        throw uniqueEmail(error);
      }
    },
  };
}
