import type { Booking } from '@jyoti/contract';

const byDay = (a: Booking, b: Booking) =>
  a.preferredDate.localeCompare(b.preferredDate) || a.createdAt.localeCompare(b.createdAt);

/** What is still to come, the soonest first; and what is cancelled or over, the latest first. */
export function inOrder(bookings: readonly Booking[]): { upcoming: Booking[]; earlier: Booking[] } {
  const isOpen = ({ ifCancelledNow }: Booking) => ifCancelledNow !== null;
  return {
    upcoming: bookings.filter(isOpen).toSorted(byDay),
    earlier: bookings.filter((booking) => !isOpen(booking)).toSorted((a, b) => byDay(b, a)),
  };
}
