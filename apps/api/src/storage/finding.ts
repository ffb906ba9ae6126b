import { Grouping } from './grouping.ts';
import type { ChartRecord, StoredData, TokenRecord, UserRecord } from './records.ts';

const userOf = ({ userId }: { userId: string }) => userId;

/** Indexes for frequent queries, which must not scan all records. */
class Groupings {
  readonly users: Grouping<UserRecord>;
  readonly tokens: Grouping<TokenRecord>;
  readonly charts: Grouping<ChartRecord>;

  constructor(data: Pick<StoredData, 'users' | 'tokens' | 'charts'>) {
    this.users = new Grouping(data.users, ({ email }) => email.toLowerCase());
    this.tokens = new Grouping(data.tokens, userOf);
    this.charts = new Grouping(data.charts, userOf);
  }
}

const known = new WeakMap<object, Groupings>();

/**
 * Users by e-mail in lower case, tokens and charts by user. Created on first use; `updateIndexes` keeps them up
 * to date.
 */
export function groupingsOf(data: ConstructorParameters<typeof Groupings>[0]): Groupings {
  const before = known.get(data);
  if (before) return before;
  const groupings = new Groupings(data);
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
  const grouping = groupings[table as keyof Groupings] as Grouping<object>;
  grouping.update(key, before, after);
}
