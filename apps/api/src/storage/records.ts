import * as v from 'valibot';
import {
  auditActions,
  auditKinds,
  bookingFields,
  consultationFields,
  languages,
  inquiryStatuses,
  savedChartSchema,
  shareSchema,
  userRoles,
} from '@jyoti/contract';

/** The version of the shapes below. Raise it together with a migration. */
export const schemaVersion = 11;

const birthDataSchema = v.object({
  place: v.string(),
  time: v.string(),
  date: v.string(),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  timezone: v.optional(v.string()),
});

const secondFactorSchema = v.object({
  /** Base32; empty before the set-up begins. Not hashed, because codes are calculated from it. */
  secret: v.string(),
  /** When it was confirmed with a first code; `null` before, when it has no effect yet. */
  confirmedAt: v.nullable(v.string()),
  /** The last time step with a used code: a code works only once. */
  lastStep: v.number(),
  /** SHA-256 of each unused recovery code. */
  recoveryHashes: v.array(v.string()),
  /** Until it is confirmed: the SHA-256 of the code that allows to set it up, and when the code expires. */
  enrolment: v.optional(v.object({ hash: v.string(), expiresAt: v.string() })),
});
export type SecondFactorRecord = v.InferOutput<typeof secondFactorSchema>;

const userRecordSchema = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** As the user wrote it; compared case-insensitively. */
  email: v.string(),
  /** Whether the owner of the mailbox has confirmed it; before, the address gets only e-mails with a link. */
  emailConfirmed: v.boolean(),
  /** The start of the period in which an unconfirmed account must be confirmed. @default `createdAt` */
  unconfirmedSince: v.optional(v.string()),
  /** Replaces `email` once its confirmation link is opened. */
  newEmail: v.optional(v.string()),
  mobile: v.string(),
  /** A file name, or `default_profile.jpg`. */
  profileImage: v.string(),
  birthData: birthDataSchema,
  /** Argon2id in its encoded form. */
  passwordHash: v.string(),
  role: v.picklist(userRoles),
  /** For operators. */
  secondFactor: v.optional(secondFactorSchema),
  /** Preferred language of the site, if chosen. */
  language: v.optional(v.picklist(languages)),
  /** Devices that have logged in: the hash of each token, and when it was stored. */
  devices: v.optional(v.array(v.object({ hash: v.string(), addedAt: v.string() }))),
  createdAt: v.string(),
});
export type UserRecord = v.InferOutput<typeof userRecordSchema>;

const tokenRecordSchema = v.object({
  userId: v.string(),
  createdAt: v.string(),
  expiresAt: v.string(),
  /** Precise to the hour, to avoid a write for every request. */
  lastUsedAt: v.string(),
  /** Browser and system by name; `null` if unknown. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** When the second factor was passed, which grants access to the operator dashboard. */
  secondFactorAt: v.optional(v.string()),
});
export type TokenRecord = v.InferOutput<typeof tokenRecordSchema>;

/** The reason for deleting an account, without identity: the date only, not the time. */
const departureRecordSchema = v.object({
  reason: v.string(),
  additionalInfo: v.string(),
  date: v.string(),
});
export type DepartureRecord = v.InferOutput<typeof departureRecordSchema>;

/** A link in an e-mail, usable once: sets a new password, or confirms an address. */
const resetRecordSchema = v.object({
  userId: v.string(),
  /** The address to confirm; without one the link sets a new password. */
  email: v.optional(v.string()),
  createdAt: v.string(),
  expiresAt: v.string(),
});
export type ResetRecord = v.InferOutput<typeof resetRecordSchema>;

const chartRecordSchema = v.object({ ...savedChartSchema.entries, userId: v.string() });
export type ChartRecord = v.InferOutput<typeof chartRecordSchema>;

/** A link to a report. The key is stored as it is, so that its owner can send the link again. */
const shareRecordSchema = v.intersect([shareSchema, v.object({ userId: v.string() })]);
export type ShareRecord = v.InferOutput<typeof shareRecordSchema>;

const subscriptionRecordSchema = v.object({
  /** As it was written; the key is the address in lower case. */
  email: v.string(),
  /** The language in which the newsletter was requested. */
  language: v.string(),
  subscribedAt: v.string(),
  /** When the confirmation link was opened; `null` before, when it gets no newsletter. */
  confirmedAt: v.nullable(v.string()),
  /** Identifies the subscription in links. It can confirm and end this subscription only. */
  token: v.string(),
});
export type SubscriptionRecord = v.InferOutput<typeof subscriptionRecordSchema>;

const inquiryFields = {
  /** When it was answered, closed or withdrawn: the start of its retention period. */
  settledAt: v.optional(v.string()),
  ticket: v.string(),
  /** `null` if not signed in. */
  userId: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  message: v.string(),
  /** The language in which a response is expected. */
  language: v.string(),
  createdAt: v.string(),
};

