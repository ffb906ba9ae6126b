import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The part of the name of an e-mail's file that identifies its recipient without naming the address. */
export function recipientMark(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
}

/** Deletes the files of the e-mails to an address from a folder, which need not exist. */
export async function removeMailFiles(folder: string, address: string): Promise<void> {
  const mark = `-${recipientMark(address)}-`;
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => name.includes(mark));
  await Promise.all(own.map((name) => rm(join(folder, name), { force: true })));
}
