import type { Changes, Records } from '../changes.ts';
import type { ConsultationRecord, MessageRecord, UserRecord } from '../records.ts';
import type { Removed, RetentionMoments, Store } from '../store.ts';
import type { Database } from './database.ts';
import { eraseUsers } from './users.ts';

/**
 * Whether an anonymous visitor's record is past its retention period. Records of an account are deleted with
 * the account.
 */
function isPast(
  { userId, status, settledAt, createdAt }: MessageRecord | ConsultationRecord,
  { settledBefore, writtenBefore }: RetentionMoments,
): boolean {
  if (userId !== null) return false;
  return (
    createdAt <= writtenBefore || (status !== 'open' && (settledAt ?? createdAt) <= settledBefore)
  );
}

function retainedDevices(user: UserRecord, { devicesBefore }: RetentionMoments) {
  return (user.devices ?? []).filter(({ addedAt }) => addedAt > devicesBefore);
}

/** The users whose account was not confirmed in time. */
function neverConfirmed(data: Records, { unconfirmedBefore }: RetentionMoments): UserRecord[] {
  const users = Object.values(data.users).filter(
    ({ emailConfirmed, role, unconfirmedSince, createdAt }) =>
      !emailConfirmed &&
      role !== 'operator' &&
      (unconfirmedSince ?? createdAt) <= unconfirmedBefore,
  );
  if (users.length === 0) return users;
  // Only accounts from before addresses were confirmed can have some.
  const booked = new Set(Object.values(data.bookings).map(({ userId }) => userId));
  return users.filter(({ id }) => !booked.has(id));
}

/** Counts expired records, and removes them if `changes` is given. */
function past(data: Records, moments: RetentionMoments, changes: Changes | null) {
  const { now, idleSince, unconfirmedBefore } = moments;
  const of = <Entry>(
    name: 'tokens' | 'resets' | 'mails' | 'messages' | 'consultations' | 'subscriptions',
    table: Readonly<Record<string, Entry>>,
    isOver: (entry: Entry) => boolean,
  ) => {
    const keys = Object.entries(table).flatMap(([key, entry]) => (isOver(entry) ? [key] : []));
    for (const key of keys) changes?.remove(name, key);
    return keys.length;
  };
  const users = neverConfirmed(data, moments);
  if (changes && users.length > 0) eraseUsers(data, changes, users);
  let devices = 0;
  for (const user of Object.values(data.users)) {
    const remaining = retainedDevices(user, moments);
    const removed = (user.devices?.length ?? 0) - remaining.length;
    if (removed === 0) continue;
    devices += removed;
    changes?.put('users', user.id, { ...user, devices: remaining });
  }
  const removed: Removed = {
    accounts: users.length,
    logins: of(
      'tokens',
      data.tokens,
      (token) => token.expiresAt <= now || token.lastUsedAt <= idleSince,
    ),
    links: of('resets', data.resets, ({ expiresAt }) => expiresAt <= now),
    mails: of('mails', data.mails, ({ expiresAt }) => expiresAt <= now),
    messages: of('messages', data.messages, (message) => isPast(message, moments)),
    requests: of('consultations', data.consultations, (request) => isPast(request, moments)),
    subscriptions: of(
      'subscriptions',
      data.subscriptions,
      ({ confirmedAt, subscribedAt }) => confirmedAt === null && subscribedAt <= unconfirmedBefore,
    ),
    devices,
  };
  return { removed, users };
}

export function retentionRepository(db: Database): Store['retention'] {
  return {
    removePast: async (moments) => {
      const found = past(db.data, moments, null);
      // Usually nothing has expired, and a write is avoided.
      if (Object.values(found.removed).every((count) => count === 0)) return found;
      return db.mutate((data, changes) => past(data, moments, changes), true);
    },
  };
}
