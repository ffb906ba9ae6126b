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

/** Full until 24 hours ahead, then none (refund policy, section 2). */
export function refundNow(price: number, preferredDate: string, now: Date) {
  const refund: RefundKind = isLate(preferredDate, now) ? 'none' : 'full';
  return { refund, amount: refund === 'full' ? price : 0 };
}

type Standing = Pick<BookingRecord, 'status' | 'preferredDate' | 'price' | 'rescheduledLate'>;

/** Whether a booking can be cancelled or given another day at all. */
export function canChange({ status, preferredDate }: Standing, now: Date): boolean {
  return status !== 'cancelled' && status !== 'completed' && !isOver(preferredDate, now);
}

/** What a change would mean at this moment: told before anybody decides. */
export function changeTerms(
  booking: Standing,
  now: Date,
): Pick<Booking, 'freeUntil' | 'ifCancelledNow' | 'ifRescheduledNow'> {
  const { preferredDate, price, rescheduledLate } = booking;
  const open = canChange(booking, now);
  const late = isLate(preferredDate, now);
  return {
    freeUntil: freeUntil(preferredDate).toISOString(),
    ifCancelledNow: open ? refundNow(price, preferredDate, now) : null,
    ifRescheduledNow: !open || (late && rescheduledLate) ? 'no' : late ? 'once' : 'free',
  };
}
