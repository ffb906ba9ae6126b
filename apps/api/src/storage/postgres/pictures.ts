import { sql, type Kysely } from 'kysely';
import type { Pictures } from '../store.ts';
import { plain } from './pg-rows.ts';
import type { Database } from './tables.ts';

export function databasePictures(db: Kysely<Database>): Pictures {
  return {
    prepare: async () => undefined,
    insert: async (name, content) => {
      await db.insertInto('pictures').values({ name, content }).execute();
    },
    read: async (name) => {
      const found = await db
        .selectFrom('pictures')
        .select('content')
        .where('name', '=', plain(name))
        .executeTakeFirst();
      return found?.content ?? null;
    },
    remove: async (name) => {
      await db.deleteFrom('pictures').where('name', '=', plain(name)).execute();
    },
    settled: async () => {
      // Another process may be about to store the user of a more recent picture.
      const found = await db
        .selectFrom('pictures')
        .select('name')
        .where('stored_at', '<', sql<Date>`now() - interval '1 hour'`)
        .execute();
      return found.map(({ name }) => name);
    },
    names: async () => {
      const found = await db.selectFrom('pictures').select('name').orderBy('name').execute();
      return found.map(({ name }) => name);
    },
    ping: async () => undefined,
  };
}
