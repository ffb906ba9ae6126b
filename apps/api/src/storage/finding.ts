import { Grouping } from './grouping.ts';
import type { Records } from './changes.ts';
import type { StoredData, UserRecord } from './records.ts';

/** Tables whose records belong to a user, or to nobody. */
export const ownedTables = [
  'tokens',
  'resets',
  'charts',
  'shares',
  'messages',
  'consultations',
  'bookings',
  'mails',
] as const;

interface Owned {
  userId: string | null;
}

/** Indexes for frequent queries, which must not scan all records. */
type Groupings = { users: Grouping<UserRecord> } & Record<
  (typeof ownedTables)[number],
  Grouping<Owned>
>;

const known = new WeakMap<object, Groupings>();

/**
 * Users by e-mail in lower case, what belongs to users by user. Created on first use; `updateIndexes` keeps
 * them up to date.
 */
export function groupingsOf(data: Records): Groupings {
  const before = known.get(data);
  if (before) return before;
  const groupings = {
    users: new Grouping(data.users, ({ email }: UserRecord) => email.toLowerCase()),
    ...Object.fromEntries(
      ownedTables.map((name) => [name, new Grouping<Owned>(data[name], ({ userId }) => userId)]),
    ),
  } as Groupings;
  known.set(data, groupings);
  return groupings;
}

/** Must be called before every record is stored under a key. */
export function updateIndexes(
  data: StoredData,
  table: keyof StoredData,
  key: string,
  before: object | undefined,
  after: object | undefined,
): void {
  const groupings = known.get(data);
  if (!groupings || !(table in groupings)) return;
  const grouping: Grouping<never> = groupings[table as keyof Groupings];
  grouping.update(key, before as never, after as never);
}
