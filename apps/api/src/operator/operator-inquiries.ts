import type {
  InquiryStatus,
  Language,
  OperatorInquiryStatusInput,
  OperatorMessage,
  OperatorRequest,
} from '@jyoti/contract';
import type { Identity } from '../http/handlers.ts';
import type { Content } from '../content/content.ts';
import type { Erasures } from '../storage/erasures.ts';
import type { AuditRecord, ConsultationRecord, MessageRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { AuditTrail } from './audit-trail.ts';
import {
  byWhom,
  conflict,
  isApplied,
  notFound,
  pageOf,
  requireApplied,
  requireFound,
  rowsOf,
} from './operated.ts';

interface Dependencies {
  store: Store;
  content: Content;
  erasures: Erasures;
  audit: AuditTrail;
  now: () => Date;
}

function shownMessage({
  userId: _userId,
  settledAt: _settledAt,
  ...message
}: MessageRecord): OperatorMessage {
  return message;
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

/** Messages and requests for consultations. */
export class OperatorInquiries {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async messages(status: InquiryStatus | undefined, page: number) {
    return pageOf(
      await this.#deps.store.operation.messages(status, rowsOf(page)),
      page,
      shownMessage,
    );
  }

  /** @throws AppError 404, 409 */
  async setMessageStatus(
    ticket: string,
    change: OperatorInquiryStatusInput,
    identity: Identity,
  ): Promise<OperatorMessage> {
    const message = await this.#deps.store.inquiries.messageByTicket(ticket);
    const { before, after } = withStatus(message, change, this.#deps.now());
    const entry = this.#statusEntry('message', before, after, identity);
    requireApplied(
      await this.#deps.store.operation.changeMessage(before, after, entry, byWhom(identity)),
      'status',
    );
    return shownMessage(after);
  }

  /** Deletes a message permanently. @throws AppError 404 */
  async removeMessage(ticket: string, identity: Identity): Promise<void> {
    const entry = this.#deps.audit.removal('message', ticket, identity);
    const message = await this.#deps.store.inquiries.messageByTicket(ticket);
    if (!message) throw notFound();
    const erase = () => this.#deps.store.operation.removeMessage(ticket, entry, byWhom(identity));
    requireFound(await this.#deps.erasures.around('message', ticket, erase, isApplied));
  }

  async requests(
    status: ConsultationRecord['status'] | undefined,
    page: number,
    language: Language,
  ) {
    const part = await this.#deps.store.operation.requests(status, rowsOf(page));
    return pageOf(part, page, (request) => this.#shownRequest(request, language));
  }

  /** @throws AppError 404; 409, also for a withdrawn request */
  async setRequestStatus(
    ticket: string,
    change: OperatorInquiryStatusInput,
    identity: Identity,
    language: Language,
  ): Promise<OperatorRequest> {
    const consultation = await this.#deps.store.inquiries.consultationByTicket(ticket);
    const { before, after } = withStatus(consultation, change, this.#deps.now());
    const entry = this.#statusEntry('request', before, after, identity);
    requireApplied(
      await this.#deps.store.operation.changeRequest(before, after, entry, byWhom(identity)),
      'status',
    );
    return this.#shownRequest(after, language);
  }

  /** Deletes a request permanently. @throws AppError 404 */
  async removeRequest(ticket: string, identity: Identity): Promise<void> {
    const entry = this.#deps.audit.removal('request', ticket, identity);
    const consultation = await this.#deps.store.inquiries.consultationByTicket(ticket);
    if (!consultation) throw notFound();
    const erase = () => this.#deps.store.operation.removeRequest(ticket, entry, byWhom(identity));
    requireFound(await this.#deps.erasures.around('request', ticket, erase, isApplied));
  }

  #statusEntry(
    kind: 'message' | 'request',
    before: { ticket: string; status: string },
    after: { status: string },
    identity: Identity,
  ): AuditRecord {
    return this.#deps.audit.entry(
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

  #shownRequest(
    { userId: _userId, settledAt: _settledAt, ...request }: ConsultationRecord,
    language: Language,
  ): OperatorRequest {
    const astrologer = this.#deps.content.astrologer(request.astrologer, language)?.value;
    return { ...request, astrologerName: astrologer?.name ?? request.astrologer };
  }
}
