import type { Booking, RefundKind } from '@jyoti/contract';
import type { BookingRecord } from '../storage/records.ts';
import { startOfDay } from '../poojas/ceremony-dates.ts';

const dayLength = 86_400_000;

/** Until when everything is free: 24 hours before the day of the ceremony begins in India. */
export function freeUntil(preferredDate: string): Date {
  return new Date(startOfDay(preferredDate).getTime() - dayLength);
}

/** Whether now is within those 24 hours, or later. */
export function isLate(preferredDate: string, now: Date): boolean {
  return now > freeUntil(preferredDate);
}

/** Whether the day of the ceremony has passed in India. */
function isOver(preferredDate: string, now: Date): boolean {
  return now.getTime() >= startOfDay(preferredDate).getTime() + dayLength;
}

type Standing = Pick<BookingRecord, 'status' | 'preferredDate' | 'paid' | 'rescheduledLate'>;

/**
 * Full until 24 hours ahead, then none (refund policy, section 2). A change of date within 24 hours is made instead of a
 * cancellation without refund: the booking stays without one, whatever the new day.
 */
export function refundNow(
  { preferredDate, paid, rescheduledLate }: Omit<Standing, 'status'>,
  now: Date,
) {
  const refund: RefundKind = rescheduledLate || isLate(preferredDate, now) ? 'none' : 'full';
  return { refund, amount: refund === 'full' ? paid : 0 };
}

/** Whether a booking can be cancelled or given another day at all. */
export function canChange(
  { status, preferredDate }: Pick<Standing, 'status' | 'preferredDate'>,
  now: Date,
): boolean {
  return status !== 'cancelled' && status !== 'completed' && !isOver(preferredDate, now);
}

/** What a change would mean at this moment: shown before the user decides. */
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