const messageRecordSchema = v.object({
  ...inquiryFields,
  topic: v.string(),
  status: v.picklist(inquiryStatuses),
});
export type MessageRecord = v.InferOutput<typeof messageRecordSchema>;

const consultationRecordSchema = v.object({ ...inquiryFields, ...consultationFields });
export type ConsultationRecord = v.InferOutput<typeof consultationRecordSchema>;

const acknowledgementRecordSchema = v.object({
  document: v.literal('disclaimer'),
  /** The date of the text. */
  version: v.string(),
  /** Either this or the other identifies the reader. */
  userId: v.nullable(v.string()),
  visitorId: v.nullable(v.string()),
  acknowledgedAt: v.string(),
});
export type AcknowledgementRecord = v.InferOutput<typeof acknowledgementRecordSchema>;

const bookingRecordSchema = v.object({
  ...bookingFields,
  userId: v.string(),
  /** A key generated by the client, and the SHA-256 of the request sent with it. */
  idempotencyKey: v.string(),
  requestHash: v.string(),
  /** An internal note of the team. */
  operatorNote: v.nullable(v.string()),
  /** The language in which it was made, and of e-mails about it. */
  language: v.picklist(languages),
});
export type BookingRecord = v.InferOutput<typeof bookingRecordSchema>;

/** Subjects of e-mails. */
const mailKinds = [
  'booking',
  'confirm_email',
  'newsletter_confirm',
  'newsletter_welcome',
  'reset',
  'password_set',
  'password_changed',
  'email_changed',
  'new_device',
  'locked_out',
  'second_factor_failed',
] as const;

/**
 * An e-mail in the queue: its subject, not its text. It is rendered when it is sent, to the address that the
 * account has then unless `to` is set, and is deleted afterwards.
 */
const mailRecordSchema = v.object({
  id: v.string(),
  /** `null` for an address without an account. */
  userId: v.nullable(v.string()),
  /** The address, if it is not that of the account. */
  to: v.optional(v.string()),
  about: v.picklist(mailKinds),
  /** For bookings: the id, and the length of its history including the reported event. */
  booking: v.nullable(v.object({ id: v.string(), events: v.number() })),
  /** For logins: browser and system. */
  login: v.optional(v.object({ browser: v.nullable(v.string()), system: v.nullable(v.string()) })),
  language: v.picklist(languages),
  createdAt: v.string(),
  /** The number of attempts to send it. */
  tries: v.number(),
  /** When it is tried next. */
  dueAt: v.string(),
  /** When it becomes useless. */
  expiresAt: v.string(),
});
export type MailRecord = v.InferOutput<typeof mailRecordSchema>;

/**
 * An action of an operator. It identifies the operator by account id, and contains nothing about the person
 * affected.
 */
const auditRecordSchema = v.object({
  id: v.string(),
  at: v.string(),
  /** `null` for the command line. */
  operatorId: v.nullable(v.string()),
  kind: v.picklist(auditKinds),
  action: v.picklist(auditActions),
  subject: v.string(),
  before: v.nullable(v.record(v.string(), v.string())),
  after: v.nullable(v.record(v.string(), v.string())),
});
export type AuditRecord = v.InferOutput<typeof auditRecordSchema>;

/** Everything that is stored. Strict, because an unknown table may be a damaged name. */
export const storedDataSchema = v.strictObject({
  schema: v.literal(schemaVersion),
  users: v.record(v.string(), userRecordSchema),
  /** By the SHA-256 of the token, hexadecimal: the token itself is not stored. */
  tokens: v.record(v.string(), tokenRecordSchema),
  departures: v.array(departureRecordSchema),
  /** By the SHA-256 of the token in the link. */
  resets: v.record(v.string(), resetRecordSchema),
  charts: v.record(v.string(), chartRecordSchema),
  shares: v.record(v.string(), shareRecordSchema),
  /** By address in lower case. */
  subscriptions: v.record(v.string(), subscriptionRecordSchema),
  /** Both by ticket. */
  messages: v.record(v.string(), messageRecordSchema),
  consultations: v.record(v.string(), consultationRecordSchema),
  acknowledgements: v.array(acknowledgementRecordSchema),
  bookings: v.record(v.string(), bookingRecordSchema),
  /** Oldest first; append-only. */
  audit: v.array(auditRecordSchema),
  mails: v.record(v.string(), mailRecordSchema),
});
export type StoredData = v.InferOutput<typeof storedDataSchema>;

export function emptyData(): StoredData {
  return {
    schema: schemaVersion,
    users: {},
    tokens: {},
    departures: [],
    resets: {},
    charts: {},
    shares: {},
    subscriptions: {},
    messages: {},
    consultations: {},
    acknowledgements: [],
    bookings: {},
    audit: [],
    mails: {},
  };
}
