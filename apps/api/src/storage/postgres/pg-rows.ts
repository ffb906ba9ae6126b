import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Query, Where } from '../conditions.ts';
import type { Transaction } from '../engine.ts';
import {
  tables,
  valueOf,
  type KeyedName,
  type ListName,
  type RecordOf,
  type TableName,
} from '../tables.ts';
import type { Database } from './tables.ts';

type Sql = RawBuilder<unknown>;

/** PostgreSQL cannot store NUL in text, so a text with one matches nothing. */
export function plain<Value>(value: Value): Value | string {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
}

/** The name of the column of a field: `user_id`. */
function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The row of a record; of a list the key is ignored. */
export function rowOf(table: TableName, key: string, record: object): Record<string, unknown> {
  const { key: keyField, columns } = tables[table];
  return {
    ...(keyField === null ? {} : { [columnOf(keyField)]: key }),
    ...Object.fromEntries(columns.map((field) => [columnOf(field), valueOf(record, field)])),
    record: JSON.stringify(record),
  };
}

function keyColumn(table: TableName): Sql {
  const { key } = tables[table];
  return key === null ? sql`''` : sql.ref(columnOf(key));
}

function hasColumn(table: TableName, field: string): boolean {
  return tables[table].key === field || tables[table].columns.includes(field);
}

/** The column of a field, or its text in the record. */
function textOf(table: TableName, field: string): Sql {
  if (hasColumn(table, field)) return sql.ref(columnOf(field));
  return sql`(record #>> ${sql.lit(`{${field.replaceAll('.', ',')}}`)})`;
}

/** A field for comparison: by code unit, like the columns of times. */
function reference(table: TableName, field: string): Sql {
  const text = textOf(table, field);
  return hasColumn(table, field) ? text : sql`${text} collate "C"`;
}

