import {
  knownLanguage,
  operatorPageSize,
  todayIn,
  type AuditEntry,
  type InquiryStatus,
  type Language,
  type OperatorArrangeInput,
  type OperatorBooking,
  type OperatorBookingStepInput,
  type OperatorInquiryStatusInput,
  type OperatorMessage,
  type OperatorPage,
  type OperatorRequest,
  type OperatorSubscription,
} from '@jyoti/contract';
import type { Identity } from '../auth/tokens.ts';
import { ceremoniesNamed, withTitle } from '../bookings/ceremony-titles.ts';
import { publicBooking } from '../bookings/public-booking.ts';
import type { Content } from '../content/content.ts';
import { contractMessage, fieldError, appError, type AppError } from '../http/errors/app-error.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { newsletterLinks } from '../mail/newsletter-links.ts';
import type {
  AuditRecord,
  BookingRecord,
  ConsultationRecord,
  MessageRecord,
  SubscriptionRecord,
} from '../storage/records.ts';
import type { Operated, Operator, Page, PageRequest, Store } from '../storage/store.ts';
import { subscriptionKey, type Erasures } from '../storage/erasures.ts';
import { arranged, arrangementOf, auditedFields, changedFields } from './arrangement.ts';
import { auditRecord, type AuditEvent } from '../storage/audit-record.ts';
import { afterStep, hasCome, openSteps } from './booking-steps.ts';
import { csv } from './csv.ts';

interface Dependencies {
  store: Store;
  content: Content;
  erasures: Erasures;
  mailQueue: MailQueue;
  /** The public URL of the site. */
  publicUrl: URL;
  now: () => Date;
}

type OperationRepository = Store['operation'];
type BookingsFilter = Omit<Parameters<OperationRepository['bookings']>[0], 'today' | 'ceremonies'>;

const notFound = () => appError(404, 'not_found', 'notFound');

function conflict(field: string, key: 'changedMeanwhile' | 'stepNotOpen' | 'ceremonyNotYet') {
  return fieldError(409, 'conflict', field, contractMessage(key));
}

function rowsOf(page: number): PageRequest {
  return { skip: (page - 1) * operatorPageSize, most: operatorPageSize };
}

function pageOf<Row, Shown>(
  { rows, total }: Page<Row>,
  page: number,
  show: (row: Row) => Shown,
): OperatorPage<Shown> {
  const pages = Math.max(1, Math.ceil(total / operatorPageSize));
  return { rows: rows.map(show), total, page, pages };
}

function shownMessage({
  userId: _userId,
  settledAt: _settledAt,
  ...message
}: MessageRecord): OperatorMessage {
  return message;
}

function shownSubscription({
  token: _token,
  confirmedAt: _confirmedAt,
  ...subscription
}: SubscriptionRecord): OperatorSubscription {
  return subscription;
}

/**
 * A message or request with another status.
 * @throws AppError 404; 409 if it has changed in the meantime, already has that status, or was withdrawn by
 * its author
 */
function withStatus<Inquiry extends MessageRecord | ConsultationRecord>(
  before: Inquiry | null,
  { status, expectedStatus }: OperatorInquiryStatusInput,
  now: Date,
): { before: Inquiry; after: Inquiry } {
  if (!before) throw notFound();
  if (before.status !== expectedStatus) throw conflict('status', 'changedMeanwhile');
  if (before.status === 'withdrawn' || before.status === status) {
    throw conflict('status', 'stepNotOpen');
  }
  const { settledAt: _earlier, ...unsettled } = before;
  const settled = status === 'open' ? {} : { settledAt: now.toISOString() };
  return { before, after: { ...unsettled, ...settled, status } as Inquiry };
}

/** @throws AppError 404 if the role was revoked in the meantime, 409 if the record has changed */
function requireApplied(operated: Operated, field: string): void {
  if (operated === 'refused') throw notFound();
  if (operated === 'changed') throw conflict(field, 'changedMeanwhile');
}

const isApplied = (operated: Operated) => operated === 'applied';

/** @throws AppError 404 if the role was revoked or the record deleted in the meantime */
function requireFound(operated: Operated): void {
  if (!isApplied(operated)) throw notFound();
}

