import { createHash } from 'node:crypto';
import type { UserRecord } from '../storage/records.ts';

/**
 * The stored hash of a device token. It differs for each account, so that stored hashes cannot link two
 * accounts of one device.
 */
export function hashOfDevice(userId: string, device: string): string {
  return createHash('sha256').update(`device ${userId} ${device}`).digest('hex');
}

/** The hash of the device if it has logged in to the account before, else `null`. */
export function knownDevice(user: UserRecord, device: string): string | null {
  const hash = hashOfDevice(user.id, device);
  return user.devices?.some((known) => known.hash === hash) ? hash : null;
}
