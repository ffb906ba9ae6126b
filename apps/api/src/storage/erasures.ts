import { createHash } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from './durable-file.ts';
import type { StoredData, SubscriptionRecord } from './records.ts';

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

/** Removes erased records and their pictures from the data. */
export function withoutErased(
  data: StoredData,
  erased: ReadonlySet<string>,
): { data: StoredData; pictures: ReadonlySet<string> } {
  const isErased = (kind: Kind, key: string) => erased.has(markOf(kind, key));
  const users = Object.values(data.users).filter(({ id }) => isErased('user', id));
  const ids = new Set<string | null>(users.map(({ id }) => id));
  const emails = new Set(users.map(({ email }) => email.toLowerCase()));
  const ended = Object.values(data.subscriptions).filter((one) =>
    isErased('subscription', subscriptionKey(one)),
  );
  for (const { email } of ended) emails.add(email.toLowerCase());
  const remaining = <Entry>(
    records: Record<string, Entry>,
    isGone: (entry: Entry, key: string) => boolean,
  ) => Object.fromEntries(Object.entries(records).filter(([key, entry]) => !isGone(entry, key)));
  const own = ({ userId }: { userId: string | null }) => ids.has(userId);
  return {
    data: {
      ...data,
      users: remaining(data.users, ({ id }) => ids.has(id)),
      tokens: remaining(data.tokens, (one) => own(one)),
      resets: remaining(data.resets, (one) => own(one)),
      charts: remaining(data.charts, (one) => own(one)),
      bookings: remaining(data.bookings, (one) => own(one)),
      mails: remaining(
        data.mails,
        (one) => own(one) || (one.userId === null && emails.has((one.to ?? '').toLowerCase())),
      ),
      acknowledgements: data.acknowledgements.filter((one) => !own(one)),
      messages: remaining(data.messages, (one) => own(one) || isErased('message', one.ticket)),
      consultations: remaining(
        data.consultations,
        (one) => own(one) || isErased('request', one.ticket),
      ),
      subscriptions: remaining(data.subscriptions, (_one, key) => emails.has(key)),
    },
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
