import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recipientMark, removeMailFiles } from '../storage/mail-files.ts';
import { messageText } from './message-text.ts';
import type { Mailer } from './mailer.ts';

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
      const name = `${stamp}-${recipientMark(mail.to)}-${randomBytes(4).toString('hex')}.eml`;
      await writeFile(join(directory, name), messageText(mail, from, at), {
        flag: 'wx',
        mode: 0o600,
      });
    },
    forget: (address) => removeMailFiles(directory, address),
    close: () => {},
  };
}
