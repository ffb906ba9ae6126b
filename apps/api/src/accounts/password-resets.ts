import type { Language } from '@jyoti/contract';
import { rejectCommonPassword } from '../auth/known-passwords.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { LoginGate, Throttle } from '../http/limits/throttle.ts';
import { hashOfToken } from '../auth/tokens.ts';
import type { Background } from '../operations/background.ts';
import { contractMessage, fieldError, type AppError } from '../http/errors/app-error.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { mailboxOf } from '../mail/mailbox-of.ts';
import type { Store } from '../storage/store.ts';

interface Dependencies {
  store: Store;
  passwords: Passwords;
  throttle: Throttle;
  logins: LoginGate;
  mailQueue: MailQueue;
  background: Background;
  now: () => Date;
}

function linkError(): AppError {
  return fieldError(400, 'invalid_input', 'token', contractMessage('resetTokenInvalid'));
}

/** Password reset by a link in a mail, usable once. */
export class PasswordResets {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Sends a link if the account exists, after the response: the response and its time are the same for every
   * e-mail.
   * @throws AppError 429, by address only; also if the store is not writable, which does not depend on the
   * e-mail either
   */
  async request(email: string, address: string, language: Language): Promise<void> {
    await this.#deps.throttle.linkRequests.spend(address);
    await this.#deps.store.ping();
    this.#deps.background.run('reset e-mail', () => this.#sendLink(email, language));
  }

  /**
   * Sets a new password by a link, which also confirms the e-mail, and ends every login.
   * @throws AppError 400, the same for a link that is unknown, expired or used, and for a known password; 429
   */
  async set(token: string, newPassword: string, address: string, language: Language) {
    const { store, passwords, throttle, logins, mailQueue } = this.#deps;
    await throttle.linkUses.spend(address);
    await rejectCommonPassword(newPassword, 'newPassword');
    const tokenHash = hashOfToken(token);
    const reset = await store.resets.byHash(tokenHash);
    if (!reset || reset.email !== undefined || reset.expiresAt <= this.#now()) throw linkError();
    const passwordHash = await passwords.hash(newPassword, address);
    const mail = mailQueue.aboutPassword(reset.userId, language);
    const user = await store.resets.redeem(tokenHash, passwordHash, this.#now(), mail);
    if (!user) throw linkError();
    await logins.unlock(user.email);
    mailQueue.send();
  }

  async #sendLink(email: string, language: Language): Promise<void> {
    const { store, throttle, mailQueue } = this.#deps;
    const user = await store.users.byEmail(email);
    // Limits e-mails to one mailbox, even if requested from many addresses.
    if (!user || !(await throttle.linkMails.count(mailboxOf(email)))) return;
    if (!user.emailConfirmed && !(await throttle.confirmationMails.count(mailboxOf(email)))) return;
    if (await store.mails.insert(mailQueue.withLink(user.id, language))) mailQueue.send();
  }

  #now(): string {
    return this.#deps.now().toISOString();
  }
}
