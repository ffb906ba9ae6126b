import { join } from 'node:path';
import type { Config } from '../config.ts';
import { fileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';

/** Sends e-mails through the configured mail server, else writes them to the folder `mail` of the data. */
export async function createMailer(
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  now: () => Date,
): Promise<Mailer> {
  if (!smtpUrl) return fileMailer(join(dataDir, 'mail'), mailFrom, now);
  // Without a mail server the SMTP client is not loaded.
  const { smtpMailer } = await import('./smtp-mailer.ts');
  return smtpMailer(smtpUrl, mailFrom);
}
