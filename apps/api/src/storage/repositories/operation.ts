import { isDeepStrictEqual } from 'node:util';
import type {
  AuditKind,
  BookingStatus,
  ConsultationStatus,
  InquiryStatus,
  OperatorOverview,
  UserRole,
} from '@jyoti/contract';
import { searchedFields, searchText } from '../booking-search.ts';
import type { Where } from '../conditions.ts';
import { copied } from '../copied.ts';
import type { Engine, Transaction } from '../engine.ts';
import type {
  AuditRecord,
  BookingRecord,
  ConsultationRecord,
  MailRecord,
  MessageRecord,
  SubscriptionRecord,
  UserRecord,
} from '../records.ts';
import type { Operated, Operator, Page, PageRequest } from '../store.ts';
import { folded, type RecordOf } from '../tables.ts';
import { enqueueMail, lockedByEmail, newestFirst, pageOf, signedIn } from './shared.ts';

const isConfirmed = [['confirmedAt', '<>', null]] as const;

const withStatus = <Status extends string>(status: Status | undefined) =>
  status === undefined ? [] : ([['status', '=', status]] as const);

/** Search for bookings. Days `YYYY-MM-DD`, both inclusive. */
interface BookingFilter {
  status?: BookingStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Part of the booking's identifiers or of the user's details; case-insensitive. */
  search?: string | undefined;
  /** Ceremonies whose name the search matches; their bookings are found too. */
  ceremonies?: readonly number[] | undefined;
  today: string;
}

function conditionsOf({ status, from, to, search, ceremonies = [] }: BookingFilter) {
  const where: Where<'bookings'>[number][] = [...withStatus(status)];
  if (from !== undefined) where.push(['preferredDate', '>=', from]);
  if (to !== undefined) where.push(['preferredDate', '<=', to]);
  if (search !== undefined) {
    const inFields = { text: searchText(search), in: searchedFields };
    const ofCeremonies = ceremonies.map((id) => [['poojaId', '=', id]] as const);
    where.push({ any: [[inFields], ...ofCeremonies] });
  }
  return where;
}

/** Whether the user may still act as an operator: role or token may have been revoked since the request arrived. */
async function mayOperate(
  rows: Transaction,
  { operatorId, tokenHash }: Operator,
): Promise<boolean> {
  return (await signedIn(rows, operatorId, tokenHash))?.role === 'operator';
}

type Inquiries = 'messages' | 'consultations';

/**
 * Data and actions of operators. Every change adds its audit entry atomically; the audit trail is append-only.
 */