function all(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Conditions in SQL, with the meaning of `matching`. */
function condition<Name extends TableName>(table: Name, where: Where<Name>): Sql {
  return all(
    where.map((one) => {
      if ('any' in one) {
        const choices = one.any.map((choice) => sql`(${condition(table, choice)})`);
        return sql`(${sql.join(choices, sql` or `)})`;
      }
      if ('text' in one) {
        const fields = one.in.map((field) => textOf(table, field));
        return sql`position(${plain(one.text)} in lower(concat_ws(' ', ${sql.join(fields)}))) > 0`;
      }
      const [field, operator, value] = one;
      const fields = typeof field === 'string' ? [field] : (field as readonly string[]);
      const left = fields.map((name) => reference(table, name));
      const found = left.length === 1 ? left[0] : sql`coalesce(${sql.join(left)})`;
      if (value === null) {
        return operator === '=' ? sql`${found} is null` : sql`${found} is not null`;
      }
      const isColumn = fields.every((name) => hasColumn(table, name));
      // A column that is compared so has no null, and its index is not used for `is distinct from`.
      const compared = operator === '<>' && !isColumn ? sql`is distinct from` : sql.raw(operator);
      return sql`${found} ${compared} ${isColumn ? plain(value) : String(plain(value))}`;
    }),
  );
}

/** The records of a database, in a transaction if they are changed. */
export class PgRows implements Transaction {
  readonly #database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  get<Name extends KeyedName>(table: Name, key: string): Promise<RecordOf<Name> | null> {
    return this.#one(table, key, sql``);
  }

  locked<Name extends KeyedName>(table: Name, key: string): Promise<RecordOf<Name> | null> {
    // Does not block records that refer to the user.
    return this.#one(table, key, table === 'users' ? sql`for no key update` : sql`for update`);
  }

  async claim<Name extends KeyedName>(
    table: Name,
    where: Where<Name>,
    order: NonNullable<Query<Name>['order']>,
  ): Promise<RecordOf<Name> | null> {
    const found = await this.#select(table, where, { order, most: 1 }, sql`for update skip locked`);
    return found[0]?.record ?? null;
  }

  async find<Name extends TableName>(table: Name, where: Where<Name>, query: Query<Name> = {}) {
    return (await this.#select(table, where, query)).map(({ record }) => record);
  }

  async entries<Name extends KeyedName>(table: Name, where: Where<Name>, query: Query<Name> = {}) {
    return (await this.#select(table, where, query)).map(
      ({ key, record }): [string, RecordOf<Name>] => [key, record],
    );
  }

  async page<Name extends TableName>(table: Name, where: Where<Name>, query: Query<Name>) {
    const rows = query.most === 0 ? [] : await this.find(table, where, query);
    return { rows, total: await this.count(table, where) };
  }

  async count<Name extends TableName>(table: Name, where: Where<Name>): Promise<number> {
    const { rows } = await sql<{ total: string }>`
      select count(*) as total from ${sql.table(table)}
      where ${condition(table, where)}`.execute(this.#database);
    return Number(rows[0]?.total);
  }

  async tally<Name extends TableName>(table: Name, field: string, where: Where<Name>) {
    const { rows } = await sql<{ value: string; total: string }>`
      select ${reference(table, field)} as value, count(*) as total from ${sql.table(table)}
      where ${condition(table, where)} group by value`.execute(this.#database);
    return new Map(rows.map(({ value, total }) => [value, Number(total)]));
  }

  async lock(name: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(this.#database);
  }

  insert<Name extends KeyedName>(table: Name, key: string, record: RecordOf<Name>) {
    return this.#insert(table, key, record);
  }

  async put<Name extends KeyedName>(table: Name, key: string, record: RecordOf<Name>) {
    const row = rowOf(table, key, record);
    const column = columnOf(tables[table].key ?? '');
    await this.#database
      .insertInto(table as string)
      .values(row)
      .onConflict((conflict) => conflict.column(column as never).doUpdateSet(row as never))
      .execute();
  }

  add<Name extends ListName>(list: Name, record: RecordOf<Name>): Promise<boolean> {
    return this.#insert(list, '', record);
  }

  async remove(table: KeyedName, key: string): Promise<boolean> {
    return (await this.#delete(table, sql`${keyColumn(table)} = ${plain(key)}`)) > 0;
  }

  removeWhere<Name extends KeyedName>(table: Name, where: Where<Name>): Promise<number> {
    return this.#delete(table, condition(table, where));
  }

  async #insert(table: TableName, key: string, record: object): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#database
      .insertInto(table)
      .values(rowOf(table, key, record))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async #delete(table: TableName, which: Sql): Promise<number> {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${which}`.execute(this.#database);
    return Number(numAffectedRows);
  }

  async #one<Name extends KeyedName>(table: Name, key: string, lock: Sql) {
    const { rows } = await sql<{ record: RecordOf<Name> }>`
      select record from ${sql.table(table)}
      where ${keyColumn(table)} = ${plain(key)} ${lock}`.execute(this.#database);
    return rows[0]?.record ?? null;
  }

  async #select<Name extends TableName>(
    table: Name,
    where: Where<Name>,
    { order = [], newest = false, skip = 0, most = Infinity }: Query<Name>,
    lock: Sql = sql``,
  ) {
    const by = order.map(
      ([field, direction]) => sql`${reference(table, field)} ${sql.raw(direction)}`,
    );
    const { rows } = await sql<{ key: string; record: RecordOf<Name> }>`
      select ${keyColumn(table)} as key, record from ${sql.table(table)}
      where ${condition(table, where)}
      order by ${sql.join([...by, newest ? sql`seq desc` : sql`seq`])}
      ${most === Infinity ? sql`` : sql`limit ${most}`}
      ${skip === 0 ? sql`` : sql`offset ${Math.min(skip, Number.MAX_SAFE_INTEGER)}`}
      ${lock}`.execute(this.#database);
    return rows;
  }
}
