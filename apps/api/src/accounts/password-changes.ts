import type { ChangePasswordInput, Language } from '@jyoti/contract';
import { rejectCommonPassword } from '../auth/known-passwords.ts';
import { provePassword } from '../auth/prove-password.ts';
import { hashOfToken } from '../auth/tokens.ts';
import type { Identity } from '../http/handlers.ts';
import { appError } from '../http/errors/app-error.ts';
import { mailboxOf } from '../mail/mailbox-of.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { linkInvalid } from './emails.ts';
import type { LoginFrom } from './logins.ts';

type Dependencies = Pick<
  AccountsDependencies,
  'store' | 'passwords' | 'throttle' | 'loginGate' | 'mailQueue' | 'background' | 'now'
>;

/** A new password, by the previous one or by a link in an e-mail that is usable once. */
export class PasswordChanges {
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
  async requestLink(email: string, address: string, language: Language): Promise<void> {
    await this.#deps.throttle.linkRequests.spend(address);
    await this.#deps.store.ping();
    this.#deps.background.run('reset e-mail', () => this.#sendLink(email, language));
  }

  /**
   * Sets a new password by a link, which also confirms the e-mail, and ends every login.
   * @throws AppError 400, the same for a link that is unknown, expired or used, and for a known password; 429
   */
  async setByLink(token: string, newPassword: string, address: string, language: Language) {
    const { store, passwords, throttle, loginGate, mailQueue } = this.#deps;
    await throttle.linkUses.spend(address);
    await rejectCommonPassword(newPassword, 'newPassword');
    const tokenHash = hashOfToken(token);
    const reset = await store.resets.byHash(tokenHash);
    if (!reset || reset.email !== undefined || reset.expiresAt <= this.#now()) throw linkInvalid();
    const passwordHash = await passwords.hash(newPassword, address);
    const mail = mailQueue.toUser('password_set', reset.userId, language);
    const user = await store.resets.redeem(tokenHash, passwordHash, this.#now(), mail);
    if (!user) throw linkInvalid();
    await loginGate.unlock(user.email);
    mailQueue.send();
  }

  /**
   * Sets a new password and ends every other login. @throws AppError 400 for a wrong current or a common new
   * password, 429
   */
  async change(
    identity: Identity,
    given: Required<ChangePasswordInput>,
    { address, language }: LoginFrom,
  ): Promise<void> {
    const { store, passwords, mailQueue } = this.#deps;
    const { user, tokenHash } = identity;
    await rejectCommonPassword(given.newPassword, 'newPassword');
    await provePassword(this.#deps, identity, given.currentPassword, address);
    const passwordHash = await passwords.hash(given.newPassword, address);
    const mail = mailQueue.toUser('password_changed', user.id, language);
    if (!(await store.users.replacePassword(user.id, passwordHash, tokenHash, mail))) {
      throw appError(401, 'unauthorized', 'sessionEnded');
    }
    mailQueue.send();
  }

  async #sendLink(email: string, language: Language): Promise<void> {
    const { store, throttle, mailQueue } = this.#deps;
    const user = await store.users.byEmail(email);
    // Limits e-mails to one mailbox, even if requested from many addresses.
    if (!user || !(await throttle.linkMails.count(mailboxOf(email)))) return;
    if (!user.emailConfirmed && !(await throttle.confirmationMails.count(mailboxOf(email)))) return;
    if (await store.mails.insert(mailQueue.toUser('reset', user.id, language))) mailQueue.send();
  }

  #now(): string {
    return this.#deps.now().toISOString();
  }
}
