import type { Language } from '@jyoti/contract';
import { formatDate } from '@jyoti/language';
import { renderMail, type MailContent } from './render-mail.ts';
import { mailMessages } from '../messages.generated/mail.ts';
import type { Mail } from './mailer.ts';
import type { NewsletterLinks } from './newsletter-links.ts';

interface Reader {
  firstName: string;
  email: string;
}

/** @param reader an address, where the name is not known to be that of its owner, or is erased */
function mailWithLink(
  reader: Reader | string,
  { subject, label }: { subject: string; label: string },
  url: string,
  language: Language,
  body: Pick<MailContent, 'before' | 'facts' | 'rules' | 'after'>,
): Mail {
  const { firstName, email: to } =
    typeof reader === 'string' ? { firstName: null, email: reader } : reader;
  return renderMail({ to, firstName, language, subject, link: { label, url }, ...body });
}

/**
 * With the link that confirms an address.
 * @param isOwn whether it is already the address of the account
 * @param url the complete URL, token included
 */
export function confirmEmailMail(
  to: string,
  isOwn: boolean,
  url: string,
  language: Language,
): Mail {
  const { confirmEmail: words } = mailMessages[language];
  return mailWithLink(to, words, url, language, {
    before: [isOwn ? words.signedUp : words.changed],
    after: [words.valid, ...(isOwn ? [words.unconfirmed] : []), words.ignore],
  });
}

/** To the owner of an account, whose address somebody wants to use for another. @param url the login page */
export function emailInUseMail(to: string, url: string, language: Language): Mail {
  const { emailInUse: words } = mailMessages[language];
  const after = [words.forgotten, words.ignore];
  return mailWithLink(to, words, url, language, { before: [words.wanted], after });
}

/** To an operator. @param url the page that requests a new password */
export function failedCodesMail(reader: Reader, url: string, language: Language): Mail {
  const { failedCodes: words } = mailMessages[language];
  return mailWithLink(reader, words, url, language, { before: [words.tried, words.notYou] });
}

/** To the previous address. @param url the contact page */
export function emailChangedMail(to: string, url: string, language: Language): Mail {
  const { emailChanged: words } = mailMessages[language];
  return mailWithLink(to, words, url, language, { before: [words.changed, words.notYou] });
}

/** @param url the page that requests a new password */
export function passwordChangedMail(reader: Reader, url: string, language: Language): Mail {
  const { passwordChanged: words } = mailMessages[language];
  return mailWithLink(reader, words, url, language, { before: [words.changed, words.notYou] });
}

/** Reports that a password was set by a link, in case the owner did not do it. @param url the contact page */
export function passwordSetMail(reader: Reader, url: string, language: Language): Mail {
  const { passwordSet: words } = mailMessages[language];
  return mailWithLink(reader, words, url, language, { before: [words.changed, words.notYou] });
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
  const { reset: words } = mailMessages[language];
  return mailWithLink(reader.emailConfirmed ? reader : reader.email, words, url, language, {
    before: [words.reason, ...(reader.emailConfirmed ? [] : [words.unconfirmed])],
    after: [words.valid, words.ignore],
  });
}

/**
 * Reports too many failed logins, with the link that sets a new password.
 * @param url the complete URL, token included
 */
export function lockedOutMail(reader: Reader, url: string, language: Language): Mail {
  const { lockedOut: words } = mailMessages[language];
  return mailWithLink(reader, words, url, language, {
    before: [words.tried, words.knownDevices, words.otherDevices],
    after: [words.valid, words.notYou],
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
  const { newDevice: words } = mailMessages[language];
  const both = browser !== null && system !== null ? words.device({ browser, system }) : null;
  const device = both ?? browser ?? system;
  const moment = formatDate('moment', at, language, 'Asia/Kolkata');
  const loggedIn =
    device === null
      ? words.loggedInUnknown({ at: moment })
      : words.loggedIn({ device, at: moment });
  return mailWithLink(reader, words, url, language, {
    before: [loggedIn, words.you, words.notYou],
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
  const { accountDeleted: words } = mailMessages[language];
  return mailWithLink(to, words, url, language, {
    before: [words.deleted],
    facts: bookings,
    rules: [...(bookings.length > 0 ? [words.keepNumber] : []), words.notYou],
  });
}

/** Asks to confirm the subscription of an address. */
export function newsletterConfirmMail(
  to: string,
  { confirm, unsubscribe }: NewsletterLinks,
  language: Language,
): Mail {
  const { newsletterConfirm: words } = mailMessages[language];
  const body = { before: [words.reason], after: [words.valid, words.ignore] };
  return { ...mailWithLink(to, words, confirm, language, body), unsubscribe };
}

/** The first e-mail of the newsletter. */
export function newsletterWelcomeMail(
  to: string,
  { leave, unsubscribe }: NewsletterLinks,
  language: Language,
): Mail {
  const { newsletterWelcome: words } = mailMessages[language];
  const body = { before: [words.subscribed, words.leave] };
  return { ...mailWithLink(to, words, leave, language, body), unsubscribe };
}
