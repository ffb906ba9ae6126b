import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageText } from './message-text.ts';
import type { Mailer } from './mailer.ts';

/** The part of a file name that identifies the recipient without naming the address. */
function markOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
}

/**
 * Replaces a mail server: writes every e-mail to a file that mail clients and people can read,
 * `2026-11-22T03-14-05-000Z-{mark of the address}-{random}.eml`.
 */
export function fileMailer(directory: string, from: string, now: () => Date): Mailer {
  return {
    send: async (mail) => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const at = now();
      const stamp = at.toISOString().replace(/[:.]/g, '-');
      const name = `${stamp}-${markOf(mail.to)}-${randomBytes(4).toString('hex')}.eml`;
      await writeFile(join(directory, name), messageText(mail, from, at), {
        flag: 'wx',
        mode: 0o600,
      });
    },
    forget: async (address) => {
      const mark = `-${markOf(address)}-`;
      const names = await readdir(directory).catch(() => []);
      const own = names.filter((name) => name.includes(mark));
      await Promise.all(own.map((name) => rm(join(directory, name), { force: true })));
    },
    close: () => {},
  };
}
