import * as v from 'valibot';
import { consultationKinds, consultationStatuses } from './choices.ts';
import { isIsoDateForm, isRealDate, todayIn } from './calendar.ts';
import {
  emailField,
  instantField,
  mobileField,
  nameField,
  requiredText,
  typedText,
} from './fields.ts';
import { inquiryMessageLength } from './limits.ts';
import { say } from './messages.ts';

/** A ticket: `JY-`, the day in India, four unambiguous characters. */
export const ticketForm = /^JY-\d{8}-[2-9A-HJ-NP-TV-Z]{4}$/;
export const ticketField = v.pipe(v.string(), v.regex(ticketForm));

/** Text of several lines: line ends normalized, the rest unchanged. */
function withPlainLines(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

const written = v.pipe(typedText(), v.transform(withPlainLines));

const requiredMessage = v.optional(
  v.pipe(
    v.nullable(written),
    v.transform((text) => text ?? ''),
    v.nonEmpty(say('messageRequired')),
    v.maxLength(inquiryMessageLength, say('messageTooLong')),
  ),
  '',
);

const optionalMessage = v.pipe(
  v.optional(v.nullable(written), ''),
  v.transform((text) => text ?? ''),
  v.maxLength(inquiryMessageLength, say('messageTooLong')),
);

/** Body of POST /api/newsletter. */
export const newsletterSchema = v.object({ email: emailField });
/**
 * 202: a confirmation e-mail is sent. The same for a new address and a known one, so that subscribers cannot be
 * enumerated.
 */
export const newsletterResponseSchema = v.strictObject({
  data: v.strictObject({ accepted: v.literal(true) }),
});

/** The token of the link in a newsletter e-mail. */
export const newsletterLinkSchema = v.object({
  token: v.optional(
    v.pipe(requiredText('resetTokenRequired'), v.maxLength(200, say('resetTokenInvalid'))),
    '',
  ),
});
/** 200 of POST /api/newsletter/confirm: the confirmed address. */
export const newsletterConfirmedResponseSchema = v.strictObject({
  data: v.strictObject({ email: v.string() }),
});
/** 200 of POST /api/newsletter/unsubscribe, also for a subscription that has already ended. */
export const unsubscribedResponseSchema = v.strictObject({
  data: v.strictObject({ unsubscribed: v.literal(true) }),
});

/** Body of POST /api/contact. `topic` is the id of a topic of the contact page. */
export const contactSchema = v.object({
  name: nameField,
  email: emailField,
  topic: v.optional(
    v.pipe(requiredText('topicRequired'), v.maxLength(60, say('choiceUnknown'))),
    '',
  ),
  message: requiredMessage,
});
export type Contact = v.InferOutput<typeof contactSchema>;
/** The last day that can be requested: one year from today, in India. */
function lastDay(): string {
  const today = todayIn('Asia/Kolkata');
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

const preferredDate = v.pipe(
  v.optional(v.nullable(v.pipe(v.string(say('valueNotText')), v.trim())), null),
  v.transform((text) => text || null),
  v.nullable(
    v.pipe(
      v.string(),
      v.check(isIsoDateForm, say('dateFormatIso')),
      v.check(isRealDate, say('dateUnreal')),
      v.check((iso) => iso >= todayIn('Asia/Kolkata'), say('preferredDatePast')),
      v.check((iso) => iso <= lastDay(), say('preferredDateFar')),
    ),
  ),
);

/** Body of POST /api/consultations. `astrologer` is the id of the card, `preferredDate` `YYYY-MM-DD` in India. */
export const consultationSchema = v.object({
  astrologer: v.optional(
    v.pipe(requiredText('astrologerRequired'), v.maxLength(100, say('astrologerUnknown'))),
    '',
  ),
  kind: v.pipe(
    v.optional(v.unknown(), ''),
    v.picklist(consultationKinds, say('consultationKindRequired')),
  ),
  name: nameField,
  email: emailField,
  mobile: mobileField,
  preferredDate,
  message: optionalMessage,
});
export type Consultation = v.InferOutput<typeof consultationSchema>;
/** The stored request. */
export const consultationFields = {
  ticket: ticketField,
  status: v.picklist(consultationStatuses),
  /** The id of the card. */
  astrologer: v.string(),
  kind: v.picklist(consultationKinds),
  name: v.string(),
  email: v.string(),
  mobile: v.string(),
  /** `YYYY-MM-DD` in India; `null` for the next free slot. */
  preferredDate: v.nullable(v.string()),
  message: v.string(),
  createdAt: instantField,
};

/** A request as its signed-in author sees it. */
export const consultationRequestSchema = v.object({
  ...consultationFields,
  astrologerName: v.string(),
  /** The page of the astrologer; `null` if they are no longer listed. */
  astrologerUrl: v.nullable(v.string()),
  /** Whether it can be withdrawn now: until it is done, or its day has passed in India. */
  canWithdraw: v.boolean(),
});
export type ConsultationRequest = v.InferOutput<typeof consultationRequestSchema>;

/** Body of PATCH /api/consultations/:ticket. */
export const changeConsultationSchema = v.object({
  action: v.pipe(v.optional(v.unknown(), ''), v.picklist(['withdraw'], say('choiceUnknown'))),
});
/** GET /api/consultations, newest first. */
export const consultationsResponseSchema = v.object({ data: v.array(consultationRequestSchema) });
/** GET and PATCH /api/consultations/:ticket. */
export const consultationResponseSchema = v.object({ data: consultationRequestSchema });

/** 201 of POST /api/contact and POST /api/consultations. */
export const ticketSchema = v.object({ ticket: ticketField });
export type Ticket = v.InferOutput<typeof ticketSchema>;
export const ticketResponseSchema = v.object({ data: ticketSchema });
