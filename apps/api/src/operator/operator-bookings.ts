import {
  todayIn,
  type Language,
  type OperatorArrangeInput,
  type OperatorBooking,
  type OperatorBookingStepInput,
  type OperatorPage,
} from '@jyoti/contract';
import type { Identity } from '../http/handlers.ts';
import { ceremoniesNamed, withTitle } from '../bookings/ceremony-titles.ts';
import { publicBooking } from '../bookings/public-booking.ts';
import type { Content } from '../content/content.ts';
import { contractMessage, fieldError, type AppError } from '../http/errors/app-error.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { BookingRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { arranged, arrangementOf, auditedFields, changedFields } from './arrangement.ts';
import type { AuditTrail } from './audit-trail.ts';
import { afterStep, hasCome, openSteps } from './booking-steps.ts';
import { byWhom, conflict, notFound, pageOf, requireApplied, rowsOf } from './operated.ts';

interface Dependencies {
  store: Store;
  content: Content;
  mailQueue: MailQueue;
  audit: AuditTrail;
  now: () => Date;
}

type BookingsFilter = Omit<Parameters<Store['operation']['bookings']>[0], 'today' | 'ceremonies'>;

/** What waits for the team, and the bookings of all visitors. */
export class OperatorBookings {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  overview() {
    return this.#deps.store.operation.waiting(todayIn('Asia/Kolkata', this.#deps.now()));
  }

  async list(
    filter: BookingsFilter,
    page: number,
    language: Language,
  ): Promise<OperatorPage<OperatorBooking>> {
    const { content, now } = this.#deps;
    const today = todayIn('Asia/Kolkata', now());
    const { search } = filter;
    const ceremonies = search === undefined ? undefined : ceremoniesNamed(search, content);
    const part = await this.#deps.store.operation.bookings(
      { ...filter, ceremonies, today },
      rowsOf(page),
    );
    return pageOf(part, page, (booking) => this.#shown(booking, language));
  }

  /**
   * Confirms, completes or cancels a booking, unless it has changed in the meantime.
   * @throws AppError 404, 409
   */
  async step(
    id: string,
    { step, expectedStatus, expectedDate }: OperatorBookingStepInput,
    identity: Identity,
    language: Language,
  ): Promise<OperatorBooking> {
    const now = this.#deps.now();
    const before = await this.#deps.store.operation.booking(id);
    if (!before) throw notFound();
    if (before.status !== expectedStatus || before.preferredDate !== expectedDate) {
      throw conflict('step', 'changedMeanwhile');
    }
    if (!openSteps(before, now).includes(step)) throw this.#stepError(before, step, now);
    const after = afterStep(before, step, now);
    const entry = this.#deps.audit.entry(
      {
        kind: 'booking',
        action: after.status === 'requested' ? 'status_set' : after.status,
        subject: id,
        before: { status: before.status },
        after: {
          status: after.status,
          ...(after.refund ? { refund: `₹${after.refund.amount}` } : {}),
        },
      },
      identity,
    );
    const { mailQueue } = this.#deps;
    // E-mails about the team's actions are in the language of the booking.
    const mail = mailQueue.aboutBooking(after, after.language);
    const operated = await this.#deps.store.operation.changeBooking(
      before,
      after,
      entry,
      byWhom(identity),
      mail,
    );
    requireApplied(operated, 'step');
    mailQueue.send();
    return this.#shown(after, language);
  }

  /**
   * Records arrangements. The user gets one e-mail about all that concern them.
   * @throws AppError 400 for a payment above the price, 404, 409
   */
  async arrange(
    id: string,
    { expected, arrangement }: OperatorArrangeInput,
    identity: Identity,
    language: Language,
  ): Promise<OperatorBooking> {
    const before = await this.#deps.store.operation.booking(id);
    if (!before) throw notFound();
    const present = arrangementOf(before);
    if (changedFields(present, expected).length > 0) {
      throw conflict('arrangement', 'changedMeanwhile');
    }
    if (before.status === 'cancelled') throw conflict('arrangement', 'stepNotOpen');
    if (arrangement.paid > before.price) {
      const field = 'arrangement.paid';
      throw fieldError(400, 'invalid_input', field, contractMessage('paidTooMuch'));
    }
    const fields = changedFields(present, arrangement);
    if (fields.length === 0) return this.#shown(before, language);
    const after = arranged(before, arrangement, this.#deps.now());
    const entry = this.#deps.audit.entry(
      {
        kind: 'booking',
        action: 'arranged',
        subject: id,
        before: auditedFields(fields, present),
        after: auditedFields(fields, arrangement),
      },
      identity,
    );
    const { mailQueue } = this.#deps;
    const sendsMail = after.history.length > before.history.length;
    const mail = sendsMail ? mailQueue.aboutBooking(after, after.language) : undefined;
    const operated = await this.#deps.store.operation.changeBooking(
      before,
      after,
      entry,
      byWhom(identity),
      mail,
    );
    requireApplied(operated, 'arrangement');
    mailQueue.send();
    return this.#shown(after, language);
  }

  #stepError(booking: BookingRecord, step: string, now: Date): AppError {
    const early = step === 'complete' && !hasCome(booking.preferredDate, now);
    return conflict('step', early ? 'ceremonyNotYet' : 'stepNotOpen');
  }

  #shown(booking: BookingRecord, language: Language): OperatorBooking {
    const { operatorNote } = booking;
    const shown = publicBooking(withTitle(booking, this.#deps.content, language));
    return { ...shown, operatorNote, steps: openSteps(booking, this.#deps.now()) };
  }
}
