import { sql } from 'kysely';
import type { Store } from '../../store.ts';
import { plain, type Database } from '../database.ts';

export function picturesRepository(db: Database): Store['pictures'] {
  return {
    prepare: async () => undefined,
    insert: async (name, content) => {
      await db.rows.insertInto('pictures').values({ name, content }).execute();
    },
    read: async (name) => {
      const found = await db.rows
        .selectFrom('pictures')
        .select('content')
        .where('name', '=', plain(name))
        .executeTakeFirst();
      return found?.content ?? null;
    },
    remove: async (name) => {
      await db.rows.deleteFrom('pictures').where('name', '=', plain(name)).execute();
    },
    settled: async () => {
      // Another process may be about to store the user of a more recent picture.
      const found = await db.rows
        .selectFrom('pictures')
        .select('name')
        .where('stored_at', '<', sql<Date>`now() - interval '1 hour'`)
        .execute();
      return found.map(({ name }) => name);
    },
    ping: async () => undefined,
  };
}
