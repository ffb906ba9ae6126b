import type { Tokens } from '../auth/tokens.ts';
import type { Content } from '../content/content.ts';
import type { Throttle } from '../http/limits/throttle.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Erasures } from '../storage/erasures.ts';
import type { Store } from '../storage/store.ts';
import { bookingHandlers } from './booking-handlers.ts';
import { BookingService } from './booking-service.ts';
import { inquiryHandlers } from './inquiries/inquiry-handlers.ts';
import { InquiryService } from './inquiries/inquiry-service.ts';
import { PoojaService } from './pooja-service.ts';

interface Needs {
  store: Store;
  content: Content;
  tokens: Tokens;
  throttle: Throttle;
  mailQueue: MailQueue;
  mailer: Mailer;
  erasures: Erasures;
  now: () => Date;
}

/** What visitors ask of the team: bookings of ceremonies, consultations, messages, the newsletter. */
export function bookingsFeature(needs: Needs) {
  return {
    ...inquiryHandlers(new InquiryService(needs), needs.tokens),
    ...bookingHandlers(new BookingService(needs), new PoojaService(needs)),
  };
}
