import type { UserRecord } from './records.ts';

/** The user with a device among the newest `most`; unchanged if it is there already or there is none. */
export function withDevice(
  user: UserRecord,
  device: string | undefined,
  now: string,
  most: number,
): UserRecord {
  const known = user.devices ?? [];
  if (device === undefined || known.some(({ hash }) => hash === device)) return user;
  return { ...user, devices: [{ hash: device, addedAt: now }, ...known].slice(0, most) };
}
