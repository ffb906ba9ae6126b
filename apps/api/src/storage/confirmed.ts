import type { UserRecord } from './records.ts';

/** The user after confirming an address, the current or the new one; `null` for any other. */
export function withConfirmed(
  { newEmail, unconfirmedSince: _since, ...user }: UserRecord,
  email: string | undefined,
): UserRecord | null {
  if (email === undefined) return null;
  if (email === newEmail) return { ...user, email, emailConfirmed: true };
  if (email !== user.email) return null;
  return { ...user, ...(newEmail === undefined ? {} : { newEmail }), emailConfirmed: true };
}

/**
 * The user after setting a password by a link in an e-mail, which proves the mailbox. Devices and a pending
 * change of the e-mail may be those of somebody else.
 */
export function withPasswordByLink(
  { newEmail: _newEmail, unconfirmedSince: _since, ...user }: UserRecord,
  passwordHash: string,
): UserRecord {
  return { ...user, passwordHash, emailConfirmed: true, devices: [] };
}

/**
 * What is rejected by a link that confirms an address: an account that nobody has confirmed, or the change of
 * an e-mail; `null` if there is nothing left to reject.
 */
export function rejectedBy(
  { newEmail, email, emailConfirmed }: UserRecord,
  linkEmail: string | undefined,
): 'account' | 'change' | null {
  if (linkEmail === undefined) return null;
  if (linkEmail === newEmail) return 'change';
  return linkEmail === email && !emailConfirmed ? 'account' : null;
}
