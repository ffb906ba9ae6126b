import { randomUUID } from 'node:crypto';
import {
  todayIn,
  type Acknowledge,
  type Acknowledgement,
  type Consultation,
  type ConsultationRequest,
  type Contact,
  type Language,
} from '@jyoti/contract';
import { requireConfirmedEmail } from '../../auth/confirmed-email.ts';
import type { Throttle } from '../../http/limits/throttle.ts';
import { newToken } from '../../auth/tokens.ts';
import type { Identity } from '../../http/handlers.ts';
import type { Content } from '../../content/content.ts';
import {
  contractMessage,
  fieldError,
  appError,
  type AppError,
} from '../../http/errors/app-error.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import { mailboxOf } from '../../mail/mailbox-of.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { subscriptionKey, type Erasures } from '../../storage/erasures.ts';
import type {
  AcknowledgementRecord,
  ConsultationRecord,
  UserRecord,
} from '../../storage/records.ts';
import type { Store } from '../../storage/store.ts';
import { publicConsultation } from './public-consultation.ts';
import { underNewTicket } from './tickets.ts';

interface Dependencies {
  store: Store;
  content: Content;
  throttle: Throttle;
  mailQueue: MailQueue;
  mailer: Mailer;
  erasures: Erasures;
  now: () => Date;
}

/** Lifetime of the link that confirms a subscription, in milliseconds. */
const confirmationLife = 24 * 3_600_000;

/** The user, the client address and the language of a request. */
export interface Sender {
  user: UserRecord | null;
  address: string;
  language: Language;
}

type FieldMessage = Parameters<typeof contractMessage>[0];

function validationError(field: string, key: FieldMessage): AppError {
  return fieldError(400, 'invalid_input', field, contractMessage(key));
}

