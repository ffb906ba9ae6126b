import { randomUUID } from 'node:crypto';
import {
  noProfileImage,
  type AccountExport,
  type ChangePasswordInput,
  type ConfirmEmailInput,
  type DeletionReason,
  type EndLogins,
  type Language,
  type Login,
  type LoginOutput,
  type Register,
  type Session,
  type UpdateProfile,
  type User,
} from '@jyoti/contract';
import { contractMessage, fieldError, appError } from '../http/errors/app-error.ts';
import { canChange, refundNow } from '../bookings/refund-rule.ts';
import { rejectCommonPassword } from '../auth/known-passwords.ts';
import type { Passwords } from '../auth/passwords.ts';
import { proveLoginPassword, provePassword } from '../auth/prove-password.ts';
import { hashOfDevice, knownDevice } from '../auth/devices.ts';
import type { LoginGate, Throttle } from '../http/limits/throttle.ts';
import {
  hashOfToken,
  newToken,
  type Identity,
  type BrowserAndSystem,
  type Tokens,
} from '../auth/tokens.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { LockoutNotices } from '../mail/lockout-notices.ts';
import { mailboxOf } from '../mail/mailbox-of.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Places } from '../places/places.ts';
import { auditRecord } from '../storage/audit-record.ts';
import type { Erasures } from '../storage/erasures.ts';
import type { AuditRecord, BookingRecord, MailRecord, UserRecord } from '../storage/records.ts';
import { DuplicateEmail, type Store } from '../storage/store.ts';
import { accountExport } from './account-export.ts';
import { withoutIdentity } from './anonymise.ts';
import { keepPicture } from './pictures/keep-picture.ts';
import { locatedBirth } from './located-birth.ts';
import type { ProfileImages } from './pictures/profile-images.ts';
import { publicUser } from './public-user.ts';

interface Dependencies {
  store: Store;
  tokens: Tokens;
  passwords: Passwords;
  images: ProfileImages;
  throttle: Throttle;
  logins: LoginGate;
  lockouts: LockoutNotices;
  mailQueue: MailQueue;
  places: Places;
  mailer: Mailer;
  erasures: Erasures;
  now: () => Date;
}

/** The origin of a login or another change of an account. */
export interface LoginFrom {
  address: string;
  made: BrowserAndSystem;
  language: Language;
}

function emailTaken() {
  return fieldError(409, 'email_taken', 'email', contractMessage('emailTaken'));
}

function linkInvalid() {
  return fieldError(400, 'invalid_input', 'token', contractMessage('resetTokenInvalid'));
}

function wrongCredentials() {
  return appError(401, 'wrong_credentials', 'credentialsWrong');
}

/** What operators see of a future ceremony after its account is deleted, without identity. */
function goneBooking(booking: BookingRecord, now: Date): AuditRecord | null {
  if (!canChange(booking, now)) return null;
  const { id, status, poojaId, preferredDate } = booking;
  const { amount } = refundNow(booking, now);
  const before = {
    status,
    ceremony: String(poojaId),
    day: preferredDate,
    ...(booking.paid > 0 ? { paid: `₹${booking.paid}`, refund: `₹${amount}` } : {}),
  };
  return auditRecord({ kind: 'booking', action: 'erased', subject: id, before }, null, now);
}

