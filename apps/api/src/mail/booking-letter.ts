import type { Booking, Language } from '@jyoti/contract';
import { writeLetter } from './letter.ts';
import { mailWords } from './mail-words.ts';
import type { Mail } from './mailer.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

function rupeesIn(language: Language, amount: number): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  }).format(amount);
}

function dayIn(language: Language, date: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Says that a booking has come in. @param url the page on which it can be seen and changed */
export function bookingLetter(
  reader: { firstName: string; email: string },
  booking: Booking,
  url: string,
  language: Language,
): Mail {
  const { greeting, booking: words } = mailWords(language);
  const { id, poojaTitle, package: tier, preferredDate, price } = booking;
  return writeLetter({
    to: reader.email,
    language,
    subject: words.subject(id),
    greeting: greeting(reader.firstName),
    before: [
      words.received,
      words.what({
        id,
        title: poojaTitle,
        tier: words.tiers[tier],
        day: dayIn(language, preferredDate),
        price: rupeesIn(language, price),
      }),
      words.unpaid,
      words.rule,
    ],
    link: { label: words.label, url },
    after: [],
  });
}
