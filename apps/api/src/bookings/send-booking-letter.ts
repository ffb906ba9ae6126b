import type { Language } from '@jyoti/contract';
import type { Background } from '../background.ts';
import { bookingLetter } from '../mail/booking-letter.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { BookingRecord, UserRecord } from '../storage/records.ts';

interface Rooms {
  mailer: Mailer;
  background: Background;
  publicUrl: URL;
}

/**
 * Tells who booked what has just happened to the booking: the last event of its history decides the letter. It goes
 * to the account's own address (a stranger's, typed into the form, gets no letters from us), when the present request
 * is through.
 *
 * @param language that of the request; what the team does is told in that of the booking
 */
export function sendBookingLetter(
  { mailer, background, publicUrl }: Rooms,
  user: Pick<UserRecord, 'firstName' | 'email'>,
  booking: BookingRecord,
  language: Language = booking.language,
): void {
  const page = new URL('/profile#bookings', publicUrl).href;
  background.run('booking letter', () => mailer.send(bookingLetter(user, booking, page, language)));
}
