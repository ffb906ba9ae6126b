import type { User } from '@jyoti/contract';
import type { UserRecord } from '../storage/records.ts';

/** The public fields of a user: each is chosen explicitly. */
export function publicUser(user: UserRecord): User {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    emailConfirmed: user.emailConfirmed,
    newEmail: user.newEmail ?? null,
    mobile: user.mobile,
    profileImage: user.profileImage,
    birthData: { ...user.birthData },
    ...(user.language && { language: user.language }),
    createdAt: user.createdAt,
  };
}
