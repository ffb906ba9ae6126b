import { sql, type Kysely, type Transaction } from 'kysely';
import { StoreUnusable } from '../store.ts';
import type { Database } from './tables.ts';

/** Migrates the tables to version `to`, and the records in them to the version in `records.ts`. */
export interface Migration {
  readonly to: number;
  readonly records: number;
  readonly statements: readonly string[];
}

const columns = 'seq bigint generated always as identity, record json not null';
// Times and dates are ISO 8601 text of one length, so they sort bytewise.
const moment = 'text collate "C" not null';
const owner = 'text not null references users on delete cascade';
const ownerIfAny = 'text references users on delete cascade';
const secret = `hash text primary key, user_id ${owner}, created_at ${moment}, expires_at ${moment}, ${columns}`;
/** A time as ISO 8601 text in UTC, like `Date.toISOString`. */
const utc = (time: string) =>
  `to_char((${time}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const inquiry = `ticket text primary key, user_id ${ownerIfAny}, status text not null, created_at ${moment}, ${columns}`;

/** In order, one for every version. */
export const migrations: readonly Migration[] = [
  {
    to: 1,
    records: 5,
    statements: [
      `create table users (id text primary key, email_folded text not null unique, role text not null, profile_image text not null, ${columns})`,
      `create table tokens (${secret})`,
      'create index tokens_of_user on tokens (user_id)',
      `create table departures (${columns})`,
      `create table resets (${secret})`,
      'create index resets_of_user on resets (user_id)',
      'create index resets_by_expiry on resets (expires_at)',
      `create table charts (id text primary key, user_id ${owner}, created_at ${moment}, ${columns})`,
      'create index charts_of_user on charts (user_id)',
      `create table subscriptions (email_folded text primary key, subscribed_at ${moment}, ${columns})`,
      `create table messages (${inquiry})`,
      'create index messages_of_user on messages (user_id)',
      'create index messages_by_status on messages (status, created_at)',
      `create table consultations (${inquiry})`,
      'create index consultations_of_user on consultations (user_id)',
      'create index consultations_by_status on consultations (status, created_at)',
      `create table acknowledgements (document text not null, version ${moment}, user_id ${ownerIfAny}, visitor_id text, ${columns})`,
      `create unique index acknowledgements_once on acknowledgements (document, version, coalesce(user_id, ''), coalesce(visitor_id, ''))`,
      'create index acknowledgements_of_user on acknowledgements (user_id)',
      `create table bookings (id text primary key, user_id ${owner}, idempotency_key text not null, pooja_id integer not null, preferred_date ${moment}, status text not null, created_at ${moment}, ${columns}, unique (user_id, idempotency_key))`,
      `create index bookings_taken on bookings (pooja_id, preferred_date) where status <> 'cancelled'`,
      'create index bookings_by_day on bookings (preferred_date)',
      `create table audit (kind text not null, ${columns})`,
      'create unique index audit_in_order on audit (seq)',
      'create table pictures (name text primary key, content bytea not null, stored_at timestamptz not null default now())',
    ],
  },
  {
    to: 2,
    records: 5,
    statements: [
      // Counts need not survive a crash: an unlogged table saves the write-ahead log.
      'create unlogged table attempts (key text primary key, times bigint[] not null, idle_from bigint not null)',
      'create index attempts_idle on attempts (idle_from)',
    ],
  },
  {
    to: 3,
    records: 6,
    statements: [
      `create table letters (id text primary key, user_id ${owner}, due_at ${moment}, ${columns})`,
      'create index letters_of_user on letters (user_id)',
      'create index letters_by_due on letters (due_at)',
    ],
  },
  {
    to: 4,
    records: 7,
    statements: [
      `update tokens set record = (record::jsonb || jsonb_build_object('lastUsedAt', record->>'createdAt', 'browser', null, 'system', null))::json`,
    ],
  },
  {
    to: 5,
    records: 8,
    statements: [
      // Nobody has proven an address from before confirmation existed; operators are trusted. The period to
      // confirm begins now.
      `update users set record = (record::jsonb || case when role = 'operator' then '{"emailConfirmed": true}'
        else jsonb_build_object('emailConfirmed', false, 'unconfirmedSince', ${utc('now()')}) end)::json`,
      'alter table subscriptions add column token text',
      `update subscriptions set token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
      `update subscriptions set record = (record::jsonb || jsonb_build_object('token', token, 'confirmedAt', record->>'subscribedAt'))::json`,
      'alter table subscriptions alter column token set not null',
      'create unique index subscriptions_by_token on subscriptions (token)',
      'alter table letters alter column user_id drop not null',
      `insert into letters (id, user_id, due_at, record)
        select letter, id, at, jsonb_build_object('id', letter, 'userId', id, 'to', email, 'about', 'confirm_email',
          'booking', null, 'language', language, 'createdAt', at, 'tries', 0, 'dueAt', at, 'expiresAt', expires)::json
        from (select gen_random_uuid()::text as letter, id, record->>'email' as email,
          coalesce(record->>'language', 'en') as language, ${utc('now()')} as at,
          ${utc(`now() + interval '24 hours'`)} as expires
          from users where role <> 'operator' order by seq) as asked`,
    ],
  },
  {
    to: 6,
    records: 9,
    statements: [
      // The team has agreed the hour of bookings made before hours could be chosen.
      `update bookings set record = (record::jsonb || '{"preferredTime": null, "duration": null, "paid": 0, "callLink": null, "recordingLink": null, "deskNote": null}')::json`,
    ],
  },
  {
    to: 7,
    records: 10,
    statements: [
      'alter table letters rename to mails',
      'alter index letters_pkey rename to mails_pkey',
      'alter index letters_of_user rename to mails_of_user',
      'alter index letters_by_due rename to mails_by_due',
      // The note of a booking was called `deskNote`.
      `update bookings set record = ((record::jsonb - 'deskNote') || jsonb_build_object('operatorNote', record::jsonb->'deskNote'))::json`,
    ],
  },
  {
    to: 8,
    records: 11,
    statements: [
      `create table shares (key text primary key, user_id ${owner}, created_at ${moment}, ${columns})`,
      'create index shares_of_user on shares (user_id)',
    ],
  },
];

/** An advisory lock that no other program of the database uses: "Jyoti" in ASCII. */
const lockKey = 0x4a796f7469;

async function versionIn(transaction: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('jyoti_schema') is not null as there`.execute(transaction);
  if (!rows[0]?.there) return 0;
  const found = await sql<{ version: number }>`
    select coalesce(max(version), 0) as version from jyoti_schema`.execute(transaction);
  return found.rows[0]?.version ?? 0;
}

/**
 * Migrates the tables to the present version, atomically; concurrent starts take turns.
 * @throws StoreUnusable for tables of a newer program
 */
export async function migrate(
  database: Kysely<Database>,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  const target = steps.at(-1)?.to ?? 0;
  await database.transaction().execute(async (transaction) => {
    // The lock may take long, while another process migrates.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(transaction);
    const version = await versionIn(transaction);
    if (version > target) {
      throw new StoreUnusable(
        `The database has version ${version}, this program knows version ${target}: start the program that wrote it.`,
      );
    }
    if (version === 0) {
      await sql`create table jyoti_schema (
        version integer primary key, migrated_at timestamptz not null default now()
      )`.execute(transaction);
    }
    for (const { to, statements } of steps.filter((step) => step.to > version)) {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      await sql`insert into jyoti_schema (version) values (${to})`.execute(transaction);
    }
  });
}
