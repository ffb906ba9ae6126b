import { randomUUID } from 'node:crypto';
import {
  noProfileImage,
  type ChangePasswordInput,
  type DeletionReason,
  type Register,
  type Session,
  type UpdateProfile,
  type User,
} from '@jyoti/contract';
import { contractMessage, fieldRefusal, refusal } from '../errors/app-error.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Throttle } from '../auth/throttle.ts';
import type { Identity, Tokens } from '../auth/tokens.ts';
import type { Places } from '../places/place-index.ts';
import type { UserRecord } from '../storage/records.ts';
import { DuplicateEmail, type Store } from '../storage/store.ts';
import { withoutIdentity } from './anonymise.ts';
import type { ProfileImages } from './profile-images.ts';

interface Rooms {
  store: Store;
  tokens: Tokens;
  passwords: Passwords;
  images: ProfileImages;
  throttle: Throttle;
  places: Places;
  now: () => Date;
}

/** What others may see of a user: every field chosen by name. */
export function publicUser(user: UserRecord): User {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    mobile: user.mobile,
    profileImage: user.profileImage,
    birthData: { ...user.birthData },
    createdAt: user.createdAt,
  };
}

function emailTaken() {
  return fieldRefusal(409, 'email_taken', 'email', contractMessage('emailTaken'));
}

function wrongCredentials() {
  return refusal(401, 'wrong_credentials', 'credentialsWrong');
}

/** Accounts: what may happen to them, and in which order. */
export class UserService {
  readonly #rooms: Rooms;

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
  }

  /** @throws AppError 409 for a taken e-mail, 413 or 415 for the picture, 429 */
  async register(details: Register, picture: Buffer | null, address: string): Promise<Session> {
    const { store, passwords, images, throttle, now } = this.#rooms;
    throttle.register.enter(address, details.email);
    throttle.register.failed(address); // every sign-up counts for the address
    // Told openly: who signs up must know. The insertion below decides; this spares the work.
    if (await store.users.byEmail(details.email)) throw emailTaken();
    const passwordHash = await passwords.hash(details.password);
    const profileImage = picture ? await images.keep(picture) : noProfileImage;
    const { password: _password, birthData, ...named } = details;
    const user: UserRecord = {
      ...named,
      id: randomUUID(),
      birthData: this.#located(birthData),
      profileImage,
      passwordHash,
      createdAt: now().toISOString(),
    };
    try {
      await store.users.insert(user);
    } catch (error) {
      await images.remove(profileImage);
      throw error instanceof DuplicateEmail ? emailTaken() : error;
    }
    return this.#session(user);
  }

  /** @throws AppError 401, the same for an unknown e-mail and a wrong password; 429 */
  async login(email: string, password: string, address: string): Promise<Session> {
    const { store, passwords, throttle } = this.#rooms;
    throttle.login.enter(address, email);
    const user = await store.users.byEmail(email);
    if (!(await passwords.matches(user?.passwordHash ?? null, password)) || !user) {
      throttle.login.failed(address);
      throw wrongCredentials();
    }
    throttle.login.forgive(address, email);
    return this.#session(user);
  }

  logout(identity: Identity): Promise<void> {
    return this.#rooms.tokens.revoke(identity.tokenHash);
  }

  /** @throws AppError 409 for another user's e-mail, 413 or 415 for the picture */
  async update(identity: Identity, change: UpdateProfile, picture: Buffer | null): Promise<User> {
    const { store, images } = this.#rooms;
    const { birthData, removeProfileImage, ...named } = change;
    const kept = picture ? await images.keep(picture) : null;
    const profileImage = kept ?? (removeProfileImage ? noProfileImage : undefined);
    try {
      const updated = await store.users.update(
        identity.user.id,
        {
          ...named,
          ...(birthData ? { birthData: this.#located(birthData) } : {}),
          ...(profileImage ? { profileImage } : {}),
        },
        identity.tokenHash,
      );
      if (!updated) throw refusal(401, 'unauthorized', 'sessionEnded');
      if (profileImage) await images.remove(updated.pictureBefore);
      return publicUser(updated.user);
    } catch (error) {
      if (kept) await images.remove(kept);
      throw error instanceof DuplicateEmail ? emailTaken() : error;
    }
  }

  /** Sets a new password and ends every other login. @throws AppError 400 for a wrong current one, 429 */
  async changePassword(
    { user, tokenHash }: Identity,
    given: Required<ChangePasswordInput>,
    address: string,
  ): Promise<void> {
    const { store, passwords, throttle } = this.#rooms;
    throttle.login.enter(address, user.email);
    if (!(await passwords.matches(user.passwordHash, given.currentPassword))) {
      throw fieldRefusal(
        400,
        'wrong_credentials',
        'currentPassword',
        contractMessage('currentPasswordWrong'),
      );
    }
    throttle.login.forgive(address, user.email);
    const passwordHash = await passwords.hash(given.newPassword);
    if (!(await store.users.replacePassword(user.id, passwordHash, tokenHash))) {
      throw refusal(401, 'unauthorized', 'sessionEnded');
    }
  }

  /** Erases the account; only the reason stays, without identity. */
  async deleteAccount(
    { user, tokenHash }: Identity,
    departure: { reason: DeletionReason; additionalInfo: string },
  ): Promise<void> {
    const { store, images, now } = this.#rooms;
    const erased = await store.users.erase(
      user.id,
      {
        reason: departure.reason,
        additionalInfo: withoutIdentity(departure.additionalInfo, user),
        date: now().toISOString().slice(0, 10),
      },
      tokenHash,
    );
    if (!erased) throw refusal(401, 'unauthorized', 'sessionEnded');
    await images.remove(erased.profileImage);
  }

  async #session(user: UserRecord): Promise<Session> {
    const token = await this.#rooms.tokens.issue(user);
    if (!token) throw wrongCredentials();
    return { token, user: publicUser(user) };
  }

  /** A place that was typed out in full as the search writes it gets its coordinates. */
  #located(birthData: Register['birthData']): UserRecord['birthData'] {
    const { place, time, date, latitude, longitude, timezone } = birthData;
    const found =
      latitude === undefined || longitude === undefined ? this.#rooms.places.exactly(place) : null;
    const point =
      latitude !== undefined && longitude !== undefined ? { latitude, longitude } : found;
    if (!point) return { place, time, date };
    return {
      place,
      time,
      date,
      latitude: point.latitude,
      longitude: point.longitude,
      timezone: timezone ?? this.#rooms.places.timezoneAt(point.latitude, point.longitude),
    };
  }
}