export function operationRepository(db: Engine) {
  /** Replaces a record, unless it has changed since it was read. */
  const replacing =
    <Name extends 'bookings' | Inquiries>(table: Name, keyOf: (record: RecordOf<Name>) => string) =>
    (
      before: RecordOf<Name>,
      after: RecordOf<Name>,
      entry: AuditRecord,
      by: Operator,
      mail?: MailRecord,
    ): Promise<Operated> =>
      db.change(async (rows) => {
        if (!(await mayOperate(rows, by))) return 'refused';
        const stored = await rows.locked(table, keyOf(before));
        if (!isDeepStrictEqual(stored, copied(before))) return 'changed';
        await rows.put(table, keyOf(before), after);
        await rows.add('audit', entry);
        await enqueueMail(rows, mail);
        return 'applied';
      });

  /** Deletes a record permanently, within a minute from every file too. `changed` if it does not exist. */
  const removing =
    (table: Inquiries | 'subscriptions') =>
    (key: string, entry: AuditRecord, by: Operator): Promise<Operated> =>
      db.change(async (rows) => {
        if (!(await mayOperate(rows, by))) return 'refused';
        if (!(await rows.remove(table, key))) return 'changed';
        await rows.add('audit', entry);
        return 'applied';
      }, true);

  const removeSubscription = removing('subscriptions');

  return {
    /**
     * Sets the role; if it changes, adds the audit entry with the account's id as subject. `null` for an
     * unknown e-mail.
     */
    setRole: (
      email: string,
      role: UserRole,
      entry: Omit<AuditRecord, 'subject'>,
    ): Promise<UserRecord | null> =>
      db.change(async (rows) => {
        const stored = await lockedByEmail(rows, email);
        if (!stored || stored.role === role) return stored;
        // A user with access to the command line is trusted about the account.
        const trusted = role === 'operator' ? { emailConfirmed: true } : {};
        const user = { ...stored, role, ...trusted };
        await rows.put('users', user.id, user);
        await rows.add('audit', { ...entry, subject: user.id });
        return user;
      }),
    operators: (): Promise<UserRecord[]> => db.rows.find('users', [['role', '=', 'operator']]),
    /** @param today `YYYY-MM-DD`; earlier ceremonies are not counted */
    waiting: (today: string): Promise<OperatorOverview> =>
      db.snapshot(async (rows) => ({
        requestedBookings: await rows.count('bookings', withStatus('requested')),
        openMessages: await rows.count('messages', withStatus('open')),
        openRequests: await rows.count('consultations', withStatus('open')),
        subscribers: await rows.count('subscriptions', isConfirmed),
        bookingsGone: await rows.count('audit', [
          ['kind', '=', 'booking'],
          ['action', '=', 'erased'],
          ['before.day', '>=', today],
        ]),
      })),
    /** Those from `today` on first, the nearest first; then past ones, the latest first. */
    bookings: (filter: BookingFilter, range: PageRequest): Promise<Page<BookingRecord>> => {
      const where = conditionsOf(filter);
      const { today } = filter;
      const coming = {
        where: [['preferredDate', '>=', today], ...where],
        order: [
          ['preferredDate', 'asc'],
          ['createdAt', 'desc'],
        ],
      } as const;
      const past = {
        where: [['preferredDate', '<', today], ...where],
        order: [
          ['preferredDate', 'desc'],
          ['createdAt', 'asc'],
        ],
      } as const;
      return pageOf(db, 'bookings', [coming, past], range);
    },
    booking: (id: string): Promise<BookingRecord | null> => db.rows.get('bookings', id),
    /** Newest first, like all the following lists. */
    messages: (
      status: InquiryStatus | undefined,
      range: PageRequest,
    ): Promise<Page<MessageRecord>> =>
      pageOf(db, 'messages', [{ where: withStatus(status), order: newestFirst }], range),
    requests: (
      status: ConsultationStatus | undefined,
      range: PageRequest,
    ): Promise<Page<ConsultationRecord>> =>
      pageOf(db, 'consultations', [{ where: withStatus(status), order: newestFirst }], range),
    /** Confirmed ones only. */
    subscriptions: (range: PageRequest): Promise<Page<SubscriptionRecord>> =>
      pageOf(
        db,
        'subscriptions',
        [{ where: isConfirmed, order: [['subscribedAt', 'desc']] }],
        range,
      ),
    audit: (kind: AuditKind | undefined, range: PageRequest): Promise<Page<AuditRecord>> => {
      const where = kind === undefined ? [] : ([['kind', '=', kind]] as const);
      return pageOf(db, 'audit', [{ where, newest: true }], range);
    },
    changeBooking: replacing('bookings', ({ id }) => id),
    changeMessage: replacing('messages', ({ ticket }) => ticket),
    changeRequest: replacing('consultations', ({ ticket }) => ticket),
    removeMessage: removing('messages'),
    removeRequest: removing('consultations'),
    removeSubscription: (email: string, entry: AuditRecord, by: Operator): Promise<Operated> =>
      removeSubscription(folded(email), entry, by),
    /** Adds an audit entry for a change outside the store. */
    note: (entry: AuditRecord, by: Operator): Promise<Exclude<Operated, 'changed'>> =>
      db.change(async (rows) => {
        if (!(await mayOperate(rows, by))) return 'refused';
        await rows.add('audit', entry);
        return 'applied';
      }),
  };
}
