import { Grouping } from './grouping.ts';
import type { ChartRecord, StoredData, TokenRecord, UserRecord } from './records.ts';

const userOf = ({ userId }: { userId: string }) => userId;

/** What is asked of the data so often that no walk over all records may answer it. */
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

/** Users by e-mail in lower case, tokens and charts by user. Read when first asked for; `exchanged` keeps them in step. */
export function groupingsOf(data: ConstructorParameters<typeof Groupings>[0]): Groupings {
  const before = known.get(data);
  if (before) return before;
  const groupings = new Groupings(data);
  known.set(data, groupings);
  return groupings;
}

/** Is called with every record before it is stored under a key. */
export function exchanged(
  data: StoredData,
  table: keyof StoredData,
  key: string,
  before: object | undefined,
  after: object | undefined,
): void {
  const groupings = known.get(data);
  if (!groupings || !(table in groupings)) return;
  const grouping = groupings[table as keyof Groupings] as Grouping<object>;
  grouping.exchanged(key, before, after);
}
