import type { TokenRecord, UserRecord } from '../src/storage/records.ts';

/** A stored user with sample data. */
export function sampleUser(id: string, email = `${id}@example.in`): UserRecord {
  return {
    id,
    firstName: 'Asha',
    lastName: 'Rao',
    email,
    emailConfirmed: true,
    mobile: '9876543210',
    profileImage: 'default_profile.jpg',
    birthData: { place: 'Ujjain, Madhya Pradesh, India', time: '06:30:00', date: '1990-05-14' },
    passwordHash: '$argon2id$sample',
    role: 'user',
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

/** A stored login that was not used after it was created. */
export function sampleLogin(userId: string, createdAt: string, expiresAt: string): TokenRecord {
  return { userId, createdAt, expiresAt, lastUsedAt: createdAt, browser: null, system: null };
}