/** Actions of the team. Every change is stored atomically with its audit entry. */
export class OperatorService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  get #repository(): OperationRepository {
    return this.#deps.store.operation;
  }

  overview() {
    return this.#repository.waiting(todayIn('Asia/Kolkata', this.#deps.now()));
  }

  async bookings(
    filter: BookingsFilter,
    page: number,
    language: Language,
  ): Promise<OperatorPage<OperatorBooking>> {
    const { content, now } = this.#deps;
    const today = todayIn('Asia/Kolkata', now());
    const { search } = filter;
    const ceremonies = search === undefined ? undefined : ceremoniesNamed(search, content);
    const part = await this.#repository.bookings({ ...filter, ceremonies, today }, rowsOf(page));
    return pageOf(part, page, (booking) => this.#shownBooking(booking, language));
  }

  /**
   * Confirms, completes or cancels a booking, unless it has changed in the meantime.
   * @throws AppError 404, 409
   */
  async stepBooking(
    id: string,
    { step, expectedStatus, expectedDate }: OperatorBookingStepInput,
    identity: Identity,
    language: Language,
  ): Promise<OperatorBooking> {
    const now = this.#deps.now();
    const before = await this.#repository.booking(id);
    if (!before) throw notFound();
    if (before.status !== expectedStatus || before.preferredDate !== expectedDate) {
      throw conflict('step', 'changedMeanwhile');
    }
    if (!openSteps(before, now).includes(step)) throw this.#stepError(before, step, now);
    const after = afterStep(before, step, now);
    const entry = this.#entry(
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
    const operated = await this.#repository.changeBooking(
      before,
      after,
      entry,
      byWhom(identity),
      mail,
    );
    requireApplied(operated, 'step');
    mailQueue.send();
    return this.#shownBooking(after, language);
  }

  /**
   * Records arrangements. The user gets one e-mail about all that concern them.
   * @throws AppError 400 for a payment above the price, 404, 409
   */
  async arrangeBooking(
    id: string,
    { expected, arrangement }: OperatorArrangeInput,
    identity: Identity,
    language: Language,
  ): Promise<OperatorBooking> {
    const before = await this.#repository.booking(id);
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
    if (fields.length === 0) return this.#shownBooking(before, language);
    const after = arranged(before, arrangement, this.#deps.now());
    const entry = this.#entry(
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
    const operated = await this.#repository.changeBooking(
      before,
      after,
      entry,
      byWhom(identity),
      mail,
    );
    requireApplied(operated, 'arrangement');
    mailQueue.send();
    return this.#shownBooking(after, language);
  }

  async messages(status: InquiryStatus | undefined, page: number) {
    return pageOf(await this.#repository.messages(status, rowsOf(page)), page, shownMessage);
  }

  /** @throws AppError 404, 409 */
  async setMessageStatus(
    ticket: string,
    change: OperatorInquiryStatusInput,
    identity: Identity,
  ): Promise<OperatorMessage> {
    const found = await this.#deps.store.inquiries.messageByTicket(ticket);
    const { before, after } = withStatus(found, change, this.#deps.now());
    const entry = this.#statusEntry('message', before, after, identity);
    requireApplied(
      await this.#repository.changeMessage(before, after, entry, byWhom(identity)),
      'status',
    );
    return shownMessage(after);
  }

  async requests(
    status: ConsultationRecord['status'] | undefined,
    page: number,
    language: Language,
  ) {
    const part = await this.#repository.requests(status, rowsOf(page));
    return pageOf(part, page, (request) => this.#shownRequest(request, language));
  }

  /** @throws AppError 404; 409, also for a withdrawn request */
  async setRequestStatus(
    ticket: string,
    change: OperatorInquiryStatusInput,
    identity: Identity,
    language: Language,
  ): Promise<OperatorRequest> {
    const found = await this.#deps.store.inquiries.consultationByTicket(ticket);
    const { before, after } = withStatus(found, change, this.#deps.now());
    const entry = this.#statusEntry('request', before, after, identity);
    requireApplied(
      await this.#repository.changeRequest(before, after, entry, byWhom(identity)),
      'status',
    );
    return this.#shownRequest(after, language);
  }

  /** Deletes a message permanently. @throws AppError 404 */
  async removeMessage(ticket: string, identity: Identity): Promise<void> {
    const entry = this.#removal('message', ticket, identity);
    const found = await this.#deps.store.inquiries.messageByTicket(ticket);
    if (!found) throw notFound();
    const erase = () => this.#repository.removeMessage(ticket, entry, byWhom(identity));
    requireFound(await this.#deps.erasures.around('message', ticket, erase, isApplied));
  }

  /** Deletes a request permanently. @throws AppError 404 */
  async removeRequest(ticket: string, identity: Identity): Promise<void> {
    const entry = this.#removal('request', ticket, identity);
    const found = await this.#deps.store.inquiries.consultationByTicket(ticket);
    if (!found) throw notFound();
    const erase = () => this.#repository.removeRequest(ticket, entry, byWhom(identity));
    requireFound(await this.#deps.erasures.around('request', ticket, erase, isApplied));
  }

  /**
   * Deletes an address from the newsletter permanently. The audit trail does not contain the address. @throws
   * AppError 404
   */
  async removeSubscription(email: string, identity: Identity): Promise<void> {
    const entry = this.#removal('newsletter', 'newsletter', identity);
    const found = await this.#deps.store.subscriptions.byEmail(email);
    if (!found) throw notFound();
    const erase = () => this.#repository.removeSubscription(email, entry, byWhom(identity));
    requireFound(
      await this.#deps.erasures.around('subscription', subscriptionKey(found), erase, isApplied),
    );
  }

  async newsletter(page: number): Promise<OperatorPage<OperatorSubscription>> {
    return pageOf(await this.#repository.subscriptions(rowsOf(page)), page, shownSubscription);
  }

  /**
   * Exports every newsletter address as CSV, with its unsubscribe link. The export is first recorded in the
   * audit trail. @throws AppError 404
   */
  async exportNewsletter(identity: Identity): Promise<string> {
    const { rows, total } = await this.#repository.subscriptions({ skip: 0, most: Infinity });
    const after = { addresses: String(total) };
    await this.note(
      { kind: 'newsletter', action: 'exported', subject: 'newsletter', after },
      identity,
    );
    return csv(
      ['email', 'language', 'subscribed_at', 'unsubscribe_page', 'list_unsubscribe'],
      rows.map(({ email, language, subscribedAt, token }) => {
        const { leave, unsubscribe } = newsletterLinks(
          this.#deps.publicUrl,
          token,
          knownLanguage(language) ?? 'en',
        );
        return [email, language, subscribedAt, leave, unsubscribe];
      }),
    );
  }

  async audit(
    kind: AuditRecord['kind'] | undefined,
    page: number,
    language: Language,
  ): Promise<OperatorPage<AuditEntry>> {
    const part = await this.#repository.audit(kind, rowsOf(page));
    const ids = new Set(part.rows.flatMap(({ operatorId }) => operatorId ?? []));
    const names = new Map<string, string>();
    for (const id of ids) {
      const user = await this.#deps.store.users.byId(id);
      if (user) names.set(id, `${user.firstName} ${user.lastName}`);
    }
    return pageOf(part, page, ({ operatorId: id, ...entry }) => ({
      ...entry,
      before: entry.before && this.#named(entry.before, language),
      operator: id === null ? null : { id, name: names.get(id) ?? null },
    }));
  }

  /**
   * Adds an audit entry for a change outside the store. @throws AppError 404 if the role was revoked in the
   * meantime
   */
  async note(event: AuditEvent, identity: Identity): Promise<void> {
    const entry = this.#entry(event, identity);
    requireApplied(await this.#repository.note(entry, byWhom(identity)), 'id');
  }

  /** Fields of an audit entry with the title of the ceremony instead of its id; older entries have the title. */
  #named(fields: Record<string, string>, language: Language): Record<string, string> {
    const ceremony = this.#deps.content.ceremony(Number(fields['ceremony']), language);
    return ceremony ? { ...fields, ceremony: ceremony.value.title } : fields;
  }

  #entry(event: AuditEvent, { user }: Identity): AuditRecord {
    return auditRecord(event, user.id, this.#deps.now());
  }

  #statusEntry(
    kind: 'message' | 'request',
    before: { ticket: string; status: string },
    after: { status: string },
    identity: Identity,
  ): AuditRecord {
    return this.#entry(
      {
        kind,
        action: 'status_set',
        subject: before.ticket,
        before: { status: before.status },
        after: { status: after.status },
      },
      identity,
    );
  }

  #removal(
    kind: 'message' | 'request' | 'newsletter',
    subject: string,
    identity: Identity,
  ): AuditRecord {
    return this.#entry({ kind, action: 'erased', subject }, identity);
  }

  #stepError(booking: BookingRecord, step: string, now: Date): AppError {
    const early = step === 'complete' && !hasCome(booking.preferredDate, now);
    return conflict('step', early ? 'ceremonyNotYet' : 'stepNotOpen');
  }

  #shownRequest(
    { userId: _userId, settledAt: _settledAt, ...request }: ConsultationRecord,
    language: Language,
  ): OperatorRequest {
    const astrologer = this.#deps.content.astrologer(request.astrologer, language)?.value;
    return { ...request, astrologerName: astrologer?.name ?? request.astrologer };
  }

  #shownBooking(booking: BookingRecord, language: Language): OperatorBooking {
    const { operatorNote } = booking;
    const shown = publicBooking(withTitle(booking, this.#deps.content, language));
    return { ...shown, operatorNote, steps: openSteps(booking, this.#deps.now()) };
  }
}

function byWhom({ user, tokenHash }: Identity): Operator {
  return { operatorId: user.id, tokenHash };
}
