import { randomUUID } from 'node:crypto';
import { pathIn, type Language } from '@jyoti/contract';
import { hashOfToken, newToken } from '../auth/tokens.ts';
import type { Throttle } from '../http/limits/throttle.ts';
import type { BrowserAndSystem } from '../auth/tokens.ts';
import type { Background } from '../operations/background.ts';
import { describeError, type Log } from '../operations/log.ts';
import type { BookingRecord, MailRecord, UserRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { mailboxOf } from './mailbox-of.ts';
import type { Mail, Mailer } from './mailer.ts';
import {
  accountDeletedMail,
  confirmEmailMail,
  emailChangedMail,
  emailInUseMail,
  failedCodesMail,
  lockedOutMail,
  newDeviceMail,
  newsletterConfirmMail,
  newsletterWelcomeMail,
  passwordChangedMail,
  passwordSetMail,
  resetMail,
} from './account-mails.ts';
import { newsletterLinks } from './newsletter-links.ts';

const minute = 60_000;
/** Lifetime of a link for a new password from the time its e-mail is sent, in milliseconds. */
const linkLife = 10 * minute;
/** Lifetime of a link that confirms an address, in milliseconds. */
const confirmationLife = 24 * 60 * minute;
/** How long sending an e-mail is retried, in milliseconds: later the link would be of no use. */
const mailLives = {
  booking: 3 * 24 * 60 * minute,
  confirm_email: 24 * 60 * minute,
  newsletter_confirm: 24 * 60 * minute,
  newsletter_welcome: 24 * 60 * minute,
  password_set: 3 * 24 * 60 * minute,
  password_changed: 3 * 24 * 60 * minute,
  email_changed: 3 * 24 * 60 * minute,
  new_device: 24 * 60 * minute,
  reset: 60 * minute,
  locked_out: 60 * minute,
  second_factor_failed: 24 * 60 * minute,
};
/**
 * Security e-mails that the owner must get even if someone else has used up the limit of the mailbox: they
 * have their own limit.
 */
const aboutSafety = new Set<MailRecord['about']>([
  'password_set',
  'password_changed',
  'email_changed',
  'new_device',
  'locked_out',
  'second_factor_failed',
]);
/** The e-mails with a link that proves the mailbox. */
const proving = new Set<MailRecord['about']>(['confirm_email', 'reset']);
/** Longer than any sending takes: after it, a process that claimed an e-mail has sent it or has died. */
const firstWait = 2 * minute;
const longestWait = 6 * 60 * minute;
/** How often the store is checked for e-mails to retry, or left by another process, in milliseconds. */
const roundEvery = 15_000;

/** Writes the e-mails about bookings. */
export interface BookingMails {
  /** Reports the last event of a booking. @param url the page that shows the booking */
  about(
    reader: Pick<UserRecord, 'firstName' | 'email'>,
    booking: BookingRecord,
    url: string,
    language: Language,
  ): Mail;
  /** A line about a booking that was cancelled by the deletion of its account. */
  erased(booking: BookingRecord, now: Date, language: Language): string;
}

interface Dependencies {
  store: Store;
  bookingMails: BookingMails;
  mailer: Mailer;
  background: Background;
  log: Log;
  throttle: Pick<Throttle, 'mails' | 'securityMails'>;
  /** The public URL of the site. */
  publicUrl: URL;
  now: () => Date;
}

/** A booking as it was after a number of events. */
function asOf(booking: BookingRecord, events: number): BookingRecord {
  const history = booking.history.slice(0, events);
  const { preferredDate, preferredTime = booking.preferredTime } = history.at(-1) ?? booking;
  return { ...booking, history, preferredDate, preferredTime };
}

/**
 * A queue of e-mails. An e-mail is stored atomically with the change that causes it and sent by the process
 * that claims it. Failures are retried with increasing delays. It is sent at least once even if the process
 * is killed; a repeated e-mail has the same Message-ID.
 */
export class MailQueue {
  readonly #deps: Dependencies;
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** An e-mail about the last event of a booking, to be stored with it. */
  aboutBooking({ id, userId, history }: BookingRecord, language: Language): MailRecord {
    const booking = { id, events: history.length };
    return { ...this.#mail('booking', userId, language), booking };
  }

  /**
   * An e-mail to a user. Its link, if any, is generated when it is sent, so that no usable token is stored.
   * @param login of a new device
   */
  toUser(
    about:
      | 'reset'
      | 'password_set'
      | 'password_changed'
      | 'locked_out'
      | 'second_factor_failed'
      | 'new_device',
    userId: string,
    language: Language,
    login?: BrowserAndSystem,
  ): MailRecord {
    return { ...this.#mail(about, userId, language), ...(login && { login }) };
  }

  /**
   * An e-mail to an address. If the new address of a user is that of another account, its owner is notified instead.
   * @param userId the user of the address to confirm
   */
  toAddress(
    about: 'confirm_email' | 'email_changed' | 'newsletter_confirm' | 'newsletter_welcome',
    to: string,
    language: Language,
    userId: string | null = null,
  ): MailRecord {
    return { ...this.#mail(about, userId, language), to };
  }

  /**
   * Confirms the deletion of an account. It is tried only once, because nothing of a deleted account may be
   * stored for a retry.
   * @param open its bookings that were cancelled with it
   */
  accountDeleted(email: string, open: readonly BookingRecord[], language: Language): void {
    const { background, mailer, bookingMails, now } = this.#deps;
    const lines = open.map((booking) => bookingMails.erased(booking, now(), language));
    background.run('e-mail about a deleted account', async () => {
      if (!(await this.#countMail('password_set', email))) return;
      await mailer.send(
        accountDeletedMail(email, lines, this.#page('/contact', language), language),
      );
    });
  }

  /** Sends due e-mails after the current request. */
  send(): void {
    this.#deps.background.run('sending e-mails', () => this.#round());
  }

  /** Sends due e-mails now and then periodically, until `end`. */
  begin(): void {
    this.send();
    this.#timer ??= setInterval(() => this.send(), roundEvery).unref();
  }

  end(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  async #round(): Promise<void> {
    const { store, log } = this.#deps;
    for (;;) {
      const mail = await store.mails.take(this.#in(0), (tries) =>
        this.#in(Math.min(firstWait * 2 ** (tries - 1), longestWait)),
      );
      if (!mail) return;
      const { id, about, tries } = mail;
      if (mail.expiresAt <= this.#in(0)) {
        log.error({ mail: id, about, tries }, 'e-mail expired');
        await store.mails.remove(id);
        continue;
      }
      try {
        if (!(await this.#deliver(mail))) {
          log.warn({ mail: id, about, tries }, 'e-mail delayed');
          continue;
        }
      } catch (error) {
        // The next e-mails may fail for the same reason: all are retried later.
        log.error({ mail: id, about, tries, ...describeError(error) }, 'e-mail failed');
        return;
      }
      await store.mails.remove(id);
    }
  }

  /**
   * Sends an e-mail, unless the user, the address or the subject no longer exists.
   * @returns `false` if the mailbox has reached its limit; the e-mail is then retried later
   */
  async #deliver(mail: MailRecord): Promise<boolean> {
    const { store, mailer, publicUrl } = this.#deps;
    const { userId, about } = mail;
    const user = userId === null ? null : await store.users.byId(userId);
    if (userId !== null && !user) return true;
    if (user && !user.emailConfirmed && !proving.has(about)) return true;
    const to = mail.to ?? user?.email;
    if (to === undefined) return true;
    const uncount = await this.#countMail(about, to);
    if (!uncount) return false;
    try {
      const content = await this.#compose(mail, to, user);
      if (content) await mailer.send({ ...content, id: `${mail.id}@${publicUrl.hostname}` });
      else await uncount(); // the subject of the mail no longer exists
      return true;
    } catch (error) {
      await uncount();
      throw error;
    }
  }

  /**
   * Counts an e-mail to a mailbox. @returns a function that undoes the count; `null` if the limit is reached
   */
  async #countMail(about: MailRecord['about'], to: string) {
    const { mails, securityMails } = this.#deps.throttle;
    const mailbox = mailboxOf(to);
    const uncount = await mails.take(mailbox);
    return uncount ?? (aboutSafety.has(about) ? securityMails.take(mailbox) : null);
  }

  async #compose(mail: MailRecord, to: string, user: UserRecord | null): Promise<Mail | null> {
    const { store } = this.#deps;
    const { language } = mail;
    if (mail.about === 'email_changed') {
      return emailChangedMail(to, this.#page('/contact', language), language);
    }
    if (mail.about === 'newsletter_confirm' || mail.about === 'newsletter_welcome') {
      return this.#ofNewsletter(mail.about, to, language);
    }
    if (!user) return null;
    switch (mail.about) {
      case 'confirm_email':
        return this.#withConfirmation(user, to, language);
      case 'password_changed':
        return passwordChangedMail(user, this.#page('/forgot-password', language), language);
      case 'new_device': {
        const { login = { browser: null, system: null }, createdAt } = mail;
        const url = this.#page('/profile#logins', language);
        return newDeviceMail(user, { ...login, at: createdAt }, url, language);
      }
      case 'reset':
        return this.#withNewLink(user, resetMail, language);
      case 'locked_out':
        return this.#withNewLink(user, lockedOutMail, language);
      case 'second_factor_failed':
        return failedCodesMail(user, this.#page('/forgot-password', language), language);
      case 'password_set':
        return passwordSetMail(user, this.#page('/contact', language), language);
      case 'booking': {
        const { id, events } = mail.booking ?? { id: '', events: 0 };
        const booking = await store.bookings.ofUserById(id, user.id);
        if (!booking) return null;
        const url = this.#page('/profile#bookings', language);
        return this.#deps.bookingMails.about(user, asOf(booking, events), url, language);
      }
    }
  }

  async #withConfirmation(user: UserRecord, to: string, language: Language): Promise<Mail | null> {
    const isOwn = to === user.email;
    // The address was confirmed or changed in the meantime, so the e-mail is no longer needed.
    if (isOwn ? user.emailConfirmed : to !== user.newEmail) return null;
    const owner = await this.#deps.store.users.byEmail(to);
    if (owner && owner.id !== user.id) {
      return emailInUseMail(to, this.#page('/login', language), language);
    }
    const token = newToken();
    const stored = await this.#deps.store.resets.insert(
      hashOfToken(token),
      {
        userId: user.id,
        email: to,
        createdAt: this.#in(0),
        expiresAt: this.#in(confirmationLife),
      },
      this.#in(0),
    );
    const url = this.#page(`/confirm-email#token=${token}`, language);
    return stored ? confirmEmailMail(to, isOwn, url, language) : null;
  }

  async #ofNewsletter(
    about: 'newsletter_confirm' | 'newsletter_welcome',
    to: string,
    language: Language,
  ): Promise<Mail | null> {
    const { store, publicUrl } = this.#deps;
    const subscription = await store.subscriptions.byEmail(to);
    if (!subscription) return null;
    const links = newsletterLinks(publicUrl, subscription.token, language);
    const isConfirmed = subscription.confirmedAt !== null;
    if (about === 'newsletter_welcome') {
      return isConfirmed ? newsletterWelcomeMail(to, links, language) : null;
    }
    return isConfirmed ? null : newsletterConfirmMail(to, links, language);
  }

  async #withNewLink(
    user: UserRecord,
    mail: typeof resetMail,
    language: Language,
  ): Promise<Mail | null> {
    const token = newToken();
    const stored = await this.#deps.store.resets.insert(
      hashOfToken(token),
      { userId: user.id, createdAt: this.#in(0), expiresAt: this.#in(linkLife) },
      this.#in(0),
    );
    return stored
      ? mail(user, this.#page(`/reset-password#token=${token}`, language), language)
      : null;
  }

  #mail(about: MailRecord['about'], userId: string | null, language: Language): MailRecord {
    const createdAt = this.#in(0);
    const expiresAt = this.#in(mailLives[about]);
    const id = randomUUID();
    return {
      id,
      userId,
      about,
      booking: null,
      language,
      createdAt,
      tries: 0,
      dueAt: createdAt,
      expiresAt,
    };
  }

  /** The URL of a page in the language of an e-mail. */
  #page(path: string, language: Language): string {
    return new URL(pathIn(language, path), this.#deps.publicUrl).href;
  }

  /** Now plus a number of milliseconds, ISO 8601. */
  #in(milliseconds: number): string {
    return new Date(this.#deps.now().getTime() + milliseconds).toISOString();
  }
}
