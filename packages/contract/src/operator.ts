import * as v from 'valibot';
import { bookingStatuses } from './ceremony.ts';
import { auditKinds, consultationStatuses, inquiryStatuses } from './choices.ts';
import { bookingFields, hourField, optionalText } from './bookings.ts';
import { isIsoDateForm, isRealDate } from './calendar.ts';
import { givenPassword, instantField, requiredText } from './fields.ts';
import { consultationFields, ticketField } from './inquiries.ts';
import { languages } from '@jyoti/language';
import { say } from './messages.ts';

/** Role of an account. `operator` can be granted only on the command line. */
export const userRoles = ['user', 'operator'] as const;
export type UserRole = (typeof userRoles)[number];

/**
 * The action: `failed` is content that could not be written after it was logged, `erased` a booking deleted with its
 * account, or an operator's permanent deletion.
 */
export const auditActions = [
  'confirmed',
  'completed',
  'cancelled',
  'arranged',
  'status_set',
  'exported',
  'saved',
  'failed',
  'added',
  'removed',
  'erased',
  'second_factor_reset',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Rows of one page of a list. */
export const operatorPageSize = 20;
/** Maximum length of a piece of content, characters. */
export const pieceLength = 60_000;

const pageField = v.pipe(
  v.optional(v.string(say('valueInvalid')), '1'),
  v.regex(/^[1-9]\d{0,5}$/, say('valueInvalid')),
  v.transform(Number),
);

/** An option of a list, or undefined. */
function optionalChoice<const Options extends readonly string[]>(options: Options) {
  return v.optional(v.picklist(options, say('choiceUnknown')));
}

const optionalDay = v.optional(
  v.pipe(
    v.string(say('valueNotText')),
    v.check(isIsoDateForm, say('dateFormatIso')),
    v.check(isRealDate, say('dateUnreal')),
  ),
);

/** GET /api/operator/bookings: `from` and `to` are days of ceremonies, both included. */
export const operatorBookingsQuerySchema = v.object({
  status: optionalChoice(bookingStatuses),
  from: optionalDay,
  to: optionalDay,
  /** A part of the name, number, e-mail, ceremony or booking number, ignoring letter case and spaces in a number. */
  search: v.optional(
    v.pipe(
      v.string(say('valueNotText')),
      v.trim(),
      v.maxLength(100, say('valueInvalid')),
      v.transform((text) => text || undefined),
    ),
  ),
  page: pageField,
});
/** GET /api/operator/messages */
export const operatorMessagesQuerySchema = v.object({
  status: optionalChoice(inquiryStatuses),
  page: pageField,
});
/** GET /api/operator/requests: requested consultations and chats. */
export const operatorRequestsQuerySchema = v.object({
  status: optionalChoice(consultationStatuses),
  page: pageField,
});
/** GET /api/operator/audit */
export const operatorAuditQuerySchema = v.object({
  kind: optionalChoice(auditKinds),
  page: pageField,
});
/** GET /api/operator/newsletter */
export const operatorNewsletterQuerySchema = v.object({ page: pageField });
/** Body of POST /api/operator/newsletter/remove. */
export const operatorNewsletterRemoveSchema = v.object({
  email: v.pipe(v.string(say('valueNotText')), v.maxLength(254, say('valueInvalid'))),
});
/** Actions of the team on a booking. */
export const bookingSteps = ['confirm', 'complete', 'cancel'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** Body of PATCH /api/operator/bookings/:id. Nothing is done if the booking has changed since it was shown. */
export const operatorBookingStepSchema = v.object({
  step: v.picklist(bookingSteps, say('choiceUnknown')),
  expectedStatus: v.picklist(bookingStatuses, say('choiceUnknown')),
  expectedDate: v.pipe(v.string(say('valueNotText')), v.check(isIsoDateForm, say('dateFormatIso'))),
});
export type OperatorBookingStepInput = v.InferInput<typeof operatorBookingStepSchema>;

/**
 * Body of PATCH /api/operator/messages/:ticket and /api/operator/requests/:ticket. Nothing is done if the status has
 * changed since it was shown.
 */
export const operatorInquiryStatusSchema = v.object({
  status: v.picklist(inquiryStatuses, say('choiceUnknown')),
  expectedStatus: v.picklist(consultationStatuses, say('choiceUnknown')),
});
export type OperatorInquiryStatusInput = v.InferInput<typeof operatorInquiryStatusSchema>;

/** Maximum length of the team's note on a booking, characters. */
export const operatorNoteLength = 1000;

/** A URL, `https:` only; `null` for none. */
const linkField = v.pipe(
  optionalText(500, 'linkInvalid'),
  v.check((link) => link === null || /^https:\/\/[^\s/]+\.[^\s/]+/.test(link), say('linkInvalid')),
);

const arrangementSchema = v.object({
  /** `HH:mm` in India; need not be one of the offered hours. */
  preferredTime: hourField,
  callLink: linkField,
  /** Paid amount, rupees, at most the price. */
  paid: v.pipe(
    v.number(say('valueNotNumber')),
    v.integer(say('valueNotNumber')),
    v.minValue(0, say('valueNotNumber')),
  ),
  recordingLink: linkField,
  /** Visible only to the team. */
  operatorNote: optionalText(operatorNoteLength, 'operatorNoteTooLong'),
});
export type Arrangement = v.InferOutput<typeof arrangementSchema>;

/**
 * Body of PUT /api/operator/bookings/:id/arrangement: the agreed arrangement. Nothing is changed if the booking has
 * changed since it was shown.
 */
export const operatorArrangeSchema = v.object({
  expected: arrangementSchema,
  arrangement: arrangementSchema,
});
export type OperatorArrangeInput = {
  /** The arrangement that the operator saw: another one is a conflict. */
  expected: Arrangement;
  /** The new one. */
  arrangement: Arrangement;
};

const pieceId = v.pipe(
  v.string(say('valueNotText')),
  v.maxLength(120, say('valueInvalid')),
  v.regex(/^[a-z]{2}(\/[a-z\d][a-z\d-]*){1,2}$/, say('valueInvalid')),
);

/** GET /api/operator/content/piece */
export const operatorPieceQuerySchema = v.object({
  id: pieceId,
  /** An earlier version; default: the current one. */
  version: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/, say('valueInvalid')))),
});

