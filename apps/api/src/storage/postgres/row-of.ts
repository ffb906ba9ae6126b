import type {
  AcknowledgementRecord,
  AuditRecord,
  BookingRecord,
  ChartRecord,
  ConsultationRecord,
  DepartureRecord,
  MailRecord,
  MessageRecord,
  ResetRecord,
  ShareRecord,
  SubscriptionRecord,
  TokenRecord,
  UserRecord,
} from '../records.ts';
import type { Row } from './tables.ts';

/** An e-mail for comparison: folded like in the file store, independent of the database's collation. */
export function folded(email: string): string {
  return email.toLowerCase();
}

function inquiryRow(record: MessageRecord | ConsultationRecord) {
  const { ticket, userId, status, createdAt } = record;
  return {
    ticket,
    user_id: userId,
    status,
    created_at: createdAt,
    record: JSON.stringify(record),
  };
}

function secretRow(hash: string, record: TokenRecord | ResetRecord) {
  return {
    hash,
    user_id: record.userId,
    created_at: record.createdAt,
    expires_at: record.expiresAt,
    record: JSON.stringify(record),
  };
}

/** The row of a record. */
export const rowOf = {
  user: (record: UserRecord): Row<'users'> => ({
    id: record.id,
    email_folded: folded(record.email),
    role: record.role,
    profile_image: record.profileImage,
    record: JSON.stringify(record),
  }),
  token: (hash: string, record: TokenRecord): Row<'tokens'> => secretRow(hash, record),
  reset: (hash: string, record: ResetRecord): Row<'resets'> => secretRow(hash, record),
  departure: (record: DepartureRecord): Row<'departures'> => ({ record: JSON.stringify(record) }),
  chart: (record: ChartRecord): Row<'charts'> => ({
    id: record.id,
    user_id: record.userId,
    created_at: record.createdAt,
    record: JSON.stringify(record),
  }),
  share: (record: ShareRecord): Row<'shares'> => ({
    key: record.key,
    user_id: record.userId,
    created_at: record.createdAt,
    record: JSON.stringify(record),
  }),
  subscription: (record: SubscriptionRecord): Row<'subscriptions'> => ({
    email_folded: folded(record.email),
    subscribed_at: record.subscribedAt,
    token: record.token,
    record: JSON.stringify(record),
  }),
  message: (record: MessageRecord): Row<'messages'> => inquiryRow(record),
  consultation: (record: ConsultationRecord): Row<'consultations'> => inquiryRow(record),
  acknowledgement: (record: AcknowledgementRecord): Row<'acknowledgements'> => ({
    document: record.document,
    version: record.version,
    user_id: record.userId,
    visitor_id: record.visitorId,
    record: JSON.stringify(record),
  }),
  booking: (record: BookingRecord): Row<'bookings'> => ({
    id: record.id,
    user_id: record.userId,
    idempotency_key: record.idempotencyKey,
    pooja_id: record.poojaId,
    preferred_date: record.preferredDate,
    status: record.status,
    created_at: record.createdAt,
    record: JSON.stringify(record),
  }),
  audit: (record: AuditRecord): Row<'audit'> => ({
    kind: record.kind,
    record: JSON.stringify(record),
  }),
  mail: (record: MailRecord): Row<'mails'> => ({
    id: record.id,
    user_id: record.userId,
    due_at: record.dueAt,
    record: JSON.stringify(record),
  }),
};

/** A record as it is read back: without members that are `undefined`. */
export function asStored<Stored>(record: Stored): Stored {
  return JSON.parse(JSON.stringify(record)) as Stored;
}
