import { ceremonyBegins, type Booking, type RefundKind } from '@jyoti/contract';
import type { BookingRecord } from '../storage/records.ts';
import { startOfDay } from './ceremony-dates.ts';

const dayLength = 86_400_000;

type When = Pick<BookingRecord, 'preferredDate' | 'preferredTime'>;

/**
 * The deadline of free changes: 24 hours before the hour of the ceremony, or, while it has none, before its day
 * begins in India.
 */
export function freeUntil({ preferredDate, preferredTime }: When): Date {
  const begins =
    preferredTime === null
      ? startOfDay(preferredDate)
      : new Date(ceremonyBegins(preferredDate, preferredTime));
  return new Date(begins.getTime() - dayLength);
}

/** Whether that deadline has passed. */
export function isLate(when: When, now: Date): boolean {
  return now > freeUntil(when);
}

/** Whether the day of the ceremony has passed in India. */
function isOver(preferredDate: string, now: Date): boolean {
  return now.getTime() >= startOfDay(preferredDate).getTime() + dayLength;
}

type Standing = When & Pick<BookingRecord, 'status' | 'paid' | 'rescheduledLate'>;

/**
 * The refund of a cancellation now (refund policy, section 2): all of it until `freeUntil`, then none. After a
 * change of date within those 24 hours there is none, whatever the new day: otherwise moving would replace a
 * cancellation without refund.
 */
export function refundNow(booking: Omit<Standing, 'status'>, now: Date) {
  const refund: RefundKind = booking.rescheduledLate || isLate(booking, now) ? 'none' : 'full';
  return { refund, amount: refund === 'full' ? booking.paid : 0 };
}

/** Whether a booking can still be cancelled or moved. */
export function canChange(
  { status, preferredDate }: Pick<Standing, 'status' | 'preferredDate'>,
  now: Date,
): boolean {
  return status !== 'cancelled' && status !== 'completed' && !isOver(preferredDate, now);
}

/** The consequences of a change now, shown before the user decides. */
export function changeTerms(
  booking: Standing,
  now: Date,
): Pick<Booking, 'freeUntil' | 'ifCancelledNow' | 'ifRescheduledNow'> {
  const open = canChange(booking, now);
  const late = isLate(booking, now);
  return {
    freeUntil: freeUntil(booking).toISOString(),
    ifCancelledNow: open ? refundNow(booking, now) : null,
    ifRescheduledNow: !open || booking.rescheduledLate ? 'no' : late ? 'once' : 'free',
  };
}
