import { sql, type Kysely } from 'kysely';
import type { AttemptLog } from '../attempt-log.ts';
import type { Database } from './tables.ts';

/** How often a process removes attempts that no longer count, in milliseconds. */
const sweepEvery = 60_000;

/**
 * Each key has a row with the times that count. One statement checks and counts under the lock of the row, so
 * that concurrent attempts cannot exceed the limit.
 */
export function attemptsInDatabase(db: Kysely<Database>): AttemptLog {
  let nextSweep = 0;

  const sweep = async (now: number) => {
    if (now < nextSweep) return;
    nextSweep = now + sweepEvery;
    // Rows that another process is using are skipped instead of waiting.
    await sql`
      delete from attempts where key in (
        select key from attempts where idle_from <= ${now}::bigint
        for update skip locked limit 10000
      )`.execute(db);
  };

  /** The times of a row that still count. */
  const recent = (since: number) =>
    sql`(select time from unnest(attempts.times) as time where time > ${since}::bigint)`;

  return {
    spend: async (key, { most, seconds }, now) => {
      await sweep(now);
      const span = seconds * 1000;
      const since = now - span;
      const { rows } = await sql<{ counted: boolean; oldest: string | null }>`
        with counted as (
          insert into attempts (key, times, idle_from)
          values (${key}, array[${now}::bigint], ${now + span}::bigint)
          on conflict (key) do update set
            times = array(${recent(since)}) || excluded.times,
            idle_from = excluded.idle_from
            where (select count(*) from ${recent(since)} as counting) < ${most}
          returning key
        )
        select exists (select from counted) as counted,
          (select min(time) from attempts, unnest(times) as time
           where key = ${key} and time > ${since}::bigint) as oldest`.execute(db);
      const found = rows[0];
      // Attempts that reached the limit may be concurrent, so that this snapshot does not show them yet.
      return found?.counted ? null : Number(found?.oldest ?? now) + span;
    },
    look: async (key, { most, seconds }, now) => {
      const { rows } = await sql<{ oldest: string }>`
        select min(time) as oldest from attempts, unnest(times) as time
        where key = ${key} and time > ${now - seconds * 1000}::bigint
        having count(*) >= ${most}`.execute(db);
      return rows[0] ? Number(rows[0].oldest) + seconds * 1000 : null;
    },
    refund: async (key, at) => {
      await sql`
        update attempts set times =
          times[1 : array_position(times, ${at}::bigint) - 1]
          || times[array_position(times, ${at}::bigint) + 1 :]
        where key = ${key} and array_position(times, ${at}::bigint) is not null`.execute(db);
    },
    forget: async (key) => {
      await db.deleteFrom('attempts').where('key', '=', key).execute();
    },
    // A budget is a row without times: it is full again when the row is idle.
    consume: async (key, { most, perSecond }, cost, now) => {
      await sweep(now);
      const refillTime = Math.round((cost / perSecond) * 1000);
      const whole = Math.round((most / perSecond) * 1000);
      const after = sql`greatest(attempts.idle_from, ${now}::bigint) + ${refillTime}::bigint`;
      const { rows } = await sql<{ paid: boolean; full: string | null }>`
        with paid as (
          insert into attempts (key, times, idle_from)
          values (${key}, '{}', ${now + refillTime}::bigint)
          on conflict (key) do update set idle_from = ${after}
            where ${after} - ${now}::bigint <= ${whole}::bigint
          returning key
        )
        select exists (select from paid) as paid,
          (select idle_from from attempts where key = ${key}) as full`.execute(db);
      const found = rows[0];
      if (found?.paid) return null;
      // Calls that used it up may be concurrent, so that this snapshot does not show the remainder yet.
      return Math.max(Number(found?.full ?? now) + refillTime - whole, now + 1);
    },
  };
}
