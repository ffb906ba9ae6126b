import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from './durable-file.ts';
import type { MailRecord, StoredData, SubscriptionRecord, UserRecord } from './records.ts';
import { folded, isList, tableNames, valueOf, type TableName } from './tables.ts';

/** What can be erased permanently. */
type Kind = 'user' | 'message' | 'request' | 'subscription';

/** In the data folder. */
const fileName = 'erasures.log';

function markOf(kind: Kind, key: string): string {
  return createHash('sha256').update(`${kind} ${key}`).digest('hex');
}

/** Includes the time: an address alone could be guessed from its hash, and may subscribe again. */
export function subscriptionKey({ email, subscribedAt }: SubscriptionRecord): string {
  return `${email.toLowerCase()} ${subscribedAt}`;
}

/**
 * A log of hashes of what was erased, so that restoring an older backup can erase it again. Each erasure
 * appends one line, with fsync, before it happens, so that a crash loses none.
 */
export class Erasures {
  readonly #path: string;
  readonly #now: () => Date;

  constructor(dataDir: string, now: () => Date) {
    this.#path = join(dataDir, fileName);
    this.#now = now;
  }

  /**
   * Logs an erasure and then performs it. If `erase` rejects or erased nothing, a second line cancels the log entry.
   * @param erase performs the erasure
   * @param happened whether the result of `erase` means that something was erased
   * @returns the result of `erase`
   */
  async around<Result>(
    kind: Kind,
    key: string,
    erase: () => Promise<Result>,
    happened: (result: Result) => boolean,
  ): Promise<Result> {
    const line = `${markOf(kind, key)} ${this.#now().toISOString().slice(0, 10)}`;
    await this.#add(line);
    try {
      const result = await erase();
      if (!happened(result)) await this.#add(`-${line}`);
      return result;
    } catch (error) {
      await this.#add(`-${line}`).catch(() => undefined);
      throw error;
    }
  }

  async #add(line: string): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    const handle = await open(this.#path, 'a', 0o600);
    try {
      // Starts with a line end, so that an incomplete line after a full disk does not corrupt the next.
      await handle.writeFile(`\n${line}\n`, 'utf8');
      await handle.datasync();
    } finally {
      await handle.close();
    }
  }
}

/** The hashes in the log of the data folder. */
export async function erasedIn(dataDir: string): Promise<ReadonlySet<string>> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const erased = new Set<string>();
  for (const [, back, mark = ''] of text.matchAll(/^(-?)([\da-f]{64}) \d{4}-\d\d-\d\d$/gm)) {
    if (back === '') erased.add(mark);
    else erased.delete(mark);
  }
  return erased;
}

/** Removes erased records, with everything of erased users, and their pictures from the data. */
export function withoutErased(
  data: StoredData,
  erased: ReadonlySet<string>,
): { data: StoredData; pictures: ReadonlySet<string> } {
  const isErased = (kind: Kind, key: string) => erased.has(markOf(kind, key));
  const users = Object.values(data.users).filter(({ id }) => isErased('user', id));
  const ids = new Set<unknown>(users.map(({ id }) => id));
  const ended = Object.values(data.subscriptions).filter((one) =>
    isErased('subscription', subscriptionKey(one)),
  );
  const emails = new Set([...users, ...ended].map(({ email }) => folded(email)));
  const remaining = (table: TableName, isGone: (record: never, key: string) => boolean) => {
    const records = Object.entries(data[table] as Record<string, never>).filter(
      ([key, one]) => !isGone(one, key),
    );
    return isList(table) ? records.map(([, record]) => record) : Object.fromEntries(records);
  };
  const rules: Partial<Record<TableName, (record: never, key: string) => boolean>> = {
    users: ({ id }: UserRecord) => ids.has(id),
    subscriptions: (_record, key) => emails.has(key),
    messages: (_record, ticket) => isErased('message', ticket),
    consultations: (_record, ticket) => isErased('request', ticket),
    mails: ({ userId, to }: MailRecord) => userId === null && emails.has(folded(to ?? '')),
  };
  const tablesLeft = tableNames.map((table) => [
    table,
    remaining(
      table,
      (record, key) => ids.has(valueOf(record, 'userId')) || rules[table]?.(record, key) === true,
    ),
  ]);
  return {
    data: { ...data, ...(Object.fromEntries(tablesLeft) as Partial<StoredData>) },
    pictures: new Set(users.map(({ profileImage }) => profileImage)),
  };
}

/** Merges the log of one folder into that of another. */
export async function copyErasures(from: string, to: string): Promise<void> {
  const text = await readFile(join(from, fileName), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text === null || from === to) return;
  const handle = await open(join(to, fileName), 'a', 0o600);
  try {
    await handle.writeFile(text, 'utf8');
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
