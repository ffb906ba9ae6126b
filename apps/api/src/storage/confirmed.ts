import type { UserRecord } from './records.ts';

/** The user after confirming an address, the current or the new one; `null` for any other. */
export function withConfirmed(
  { newEmail, ...user }: UserRecord,
  email: string | undefined,
): UserRecord | null {
  if (email === undefined) return null;
  if (email === newEmail) return { ...user, email, emailConfirmed: true };
  if (email !== user.email) return null;
  return { ...user, ...(newEmail === undefined ? {} : { newEmail }), emailConfirmed: true };
}
