import { noProfileImage, type Language, type UpdateProfile, type User } from '@jyoti/contract';
import { provePassword } from '../auth/prove-password.ts';
import type { Identity } from '../http/handlers.ts';
import { appError } from '../http/errors/app-error.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { locatedBirth } from './located-birth.ts';
import type { LoginFrom } from './logins.ts';
import { keepPicture } from './pictures/keep-picture.ts';
import { publicUser } from './public-user.ts';

type Dependencies = Pick<
  AccountsDependencies,
  'store' | 'passwords' | 'images' | 'places' | 'throttle' | 'mailQueue' | 'emails'
>;

/** What users change about themselves. */
export class Profiles {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
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
    const { store, images, places, mailQueue, throttle, emails } = this.#deps;
    const { birthData: given, removeProfileImage, currentPassword, email, ...named } = change;
    const isOtherEmail = email.toLowerCase() !== identity.user.email.toLowerCase();
    if (isOtherEmail) {
      await provePassword(this.#deps, identity, currentPassword ?? '', address);
      await throttle.emailChanges.spend(identity.user.id);
    }
    const mail = isOtherEmail
      ? await emails.toConfirm(identity.user.id, email, language)
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
}
