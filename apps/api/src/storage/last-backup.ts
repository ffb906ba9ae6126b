import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file whose time of change is the end of the last backup, for the metrics of the server. */
export const lastBackupFile = (dataDir: string): string => join(dataDir, 'last-backup');

/** Call when a backup is complete and verified. A data folder that only others may write has no such file. */
export async function recordBackup(dataDir: string, now: Date): Promise<void> {
  await writeFile(lastBackupFile(dataDir), `${now.toISOString()}\n`).catch(() => undefined);
}
