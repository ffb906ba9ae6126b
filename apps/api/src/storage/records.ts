import * as v from 'valibot';
import {
  auditActions,
  auditKinds,
  bookingFields,
  consultationFields,
  languages,
  inquiryStatuses,
  savedChartSchema,
  userRoles,
} from '@jyoti/contract';

/** The version of the shapes below. Raise it together with a migration. */
export const schemaVersion = 9;

const birthDataSchema = v.object({
  place: v.string(),
  time: v.string(),
  date: v.string(),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  timezone: v.optional(v.string()),
});

const secondFactorSchema = v.object({
  /** Base32. Kept as it is: codes are calculated from it. */
  secret: v.string(),
  /** When a first code of it was given; `null` before: it does not count yet. */
  confirmedAt: v.nullable(v.string()),
  /** The last time step whose code was used: a code works once. */
  lastStep: v.number(),
  /** SHA-256 of each recovery code that was not used yet. */
  recoveryHashes: v.array(v.string()),
});
export type SecondFactorRecord = v.InferOutput<typeof secondFactorSchema>;

const userRecordSchema = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  /** As the user wrote it; compared without regard to case. */
  email: v.string(),
  /** Whether a link that was sent to the address was opened: until then it gets no other letter. */
  emailConfirmed: v.boolean(),
  /** The address that takes its place once a link that was sent there is opened. */
  newEmail: v.optional(v.string()),
  mobile: v.string(),
  /** A file name, or `default_profile.jpg`. */
  profileImage: v.string(),
  birthData: birthDataSchema,
  /** Argon2id, in its own encoded form. */
  passwordHash: v.string(),
  role: v.picklist(userRoles),
  /** Of operators. */
  secondFactor: v.optional(secondFactorSchema),
  /** Browsers that have logged in: what is kept of their tokens, and when it was kept. */
  /** Of the site, where the user has chosen one. */
  language: v.optional(v.picklist(languages)),
  devices: v.optional(v.array(v.object({ hash: v.string(), addedAt: v.string() }))),
  createdAt: v.string(),
});
export type UserRecord = v.InferOutput<typeof userRecordSchema>;

const tokenRecordSchema = v.object({
  userId: v.string(),
  createdAt: v.string(),
  expiresAt: v.string(),
  /** To the hour: not every request is written down. */
  lastUsedAt: v.string(),
  /** What it was made with, by name; `null` where it did not say. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** When the second factor was given: it opens the operators' desk. */
  secondFactorAt: v.optional(v.string()),
});
export type TokenRecord = v.InferOutput<typeof tokenRecordSchema>;

/** Why somebody left, with nothing that says who: the day, not the moment. */
const departureRecordSchema = v.object({
  reason: v.string(),
  additionalInfo: v.string(),
  date: v.string(),
});
export type DepartureRecord = v.InferOutput<typeof departureRecordSchema>;

/** A link in a letter: it sets a new password, or confirms an address. Used once, or not at all. */
const resetRecordSchema = v.object({
  userId: v.string(),
  /** The address that it confirms; without one it sets a new password. */
  email: v.optional(v.string()),
  createdAt: v.string(),
  expiresAt: v.string(),
});
export type ResetRecord = v.InferOutput<typeof resetRecordSchema>;

const chartRecordSchema = v.object({ ...savedChartSchema.entries, userId: v.string() });
export type ChartRecord = v.InferOutput<typeof chartRecordSchema>;

const subscriptionRecordSchema = v.object({
  /** As it was written; kept under the address in lower case. */
  email: v.string(),
  /** In which language the newsletter was asked for. */
  language: v.string(),
  subscribedAt: v.string(),
  /** When the link of the letter to it was opened; `null` before: it gets no newsletter. */
  confirmedAt: v.nullable(v.string()),
  /** What its links name it by. It confirms and ends this subscription, and opens nothing else. */
  token: v.string(),
});
export type SubscriptionRecord = v.InferOutput<typeof subscriptionRecordSchema>;

const inquiryFields = {
  /** When it came to be answered, closed or withdrawn: from then on its days are counted. */
  settledAt: v.optional(v.string()),
  ticket: v.string(),
  /** `null` for who was not signed in. */
  userId: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  message: v.string(),
  /** In which language an answer is expected. */
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
  /** The day of the text. */
  version: v.string(),
  /** One of the two says who read it. */
  userId: v.nullable(v.string()),
  visitorId: v.nullable(v.string()),
  acknowledgedAt: v.string(),
});
export type AcknowledgementRecord = v.InferOutput<typeof acknowledgementRecordSchema>;

const bookingRecordSchema = v.object({
  ...bookingFields,
  userId: v.string(),
  /** What the client made up for it, and the SHA-256 of what it asked for with that. */
  idempotencyKey: v.string(),
  requestHash: v.string(),
  /** What the team has noted for itself. */
  deskNote: v.nullable(v.string()),
  /** In which language it was made, and letters about it are written. */
  language: v.picklist(languages),
});
export type BookingRecord = v.InferOutput<typeof bookingRecordSchema>;

/** What a letter can be about. */
const letterKinds = [
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
] as const;

/**
 * A letter in the queue: what it is about, never what it says. It is written when it is sent, to the address that the
 * account has by then unless it names one, and is taken out afterwards.
 */
const letterRecordSchema = v.object({
  id: v.string(),
  /** `null` where it goes to an address that is no account's. */
  userId: v.nullable(v.string()),
  /** The address, where it is not that of the account. */
  to: v.optional(v.string()),
  about: v.picklist(letterKinds),
  /** Of a booking: which, and the length of its history including the reported event. */
  booking: v.nullable(v.object({ id: v.string(), events: v.number() })),
  /** Of a login: what it was made with. */
  login: v.optional(v.object({ browser: v.nullable(v.string()), system: v.nullable(v.string()) })),
  language: v.picklist(languages),
  createdAt: v.string(),
  /** How often it was taken to be sent. */
  tries: v.number(),
  /** When it is tried next, unless it was sent meanwhile. */
  dueAt: v.string(),
  /** From when on nobody wants it any more. */
  expiresAt: v.string(),
});
export type LetterRecord = v.InferOutput<typeof letterRecordSchema>;

/** What an operator did. It says who by the account's id alone, and nothing about whom it was done to. */
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

/** Everything that is stored. */
export const storedDataSchema = v.object({
  schema: v.literal(schemaVersion),
  users: v.record(v.string(), userRecordSchema),
  /** By the SHA-256 of the token, hexadecimal: the token itself is stored nowhere. */
  tokens: v.record(v.string(), tokenRecordSchema),
  departures: v.array(departureRecordSchema),
  /** By the SHA-256 of what is in the link. */
  resets: v.record(v.string(), resetRecordSchema),
  charts: v.record(v.string(), chartRecordSchema),
  /** By the address in lower case. */
  subscriptions: v.record(v.string(), subscriptionRecordSchema),
  /** By ticket, both. */
  messages: v.record(v.string(), messageRecordSchema),
  consultations: v.record(v.string(), consultationRecordSchema),
  acknowledgements: v.array(acknowledgementRecordSchema),
  bookings: v.record(v.string(), bookingRecordSchema),
  /** Oldest first; nothing is ever taken out. */
  audit: v.array(auditRecordSchema),
  letters: v.record(v.string(), letterRecordSchema),
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
    subscriptions: {},
    messages: {},
    consultations: {},
    acknowledgements: [],
    bookings: {},
    audit: [],
    letters: {},
  };
}
