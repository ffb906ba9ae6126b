import { randomUUID } from 'node:crypto';
import { pathIn, type Language } from '@jyoti/contract';
import { hashOfToken, newToken } from '../auth/tokens.ts';
import type { Throttle } from '../auth/throttle.ts';
import type { BrowserAndSystem } from '../auth/tokens.ts';
import type { Background } from '../background.ts';
import { describeError, type Log } from '../log.ts';
import type { BookingRecord, LetterRecord, UserRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { bookingLetter } from './booking-letter.ts';
import { mailboxOf } from './mailbox-of.ts';
import type { Mail, Mailer } from './mailer.ts';
import {
  accountDeletedLetter,
  confirmEmailLetter,
  emailChangedLetter,
  newDeviceLetter,
  passwordChangedLetter,
} from './account-letters.ts';
import { newsletterConfirmLetter, newsletterWelcomeLetter } from './newsletter-letters.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { lockedOutLetter, passwordSetLetter, resetLetter } from './password-letters.ts';

const minute = 60_000;
/** Lifetime of a link for a new password from the time its letter is sent, in milliseconds. */
const linkLife = 10 * minute;
/** Lifetime of a link that confirms an address, in milliseconds. */
const confirmationLife = 24 * 60 * minute;
/** How long sending a letter is retried, in milliseconds: later the link would be of no use. */
const letterLives = {
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
};
/**
 * Security letters that the owner must get even if someone else has used up the limit of the mailbox: they
 * have their own limit.
 */
const aboutSafety = new Set<LetterRecord['about']>([
  'password_set',
  'password_changed',
  'email_changed',
  'new_device',
  'locked_out',
]);
/** Longer than any sending takes: after it, a process that claimed a letter has sent it or has died. */
const firstWait = 2 * minute;
const longestWait = 6 * 60 * minute;
/** How often the store is checked for letters to retry, or left by another process, in milliseconds. */
const roundEvery = 15_000;

interface Dependencies {
  store: Store;
  mailer: Mailer;
  background: Background;
  log: Log;
  throttle: Pick<Throttle, 'letters' | 'securityLetters'>;
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
 * A queue of letters. A letter is stored atomically with the change that causes it and sent by the process
 * that claims it. Failures are retried with increasing delays. It is sent at least once even if the process
 * is killed; a repeated letter has the same Message-ID.
 */
export class Letters {
  readonly #deps: Dependencies;
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** A letter about the last event of a booking, to be stored with it. */
  aboutBooking({ id, userId, history }: BookingRecord, language: Language): LetterRecord {
    const booking = { id, events: history.length };
    return { ...this.#letter('booking', userId, language), booking };
  }

  /** A letter with the link that confirms an address of a user: the current or the new one. */
  toConfirm(userId: string, to: string, language: Language): LetterRecord {
    return { ...this.#letter('confirm_email', userId, language), to };
  }

  /** A letter of the newsletter that asks to confirm an address, or welcomes it. */
  aboutNewsletter(
    about: 'newsletter_confirm' | 'newsletter_welcome',
    to: string,
    language: Language,
  ): LetterRecord {
    return { ...this.#letter(about, null, language), to };
  }

  /** A letter to the previous address of an account. */
  aboutNewEmail(to: string, language: Language): LetterRecord {
    return { ...this.#letter('email_changed', null, language), to };
  }

  aboutNewDevice(
    userId: string,
    { browser, system }: BrowserAndSystem,
    language: Language,
  ): LetterRecord {
    return { ...this.#letter('new_device', userId, language), login: { browser, system } };
  }

  /** A letter about a password that its user has changed with the old one. */
  aboutChangedPassword(userId: string, language: Language): LetterRecord {
    return this.#letter('password_changed', userId, language);
  }

  /**
   * A letter with the link that sets a new password. The link is generated when the letter is sent, so that
   * no usable token is stored.
   */
  withLink(userId: string, language: Language): LetterRecord {
    return this.#letter('reset', userId, language);
  }

  aboutPassword(userId: string, language: Language): LetterRecord {
    return this.#letter('password_set', userId, language);
  }

  /** A letter about failed logins, with a link that sets a new password. */
  aboutLockout(userId: string, language: Language): LetterRecord {
    return this.#letter('locked_out', userId, language);
  }

  /**
   * Confirms the deletion of an account. It is tried only once, because nothing of a deleted account may be
   * stored for a retry.
   */
  accountDeleted(email: string, language: Language): void {
    const { background, mailer } = this.#deps;
    background.run('letter about a deleted account', async () => {
      if (!(await this.#countLetter('password_set', email))) return;
      await mailer.send(accountDeletedLetter(email, this.#page('/contact', language), language));
    });
  }

  /** Sends due letters after the current request. */
  send(): void {
    this.#deps.background.run('sending letters', () => this.#round());
  }

  /** Sends due letters now and then periodically, until `end`. */
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
      const letter = await store.letters.take(this.#in(0), (tries) =>
        this.#in(Math.min(firstWait * 2 ** (tries - 1), longestWait)),
      );
      if (!letter) return;
      const { id, about, tries } = letter;
      if (letter.expiresAt <= this.#in(0)) {
        log.error({ letter: id, about, tries }, 'letter expired');
        await store.letters.remove(id);
        continue;
      }
      try {
        if (!(await this.#deliver(letter))) {
          log.warn({ letter: id, about, tries }, 'letter delayed');
          continue;
        }
      } catch (error) {
        // The next letters may fail for the same reason: all are retried later.
        log.error({ letter: id, about, tries, ...describeError(error) }, 'letter failed');
        return;
      }
      await store.letters.remove(id);
    }
  }

  /**
   * Sends a letter, unless the user, the address or the subject no longer exists.
   * @returns `false` if the mailbox has reached its limit; the letter is then retried later
   */
  async #deliver(letter: LetterRecord): Promise<boolean> {
    const { store, mailer, publicUrl } = this.#deps;
    const { userId, about } = letter;
    const user = userId === null ? null : await store.users.byId(userId);
    if (userId !== null && !user) return true;
    // An unconfirmed address gets only the letter that confirms it.
    if (user && !user.emailConfirmed && about !== 'confirm_email') return true;
    const to = letter.to ?? user?.email;
    if (to === undefined) return true;
    const uncount = await this.#countLetter(about, to);
    if (!uncount) return false;
    try {
      const mail = await this.#compose(letter, to, user);
      if (mail) await mailer.send({ ...mail, id: `${letter.id}@${publicUrl.hostname}` });
      else await uncount(); // the subject of the letter no longer exists
      return true;
    } catch (error) {
      await uncount();
      throw error;
    }
  }

  /**
   * Counts a letter to a mailbox. @returns a function that undoes the count; `null` if the limit is reached
   */
  async #countLetter(about: LetterRecord['about'], to: string) {
    const { letters, securityLetters } = this.#deps.throttle;
    const mailbox = mailboxOf(to);
    const uncount = await letters.take(mailbox);
    return uncount ?? (aboutSafety.has(about) ? securityLetters.take(mailbox) : null);
  }

  async #compose(letter: LetterRecord, to: string, user: UserRecord | null): Promise<Mail | null> {
    const { store } = this.#deps;
    const { language } = letter;
    if (letter.about === 'email_changed') {
      return emailChangedLetter(to, this.#page('/contact', language), language);
    }
    if (letter.about === 'newsletter_confirm' || letter.about === 'newsletter_welcome') {
      return this.#ofNewsletter(letter.about, to, language);
    }
    if (!user) return null;
    switch (letter.about) {
      case 'confirm_email':
        return this.#withConfirmation(user, to, language);
      case 'password_changed':
        return passwordChangedLetter(user, this.#page('/forgot-password', language), language);
      case 'new_device': {
        const { login = { browser: null, system: null }, createdAt } = letter;
        const url = this.#page('/profile#logins', language);
        return newDeviceLetter(user, { ...login, at: createdAt }, url, language);
      }
      case 'reset':
        return this.#withNewLink(user, resetLetter, language);
      case 'locked_out':
        return this.#withNewLink(user, lockedOutLetter, language);
      case 'password_set':
        return passwordSetLetter(user, this.#page('/contact', language), language);
      case 'booking': {
        const { id, events } = letter.booking ?? { id: '', events: 0 };
        const booking = await store.bookings.ofUserById(id, user.id);
        if (!booking) return null;
        return bookingLetter(
          user,
          asOf(booking, events),
          this.#page('/profile#bookings', language),
          language,
        );
      }
    }
  }

  async #withConfirmation(user: UserRecord, to: string, language: Language): Promise<Mail | null> {
    const isOwn = to === user.email;
    // The address was confirmed or changed in the meantime, so the letter is no longer needed.
    if (isOwn ? user.emailConfirmed : to !== user.newEmail) return null;
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
    const url = this.#page(`/confirm-email?token=${token}`, language);
    return stored ? confirmEmailLetter({ ...user, email: to }, isOwn, url, language) : null;
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
      return isConfirmed ? newsletterWelcomeLetter(to, links, language) : null;
    }
    return isConfirmed ? null : newsletterConfirmLetter(to, links, language);
  }

  async #withNewLink(
    user: UserRecord,
    letter: typeof resetLetter,
    language: Language,
  ): Promise<Mail | null> {
    const token = newToken();
    const stored = await this.#deps.store.resets.insert(
      hashOfToken(token),
      { userId: user.id, createdAt: this.#in(0), expiresAt: this.#in(linkLife) },
      this.#in(0),
    );
    return stored
      ? letter(user, this.#page(`/reset-password?token=${token}`, language), language)
      : null;
  }

  #letter(about: LetterRecord['about'], userId: string | null, language: Language): LetterRecord {
    const createdAt = this.#in(0);
    const expiresAt = this.#in(letterLives[about]);
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

  /** The URL of a page in the language of a letter. */
  #page(path: string, language: Language): string {
    return new URL(pathIn(language, path), this.#deps.publicUrl).href;
  }

  /** Now plus a number of milliseconds, ISO 8601. */
  #in(milliseconds: number): string {
    return new Date(this.#deps.now().getTime() + milliseconds).toISOString();
  }
}
