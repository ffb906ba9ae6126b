import type { Language } from '@jyoti/contract';
import { greetingFor } from './greeting.ts';
import { renderMail } from './render-mail.ts';
import { mailWords } from './mail-words.ts';
import type { Mail } from './mailer.ts';

/** The URLs in a newsletter e-mail, tokens included. */
export interface NewsletterLinks {
  /** The page that confirms the subscription. */
  confirm: string;
  /** The page that ends it. */
  leave: string;
  /** The URL that a mail client posts to. */
  unsubscribe: string;
}

/** Asks to confirm the subscription of an address. */
export function newsletterConfirmMail(
  to: string,
  { confirm, unsubscribe }: NewsletterLinks,
  language: Language,
): Mail {
  const { newsletterConfirm: words } = mailWords(language);
  const mail = renderMail({
    to,
    language,
    subject: words.subject,
    greeting: greetingFor(null, language),
    before: [words.reason],
    link: { label: words.label, url: confirm },
    after: [words.valid, words.ignore],
  });
  return { ...mail, unsubscribe };
}

/** The first e-mail of the newsletter. */
export function newsletterWelcomeMail(
  to: string,
  { leave, unsubscribe }: NewsletterLinks,
  language: Language,
): Mail {
  const { newsletterWelcome: words } = mailWords(language);
  const mail = renderMail({
    to,
    language,
    subject: words.subject,
    greeting: greetingFor(null, language),
    before: [words.subscribed, words.leave],
    link: { label: words.label, url: leave },
    after: [],
  });
  return { ...mail, unsubscribe };
}
