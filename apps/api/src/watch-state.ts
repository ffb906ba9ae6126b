import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Passwords } from './auth/passwords.ts';
import type { Background } from './operations/background.ts';
import type { Config } from './config.ts';
import type { Places } from './places/places.ts';
import type { Retention } from './storage/retention.ts';
import { lastBackupFile } from './storage/last-backup.ts';
import type { Store } from './storage/store.ts';
import type { ProfileImages } from './accounts/pictures/profile-images.ts';
import type { Metrics } from './operations/metrics.ts';

interface Dependencies {
  config: Pick<Config, 'dataDir' | 'buildVersion'>;
  passwords: Passwords;
  places: Places;
  background: Background;
  images: Pick<ProfileImages, 'kills'>;
  retention: Pick<Retention, 'lastRunAt'>;
  store: Store;
  now: () => Date;
}

const seconds = (at: Date | null) => (at ? at.getTime() / 1000 : 0);

/** Size of a file, bytes; 0 if there is none. */
async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}

/** Reports what an operator must know before visitors notice it: queues, e-mails, disk, backup, deletion. */
export function watchState(metrics: Metrics, dependencies: Dependencies): void {
  const { config, passwords, places, background, images, retention, store, now } = dependencies;
  const { dataDir, buildVersion } = config;
  const file = (name: string) => join(dataDir, name);
  const version = { version: buildVersion, node: process.version };
  metrics.info('jyoti_build', 'The build that runs.', version);
  metrics.count('jyoti_picture_kills', 'Ended decodings of pictures.', () => images.kills);

  const watch = metrics.watch.bind(metrics);
  watch('jyoti_passwords_waiting', 'Passwords to hash.', () => passwords.load.waiting);
  watch('jyoti_passwords_running', 'Passwords being hashed.', () => passwords.load.running);
  watch('jyoti_places_waiting', 'Place searches without a response.', () => places.waiting ?? 0);
  watch('jyoti_background_running', 'Work without a response.', () => background.running);
  watch('jyoti_mails_waiting', 'E-mails in the queue.', async () => {
    return (await store.mails.queued()).waiting;
  });
  watch('jyoti_mails_tried', 'E-mails in the queue that were tried already.', async () => {
    return (await store.mails.queued()).tried;
  });
  watch('jyoti_mail_oldest_seconds', 'Age of the oldest e-mail in the queue.', async () => {
    const { oldest } = await store.mails.queued();
    return oldest === null ? 0 : seconds(now()) - seconds(new Date(oldest));
  });
  watch('jyoti_store_file_bytes', 'Size of db.json.', () => sizeOf(file('db.json')));
  watch('jyoti_store_journal_bytes', 'Size of its journal.', () => sizeOf(file('db.json.journal')));
  watch('jyoti_data_free_bytes', 'Free space of the disk with DATA_DIR.', async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  });
  watch('jyoti_last_backup_timestamp_seconds', 'End of the last backup, or 0.', async () => {
    return seconds((await stat(lastBackupFile(dataDir)).catch(() => null))?.mtime ?? null);
  });
  watch('jyoti_last_retention_timestamp_seconds', 'End of the last deletion, or 0.', () =>
    seconds(retention.lastRunAt),
  );
}
