import type { Language } from '@jyoti/contract';
import { greetingFor } from './greeting.ts';
import { renderMail } from './render-mail.ts';
import { mailWords } from './mail-words.ts';
import type { Mail } from './mailer.ts';

interface Reader {
  firstName: string;
  email: string;
}

/**
 * With the link that sets a new password.
 * @param reader whose name is left out while the address is not confirmed: somebody else may have entered it
 * @param url the complete URL, token included
 */
export function resetMail(
  reader: Reader & { emailConfirmed: boolean },
  url: string,
  language: Language,
): Mail {
  const { reset: words } = mailWords(language);
  return renderMail({
    to: reader.email,
    language,
    subject: words.subject,
    greeting: greetingFor(reader.emailConfirmed ? reader.firstName : null, language),
    before: [words.reason, ...(reader.emailConfirmed ? [] : [words.unconfirmed])],
    link: { label: words.label, url },
    after: [words.valid, words.ignore],
  });
}

/**
 * Reports too many failed logins, with the link that sets a new password.
 * @param url the complete URL, token included
 */
export function lockedOutMail(reader: Reader, url: string, language: Language): Mail {
  const { lockedOut: words } = mailWords(language);
  return renderMail({
    to: reader.email,
    language,
    subject: words.subject,
    greeting: greetingFor(reader.firstName, language),
    before: [words.tried, words.knownDevices, words.otherDevices],
    link: { label: words.label, url },
    after: [words.valid, words.notYou],
  });
}

/** Reports that a password was set by a link, in case the owner did not do it. */
export function passwordSetMail(reader: Reader, contactUrl: string, language: Language): Mail {
  const { passwordSet: words } = mailWords(language);
  return renderMail({
    to: reader.email,
    language,
    subject: words.subject,
    greeting: greetingFor(reader.firstName, language),
    before: [words.changed, words.notYou],
    link: { label: words.label, url: contactUrl },
    after: [],
  });
}
