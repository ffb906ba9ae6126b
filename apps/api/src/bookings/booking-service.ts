import type {
  Book,
  Booking,
  BookingWarning,
  ChangeBooking,
  Language,
  Quote,
} from '@jyoti/contract';
import { mostReschedulings, offeredServiceTypes } from '@jyoti/contract';
import { requireConfirmedEmail } from '../auth/confirmed-email.ts';
import type { Throttle } from '../http/limits/throttle.ts';
import type { Identity } from '../http/handlers.ts';
import type { Ceremony } from '../content/ceremonies.ts';
import type { Content } from '../content/content.ts';
import { contractMessage, fieldError, appError, type AppError } from '../http/errors/app-error.ts';
import { newTicket } from './inquiries/tickets.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { ceremonyDays, type CeremonyDay } from './ceremony-dates.ts';
import type { BookingRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { withTitle } from './ceremony-titles.ts';
import { publicBooking } from './public-booking.ts';
import { isForFirst, priceOf, type Price } from './price.ts';
import { canChange, changeTerms, freeUntil, isLate, refundNow } from './refund-rule.ts';
import { requestHash } from './request-hash.ts';

interface Dependencies {
  store: Store;
  content: Content;
  throttle: Throttle;
  mailQueue: MailQueue;
  now: () => Date;
}

type FieldMessage = Parameters<typeof contractMessage>[0];

function validationError(field: string, key: FieldMessage): AppError {
  return fieldError(400, 'invalid_input', field, contractMessage(key));
}

function conflict(field: string, key: FieldMessage): AppError {
  return fieldError(409, 'conflict', field, contractMessage(key));
}

const notFound = () => appError(404, 'not_found', 'notFound');
const signedOut = () => appError(401, 'unauthorized', 'sessionEnded');

/** Bookings of ceremonies. No payment is involved: a booking is a request until the team has confirmed it. */
export class BookingService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The price and the cancellation terms of a booking; stores nothing. @throws AppError as `book` */
  async quote(request: Book, userId: string, language: Language): Promise<Quote> {
    const { store, now } = this.#deps;
    const { ceremony, price, onlyFirst } = this.#offer(request, language);
    const earlier = onlyFirst ? await store.bookings.ofUser(userId) : [];
    if (earlier.some(({ status }) => status !== 'cancelled'))
      throw validationError('code', 'codeFirstOnly');
    const { preferredDate, preferredTime } = request;
    const terms = { preferredDate, preferredTime, paid: 0, rescheduledLate: false };
    const taken = await store.bookings.taken(ceremony.id);
    if ((taken.get(preferredDate) ?? 0) >= ceremony.capacity) {
      throw conflict('preferredDate', 'dateFull');
    }
    return {
      ...price,
      poojaId: ceremony.id,
      poojaTitle: ceremony.title,
      package: request.package,
      preferredDate,
      preferredTime,
      delivers: ceremony.pricing[request.package].delivers,
      freeUntil: freeUntil(request).toISOString(),
      ifCancelledNow: refundNow(terms, now()),
      warnings: await this.#warnings(request, userId),
    };
  }

  /**
   * Books a ceremony, once for each idempotency key.
   * @throws AppError 400 for a ceremony, day or hour that is not offered; 403 before the e-mail is confirmed;
   * 409 for a full day, a changed price, a warning that was not accepted, or a key already used for another
   * request; 429
   */
  async book(request: Book, key: string, identity: Identity, language: Language): Promise<Booking> {
    const { store, throttle, mailQueue, now } = this.#deps;
    const { user, tokenHash } = identity;
    requireConfirmedEmail(user);
    const hash = requestHash(request);
    const earlier = await store.bookings.byKey(user.id, key);
    if (earlier) return this.#sameRequest(earlier, hash, language);
    const { ceremony, price, onlyFirst } = this.#offer(request, language);
    await this.#rejectUnaccepted(request, user.id);
    await throttle.bookings.spend(user.id);
    const facts = recordOf(request, ceremony, price, now());
    const booking = { ...facts, userId: user.id, idempotencyKey: key, requestHash: hash, language };
    const { id, stored } = await this.#insert(booking, ceremony.capacity, tokenHash, onlyFirst);
    const shown = this.#sameRequest(stored, hash, language);
    if (stored.id === id) mailQueue.send();
    return shown;
  }

  /** Newest first. */
  async list(userId: string, language: Language): Promise<Booking[]> {
    const bookings = await this.#deps.store.bookings.ofUser(userId);
    return bookings.map((booking) => this.#shown(booking, language));
  }

  /** @throws AppError 404, also for a booking of another user */
  async one(id: string, userId: string, language: Language): Promise<Booking> {
    return this.#shown(await this.#own(id, userId), language);
  }

  /**
   * Cancels a booking, moves it to another day, or changes gotra, sankalp and address. Idempotent: a repeated
   * request changes nothing.
   * @throws AppError 400 for a day that is not offered, 404, 409 for a change that the refund rule does not
   * allow
   */
  async change(id: string, request: ChangeBooking, identity: Identity, language: Language) {
    const { store, mailQueue } = this.#deps;
    const { user, tokenHash } = identity;
    // A concurrent change causes another read; several in a row are not a double click.
    for (let tries = 0; tries < 5; tries += 1) {
      const before = await this.#own(id, user.id);
      const after = this.#changed(before, request, language);
      if (after === before) return this.#shown(before, language);
      const capacity = this.#deps.content.ceremony(before.poojaId, language)?.value.capacity ?? 0;
      // Changes of gotra, sankalp or address add no event and send no e-mail.
      const sendsMail = after.history.length > before.history.length;
      const mail = sendsMail ? mailQueue.aboutBooking(after, language) : undefined;
      const stored = await store.bookings.replace(before, after, capacity, tokenHash, mail);
      if (stored === 'signed_out') throw signedOut();
      if (stored === 'full') throw conflict('preferredDate', 'dateFull');
      if (stored === 'own_full') throw conflict('preferredDate', 'placesOfDay');
      if (stored === 'changed') continue;
      mailQueue.send();
      return this.#shown(stored, language);
    }
    throw appError(503, 'busy', 'busy', 1);
  }

  #changed(before: BookingRecord, request: ChangeBooking, language: Language): BookingRecord {
    switch (request.action) {
      case 'cancel':
        return this.#cancelled(before, request.expectedRefund);
      case 'reschedule':
        return this.#moved(before, request, language);
      case 'describe':
        return this.#described(before, request, language);
    }
  }

  #cancelled(before: BookingRecord, expected: string | null): BookingRecord {
    if (before.status === 'cancelled') return before;
    const now = this.#deps.now();
    if (!canChange(before, now)) throw conflict('action', 'bookingOver');
    const refund = refundNow(before, now);
    if (expected !== null && expected !== refund.refund) {
      throw conflict('expectedRefund', 'refundChanged');
    }
    const { preferredDate, preferredTime } = before;
    const event = {
      event: 'cancelled' as const,
      at: now.toISOString(),
      preferredDate,
      preferredTime,
    };
    return { ...before, status: 'cancelled', refund, history: [...before.history, event] };
  }

  #moved(
    before: BookingRecord,
    request: Extract<ChangeBooking, { action: 'reschedule' }>,
    language: Language,
  ): BookingRecord {
    const { preferredDate, expectedTerms } = request;
    const now = this.#deps.now();
    if (!canChange(before, now)) throw conflict('action', 'bookingOver');
    const isSameHour = [null, before.preferredTime].includes(request.preferredTime);
    if (preferredDate === before.preferredDate && isSameHour) return before;
    const moves = before.history.filter((entry) => entry.event === 'rescheduled').length;
    if (moves >= mostReschedulings) throw conflict('preferredDate', 'rescheduledOften');
    const day = this.#day(this.#ceremony(before.poojaId, language), preferredDate);
    const preferredTime = hourOf(day, request.preferredTime, before.preferredTime);
    const terms = changeTerms(before, now).ifRescheduledNow;
    if (terms === 'no') throw conflict('preferredDate', 'rescheduledAlready');
    if (expectedTerms !== null && expectedTerms !== terms) {
      throw conflict('expectedTerms', 'termsChanged');
    }
    const event = {
      event: 'rescheduled' as const,
      at: now.toISOString(),
      preferredDate,
      preferredTime,
    };
    return {
      ...before,
      preferredDate,
      preferredTime,
      // The team had confirmed the old day, not the new one.
      status: 'requested',
      rescheduledLate: before.rescheduledLate || isLate(before, now),
      history: [...before.history, event],
    };
  }

  /** Warnings that the user must accept before booking. */
  async #warnings(request: Book, userId: string): Promise<BookingWarning[]> {
    const { poojaId, preferredDate } = request;
    const own = await this.#deps.store.bookings.ofUser(userId);
    const isTwice = own.some(
      (other) =>
        other.poojaId === poojaId &&
        other.preferredDate === preferredDate &&
        other.status !== 'cancelled',
    );
    return [
      ...(isTwice ? (['booked_already'] as const) : []),
      ...(isLate(request, this.#deps.now()) ? (['begins_soon'] as const) : []),
    ];
  }

  /** @throws AppError 409 if a warning applies that the request does not accept */
  async #rejectUnaccepted(request: Book, userId: string): Promise<void> {
    const { acceptedWarnings: accepted } = request;
    if (accepted === null) return;
    const warnings = await this.#warnings(request, userId);
    if (!warnings.every((warning) => accepted.includes(warning))) {
      throw conflict('acceptedWarnings', 'warningsChanged');
    }
  }

  /** Changes gotra, sankalp and address, until the ceremony has been prepared with them. */
  #described(
    before: BookingRecord,
    { gotra, sankalp, deliveryAddress }: Extract<ChangeBooking, { action: 'describe' }>,
    language: Language,
  ): BookingRecord {
    if (!canChange(before, this.#deps.now())) throw conflict('action', 'bookingOver');
    if (before.status !== 'requested') throw conflict('action', 'bookingConfirmed');
    const ceremony = this.#deps.content.ceremony(before.poojaId, language)?.value;
    const delivers = ceremony?.pricing[before.package].delivers ?? before.deliveryAddress !== null;
    return { ...before, gotra, sankalp, deliveryAddress: delivers ? deliveryAddress : null };
  }

  async #insert(
    booking: Omit<BookingRecord, 'id'>,
    capacity: number,
    tokenHash: string,
    onlyFirst: boolean,
  ) {
    const { store, mailQueue, now } = this.#deps;
    for (let tries = 0; tries < 20; tries += 1) {
      const id = newTicket(now(), 'JB');
      const named = { id, ...booking };
      const mail = mailQueue.aboutBooking(named, booking.language);
      const stored = await store.bookings.insert(named, capacity, tokenHash, onlyFirst, mail);
      if (stored === 'signed_out') throw signedOut();
      if (stored === 'not_first') throw validationError('code', 'codeFirstOnly');
      if (stored === 'full') throw conflict('preferredDate', 'dateFull');
      if (stored === 'own_full') throw conflict('preferredDate', 'placesOfDay');
      if (stored !== 'id_taken') return { id, stored };
    }
    throw new Error('There is no free booking id.');
  }

  #sameRequest(booking: BookingRecord, hash: string, language: Language): Booking {
    if (booking.requestHash !== hash) throw conflict('idempotency-key', 'idempotencyKeyReused');
    return this.#shown(booking, language);
  }

  #ceremony(id: number, language: Language): Ceremony {
    const ceremony = this.#deps.content.ceremony(id, language)?.value;
    if (!ceremony?.isActive) throw validationError('poojaId', 'poojaUnknown');
    return ceremony;
  }

  /** A day of a ceremony with its hours. @throws AppError 400 if the ceremony is not offered on it */
  #day(ceremony: Ceremony, preferredDate: string): CeremonyDay {
    const days = ceremonyDays(ceremony, this.#deps.now());
    const day = days.find(({ date }) => date === preferredDate);
    if (!day) throw validationError('preferredDate', 'dateNotOffered');
    return day;
  }

  /** The requested package, day and price, as offered now. */
  #offer(
    request: Book,
    language: Language,
  ): { ceremony: Ceremony; price: Price; onlyFirst: boolean } {
    const { content, now } = this.#deps;
    const ceremony = this.#ceremony(request.poojaId, language);
    if (!offeredServiceTypes(ceremony.type).includes(request.serviceType)) {
      throw validationError('serviceType', 'serviceTypeNotOffered');
    }
    hourOf(this.#day(ceremony, request.preferredDate), request.preferredTime);
    const promotions = content.promotions(language).value;
    const price = priceOf(ceremony.pricing, request.package, request.code, promotions, now());
    if (request.expectedPrice !== null && request.expectedPrice !== price.price) {
      throw conflict('expectedPrice', 'priceChanged');
    }
    return { ceremony, price, onlyFirst: isForFirst(price, promotions) };
  }

  async #own(id: string, userId: string): Promise<BookingRecord> {
    const booking = await this.#deps.store.bookings.ofUserById(id, userId);
    if (!booking) throw notFound();
    return booking;
  }

  #shown(booking: BookingRecord, language: Language): Booking {
    const { content, now } = this.#deps;
    return {
      ...publicBooking(withTitle(booking, content, language)),
      ...changeTerms(booking, now()),
    };
  }
}

