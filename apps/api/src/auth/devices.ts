import { createHash } from 'node:crypto';
import type { UserRecord } from '../storage/records.ts';

/** What is kept of a device's token: another hash in each account, so that it ties no two of them together. */
export function hashOfDevice(userId: string, device: string): string {
  return createHash('sha256').update(`device ${userId} ${device}`).digest('hex');
}

/** The hash of a device that has logged in to the account before; `null` for another one. */
export function knownDevice(user: UserRecord, device: string): string | null {
  const hash = hashOfDevice(user.id, device);
  return user.devices?.some((known) => known.hash === hash) ? hash : null;
}