/** Inquiries of visitors with or without an account. */
export class InquiryService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Stores an address once and sends it an e-mail to confirm. The response does not reveal whether the address
   * was known. @throws AppError 403, 429
   */
  async subscribe(email: string, { user, address, language }: Sender): Promise<void> {
    if (user) requireConfirmedEmail(user);
    const { store, throttle, mailQueue } = this.#deps;
    await throttle.newsletter.spend(address);
    const isAllowed = await throttle.confirmationMails.count(mailboxOf(email));
    const mail = isAllowed ? mailQueue.toAddress('newsletter_confirm', email, language) : undefined;
    const subscription = {
      email,
      language,
      subscribedAt: this.#in(0),
      confirmedAt: null,
      token: newToken(),
    };
    await store.subscriptions.insert(subscription, this.#in(-confirmationLife), mail);
    mailQueue.send();
  }

  /**
   * Confirms a subscription by the token of its e-mail. @returns the address
   * @throws AppError 400 for an unknown or expired token, 429
   */
  async confirmSubscription(token: string, { address, language }: Sender): Promise<string> {
    const { store, throttle, mailQueue } = this.#deps;
    await throttle.linkUses.spend(address);
    const confirmed = await store.subscriptions.confirm(
      token,
      this.#in(0),
      this.#in(-confirmationLife),
      ({ email }) => mailQueue.toAddress('newsletter_welcome', email, language),
    );
    if (!confirmed) throw validationError('token', 'resetTokenInvalid');
    mailQueue.send();
    return confirmed.email;
  }

  /** Ends a subscription. Idempotent. @throws AppError 429 */
  async unsubscribe(token: string, { address }: Sender): Promise<void> {
    const { store, throttle, mailer, erasures } = this.#deps;
    await throttle.linkUses.spend(address);
    const found = await store.subscriptions.byToken(token);
    if (!found) return;
    const removed = await erasures.around(
      'subscription',
      subscriptionKey(found),
      () => store.subscriptions.remove(token),
      (result) => result !== null,
    );
    // E-mails to the address of an account are kept with the account.
    if (removed && !(await store.users.byEmail(removed.email))) await mailer.forget(removed.email);
  }

  /**
   * Stores a message. @returns its ticket
   * @throws AppError 400 for a topic that is not on the contact page, 429
   */
  async contact(contact: Contact, sender: Sender): Promise<string> {
    const { store, content, throttle, now } = this.#deps;
    await throttle.contact.spend(sender.address);
    const page = content.page('contact', sender.language)?.value;
    const topics = page && 'topics' in page ? page.topics : [];
    // Without a contact page there are no topics, and a message must still be accepted.
    if (topics.length > 0 && !topics.some(({ id }) => id === contact.topic)) {
      throw validationError('topic', 'choiceUnknown');
    }
    return underNewTicket(now(), (ticket) =>
      store.inquiries.insertMessage({
        ...contact,
        ...this.#heading(ticket, sender),
        status: 'open',
      }),
    );
  }

  /**
   * Stores a request for a consultation. @returns its ticket
   * @throws AppError 400 for an astrologer who is not listed or does not offer it, 403 before a signed-in
   * user's e-mail is confirmed, 429
   */
  async consult(consultation: Consultation, sender: Sender): Promise<string> {
    if (sender.user) requireConfirmedEmail(sender.user);
    const { store, content, throttle, now } = this.#deps;
    await throttle.consultations.spend(sender.address);
    const astrologer = content.astrologer(consultation.astrologer, sender.language)?.value;
    if (!astrologer) throw validationError('astrologer', 'astrologerUnknown');
    if (consultation.kind === 'chat' && !astrologer.chat)
      throw validationError('kind', 'chatNotOffered');
    if (consultation.kind === 'consultation' && !astrologer.call) {
      throw validationError('kind', 'callNotOffered');
    }
    return underNewTicket(now(), (ticket) =>
      store.inquiries.insertConsultation({
        ...consultation,
        ...this.#heading(ticket, sender),
        status: 'open',
      }),
    );
  }

  /** The requests of a signed-in user, newest first. */
  async consultations(userId: string, language: Language): Promise<ConsultationRequest[]> {
    const own = await this.#deps.store.inquiries.consultationsOfUser(userId);
    return own.map((consultation) => this.#request(consultation, language));
  }

  /** @throws AppError 404, also for a request of another user or an anonymous visitor */
  async consultation(ticket: string, userId: string, language: Language) {
    return this.#request(await this.#own(ticket, userId), language);
  }

  /**
   * Withdraws a request. Idempotent.
   * @throws AppError 404, 409 if it is done or its day has passed
   */
  async withdraw(ticket: string, { user, tokenHash }: Identity, language: Language) {
    const { store, now } = this.#deps;
    // A concurrent change by the team causes another read.
    for (let tries = 0; tries < 5; tries += 1) {
      const before = await this.#own(ticket, user.id);
      if (before.status === 'withdrawn') return this.#request(before, language);
      if (!canWithdraw(before, now())) {
        throw fieldError(409, 'conflict', 'action', contractMessage('requestOver'));
      }
      const after: ConsultationRecord = {
        ...before,
        status: 'withdrawn',
        settledAt: now().toISOString(),
      };
      const stored = await store.inquiries.replaceConsultation(before, after, tokenHash);
      if (stored === 'signed_out') throw appError(401, 'unauthorized', 'sessionEnded');
      if (stored !== 'changed') return this.#request(stored, language);
    }
    throw appError(503, 'busy', 'busy', 1);
  }

  /** @throws AppError 404 without a disclaimer, 409 if the version is not the current one, 401, 429 */
  async acknowledge({ version, visitorId }: Acknowledge, sender: Sender): Promise<Acknowledgement> {
    const { store, content, throttle, now } = this.#deps;
    await throttle.acknowledgements.spend(sender.address);
    const page = content.page('disclaimer', sender.language)?.value;
    if (!page) throw appError(404, 'not_found', 'notFound');
    if (page.updated !== version) {
      throw fieldError(409, 'conflict', 'version', contractMessage('textChanged'));
    }
    const stored = await store.acknowledgements.insert({
      document: 'disclaimer',
      version,
      userId: sender.user?.id ?? null,
      visitorId: sender.user ? null : (visitorId ?? randomUUID()),
      acknowledgedAt: now().toISOString(),
    });
    if (!stored) throw appError(401, 'unauthorized', 'sessionEnded');
    return shown(stored);
  }

  /** The latest acknowledgement of an account. */
  async acknowledgementOf(user: UserRecord): Promise<Acknowledgement | null> {
    const [newest] = await this.#deps.store.acknowledgements.ofUser(user.id);
    return newest ? shown(newest) : null;
  }

  async #own(ticket: string, userId: string): Promise<ConsultationRecord> {
    const consultation = await this.#deps.store.inquiries.consultationByTicket(ticket);
    if (consultation?.userId !== userId) throw appError(404, 'not_found', 'notFound');
    return consultation;
  }

  #request(consultation: ConsultationRecord, language: Language): ConsultationRequest {
    const { content, now } = this.#deps;
    const astrologer = content.astrologer(consultation.astrologer, language)?.value;
    return {
      ...publicConsultation(consultation),
      astrologerName: astrologer?.name ?? consultation.astrologer,
      astrologerUrl: astrologer?.url ?? null,
      canWithdraw: canWithdraw(consultation, now()),
    };
  }

  /** Now plus a number of milliseconds, ISO 8601. */
  #in(milliseconds: number): string {
    return new Date(this.#deps.now().getTime() + milliseconds).toISOString();
  }

  #heading(ticket: string, { user, language }: Sender) {
    const createdAt = this.#deps.now().toISOString();
    return { ticket, userId: user?.id ?? null, language, createdAt };
  }
}

/** Whether a request is not done and its day has not passed in India. */
function canWithdraw({ status, preferredDate }: ConsultationRecord, now: Date): boolean {
  const isOpen = status === 'open' || status === 'answered';
  return isOpen && (preferredDate === null || preferredDate >= todayIn('Asia/Kolkata', now));
}

function shown({ userId: _userId, ...acknowledgement }: AcknowledgementRecord): Acknowledgement {
  return acknowledgement;
}
