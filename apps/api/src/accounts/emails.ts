import type { ConfirmEmailInput, Language } from '@jyoti/contract';
import { proveLoginPassword } from '../auth/prove-password.ts';
import { hashOfToken } from '../auth/tokens.ts';
import type { Identity } from '../http/handlers.ts';
import { goneBooking } from '../bookings/of-deleted-account.ts';
import { contractMessage, fieldError } from '../http/errors/app-error.ts';
import { mailboxOf } from '../mail/mailbox-of.ts';
import type { MailRecord, UserRecord } from '../storage/records.ts';
import { DuplicateEmail } from '../storage/store.ts';
import type { AccountsDependencies } from './dependencies.ts';
import type { LoginFrom } from './logins.ts';

type Dependencies = Pick<
  AccountsDependencies,
  'store' | 'passwords' | 'throttle' | 'mailQueue' | 'mailer' | 'images' | 'erasures' | 'now'
>;

export function emailTaken() {
  return fieldError(409, 'email_taken', 'email', contractMessage('emailTaken'));
}

export function linkInvalid() {
  return fieldError(400, 'invalid_input', 'token', contractMessage('resetTokenInvalid'));
}

/** The e-mail of an account and the links that confirm it. */
export class Emails {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The e-mail that asks to confirm an address, unless the limit of such e-mails is reached. */
  async toConfirm(userId: string, to: string, language: Language): Promise<MailRecord | undefined> {
    const { throttle, mailQueue } = this.#deps;
    const isAllowed = await throttle.confirmationMails.count(mailboxOf(to));
    return isAllowed ? mailQueue.toAddress('confirm_email', to, language, userId) : undefined;
  }

  /** Sends the confirmation e-mail again, to the new address if there is one. @throws AppError 429 */
  async sendConfirmation({ user }: Identity, language: Language): Promise<void> {
    const { store, throttle, mailQueue } = this.#deps;
    const to = user.newEmail ?? (user.emailConfirmed ? null : user.email);
    if (to === null) return;
    await throttle.confirmationMails.spend(mailboxOf(to));
    const mail = mailQueue.toAddress('confirm_email', to, language, user.id);
    if (await store.mails.insert(mail)) mailQueue.send();
  }

  /**
   * Confirms the address that a link was sent to. The link alone does not suffice: the owner of the mailbox
   * may not be the one who created the account. @returns the address
   * @param signedIn the user of the request, if any
   * @throws AppError 400, the same for a link that is unknown, expired or used, and for a missing or wrong
   * password if the request is not signed in to the account; 409 if another account has the address now; 429
   */
  async confirm(
    { token, password = '' }: ConfirmEmailInput,
    signedIn: UserRecord | null,
    { address, language }: LoginFrom,
  ): Promise<string> {
    const { store, mailQueue, mailer, now } = this.#deps;
    const { tokenHash, user } = await this.#linkToConfirm(token, address);
    if (signedIn?.id !== user.id) await proveLoginPassword(this.#deps, user, password, address);
    const confirmed = await store.resets
      .confirm(tokenHash, now().toISOString(), (before) =>
        mailQueue.toAddress('email_changed', before.email, language),
      )
      .catch((error: unknown) => {
        throw error instanceof DuplicateEmail ? emailTaken() : error;
      });
    if (!confirmed) throw linkInvalid();
    if (confirmed.emailBefore !== null) {
      await mailer.forget(confirmed.emailBefore);
      mailQueue.send();
    }
    return confirmed.user.email;
  }

  /**
   * Uses the link that confirms an address to reject it: erases an account that was never confirmed, or
   * cancels the change of an e-mail.
   * @throws AppError 400, the same for a link that is unknown, expired or used; 429
   */
  async reject(token: string, { address }: LoginFrom): Promise<'account' | 'change'> {
    const { store, images, mailer, erasures, now } = this.#deps;
    const { tokenHash, user } = await this.#linkToConfirm(token, address);
    const result = await erasures.around(
      'user',
      user.id,
      () =>
        store.resets.reject(tokenHash, now().toISOString(), (booking) =>
          goneBooking(booking, now()),
        ),
      (done) => done?.rejected === 'account',
    );
    if (!result) throw linkInvalid();
    if (result.rejected === 'account') {
      await images.remove(result.user.profileImage);
      await mailer.forget(result.user.email);
    }
    if (result.user.newEmail !== undefined) await mailer.forget(result.user.newEmail);
    return result.rejected;
  }

  /** A valid link that confirms an address, and its user. @throws AppError 400, 429 */
  async #linkToConfirm(token: string, address: string) {
    const { store, throttle, now } = this.#deps;
    await throttle.linkUses.spend(address);
    const tokenHash = hashOfToken(token);
    const link = await store.resets.byHash(tokenHash);
    const isValid = link?.email !== undefined && link.expiresAt > now().toISOString();
    const user = isValid ? await store.users.byId(link.userId) : null;
    if (!user) throw linkInvalid();
    return { tokenHash, user };
  }
}
