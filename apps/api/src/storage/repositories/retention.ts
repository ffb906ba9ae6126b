import type { Changes, Records } from '../changes.ts';
import type { ConsultationRecord, MessageRecord, UserRecord } from '../records.ts';
import type { Removed, RetentionMoments, Store } from '../store.ts';
import type { Database } from './database.ts';

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

/** Counts expired records, and removes them if `changes` is given. */
function past(data: Records, moments: RetentionMoments, changes: Changes | null): Removed {
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
  let devices = 0;
  for (const user of Object.values(data.users)) {
    const remaining = retainedDevices(user, moments);
    const removed = (user.devices?.length ?? 0) - remaining.length;
    if (removed === 0) continue;
    devices += removed;
    changes?.put('users', user.id, { ...user, devices: remaining });
  }
  return {
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
}

export function retentionRepository(db: Database): Store['retention'] {
  return {
    removePast: async (moments) => {
      const found = past(db.data, moments, null);
      // Usually nothing has expired, and a write is avoided.
      if (Object.values(found).every((count) => count === 0)) return found;
      return db.mutate((data, changes) => past(data, moments, changes), true);
    },
  };
}