const pieceText = v.pipe(
  v.string(say('valueNotText')),
  v.maxLength(pieceLength, say('pieceTooLong')),
);

/** Body of POST /api/operator/content/check. */
export const operatorPieceCheckSchema = v.object({ id: pieceId, text: pieceText });
/** Body of PUT /api/operator/content/piece. */
export const operatorPieceSaveSchema = v.object({
  id: pieceId,
  text: pieceText,
  /** Version of the edited text. If it is no longer the current one, nothing is saved. */
  expectedHash: v.pipe(
    v.string(say('valueNotText')),
    v.regex(/^[\da-f]{64}$/, say('valueInvalid')),
  ),
});
export type OperatorPieceSaveInput = v.InferInput<typeof operatorPieceSaveSchema>;

const count = v.number();

/** One page of a list, newest first. */
function pageOf<Schema extends v.GenericSchema>(row: Schema) {
  return v.object({
    data: v.object({ rows: v.array(row), total: count, page: count, pages: count }),
  });
}
export interface OperatorPage<Row> {
  /** The rows of this page. */
  rows: Row[];
  /** Rows on all pages. */
  total: number;
  /** Number of this page, from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
}

/** GET /api/operator: open tasks of the operators. 404 for everyone else. */
export const operatorOverviewSchema = v.object({
  requestedBookings: count,
  openMessages: count,
  openRequests: count,
  subscribers: count,
  /** Future ceremonies cancelled because their account was deleted. */
  bookingsGone: count,
});
export type OperatorOverview = v.InferOutput<typeof operatorOverviewSchema>;
export const operatorOverviewResponseSchema = v.object({ data: operatorOverviewSchema });

export const operatorBookingSchema = v.object({
  ...bookingFields,
  /** The team's internal note. */
  operatorNote: v.nullable(v.string()),
  /** The possible next steps. */
  steps: v.array(v.picklist(bookingSteps)),
});
export type OperatorBooking = v.InferOutput<typeof operatorBookingSchema>;
export const operatorBookingsResponseSchema = pageOf(operatorBookingSchema);
export const operatorBookingResponseSchema = v.object({ data: operatorBookingSchema });

export const operatorMessageSchema = v.object({
  ticket: ticketField,
  status: v.picklist(inquiryStatuses),
  name: v.string(),
  email: v.string(),
  /** The id of a topic of the contact page. */
  topic: v.string(),
  message: v.string(),
  /** Language of the expected answer. */
  language: v.string(),
  createdAt: instantField,
});
export type OperatorMessage = v.InferOutput<typeof operatorMessageSchema>;
export const operatorMessagesResponseSchema = pageOf(operatorMessageSchema);
export const operatorMessageResponseSchema = v.object({ data: operatorMessageSchema });

export const operatorRequestSchema = v.object({
  ...consultationFields,
  /** In the language of the request; the id of one who is no longer listed. */
  astrologerName: v.string(),
  /** Language of the expected answer. */
  language: v.string(),
});
export type OperatorRequest = v.InferOutput<typeof operatorRequestSchema>;
export const operatorRequestsResponseSchema = pageOf(operatorRequestSchema);
export const operatorRequestResponseSchema = v.object({ data: operatorRequestSchema });

/** Body of POST /api/operator/second-factor/setup. */
export const secondFactorSetupSchema = v.object({
  currentPassword: givenPassword('currentPasswordRequired'),
  /** The code that the operator command printed, once for this set-up. Spaces and hyphens are dropped. */
  enrolmentCode: v.optional(
    v.pipe(
      requiredText('enrolmentCodeRequired'),
      v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
      v.regex(/^[A-Z2-7]{32}$/, say('enrolmentCodeWrong')),
    ),
    '',
  ),
});
export type SecondFactorSetupInput = {
  /** Of the operator. */
  currentPassword: string;
  /** The code that the operator command printed. */
  enrolmentCode: string;
};

/** The secret for an authenticator app: as text (base32) and as an `otpauth:` address. */
export const secondFactorSetupResponseSchema = v.strictObject({
  data: v.strictObject({ secret: v.string(), uri: v.string() }),
});
export type SecondFactorSetup = v.InferOutput<typeof secondFactorSetupResponseSchema>['data'];

/** A code of the authenticator app, or, at login, a recovery code. Spaces and hyphens are dropped. */
export const secondFactorSchema = v.object({
  code: v.optional(
    v.pipe(
      requiredText('loginCodeRequired'),
      v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
      v.regex(/^(?:\d{6}|[A-Z2-7]{32})$/, say('loginCodeWrong')),
    ),
    '',
  ),
});
/** Shown once: each is valid for one login without the app. */
export const recoveryCodesResponseSchema = v.strictObject({
  data: v.strictObject({ recoveryCodes: v.array(v.string()) }),
});

export const operatorSubscriptionSchema = v.object({
  email: v.string(),
  language: v.string(),
  subscribedAt: instantField,
});
export type OperatorSubscription = v.InferOutput<typeof operatorSubscriptionSchema>;
export const operatorNewsletterResponseSchema = pageOf(operatorSubscriptionSchema);

export const auditEntrySchema = v.object({
  id: v.string(),
  at: instantField,
  /** `null` for the command line; the name is `null` if the account was deleted. */
  operator: v.nullable(v.object({ id: v.string(), name: v.nullable(v.string()) })),
  kind: v.picklist(auditKinds),
  action: v.picklist(auditActions),
  /** Subject of the action: a booking's id, a ticket, a piece of content, an account's id. */
  subject: v.string(),
  before: v.nullable(v.record(v.string(), v.string())),
  after: v.nullable(v.record(v.string(), v.string())),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
export const operatorAuditResponseSchema = pageOf(auditEntrySchema);

const pieceHeading = {
  /** Language, optional folder, name: `en/articles/the-moons-month`. */
  id: v.string(),
  language: v.picklist(languages),
  /** Whether it was edited, or is the shipped content. */
  edited: v.boolean(),
};

export const pieceListSchema = v.array(v.object(pieceHeading));
export type PieceHeading = v.InferOutput<typeof pieceListSchema>[number];
/** GET /api/operator/content */
export const operatorPiecesResponseSchema = v.object({ data: pieceListSchema });

export const pieceSchema = v.object({
  ...pieceHeading,
  text: v.string(),
  /** SHA-256 of the current text, hexadecimal; also of the current one if an earlier version is shown. */
  hash: v.string(),
  /** Earlier versions, newest first. */
  versions: v.array(v.object({ id: v.string(), replacedAt: instantField })),
});
export type Piece = v.InferOutput<typeof pieceSchema>;
/** GET and PUT /api/operator/content/piece */
export const operatorPieceResponseSchema = v.object({ data: pieceSchema });

export const pieceProblemSchema = v.object({
  /** Path: `sections.2.heading`; empty for the whole document. */
  path: v.string(),
  /** Line of the text, from 1. */
  line: v.number(),
  message: v.string(),
});
export type PieceProblem = v.InferOutput<typeof pieceProblemSchema>;
/** POST /api/operator/content/check: empty if the content can be saved. */
export const operatorPieceCheckResponseSchema = v.object({ data: v.array(pieceProblemSchema) });
