import type { Language, User } from '@jyoti/contract';
import { placeNameIn } from '../places/place-name-in.ts';
import type { UserRecord } from '../storage/records.ts';

/**
 * The public fields of a user: each is chosen explicitly.
 * @param language of the name of the birth place; without it, the name is that of the record
 */
export function publicUser(user: UserRecord, language?: Language): User {
  const { place } = user.birthData;
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailConfirmed: user.emailConfirmed,
    newEmail: user.newEmail ?? null,
    mobile: user.mobile,
    profileImage: user.profileImage,
    birthData: { ...user.birthData, ...(language && { place: placeNameIn(place, language) }) },
    ...(user.language && { language: user.language }),
    createdAt: user.createdAt,
  };
}
