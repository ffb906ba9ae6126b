import { noProfileImage } from '@jyoti/contract';
import { StoreUnusable } from '../store.ts';
import type { StoredData } from '../records.ts';
import { ownedTables, tableNames, tables, valueOf } from '../tables.ts';
import type { StoreContents, StoreLocation } from './store-location.ts';
import { sumsOf, table } from './sums.ts';

function emailsTwice({ users }: StoredData): string[] {
  const ids = Map.groupBy(Object.values(users), ({ email }) => email.toLowerCase());
  return [...ids.values()]
    .filter((same) => same.length > 1)
    .map(
      (same) =>
        `The accounts ${same.map(({ id }) => id).join(' and ')} have the same e-mail: the first one can log in.`,
    );
}

/** Records of accounts that do not exist. */
function ofNobody(data: StoredData): string[] {
  return ownedTables.flatMap((name) => {
    const owners = Object.values<object>(data[name]).map((record) => valueOf(record, 'userId'));
    const stray = owners.filter((id) => id !== null && !Object.hasOwn(data.users, id as string));
    return stray.length === 0 ? [] : [`Of the ${name}, ${stray.length} belong to no account.`];
  });
}

/** Records stored under a key that differs from their own id. */
function underOtherNames(data: StoredData): string[] {
  return tableNames.flatMap((name) => {
    const { key, isKeyApart } = tables[name];
    if (key === null || isKeyApart) return [];
    return Object.entries<object>(data[name])
      .filter(([under, record]) => valueOf(record, key) !== under)
      .map(([under]) => `Of the ${name}, the record under ${under} says that it is another one.`);
  });
}

async function pictures({ data, pictures: names, picture }: StoreContents): Promise<string[]> {
  const expected = new Set(Object.values(data.users).map(({ profileImage }) => profileImage));
  expected.delete(noProfileImage);
  const wrong: string[] = [];
  for (const name of expected) {
    if ((await picture(name)) === null) wrong.push(`The picture ${name} is missing.`);
  }
  const stray = names.filter((name) => !expected.has(name));
  return [
    ...wrong,
    ...stray.map(
      (name) => `The picture ${name} belongs to nobody: a start of the server removes it.`,
    ),
  ];
}

/**
 * Checks all data without changing any; a server may run at the same time.
 * @returns counts of each kind, and that all is well
 * @throws StoreUnusable with a line for every error
 */
export async function check(store: StoreLocation): Promise<string> {
  return store.read(async (contents) => {
    const { data } = contents;
    const wrong = [
      ...emailsTwice(data),
      ...ofNobody(data),
      ...underOtherNames(data),
      ...(await pictures(contents)),
    ];
    if (wrong.length > 0) throw new StoreUnusable(wrong.join('\n'));
    return `${table(await sumsOf(contents))}\nAll of ${store.place} can be read and fits together.`;
  });
}
