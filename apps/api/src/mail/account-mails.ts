import type { Language } from '@jyoti/contract';
import { greetingFor } from './greeting.ts';
import { renderMail } from './render-mail.ts';
import { momentIn } from './mail-times.ts';
import { mailWords } from './mail-words.ts';
import type { Mail } from './mailer.ts';

interface Reader {
  firstName: string;
  email: string;
}

/**
 * With the link that confirms an address.
 * @param isOwn whether it is already the address of the account
 * @param url the complete URL, token included
 */
export function confirmEmailMail(
  reader: Reader,
  isOwn: boolean,
  url: string,
  language: Language,
): Mail {
  const { confirmEmail: words } = mailWords(language);
  return renderMail({
    to: reader.email,
    language,
    subject: words.subject,
    // The address is not confirmed yet, so the e-mail must not contain the name of the account.
    greeting: greetingFor(null, language),
    before: [isOwn ? words.signedUp : words.changed],
    link: { label: words.label, url },
    after: [words.valid, ...(isOwn ? [words.unconfirmed] : []), words.ignore],
  });
}

/** To the owner of an account, whose address somebody wants to use for another. @param url the login page */
export function emailInUseMail(to: string, url: string, language: Language): Mail {
  const { emailInUse: words } = mailWords(language);
  return renderMail({
    to,
    language,
    subject: words.subject,
    greeting: greetingFor(null, language),
    before: [words.wanted],
    link: { label: words.label, url },
    after: [words.forgotten, words.ignore],
  });
}

/** To an operator. @param url the page that requests a new password */
export function failedCodesMail(reader: Reader, url: string, language: Language): Mail {
  const { failedCodes: words } = mailWords(language);
  return renderMail({
    to: reader.email,
    language,
    subject: words.subject,
    greeting: greetingFor(reader.firstName, language),
    before: [words.tried, words.notYou],
    link: { label: words.label, url },
    after: [],
  });
}

/** To the previous address. @param url the contact page */
export function emailChangedMail(to: string, url: string, language: Language): Mail {
  const { emailChanged: words } = mailWords(language);
  return renderMail({
    to,
    language,
    subject: words.subject,
    greeting: greetingFor(null, language),
    before: [words.changed, words.notYou],
    link: { label: words.label, url },
    after: [],
  });
}

/** @param url the page that requests a new password */
export function passwordChangedMail(reader: Reader, url: string, language: Language): Mail {
  const { passwordChanged: words } = mailWords(language);
  return renderMail({
    to: reader.email,
    language,
    subject: words.subject,
    greeting: greetingFor(reader.firstName, language),
    before: [words.changed, words.notYou],
    link: { label: words.label, url },
    after: [],
  });
}

/**
 * @param login browser and system by name, and the time, ISO 8601
 * @param url the page that lists logins
 */
export function newDeviceMail(
  reader: Reader,
  { browser, system, at }: { browser: string | null; system: string | null; at: string },
  url: string,
  language: Language,
): Mail {
  const { newDevice: words } = mailWords(language);
  const device = browser !== null && system !== null ? words.device(browser, system) : null;
  return renderMail({
    to: reader.email,
    language,
    subject: words.subject,
    greeting: greetingFor(reader.firstName, language),
    before: [
      words.loggedIn(device ?? browser ?? system ?? words.unknown, momentIn(language, at)),
      words.you,
      words.notYou,
    ],
    link: { label: words.label, url },
    after: [],
  });
}

/**
 * @param bookings a line about each booking that was cancelled with the account
 * @param url the contact page
 */
export function accountDeletedMail(
  to: string,
  bookings: readonly string[],
  url: string,
  language: Language,
): Mail {
  const { accountDeleted: words } = mailWords(language);
  return renderMail({
    to,
    language,
    subject: words.subject,
    // The name is erased with the account.
    greeting: greetingFor(null, language),
    before: [words.deleted],
    facts: bookings,
    rules: [...(bookings.length > 0 ? [words.keepNumber] : []), words.notYou],
    link: { label: words.label, url },
    after: [],
  });
}
