import { reader, type RecordOf, type TableName } from './tables.ts';

/** A field of a record, a path into it, or the e-mail for comparison; see `valueOf`. */
export type Field<Name extends TableName> =
  | (keyof RecordOf<Name> & string)
  | 'emailFolded'
  | `${string}.${string}`;

type Value = string | number | boolean | null;
type Operator = '=' | '<>' | '<' | '<=' | '>' | '>=';

/**
 * A comparison, of the first of several fields that the record has; that one of several conditions holds; or
 * that fields joined by spaces contain a text in lower case. No value is smaller or larger than `null`.
 */
type Condition<Name extends TableName> =
  | readonly [Field<Name> | readonly Field<Name>[], Operator, Value]
  | { readonly any: readonly Where<Name>[] }
  | { readonly text: string; readonly in: readonly Field<Name>[] };

/** All of these hold. */
export type Where<Name extends TableName> = readonly Condition<Name>[];

/** The order of a list, then that of insertion; `newest` reverses that. */
export interface Query<Name extends TableName> {
  order?: readonly (readonly [Field<Name>, 'asc' | 'desc'])[];
  newest?: boolean;
  skip?: number;
  /** Maximum number of records. @default all */
  most?: number;
}

/** Compares texts by code unit, like PostgreSQL's collation "C". */
function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  return (a as string) < (b as string) ? -1 : 1;
}

function holds(value: unknown, operator: Operator, other: Value): boolean {
  if (operator === '=') return value === other;
  if (operator === '<>') return value !== other;
  if (value === null || other === null) return false;
  const order = compare(value, other);
  return (order === 0 && operator.length === 2) || (operator[0] === '<' ? order < 0 : order > 0);
}

/** Whether a record meets conditions. */
export function matching<Name extends TableName>(where: Where<Name>): (record: object) => boolean {
  const tests = where.map((condition) => {
    if ('any' in condition) {
      const choices = condition.any.map((one) => matching(one));
      return (record: object) => choices.some((one) => one(record));
    }
    if ('text' in condition) {
      const values = condition.in.map((field) => reader(field));
      const { text } = condition;
      return (record: object) =>
        values
          .map((value) => value(record))
          .join(' ')
          .toLowerCase()
          .includes(text);
    }
    const [field, operator, other] = condition;
    const fields = typeof field === 'string' ? [field] : (field as readonly string[]);
    const [first, ...rest] = fields.map((one) => reader(one));
    return (record: object) => {
      let value: unknown = first?.(record) ?? null;
      for (const next of rest) value ??= next(record);
      return holds(value, operator, other);
    };
  });
  return (record) => tests.every((one) => one(record));
}

/** Entries in order of insertion, in that of a query. */
export function ordered<Name extends TableName>(
  entries: [string, object][],
  { order = [], newest = false, skip = 0, most = Infinity }: Query<Name>,
): [string, object][] {
  if (newest) entries.reverse();
  if (order.length > 0) {
    const by = order.map(([field, direction]) => [reader(field), direction] as const);
    entries.sort(([, a], [, b]) => {
      for (const [value, direction] of by) {
        const one = compare(value(a), value(b));
        if (one !== 0) return direction === 'asc' ? one : -one;
      }
      return 0;
    });
  }
  return entries.slice(skip, skip + most);
}
