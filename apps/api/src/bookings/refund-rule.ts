import type { Booking, RefundKind } from '@jyoti/contract';
import type { BookingRecord } from '../storage/records.ts';
import { startOfDay } from '../poojas/ceremony-dates.ts';

const dayLength = 86_400_000;

/** The deadline of free changes: 24 hours before the day of the ceremony begins in India. */
export function freeUntil(preferredDate: string): Date {
  return new Date(startOfDay(preferredDate).getTime() - dayLength);
}

/** Whether that deadline has passed. */
export function isLate(preferredDate: string, now: Date): boolean {
  return now > freeUntil(preferredDate);
}

/** Whether the day of the ceremony has passed in India. */
function isOver(preferredDate: string, now: Date): boolean {
  return now.getTime() >= startOfDay(preferredDate).getTime() + dayLength;
}

type Standing = Pick<BookingRecord, 'status' | 'preferredDate' | 'paid' | 'rescheduledLate'>;

/**
 * The refund of a cancellation now (refund policy, section 2): all of it until 24 hours before the day, then
 * none. After a change of date within those 24 hours there is none, whatever the new day: otherwise moving
 * would replace a cancellation without refund.
 */
export function refundNow(
  { preferredDate, paid, rescheduledLate }: Omit<Standing, 'status'>,
  now: Date,
) {
  const refund: RefundKind = rescheduledLate || isLate(preferredDate, now) ? 'none' : 'full';
  return { refund, amount: refund === 'full' ? paid : 0 };
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
  const { preferredDate, rescheduledLate } = booking;
  const open = canChange(booking, now);
  const late = isLate(preferredDate, now);
  return {
    freeUntil: freeUntil(preferredDate).toISOString(),
    ifCancelledNow: open ? refundNow(booking, now) : null,
    ifRescheduledNow: !open || rescheduledLate ? 'no' : late ? 'once' : 'free',
  };
}
