import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Passwords } from '../../apps/api/src/auth/passwords.ts';
import { DurableAdapter } from '../../apps/api/src/storage/durable-adapter.ts';
import {
  emptyData,
  type TokenRecord,
  type UserRecord,
} from '../../apps/api/src/storage/records.ts';

/** The password of every account. */
export const password = 'a long enough secret';
const passwordHash = await new Passwords().hash(password, 'bench');
const createdAt = '2026-01-01T00:00:00.000Z';

export const emailOf = (number: number) => `visitor-${number}@example.in`;
export const tokenOf = (number: number) => `token-${number}`;

export function visitor(number: number): UserRecord {
  return {
    id: `visitor-${number}`,
    firstName: 'Asha',
    lastName: 'Rao',
    email: emailOf(number),
    emailConfirmed: true,
    mobile: '+919876543210',
    profileImage: 'default_profile.jpg',
    birthData: {
      place: 'Ujjain, Madhya Pradesh, India',
      time: '06:30:00',
      date: '1990-05-14',
      latitude: 23.18239,
      longitude: 75.77643,
      timezone: 'Asia/Kolkata',
    },
    passwordHash,
    role: 'user',
    createdAt,
  };
}

/** A data folder with this many visitors, each logged in. */
export async function fillFolder(folder: string, count: number): Promise<void> {
  const data = emptyData();
  for (let number = 0; number < count; number += 1) {
    const user = visitor(number);
    const token: TokenRecord = {
      userId: user.id,
      createdAt,
      expiresAt: '2100-01-01',
      lastUsedAt: new Date().toISOString(),
      browser: null,
      system: null,
    };
    data.users[user.id] = user;
    data.tokens[createHash('sha256').update(tokenOf(number)).digest('hex')] = token;
  }
  await mkdir(folder, { recursive: true });
  await new DurableAdapter(join(folder, 'db.json')).write(data);
}

/** A birth that was not used before. */
export function birth(number: number) {
  const day = new Date(Date.UTC(1930, 0, 1) + number * 86_400_000).toISOString().slice(0, 10);
  const minutes = (number * 37) % 1440;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    name: 'Asha',
    date: day,
    time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`,
    place: {
      name: 'Ujjain, Madhya Pradesh, India',
      latitude: 23.18239,
      longitude: 75.77643,
      timezone: 'Asia/Kolkata',
    },
  };
}

/** The sign-up of a new account, a different one for each number, with or without a picture. */
export function signUpForm(number: number, picture?: Buffer): FormData {
  const fields = new FormData();
  const all = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `new-${number}-${picture ? 'p' : 'n'}@example.in`,
    password,
    mobile: '+919876543210',
    'birthData[place]': 'Ujjain, Madhya Pradesh, India',
    'birthData[time]': '06:30',
    'birthData[date]': '1990-05-14',
    'birthData[latitude]': '23.18',
    'birthData[longitude]': '75.77',
    'birthData[timezone]': 'Asia/Kolkata',
  };
  for (const [name, value] of Object.entries(all)) fields.append(name, value);
  if (picture) fields.append('profileImage', new Blob([new Uint8Array(picture)]), 'a.jpg');
  return fields;
}
