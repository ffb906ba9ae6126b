import type { ColumnType, GeneratedAlways, Insertable } from 'kysely';
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

/**
 * A record, and its order of insertion. The other columns only serve to find, order, count or constrain
 * records: `row-of.ts` derives them from the record.
 */
interface RecordColumns<Stored> {
  seq: GeneratedAlways<string>;
  record: ColumnType<Stored, string, string>;
}

interface UsersTable extends RecordColumns<UserRecord> {
  id: string;
  email_folded: string;
  role: string;
  profile_image: string;
}

interface SecretsTable<Stored> extends RecordColumns<Stored> {
  hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
}

interface ChartsTable extends RecordColumns<ChartRecord> {
  id: string;
  user_id: string;
  created_at: string;
}

interface SharesTable extends RecordColumns<ShareRecord> {
  key: string;
  user_id: string;
  created_at: string;
}

interface SubscriptionsTable extends RecordColumns<SubscriptionRecord> {
  email_folded: string;
  subscribed_at: string;
  token: string;
}

interface InquiriesTable<Stored> extends RecordColumns<Stored> {
  ticket: string;
  user_id: string | null;
  status: string;
  created_at: string;
}

interface AcknowledgementsTable extends RecordColumns<AcknowledgementRecord> {
  document: string;
  version: string;
  user_id: string | null;
  visitor_id: string | null;
}

interface BookingsTable extends RecordColumns<BookingRecord> {
  id: string;
  user_id: string;
  idempotency_key: string;
  pooja_id: number;
  preferred_date: string;
  status: string;
  created_at: string;
}

interface AuditTable extends RecordColumns<AuditRecord> {
  kind: string;
}

interface MailsTable extends RecordColumns<MailRecord> {
  id: string;
  user_id: string | null;
  due_at: string;
}

interface PicturesTable {
  name: string;
  content: Buffer;
  stored_at: ColumnType<Date, never, never>;
}

/** Short-lived counts, which are neither moved nor backed up. */
interface AttemptsTable {
  key: string;
  times: string[];
  idle_from: string;
}

export interface Tables {
  users: UsersTable;
  tokens: SecretsTable<TokenRecord>;
  departures: RecordColumns<DepartureRecord>;
  resets: SecretsTable<ResetRecord>;
  charts: ChartsTable;
  shares: SharesTable;
  subscriptions: SubscriptionsTable;
  messages: InquiriesTable<MessageRecord>;
  consultations: InquiriesTable<ConsultationRecord>;
  acknowledgements: AcknowledgementsTable;
  bookings: BookingsTable;
  audit: AuditTable;
  mails: MailsTable;
  pictures: PicturesTable;
  attempts: AttemptsTable;
}

export type Row<Name extends keyof Tables> = Insertable<Tables[Name]>;