/**
 * The requested hour of a day, else the present one; `null` if the team agrees the hour.
 * @throws AppError 400 if the day has hours and the request has none of them
 */
function hourOf(
  { hours }: CeremonyDay,
  request: string | null,
  present: string | null = null,
): string | null {
  if (request !== null && !hours.includes(request))
    throw validationError('preferredTime', 'hourNotOffered');
  if (request !== null) return request;
  // If the day has no fixed hours, the booking keeps its present hour.
  if (hours.length === 0) return present;
  if (present !== null && hours.includes(present)) return present;
  throw validationError('preferredTime', 'hourRequired');
}

function recordOf(request: Book, ceremony: Ceremony, price: Price, now: Date) {
  const {
    code: _code,
    expectedPrice: _expected,
    acceptedWarnings: _accepted,
    deliveryAddress,
    reachBy,
    ...form
  } = request;
  const createdAt = now.toISOString();
  const { preferredDate, preferredTime } = form;
  return {
    ...form,
    ...(reachBy !== null && { reachBy }),
    duration: ceremony.duration,
    ...price,
    status: 'requested' as const,
    poojaTitle: ceremony.title,
    deliveryAddress: ceremony.pricing[request.package].delivers ? deliveryAddress : null,
    history: [{ event: 'requested' as const, at: createdAt, preferredDate, preferredTime }],
    paid: 0,
    callLink: null,
    recordingLink: null,
    operatorNote: null,
    rescheduledLate: false,
    refund: null,
    createdAt,
  };
}
