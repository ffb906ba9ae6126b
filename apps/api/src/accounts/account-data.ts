import type { AccountExport, DeletionReason } from '@jyoti/contract';
import { provePassword } from '../auth/prove-password.ts';
import type { Identity } from '../http/handlers.ts';
import { goneBooking, openBookings } from '../bookings/of-deleted-account.ts';
import { appError } from '../http/errors/app-error.ts';
import { accountExport } from './account-export.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { withoutIdentity } from './anonymise.ts';
import type { LoginFrom } from './logins.ts';

type Dependencies = Pick<
  AccountsDependencies,
  'store' | 'passwords' | 'throttle' | 'images' | 'mailer' | 'mailQueue' | 'erasures' | 'now'
>;

/** All data of an account: its copy and its deletion. */
export class AccountData {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
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
  async delete(
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
      mailQueue.accountDeleted(erased.email, openBookings(bookings, now()), language);
    }
  }
}
