import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Store } from '../src/storage/store.ts';

/** The records in the file of a data folder, without its checksum. */
export async function recordsIn(directory: string): Promise<Record<string, object>> {
  const text = await readFile(join(directory, 'db.json'), 'utf8');
  const { checksum: _sum, ...records } = JSON.parse(text) as Record<string, object>;
  return records;
}

/** Resolves when no file contains erased data any more. */
export async function erasureEnd(store: Store): Promise<void> {
  await vi.waitUntil(() => store.fileState()?.isErasurePending === false, { timeout: 10_000 });
}

/** For copies of a data folder in use: the socket that locks it cannot be copied. */
export const isNoSocket = (path: string): boolean => !path.endsWith('.sock');
