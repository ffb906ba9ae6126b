import { join } from 'node:path';
import type { Config } from '../config.ts';
import { fileMailer } from './file-mailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Where letters go: to the mail server that is set, else into the folder `mail` of the data. */
export function createMailer(
  { smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  now: () => Date,
): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : fileMailer(join(dataDir, 'mail'), mailFrom, now);
}