/** Accounts: their operations and the order of checks. */
export class UserService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * @throws AppError 400 for a common password or a skipped birth time, 409 for a taken e-mail, 413 or 415
   * for the picture, 429
   */
  async register(details: Register, picture: Buffer | null, from: LoginFrom): Promise<Session> {
    const { address, language } = from;
    const { store, passwords, images, places, throttle, mailQueue, now } = this.#deps;
    await throttle.signUps.spend(address);
    await throttle.signUpsWithEmail.spend(`${address} ${details.email.toLowerCase()}`);
    await rejectCommonPassword(details.password, 'password');
    const birthData = await locatedBirth(places, details.birthData);
    // Revealed on purpose: a visitor who signs up must know. The insertion below decides; this check only
    // saves work.
    if (await store.users.byEmail(details.email)) throw emailTaken();
    const passwordHash = await passwords.hash(details.password, address);
    const profileImage = picture
      ? await keepPicture(this.#deps, picture, address, address)
      : noProfileImage;
    const { password: _password, ...named } = details;
    const user: UserRecord = {
      ...named,
      id: randomUUID(),
      emailConfirmed: false,
      birthData,
      profileImage,
      passwordHash,
      role: 'user',
      createdAt: now().toISOString(),
    };
    try {
      await store.users.insert(user, await this.#toConfirm(user.id, user.email, language));
    } catch (error) {
      await images.remove(profileImage);
      throw error instanceof DuplicateEmail ? emailTaken() : error;
    }
    mailQueue.send();
    return this.#session(user, from);
  }

  /**
   * @param consumeBudget is called once the password is verified, so that others cannot use up the budget of the
   *   account
   * @throws AppError 401, the same for an unknown e-mail and a wrong password; 429
   */
  async login(
    { email, password, device }: LoginOutput,
    from: LoginFrom,
    consumeBudget: (userId: string) => Promise<void>,
  ): Promise<Session> {
    const { store, passwords, logins, lockouts, mailQueue } = this.#deps;
    const { address, made, language } = from;
    const user = await store.users.byEmail(email);
    const known = user && device !== undefined ? knownDevice(user, device) : null;
    const matches = await logins.attempt(
      { address, email, device: known },
      () => passwords.matches(user?.passwordHash ?? null, password, address),
      () => lockouts.notify(email, language),
    );
    if (!matches || !user) throw wrongCredentials();
    await consumeBudget(user.id);
    const session = await this.#session(await this.#renewed(user, password, address), from, device);
    // Without remembered devices, every device would be new.
    if (known === null && user.devices?.length) {
      const mail = mailQueue.aboutNewDevice(user.id, made, language);
      if (await store.mails.insert(mail)) mailQueue.send();
    }
    return session;
  }

  logout(identity: Identity): Promise<void> {
    return this.#deps.tokens.revoke(identity.tokenHash);
  }

  /**
   * A new e-mail replaces the previous one when its confirmation link is opened. The response does not reveal
   * whether another account has it: the e-mail to the address does.
   * @throws AppError 400 for a new e-mail without the password, 413 or 415 for the picture, 429
   */
  async update(
    identity: Identity,
    change: UpdateProfile,
    picture: Buffer | null,
    { address, language }: LoginFrom,
  ): Promise<User> {
    const { store, images, places, mailQueue, throttle } = this.#deps;
    const { birthData: given, removeProfileImage, currentPassword, email, ...named } = change;
    const isOtherEmail = email.toLowerCase() !== identity.user.email.toLowerCase();
    if (isOtherEmail) {
      await provePassword(this.#deps, identity, currentPassword ?? '', address);
      await throttle.emailChanges.spend(identity.user.id);
    }
    const mail = isOtherEmail
      ? await this.#toConfirm(identity.user.id, email, language)
      : undefined;
    const birthData = given && (await locatedBirth(places, given));
    const pictureName = picture
      ? await keepPicture(this.#deps, picture, identity.user.id, address)
      : null;
    const profileImage = pictureName ?? (removeProfileImage ? noProfileImage : undefined);
    const updated = await store.users
      .update(
        identity.user.id,
        {
          ...named,
          ...(isOtherEmail ? { newEmail: email } : { email }),
          ...(birthData ? { birthData } : {}),
          ...(profileImage ? { profileImage } : {}),
        },
        identity.tokenHash,
        mail,
      )
      .catch(async (error: unknown) => {
        if (pictureName) await images.remove(pictureName);
        throw error;
      });
    if (!updated) {
      if (pictureName) await images.remove(pictureName);
      throw appError(401, 'unauthorized', 'sessionEnded');
    }
    if (profileImage) await images.remove(updated.pictureBefore);
    if (mail) mailQueue.send();
    return publicUser(updated.user, language);
  }

  /** Stores the language of the account. @throws AppError 401 */
  async setLanguage({ user, tokenHash }: Identity, language: Language): Promise<void> {
    const updated = await this.#deps.store.users.update(user.id, { language }, tokenHash);
    if (!updated) throw appError(401, 'unauthorized', 'sessionEnded');
  }

  /** Sends the confirmation e-mail again, to the new address if there is one. @throws AppError 429 */
  async sendConfirmation({ user }: Identity, language: Language): Promise<void> {
    const { store, throttle, mailQueue } = this.#deps;
    const to = user.newEmail ?? (user.emailConfirmed ? null : user.email);
    if (to === null) return;
    await throttle.confirmationMails.spend(mailboxOf(to));
    if (await store.mails.insert(mailQueue.toConfirm(user.id, to, language))) mailQueue.send();
  }

  /**
   * Confirms the address that a link was sent to. The link alone does not suffice: the owner of the mailbox
   * may not be the one who created the account. @returns the address
   * @param signedIn the user of the request, if any
   * @throws AppError 400, the same for a link that is unknown, expired or used, and for a missing or wrong
   * password if the request is not signed in to the account; 409 if another account has the address now; 429
   */
  async confirmEmail(
    { token, password = '' }: ConfirmEmailInput,
    signedIn: UserRecord | null,
    { address, language }: LoginFrom,
  ): Promise<string> {
    const { store, mailQueue, mailer, now } = this.#deps;
    const { tokenHash, user } = await this.#linkToConfirm(token, address);
    if (signedIn?.id !== user.id) await proveLoginPassword(this.#deps, user, password, address);
    const confirmed = await store.resets
      .confirm(tokenHash, now().toISOString(), (before) =>
        mailQueue.aboutNewEmail(before.email, language),
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
  async rejectEmail(token: string, { address }: LoginFrom): Promise<'account' | 'change'> {
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

  /**
   * Sets a new password and ends every other login. @throws AppError 400 for a wrong current or a common new
   * password, 429
   */
  async changePassword(
    identity: Identity,
    given: Required<ChangePasswordInput>,
    { address, language }: LoginFrom,
  ): Promise<void> {
    const { store, passwords, mailQueue } = this.#deps;
    const { user, tokenHash } = identity;
    await rejectCommonPassword(given.newPassword, 'newPassword');
    await provePassword(this.#deps, identity, given.currentPassword, address);
    const passwordHash = await passwords.hash(given.newPassword, address);
    const mail = mailQueue.aboutChangedPassword(user.id, language);
    if (!(await store.users.replacePassword(user.id, passwordHash, tokenHash, mail))) {
      throw appError(401, 'unauthorized', 'sessionEnded');
    }
    mailQueue.send();
  }

  logins(identity: Identity): Promise<Login[]> {
    return this.#deps.tokens.logins(identity);
  }

  /**
   * Ends one login of the user, or all but the current one. @throws AppError 400 for a wrong password, 429
   */
  async endLogins(identity: Identity, given: EndLogins, address: string): Promise<void> {
    const { tokens } = this.#deps;
    await provePassword(this.#deps, identity, given.currentPassword, address);
    if (given.login === undefined) await tokens.endOthers(identity);
    else await tokens.end(identity, given.login);
  }

  /** All data stored about the user. @throws AppError 400 for a wrong password, 401, 429 */
  async export(identity: Identity, password: string, address: string): Promise<AccountExport> {
    const { store, images, now } = this.#deps;
    const { user } = identity;
    await provePassword(this.#deps, identity, password, address);
    const file = await store.users.file(user.id);
    if (!file) throw appError(401, 'unauthorized', 'sessionEnded');
    return accountExport(file, await images.read(file.user.profileImage), now());
  }

  /**
   * Erases the account. The reason is kept, and of each ceremony still ahead the number, ceremony, day, payment and
   * refund, all without identity. @throws AppError 400 for a wrong password,
   * 401, 429
   */
  async deleteAccount(
    identity: Identity,
    departure: { currentPassword: string; reason: DeletionReason; additionalInfo: string },
    { address, language }: LoginFrom,
  ): Promise<void> {
    const { store, images, mailer, mailQueue, erasures, now } = this.#deps;
    const { user, tokenHash } = identity;
    await provePassword(this.#deps, identity, departure.currentPassword, address);
    const bookings = await store.bookings.ofUser(user.id);
    // Data outside the records is erased first, so that nothing remains if the process is killed in between.
    await mailer.forget(user.email);
    const erase = () =>
      store.users.erase(
        user.id,
        {
          reason: departure.reason,
          additionalInfo: withoutIdentity(departure.additionalInfo, user),
          date: now().toISOString().slice(0, 10),
        },
        tokenHash,
        (booking) => goneBooking(booking, now()),
      );
    const erased = await erasures.around('user', user.id, erase, (removed) => removed !== null);
    if (!erased) throw appError(401, 'unauthorized', 'sessionEnded');
    await images.remove(erased.profileImage);
    await mailer.forget(erased.email);
    if (erased.newEmail !== undefined) await mailer.forget(erased.newEmail);
    if (erased.emailConfirmed) {
      const open = bookings.filter((booking) => canChange(booking, now()));
      mailQueue.accountDeleted(erased.email, open, language);
    }
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

  /** The e-mail that asks to confirm an address, unless the limit of such e-mails is reached. */
  async #toConfirm(
    userId: string,
    to: string,
    language: Language,
  ): Promise<MailRecord | undefined> {
    const { throttle, mailQueue } = this.#deps;
    const isAllowed = await throttle.confirmationMails.count(mailboxOf(to));
    return isAllowed ? mailQueue.toConfirm(userId, to, language) : undefined;
  }

  /** Replaces a hash of an older cost, which is only possible while the password is known. */
  async #renewed(user: UserRecord, password: string, address: string): Promise<UserRecord> {
    const { store, passwords } = this.#deps;
    if (passwords.isCurrent(user.passwordHash)) return user;
    const passwordHash = await passwords.hash(password, address);
    const isRenewed = await store.users.renewHash(user.id, user.passwordHash, passwordHash);
    return isRenewed ? { ...user, passwordHash } : user;
  }

  /** @param given the device token of an earlier login */
  async #session(
    user: UserRecord,
    { made, language }: Pick<LoginFrom, 'made' | 'language'>,
    given?: string,
  ): Promise<Session> {
    const device = given ?? newToken();
    const token = await this.#deps.tokens.issue(user, made, hashOfDevice(user.id, device));
    if (!token) throw wrongCredentials();
    return { token, user: publicUser(user, language), device };
  }
}
