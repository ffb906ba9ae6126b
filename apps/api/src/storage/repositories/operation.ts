import { isDeepStrictEqual } from 'node:util';
import { searchedFields, searchText } from '../booking-search.ts';
import type { Records } from '../changes.ts';
import type { BookingRecord, MailRecord, StoredData, SubscriptionRecord } from '../records.ts';
import type { Operator, Page, PageRequest, Store } from '../store.ts';
import { copied, entryOf, isTokenValid, newestFirst, type Database } from './database.ts';
import { enqueueMail } from './mails.ts';
import { userByEmail } from './users.ts';

/**
 * Whether a user may still act as an operator: role or token may have been revoked since the request arrived.
 */
function mayOperate(data: Records, { operatorId, tokenHash }: Operator): boolean {
  return (
    entryOf(data.users, operatorId)?.role === 'operator' &&
    isTokenValid(data, operatorId, tokenHash)
  );
}

function pageOf<Row>(rows: readonly Row[], { skip, most }: PageRequest): Page<Row> {
  return { rows: structuredClone(rows.slice(skip, skip + most)), total: rows.length };
}

/** Future ceremonies first, the nearest first; then past ones, the latest first. */
function byDayFrom(today: string) {
  return (a: BookingRecord, b: BookingRecord): number => {
    const past = Number(a.preferredDate < today) - Number(b.preferredDate < today);
    if (past !== 0) return past;
    const order = a.preferredDate.localeCompare(b.preferredDate) || newestFirst(a, b);
    return a.preferredDate < today ? -order : order;
  };
}

function isConfirmed({ confirmedAt }: SubscriptionRecord): boolean {
  return confirmedAt !== null;
}

/** Replaces a record, unless it has changed since it was read, and adds the audit entry, atomically. */
function replacing<Key extends 'bookings' | 'messages' | 'consultations'>(
  db: Database,
  collection: Key,
) {
  type Entry = StoredData[Key][string];
  return (
    before: Entry,
    after: Entry,
    key: string,
    entry: StoredData['audit'][number],
    by: Operator,
    mail?: MailRecord,
  ) =>
    db.mutate((data, changes) => {
      if (!mayOperate(data, by)) return 'refused';
      const entries = data[collection] as Readonly<Record<string, Entry>>;
      if (!isDeepStrictEqual(entryOf(entries, key), before)) return 'changed';
      changes.put(collection, key, structuredClone(after));
      changes.add('audit', structuredClone(entry));
      enqueueMail(changes, mail);
      return 'applied';
    });
}

/** Deletes a record permanently and adds the audit entry, atomically. */
function removing(db: Database, collection: 'messages' | 'consultations' | 'subscriptions') {
  return (key: string, entry: StoredData['audit'][number], by: Operator) =>
    db.mutate((data, changes) => {
      if (!mayOperate(data, by)) return 'refused';
      if (!Object.hasOwn(data[collection], key)) return 'changed';
      changes.remove(collection, key);
      changes.add('audit', structuredClone(entry));
      return 'applied';
    }, true);
}

export function operationRepository(db: Database): Store['operation'] {
  const replaceBooking = replacing(db, 'bookings');
  const replaceMessage = replacing(db, 'messages');
  const replaceRequest = replacing(db, 'consultations');
  return {
    setRole: (email, role, entry) =>
      db.mutate((data, changes) => {
        const user = userByEmail(data, email);
        if (!user) return null;
        if (user.role === role) return structuredClone(user);
        // A user with access to the command line is trusted about the account.
        const changed = { ...user, role, ...(role === 'operator' ? { emailConfirmed: true } : {}) };
        changes.put('users', user.id, changed);
        changes.add('audit', { ...structuredClone(entry), subject: user.id });
        return structuredClone(changed);
      }),
    operators: async () =>
      structuredClone(Object.values(db.data.users).filter(({ role }) => role === 'operator')),
    waiting: async (today) => {
      const { bookings, messages, consultations, subscriptions } = db.data;
      const count = (records: Record<string, { status: string }>, expected: string) =>
        Object.values(records).filter(({ status }) => status === expected).length;
      return {
        requestedBookings: count(bookings, 'requested'),
        openMessages: count(messages, 'open'),
        openRequests: count(consultations, 'open'),
        subscribers: Object.values(subscriptions).filter(isConfirmed).length,
        bookingsGone: db.data.audit.filter(
          ({ kind, action, before }) =>
            kind === 'booking' && action === 'erased' && (before?.['day'] ?? '') >= today,
        ).length,
      };
    },
    bookings: async ({ status, from, to, search, ceremonies = [], today }, range) => {
      const text = searchText(search ?? '');
      const found = Object.values(db.data.bookings).filter(
        (booking) =>
          (status === undefined || booking.status === status) &&
          (from === undefined || booking.preferredDate >= from) &&
          (to === undefined || booking.preferredDate <= to) &&
          (ceremonies.includes(booking.poojaId) ||
            searchedFields
              .map((field) => booking[field])
              .join(' ')
              .toLowerCase()
              .includes(text)),
      );
      return pageOf(found.toSorted(byDayFrom(today)), range);
    },
    booking: async (id) => copied(entryOf(db.data.bookings, id)),
    messages: async (status, range) => {
      const found = Object.values(db.data.messages).filter(
        (message) => status === undefined || message.status === status,
      );
      return pageOf(found.toSorted(newestFirst), range);
    },
    requests: async (status, range) => {
      const found = Object.values(db.data.consultations).filter(
        (request) => status === undefined || request.status === status,
      );
      return pageOf(found.toSorted(newestFirst), range);
    },
    subscriptions: async (range) =>
      pageOf(
        Object.values(db.data.subscriptions)
          .filter(isConfirmed)
          .toSorted((a, b) => b.subscribedAt.localeCompare(a.subscribedAt)),
        range,
      ),
    audit: async (kind, range) => {
      const found = db.data.audit.filter((entry) => kind === undefined || entry.kind === kind);
      return pageOf(found.toReversed(), range);
    },
    changeBooking: (before, after, entry, by, mail) =>
      replaceBooking(before, after, before.id, entry, by, mail),
    changeMessage: (before, after, entry, by) =>
      replaceMessage(before, after, before.ticket, entry, by),
    changeRequest: (before, after, entry, by) =>
      replaceRequest(before, after, before.ticket, entry, by),
    removeMessage: removing(db, 'messages'),
    removeRequest: removing(db, 'consultations'),
    removeSubscription: (email, entry, by) =>
      removing(db, 'subscriptions')(email.toLowerCase(), entry, by),
    note: (entry, by) =>
      db.mutate((data, changes) => {
        if (!mayOperate(data, by)) return 'refused';
        changes.add('audit', structuredClone(entry));
        return 'applied';
      }),
  };
}
