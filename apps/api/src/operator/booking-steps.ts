import type { BookingStep } from '@jyoti/contract';
import { startOfDay } from '../bookings/ceremony-dates.ts';
import type { BookingRecord } from '../storage/records.ts';

const dayLength = 86_400_000;

/** Whether the day of the ceremony has begun in India. */
export function hasCome(preferredDate: string, now: Date): boolean {
  return now >= startOfDay(preferredDate);
}

function isOver(preferredDate: string, now: Date): boolean {
  return now.getTime() >= startOfDay(preferredDate).getTime() + dayLength;
}

/** The steps that the team can take with a booking now. */
export function openSteps(
  { status, preferredDate }: Pick<BookingRecord, 'status' | 'preferredDate'>,
  now: Date,
): BookingStep[] {
  switch (status) {
    case 'requested':
      return isOver(preferredDate, now) ? ['cancel'] : ['confirm', 'cancel'];
    case 'confirmed':
      return hasCome(preferredDate, now) ? ['complete', 'cancel'] : ['cancel'];
    default:
      return [];
  }
}

const outcomes = {
  confirm: { status: 'confirmed', event: 'confirmed' },
  complete: { status: 'completed', event: 'completed' },
  // The ceremony cannot be performed, so all payments are refunded (refund policy, section 2).
  cancel: { status: 'cancelled', event: 'declined' },
} as const;

/** The booking after a step. */
export function afterStep(booking: BookingRecord, step: BookingStep, now: Date): BookingRecord {
  const { status, event } = outcomes[step];
  const { preferredDate, preferredTime, paid, history } = booking;
  return {
    ...booking,
    status,
    refund: step === 'cancel' ? { refund: 'full', amount: paid } : booking.refund,
    history: [...history, { event, at: now.toISOString(), preferredDate, preferredTime }],
  };
}
