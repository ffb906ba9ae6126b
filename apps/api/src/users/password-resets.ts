import type { Language } from '@jyoti/contract';
import { refuseKnownPassword } from '../auth/known-passwords.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Throttle } from '../auth/throttle.ts';
import { hashOfToken, newToken } from '../auth/tokens.ts';
import type { Background } from '../background.ts';
import { contractMessage, fieldRefusal, type AppError } from '../errors/app-error.ts';
import type { Mailer } from '../mail/mailer.ts';
import { passwordSetLetter, resetLetter } from '../mail/password-letters.ts';
import type { Store } from '../storage/store.ts';

interface Rooms {
  store: Store;
  passwords: Passwords;
  throttle: Throttle;
  mailer: Mailer;
  background: Background;
  /** Where visitors reach the site. */
  publicUrl: URL;
  now: () => Date;
}

/** How long a link works, milliseconds. */
const linkLife = 3_600_000;

function linkRefusal(): AppError {
  return fieldRefusal(400, 'invalid_input', 'token', contractMessage('resetTokenInvalid'));
}

/** The way back in for who has forgotten the password: a link by mail, used once. */
export class PasswordResets {
  readonly #rooms: Rooms;

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
  }

  /**
   * Sends a link where there is an account, after the answer: what is answered, and how fast, is
   * the same for every e-mail.
   * @throws AppError 429, by address only
   */
  async ask(email: string, address: string, language: Language): Promise<void> {
    await this.#rooms.throttle.forgotPassword.spend(address);
    this.#rooms.background.run('reset letter', () => this.#sendLink(email, language));
  }

  /**
   * Sets a new password with a link and ends every login.
   * @throws AppError 400, the same for a link that is unknown, expired or used, and for a known password; 429
   */
  async set(token: string, newPassword: string, address: string, language: Language) {
    const { store, passwords, throttle, background, mailer, publicUrl } = this.#rooms;
    await throttle.resetPassword.spend(address);
    await refuseKnownPassword(newPassword, 'newPassword');
    const tokenHash = hashOfToken(token);
    const reset = await store.resets.byHash(tokenHash);
    if (!reset || reset.expiresAt <= this.#now()) throw linkRefusal();
    const passwordHash = await passwords.hash(newPassword, address);
    const user = await store.resets.redeem(tokenHash, passwordHash, this.#now());
    if (!user) throw linkRefusal();
    const contactUrl = new URL('/contact', publicUrl).href;
    background.run('password letter', () =>
      mailer.send(passwordSetLetter(user, contactUrl, language)),
    );
  }

  async #sendLink(email: string, language: Language): Promise<void> {
    const { store, throttle, mailer, publicUrl } = this.#rooms;
    const user = await store.users.byEmail(email);
    // Nobody fills another's mailbox by asking from many places.
    const mailbox = email.toLowerCase();
    if (!user || !(await throttle.resetLetters.count(mailbox))) return;
    const token = newToken();
    const expires = new Date(this.#rooms.now().getTime() + linkLife);
    const stored = await store.resets.insert(
      hashOfToken(token),
      { userId: user.id, createdAt: this.#now(), expiresAt: expires.toISOString() },
      this.#now(),
    );
    if (!stored) return;
    const url = new URL('/reset-password', publicUrl);
    url.searchParams.set('token', token);
    await mailer.send(resetLetter(user, url.href, language));
  }

  #now(): string {
    return this.#rooms.now().toISOString();
  }
}
