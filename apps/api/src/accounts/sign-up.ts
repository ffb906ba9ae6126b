import { randomUUID } from 'node:crypto';
import { noProfileImage, type Register, type Session } from '@jyoti/contract';
import { rejectCommonPassword } from '../auth/known-passwords.ts';
import type { UserRecord } from '../storage/records.ts';
import { DuplicateEmail } from '../storage/store.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { emailTaken } from './emails.ts';
import { locatedBirth } from './located-birth.ts';
import type { LoginFrom } from './logins.ts';
import { keepPicture } from './pictures/keep-picture.ts';

type Dependencies = Pick<
  AccountsDependencies,
  | 'store'
  | 'passwords'
  | 'images'
  | 'places'
  | 'throttle'
  | 'mailQueue'
  | 'now'
  | 'emails'
  | 'logins'
>;

/** Signing up. */
export class SignUp {
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
    const { store, passwords, images, places, throttle, mailQueue, emails, logins, now } =
      this.#deps;
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
      await store.users.insert(user, await emails.toConfirm(user.id, user.email, language));
    } catch (error) {
      await images.remove(profileImage);
      throw error instanceof DuplicateEmail ? emailTaken() : error;
    }
    mailQueue.send();
    return logins.open(user, from);
  }
}
