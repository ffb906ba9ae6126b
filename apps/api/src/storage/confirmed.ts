import type { UserRecord } from './records.ts';

/** The user once this address is confirmed: that of the account, or the new one in its place; `null` for any other. */
export function withConfirmed(
  { newEmail, ...user }: UserRecord,
  email: string | undefined,
): UserRecord | null {
  if (email === undefined) return null;
  if (email === newEmail) return { ...user, email, emailConfirmed: true };
  if (email !== user.email) return null;
  return { ...user, ...(newEmail === undefined ? {} : { newEmail }), emailConfirmed: true };
}
