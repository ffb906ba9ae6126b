import type { StoredData } from './records.ts';

export type TableName = Exclude<keyof StoredData, 'schema'>;

/** Tables of records in order of insertion, without keys. */
export type ListName = {
  [Name in TableName]: StoredData[Name] extends readonly unknown[] ? Name : never;
}[TableName];

/** Tables of records by key. */
export type KeyedName = Exclude<TableName, ListName>;

export type RecordOf<Name extends TableName> = object &
  (StoredData[Name] extends readonly (infer Entry)[]
    ? Entry
    : StoredData[Name] extends Record<string, infer Entry>
      ? Entry
      : never);

/** What both engines need to know of a table. Records are stored whole; columns only serve to find them. */
interface Table {
  /** The field of the key; `null` for a list. */
  key: string | null;
  /** Whether the record does not contain the key. */
  isKeyApart?: true;
  /** Fields with a column in PostgreSQL, because they are searched, ordered, counted or unique. */
  columns: readonly string[];
  /** Fields that no two records have in common. The file engine finds records by the first one without a scan. */
  unique?: readonly (readonly string[])[];
}

const inquiries: Table = { key: 'ticket', columns: ['userId', 'status', 'createdAt'] };
const secrets: Table = {
  key: 'hash',
  isKeyApart: true,
  columns: ['userId', 'createdAt', 'expiresAt'],
};

/**
 * All tables, those first that others refer to. Records with a `userId` belong to that user and are removed
 * with the user, in PostgreSQL by foreign keys.
 */
export const tables: Readonly<Record<TableName, Table>> = {
  users: {
    key: 'id',
    columns: ['emailFolded', 'role', 'profileImage'],
    unique: [['emailFolded']],
  },
  tokens: secrets,
  departures: { key: null, columns: [] },
  resets: secrets,
  charts: { key: 'id', columns: ['userId', 'createdAt'] },
  shares: { key: 'key', columns: ['userId', 'createdAt'] },
  subscriptions: {
    key: 'emailFolded',
    columns: ['subscribedAt', 'token'],
    unique: [['token']],
  },
  messages: inquiries,
  consultations: inquiries,
  acknowledgements: {
    key: null,
    columns: ['document', 'version', 'userId', 'visitorId'],
    unique: [['document', 'version', 'userId', 'visitorId']],
  },
  bookings: {
    key: 'id',
    columns: ['userId', 'idempotencyKey', 'poojaId', 'preferredDate', 'status', 'createdAt'],
    unique: [['userId', 'idempotencyKey']],
  },
  audit: { key: null, columns: ['kind'] },
  mails: { key: 'id', columns: ['userId', 'dueAt'] },
};

export const tableNames = Object.keys(tables) as TableName[];

/** The tables whose records belong to a user, or to nobody. */
export const ownedTables = tableNames.filter((name) => tables[name].columns.includes('userId'));

export function isList(name: TableName): name is ListName {
  return tables[name].key === null;
}

/** An e-mail for comparison. */
export function folded(email: string): string {
  return email.toLowerCase();
}

/**
 * Reads a field; `null` if the record has none. A path with points leads into objects and arrays, a negative
 * index from the end; `emailFolded` is the e-mail for comparison.
 */
export function reader(field: string): (record: object) => unknown {
  if (field === 'emailFolded') return (record) => folded((record as { email: string }).email);
  if (!field.includes('.')) return (record) => (record as Record<string, unknown>)[field] ?? null;
  const path = field.split('.');
  return (record) => {
    let value: unknown = record;
    for (const step of path) {
      if (typeof value !== 'object' || value === null) return null;
      value = Array.isArray(value)
        ? (value as unknown[]).at(Number(step))
        : (value as Record<string, unknown>)[step];
    }
    return value ?? null;
  };
}

export function valueOf(record: object, field: string): unknown {
  return reader(field)(record);
}
