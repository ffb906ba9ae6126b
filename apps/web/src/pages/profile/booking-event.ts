import type { Booking } from '@jyoti/contract';
import type { CalendarEvent } from '../../files/calendar-file.ts';
import type { en } from './words.en.ts';

/** The day of a booking for a calendar: the same entry however often its date changes. */
export function eventOf(booking: Booking, words: typeof en.bookings): CalendarEvent {
  const { id, poojaTitle, status, preferredDate } = booking;
  return {
    uid: `${id}@bookings.jyoti`,
    title: poojaTitle,
    description: words.event(id, words.tiers[booking.package], words.statuses[status]),
    location: words.place,
    when: { date: preferredDate },
  };
}
