import {
  ceremonyBegins,
  ceremonyZone,
  todayIn,
  type Booking,
  type Language,
} from '@jyoti/contract';
import { formatDate, formatRupees } from '@jyoti/language';
import { freeUntil, isLate, refundNow } from './refund-rule.ts';
import { renderMail } from '../mail/render-mail.ts';
import { mailMessages } from '../messages.generated/mail.ts';
import type { BookingMails } from '../mail/mail-queue.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Content } from '../content/content.ts';
import { withTitle } from './ceremony-titles.ts';

/** The hour at which a ceremony begins, on the clock of India. */
const hourIn = (language: Language, date: string, hour: string): string =>
  formatDate('clock', ceremonyBegins(date, hour), language, 'Asia/Kolkata');

/** A day, with its hour if known. */
function whenIn(language: Language, date: string, hour: string | null | undefined): string {
  const day = formatDate('weekday', date, language);
  if (!hour) return day;
  return mailMessages[language].booking.at({ day, hour: hourIn(language, date, hour) });
}

/**
 * The refund rule of a booking as it was at its last event. Without an hour the deadline is the beginning of a day,
 * which is named as the end of the day before.
 */
function ruleOf(booking: BookingFacts, language: Language): string[] {
  const words = mailMessages[language].booking;
  const { history, preferredTime, rescheduledLate } = booking;
  if (rescheduledLate) return [words.usedRule, words.unavailable];
  const deadline = freeUntil(booking);
  const lastDay = new Date(deadline.getTime() - (preferredTime === null ? 1 : 0));
  const date = todayIn(ceremonyZone, lastDay);
  const until = {
    day: formatDate('weekday', date, language),
    hasHour: preferredTime !== null,
    hour: preferredTime === null ? '' : hourIn(language, date, preferredTime),
  };
  const late = isLate(booking, new Date(history.at(-1)?.at ?? 0));
  return [late ? words.lateRule(until) : words.rule(until), words.unavailable];
}

type BookingFacts = Pick<
  Booking,
  | 'id'
  | 'poojaTitle'
  | 'package'
  | 'preferredDate'
  | 'preferredTime'
  | 'price'
  | 'history'
  | 'refund'
  | 'paid'
  | 'rescheduledLate'
  | 'callLink'
  | 'recordingLink'
>;

/** What happens with the money of a cancelled booking. */
function moneyOf({ refund, amount }: NonNullable<Booking['refund']>, language: Language): string {
  const words = mailMessages[language].booking;
  if (refund === 'none') return words.refunds.none;
  return amount === 0
    ? words.nothingPaid
    : words.refunds.full({ amount: formatRupees(amount, language) });
}

/** A line about a booking that was cancelled by the deletion of its account. */
function erasedBookingLine(booking: BookingFacts, now: Date, language: Language): string {
  const { id, poojaTitle, preferredDate, preferredTime } = booking;
  const day = whenIn(language, preferredDate, preferredTime);
  const cancelled = mailMessages[language].accountDeleted.booking({ id, title: poojaTitle, day });
  return `${cancelled} ${moneyOf(refundNow(booking, now), language)}`;
}

/** The sentences about the last event, before and after the facts of the booking. */
function newsOf(booking: BookingFacts, language: Language): { before: string[]; after: string[] } {
  const words = mailMessages[language].booking;
  const { history, refund } = booking;
  const rule = ruleOf(booking, language);
  const [now, earlier] = history.toReversed();
  const money = moneyOf(refund ?? { refund: 'full', amount: 0 }, language);
  switch (now?.event) {
    case 'confirmed':
      return { before: [words.confirmed], after: [words.payment, ...rule] };
    case 'rescheduled': {
      const { preferredDate: date, preferredTime: hour } = earlier ?? now;
      const oldDay = whenIn(language, date, hour);
      return { before: [words.rescheduled({ oldDay })], after: [words.toBeConfirmed, ...rule] };
    }
    case 'completed':
      return { before: [words.completed], after: [words.afterwards] };
    case 'cancelled':
      return { before: [words.cancelled], after: [money] };
    case 'declined':
      return { before: [words.declined], after: [money, words.newDate] };
    case 'hour_set':
    case 'call_set':
    case 'payment_noted':
    case 'recording_added': {
      // The team may record several events at once: one e-mail contains all of them.
      const recorded = history.filter(({ at }) => at === now.at).map(({ event }) => event);
      const { arranged } = words;
      return {
        before: (Object.keys(arranged) as (keyof typeof arranged)[])
          .filter((event) => recorded.includes(event))
          .map((event) => arranged[event]),
        after: [],
      };
    }
    default:
      return { before: [words.received], after: [words.unpaid, ...rule] };
  }
}

/** What the team has arranged, if anything. */
function linesOf(
  { paid, price, callLink, recordingLink, history }: BookingFacts,
  language: Language,
): string[] {
  const words = mailMessages[language].booking;
  if (['cancelled', 'declined'].includes(history.at(-1)?.event ?? '')) return [];
  return [
    ...(paid > 0
      ? [words.paid({ paid: formatRupees(paid, language), price: formatRupees(price, language) })]
      : []),
    ...(callLink === null ? [] : [words.call({ link: callLink })]),
    ...(recordingLink === null ? [] : [words.recording({ link: recordingLink })]),
  ];
}

/** Reports the last event of a booking. @param url the page that shows the booking */
export function bookingMail(
  reader: { firstName: string; email: string },
  booking: BookingFacts,
  url: string,
  language: Language,
): Mail {
  const { booking: words } = mailMessages[language];
  const { id, poojaTitle, package: tier, preferredDate, preferredTime, price, history } = booking;
  const { before, after } = newsOf(booking, language);
  const facts = words.what({
    id,
    title: poojaTitle,
    tier: words.tiers[tier],
    day: whenIn(language, preferredDate, preferredTime),
    price: formatRupees(price, language),
  });
  return renderMail({
    to: reader.email,
    language,
    subject: words.subjects[history.at(-1)?.event ?? 'requested']({ id }),
    firstName: reader.firstName,
    before,
    facts: [facts, ...linesOf(booking, language)],
    rules: after,
    link: { label: words.label, url },
  });
}

/** Writes the e-mails about bookings, with the titles that ceremonies have now. */
export function bookingMails(content: Pick<Content, 'ceremony'>): BookingMails {
  return {
    about: (reader, booking, url, language) =>
      bookingMail(reader, withTitle(booking, content, language), url, language),
    erased: (booking, now, language) =>
      erasedBookingLine(withTitle(booking, content, language), now, language),
  };
}
