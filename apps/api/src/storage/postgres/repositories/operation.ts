import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { searchedFields, searchText } from '../../booking-search.ts';
import type { AuditRecord, MailRecord } from '../../records.ts';
import type { Operator, PageRequest, Store } from '../../store.ts';
import { locked, isTokenValid, plain, updateRecord, recordBy, type Database } from '../database.ts';
import { asStored, folded, rowOf } from '../row-of.ts';
import type { Row, Tables } from '../tables.ts';
import { enqueueMail } from './mails.ts';

/**
 * Whether a user may still act as an operator: role or token may have been revoked since the request arrived.
 */
async function mayOperate(
  rows: Transaction<Tables>,
  { operatorId, tokenHash }: Operator,
): Promise<boolean> {
  const operator = await rows
    .selectFrom('users')
    .select('id')
    .where('id', '=', operatorId)
    .where('role', '=', 'operator')
    .forShare()
    .executeTakeFirst();
  return operator !== undefined && isTokenValid(rows, operatorId, tokenHash);
}

async function noted(rows: Transaction<Tables>, entry: AuditRecord): Promise<void> {
  await rows.insertInto('audit').values(rowOf.audit(entry)).execute();
}

/** Replaces a record, unless it has changed since it was read, and adds the audit entry, atomically. */
function replacing<Name extends 'bookings' | 'messages' | 'consultations', Entity extends object>(
  db: Database,
  table: Name,
  column: keyof Tables[Name] & string,
  row: (record: Entity) => Row<Name>,
) {
  return (before: Entity, after: Entity, entry: AuditRecord, by: Operator, mail?: MailRecord) =>
    db.change(async (rows) => {
      if (!(await mayOperate(rows, by))) return 'refused';
      const key = (row(before) as unknown as Record<string, string>)[column] ?? '';
      const stored = await locked(rows, table, column, key);
      if (!isDeepStrictEqual(stored, asStored(before))) return 'changed';
      await updateRecord(rows, table, row(after));
      await noted(rows, entry);
      await enqueueMail(rows, mail);
      return 'applied';
    });
}

