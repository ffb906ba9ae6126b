import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { noProfileImage } from '@jyoti/contract';
import type { Background } from '../operations/background.ts';
import { isMissing } from './durable-file.ts';
import { removeMailFiles } from './mail-files.ts';
import type { Log } from '../operations/log.ts';
import type { Removed, Store } from './store.ts';

const day = 86_400_000; // ms

/** Retention periods in days. The privacy policy states the same. */
export const retentionDays = {
  /** An unused login. */
  idleLogin: 14,
  /** A message or request of an anonymous visitor, after it is answered, closed or withdrawn. */
  settled: 30,
  /** A message or request of an anonymous visitor, in any state. */
  written: 365,
  /** The hash of a device that has logged in. */
  device: 365,
  /** A newsletter address, or an account, that was never confirmed. */
  unconfirmed: 7,
  /** An e-mail in `DATA_DIR/mail`. */
  mailFile: 30,
  /** An earlier version of content. */
  contentHistory: 365,
};

interface Dependencies {
  store: Store;
  /** Removes unused pictures; `null` if pictures are not stored. */
  images: { sweep(used: readonly string[] | null, settledOnly: boolean): Promise<unknown> } | null;
  dataDir: string;
  now: () => Date;
}

export type Erased = Removed & { mailFiles: number; contentVersions: number };

/**
 * The time in the name of an e-mail (`2026-11-22T03-14-05-000Z…`) or of an earlier version of content
 * (`20261122T031405000Z…`).
 */
function momentOf(name: string): string | null {
  const [, year, month, date, hour, minute, second, thousandth] =
    /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d)-?(\d\d)-?(\d\d)-?(\d{3})Z/.exec(name) ?? [];
  return year === undefined
    ? null
    : `${year}-${month}-${date}T${hour}:${minute}:${second}.${thousandth}Z`;
}

async function removeFilesBefore(folder: string, moment: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    },
  );
  const old = entries.filter((entry) => {
    const at = entry.isFile() ? momentOf(entry.name) : null;
    return at !== null && at <= moment;
  });
  for (const { parentPath, name } of old) await rm(join(parentPath, name), { force: true });
  return old.length;
}

/** Removes what is past its retention period, and unused pictures. */
export async function erasePast({ store, images, dataDir, now }: Dependencies): Promise<Erased> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * day).toISOString();
  const { removed, users } = await store.retention.removePast({
    now: daysAgo(0),
    idleSince: daysAgo(retentionDays.idleLogin),
    settledBefore: daysAgo(retentionDays.settled),
    writtenBefore: daysAgo(retentionDays.written),
    devicesBefore: daysAgo(retentionDays.device),
    unconfirmedBefore: daysAgo(retentionDays.unconfirmed),
  });
  const mailFiles = join(dataDir, 'mail');
  for (const { email, newEmail, profileImage } of users) {
    await removeMailFiles(mailFiles, email);
    if (newEmail !== undefined) await removeMailFiles(mailFiles, newEmail);
    if (profileImage !== noProfileImage) await store.pictures.remove(profileImage);
  }
  await images?.sweep(await store.users.profileImages(), true);
  return {
    ...removed,
    mailFiles: await removeFilesBefore(mailFiles, daysAgo(retentionDays.mailFile)),
    contentVersions: await removeFilesBefore(
      join(dataDir, 'content-history'),
      daysAgo(retentionDays.contentHistory),
    ),
  };
}

/** `2 messages, 1 mailFiles`, or that nothing was erased. */
export function erasedInWords(erased: Erased): string {
  const some = Object.entries(erased).filter(([, count]) => count > 0);
  if (some.length === 0) return 'Nothing was past its days.';
  return `Erased: ${some.map(([kind, count]) => `${kind} ${count}`).join(', ')}.`;
}

/** Erases expired data at every start and once a day. */
export class Retention {
  readonly #dependencies: Dependencies;
  readonly #background: Background;
  readonly #log: Log;
  #timer: NodeJS.Timeout | null = null;
  #lastRunAt: Date | null = null;

  constructor(dependencies: Dependencies, background: Background, log: Log) {
    this.#dependencies = dependencies;
    this.#background = background;
    this.#log = log;
  }

  /** When it last succeeded; `null` if it has not yet. */
  get lastRunAt(): Date | null {
    return this.#lastRunAt;
  }

  begin(): void {
    this.#run();
    this.#timer ??= setInterval(() => this.#run(), day).unref();
  }

  end(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  #run(): void {
    this.#background.run('erasing what is past its days', async () => {
      const erased = await erasePast(this.#dependencies);
      this.#lastRunAt = this.#dependencies.now();
      if (Object.values(erased).some((count) => count > 0)) this.#log.info(erased, 'erased');
    });
  }
}
