import { randomUUID } from 'node:crypto';
import type { Language } from '@jyoti/contract';
import { hashOfToken, newToken } from '../auth/tokens.ts';
import type { Background } from '../background.ts';
import { describeError, type Log } from '../log.ts';
import type { BookingRecord, LetterRecord, UserRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { bookingLetter } from './booking-letter.ts';
import type { Mail, Mailer } from './mailer.ts';
import { lockedOutLetter, passwordSetLetter, resetLetter } from './password-letters.ts';

const minute = 60_000;
/** How long a link for a new password works from when its letter is sent, milliseconds. */
const linkLife = 10 * minute;
/** How long a letter is tried, milliseconds: nobody waits longer for a link. */
const letterLives = {
  booking: 3 * 24 * 60 * minute,
  password_set: 3 * 24 * 60 * minute,
  reset: 60 * minute,
  locked_out: 60 * minute,
};
/** Longer than any sending takes: whoever took a letter has sent it by then, or is gone. */
const firstWait = 2 * minute;
const longestWait = 6 * 60 * minute;
/** How often letters are looked for that are due again, or that another process left, milliseconds. */
const roundEvery = 15_000;

interface Rooms {
  store: Store;
  mailer: Mailer;
  background: Background;
  log: Log;
  /** Where visitors reach the site. */
  publicUrl: URL;
  now: () => Date;
}

/** A booking as it stood after so many events. */
function asOf(booking: BookingRecord, events: number): BookingRecord {
  const history = booking.history.slice(0, events);
  return {
    ...booking,
    history,
    preferredDate: history.at(-1)?.preferredDate ?? booking.preferredDate,
  };
}

/**
 * Letters, from the change that brings them about to the mail server. What is owed is stored with the
 * change and sent by whichever process takes it, again after growing waits where that fails, and at
 * least once whoever is killed meanwhile: one that was sent twice has the same Message-ID.
 */
export class Letters {
  readonly #rooms: Rooms;
  #timer: NodeJS.Timeout | null = null;

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
  }

  /** About the last event of a booking, for the store to keep with it. */
  aboutBooking({ id, userId, history }: BookingRecord, language: Language): LetterRecord {
    return this.#letter('booking', userId, language, { id, events: history.length });
  }

  /** With the link that sets a new password. It is made when the letter is sent: nothing that works as a key is kept. */
  withLink(userId: string, language: Language): LetterRecord {
    return this.#letter('reset', userId, language);
  }

  aboutPassword(userId: string, language: Language): LetterRecord {
    return this.#letter('password_set', userId, language);
  }

  /** About failed logins, with a link that sets a new password. */
  aboutLockout(userId: string, language: Language): LetterRecord {
    return this.#letter('locked_out', userId, language);
  }

  /** Sends what is due when the present request is through. */
  send(): void {
    this.#rooms.background.run('sending letters', () => this.#round());
  }

  /** Looks for letters now and again. */
  begin(): void {
    this.send();
    this.#timer ??= setInterval(() => this.send(), roundEvery).unref();
  }

  end(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  async #round(): Promise<void> {
    const { store, log } = this.#rooms;
    for (;;) {
      const letter = await store.letters.take(this.#in(0), (tries) =>
        this.#in(Math.min(firstWait * 2 ** (tries - 1), longestWait)),
      );
      if (!letter) return;
      const { id, about, tries } = letter;
      if (letter.expiresAt <= this.#in(0)) {
        log.error({ letter: id, about, tries }, 'letter given up');
        await store.letters.remove(id);
        continue;
      }
      try {
        await this.#deliver(letter);
      } catch (error) {
        // The next may fail for the same reason: they are all looked at again at another time.
        log.error({ letter: id, about, tries, ...describeError(error) }, 'letter failed');
        return;
      }
      await store.letters.remove(id);
    }
  }

  async #deliver(letter: LetterRecord): Promise<void> {
    const { store, mailer, publicUrl } = this.#rooms;
    const user = await store.users.byId(letter.userId);
    const mail = user && (await this.#written(letter, user));
    if (!mail) return; // what it is about is gone
    await mailer.send({ ...mail, id: `${letter.id}@${publicUrl.hostname}` });
  }

  async #written(letter: LetterRecord, user: UserRecord): Promise<Mail | null> {
    const { store } = this.#rooms;
    const { language } = letter;
    switch (letter.about) {
      case 'reset':
        return this.#withNewLink(user, resetLetter, language);
      case 'locked_out':
        return this.#withNewLink(user, lockedOutLetter, language);
      case 'password_set':
        return passwordSetLetter(user, this.#page('/contact'), language);
      case 'booking': {
        const { id, events } = letter.booking ?? { id: '', events: 0 };
        const booking = await store.bookings.ofUserById(id, user.id);
        if (!booking) return null;
        return bookingLetter(
          user,
          asOf(booking, events),
          this.#page('/profile#bookings'),
          language,
        );
      }
    }
  }

  async #withNewLink(
    user: UserRecord,
    letter: typeof resetLetter,
    language: Language,
  ): Promise<Mail | null> {
    const token = newToken();
    const stored = await this.#rooms.store.resets.insert(
      hashOfToken(token),
      { userId: user.id, createdAt: this.#in(0), expiresAt: this.#in(linkLife) },
      this.#in(0),
    );
    return stored ? letter(user, this.#page(`/reset-password?token=${token}`), language) : null;
  }

  #letter(
    about: LetterRecord['about'],
    userId: string,
    language: Language,
    booking: LetterRecord['booking'] = null,
  ): LetterRecord {
    const createdAt = this.#in(0);
    const expiresAt = this.#in(letterLives[about]);
    const id = randomUUID();
    return {
      id,
      userId,
      about,
      booking,
      language,
      createdAt,
      tries: 0,
      dueAt: createdAt,
      expiresAt,
    };
  }

  #page(path: string): string {
    return new URL(path, this.#rooms.publicUrl).href;
  }

  /** The moment so many milliseconds from now. */
  #in(milliseconds: number): string {
    return new Date(this.#rooms.now().getTime() + milliseconds).toISOString();
  }
}