/** Deletes a record permanently and adds the audit entry, atomically. */
function removing(db: Database, table: 'messages' | 'consultations' | 'subscriptions') {
  const column = table === 'subscriptions' ? 'email_folded' : 'ticket';
  return (key: string, entry: AuditRecord, by: Operator) =>
    db.change(async (rows) => {
      if (!(await mayOperate(rows, by))) return 'refused';
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ${sql.ref(column)} = ${plain(key)}`.execute(rows);
      if (numAffectedRows !== 1n) return 'changed';
      await noted(rows, entry);
      return 'applied';
    });
}

/** Replaces `Infinity`, which means all, by a number that PostgreSQL accepts. */
function bounded(count: number): number {
  return Math.min(count, Number.MAX_SAFE_INTEGER);
}

/** A page of the records that match a condition, in an order, with their total number. */
async function part<Stored>(
  db: Database,
  table: keyof Tables,
  condition: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
  { skip, most }: PageRequest,
) {
  return db.moment(async (rows) => {
    const found = await sql<{ record: Stored }>`
      select record from ${sql.table(table)} where ${condition}
      order by ${order} limit ${bounded(most)} offset ${bounded(skip)}`.execute(rows);
    const count = await sql<{ total: string }>`
      select count(*) as total from ${sql.table(table)} where ${condition}`.execute(rows);
    return {
      rows: found.rows.map(({ record }) => record),
      total: Number(count.rows[0]?.total ?? 0),
    };
  });
}

const everything = sql`true`;
const confirmed = sql`record->>'confirmedAt' is not null`;
const newestFirst = sql`created_at desc, seq`;

function having(column: 'status' | 'kind', expected: string | undefined) {
  return expected === undefined ? everything : sql`${sql.ref(column)} = ${expected}`;
}

/** Bookings with a text in their searched fields, or of some ceremonies. */
function matching(search: string, ceremonies: readonly number[]) {
  const fields = searchedFields.map((field) => sql`record->>${sql.lit(field)}`);
  const inFields = sql`position(${plain(searchText(search))} in lower(concat_ws(' ', ${sql.join(fields)}))) > 0`;
  return ceremonies.length === 0
    ? inFields
    : sql`(${inFields} or pooja_id in (${sql.join(ceremonies)}))`;
}

export function operationRepository(db: Database): Store['operation'] {
  return {
    setRole: (email, role, entry) =>
      db.change(async (rows) => {
        const stored = await locked(rows, 'users', 'email_folded', folded(email));
        if (!stored || stored.role === role) return stored;
        // A user with access to the command line is trusted about the account.
        const trusted = role === 'operator' ? { emailConfirmed: true } : {};
        const user = { ...stored, role, ...trusted };
        await updateRecord(rows, 'users', rowOf.user(user));
        await noted(rows, { ...entry, subject: user.id });
        return user;
      }),
    operators: async () => {
      const found = await db.rows
        .selectFrom('users')
        .select('record')
        .where('role', '=', 'operator')
        .orderBy('seq')
        .execute();
      return found.map(({ record }) => record);
    },
    waiting: async (today) => {
      const { rows } = await sql<Record<string, string>>`select
        (select count(*) from bookings where status = 'requested') as bookings,
        (select count(*) from messages where status = 'open') as messages,
        (select count(*) from consultations where status = 'open') as requests,
        (select count(*) from subscriptions where ${confirmed}) as subscribers,
        (select count(*) from audit where kind = 'booking' and record->>'action' = 'erased'
          and record->'before'->>'day' >= ${today}) as gone`.execute(db.rows);
      return {
        requestedBookings: Number(rows[0]?.['bookings']),
        openMessages: Number(rows[0]?.['messages']),
        openRequests: Number(rows[0]?.['requests']),
        subscribers: Number(rows[0]?.['subscribers']),
        bookingsGone: Number(rows[0]?.['gone']),
      };
    },
    bookings: ({ status, from, to, search, ceremonies = [], today }, range) =>
      part(
        db,
        'bookings',
        sql`${having('status', status)}
          and ${from === undefined ? everything : sql`preferred_date >= ${from}`}
          and ${to === undefined ? everything : sql`preferred_date <= ${to}`}
          and ${search === undefined ? everything : matching(search, ceremonies)}`,
        // Future ceremonies first, the nearest first; then past ones, the latest first.
        sql`preferred_date < ${today},
          case when preferred_date >= ${today} then preferred_date end,
          case when preferred_date >= ${today} then created_at end desc,
          preferred_date desc, created_at, seq`,
        range,
      ),
    booking: (id) => recordBy(db.rows, 'bookings', 'id', id),
    messages: (status, range) => part(db, 'messages', having('status', status), newestFirst, range),
    requests: (status, range) =>
      part(db, 'consultations', having('status', status), newestFirst, range),
    subscriptions: (range) =>
      part(db, 'subscriptions', confirmed, sql`subscribed_at desc, seq`, range),
    audit: (kind, range) => part(db, 'audit', having('kind', kind), sql`seq desc`, range),
    changeBooking: replacing(db, 'bookings', 'id', rowOf.booking),
    changeMessage: replacing(db, 'messages', 'ticket', rowOf.message),
    changeRequest: replacing(db, 'consultations', 'ticket', rowOf.consultation),
    removeMessage: removing(db, 'messages'),
    removeRequest: removing(db, 'consultations'),
    removeSubscription: (email, entry, by) =>
      removing(db, 'subscriptions')(folded(email), entry, by),
    note: (entry, by) =>
      db.change(async (rows) => {
        if (!(await mayOperate(rows, by))) return 'refused';
        await noted(rows, entry);
        return 'applied';
      }),
  };
}
