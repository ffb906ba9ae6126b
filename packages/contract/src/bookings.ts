import * as v from 'valibot';
import {
  bookingStatuses,
  ceremonyHourForm,
  packageTiers,
  sankalpLength,
  reachWays,
  serviceTypes,
  type PackageTier,
  type ReachWay,
  type ServiceType,
} from './ceremony.ts';
import { contentDate } from './blocks.ts';
import { isIsoDateForm, isRealDate } from './calendar.ts';
import {
  emailField,
  firstNameField,
  instantField,
  lastNameField,
  lineOfText,
  mobileField,
  requiredText,
} from './fields.ts';
import { say, type MessageKey } from './messages.ts';
import { ceremonyHour, rupees } from './poojas.ts';

/** A booking's id: `JB-`, the day in India on which it was made, four unambiguous characters. */
export const bookingIdForm = /^JB-\d{8}-[2-9A-HJ-NP-TV-Z]{4}$/;

/** Idempotency key: generated once for a booking and sent with every retry; 1 to 200 printable ASCII characters. */
export const idempotencyKeySchema = v.object({
  'idempotency-key': v.pipe(
    v.optional(v.string(say('idempotencyKeyRequired')), ''),
    v.regex(/^[!-~]{1,200}$/, say('idempotencyKeyRequired')),
  ),
});

/** One of a list, with the same message for a missing and an unknown value. */
function choice<const Options extends readonly string[]>(options: Options, sentence: MessageKey) {
  return v.pipe(v.optional(v.unknown(), ''), v.picklist(options, say(sentence)));
}

const dateField = v.optional(
  v.pipe(
    requiredText('preferredDateRequired'),
    v.check(isIsoDateForm, say('dateFormatIso')),
    v.check(isRealDate, say('dateUnreal')),
  ),
  '',
);

/** An hour in India, `HH:mm`; `null` if missing. */
export const hourField = v.pipe(
  v.optional(v.nullable(v.string(say('valueNotText'))), null),
  v.transform((hour) => hour || null),
  v.nullable(v.pipe(v.string(), v.regex(ceremonyHourForm, say('hourInvalid')))),
);

const poojaIdField = v.optional(
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))],
      say('poojaUnknown'),
    ),
    v.integer(say('poojaUnknown')),
  ),
  '',
);

/** Text that may be absent, null or blank; all of them become `null`. */
export function optionalText(longest: number, tooLong: MessageKey) {
  return v.pipe(
    v.optional(v.nullable(lineOfText()), null),
    v.transform((text) => text || null),
    v.nullable(
      v.pipe(
        v.string(),
        v.maxLength(longest, say(tooLong)),
        v.regex(/^\P{Cc}*$/u, say('valueInvalid')),
      ),
    ),
  );
}

function requiredLine(required: MessageKey) {
  return v.optional(
    v.pipe(
      requiredText(required),
      v.maxLength(200, say('addressTooLong')),
      v.regex(/^\P{Cc}*$/u, say('valueInvalid')),
    ),
    '',
  );
}

/** Where blessed items are sent, in India. */
export const deliveryAddressSchema = v.object(
  {
    address: requiredLine('addressRequired'),
    city: requiredLine('cityRequired'),
    state: requiredLine('stateRequired'),
    /** Six digits, the first not 0 (India Post). */
    pinCode: v.optional(
      v.pipe(
        requiredText('pinCodeRequired'),
        v.regex(/^[1-9](\s*\d){5}$/, say('pinCodeInvalid')),
        v.transform((text) => text.replace(/\s/g, '')),
      ),
      '',
    ),
  },
  say('valueInvalid'),
);
export type DeliveryAddress = v.InferOutput<typeof deliveryAddressSchema>;

/** Fields that personalise a ceremony. */
const describedFields = {
  /** The family line that is named in the sankalp; `not known` is valid too. */
  gotra: optionalText(80, 'gotraTooLong'),
  /** The persons for whom the ceremony is performed, in the customer's words. */
  sankalp: optionalText(sankalpLength, 'sankalpTooLong'),
  /** For packages that send something; the team asks for it if it is missing. */
  deliveryAddress: v.optional(v.nullable(deliveryAddressSchema), null),
};

/** The refund: all that was paid, or nothing. */
export const refundKinds = ['full', 'none'] as const;
export type RefundKind = (typeof refundKinds)[number];

/**
 * Warnings that must be confirmed before a booking is made: the account has already booked the same ceremony for the
 * same day; it is past the deadline of a refund, `freeUntil`, so that a cancellation is never refunded.
 */
export const bookingWarnings = ['booked_already', 'begins_soon'] as const;
export type BookingWarning = (typeof bookingWarnings)[number];

/** Body of POST /api/bookings and of POST /api/bookings/quote. */
export const bookSchema = v.object({
  poojaId: poojaIdField,
  package: choice(packageTiers, 'packageRequired'),
  serviceType: choice(serviceTypes, 'serviceTypeRequired'),
  firstName: firstNameField,
  lastName: lastNameField,
  mobileNumber: mobileField,
  email: emailField,
  /** How the customer wishes to be reached; `null` if it does not matter. */
  reachBy: v.optional(v.nullable(v.picklist(reachWays, say('choiceUnknown'))), null),
  /** `YYYY-MM-DD`, one of the ceremony's `availabilityDates`. */
  preferredDate: dateField,
  /** One of the hours in the ceremony's `availability` for the day; `null` only if it has none. */
  preferredTime: hourField,
  ...describedFields,
  /** A discount code, case-insensitive. */
  code: optionalText(40, 'codeUnknown'),
  /** The price that was shown. If it has changed, nothing is booked. */
  expectedPrice: v.optional(v.nullable(v.number(say('valueNotNumber'))), null),
  /** The warnings of the quote that were shown and accepted. If there are others, nothing is booked. */
  acceptedWarnings: v.optional(
    v.nullable(
      v.pipe(
        v.array(v.picklist(bookingWarnings, say('choiceUnknown')), say('choiceUnknown')),
        v.maxLength(bookingWarnings.length, say('choiceUnknown')),
      ),
    ),
    null,
  ),
});
export type Book = v.InferOutput<typeof bookSchema>;
export interface BookInput {
  /** Id of the ceremony. */
  poojaId: number;
  /** The tier that is booked. */
  package: PackageTier;
  /** Where the ceremony is performed. */
  serviceType: ServiceType;
  /** Of the person who books. */
  firstName: string;
  /** Of the person who books. */
  lastName: string;
  /** With or without the country's code. */
  mobileNumber: string;
  /** Where the confirmation is sent. */
  email: string;
  /** How the customer wishes to be reached; null: it does not matter. */
  reachBy?: ReachWay | null;
  /** `YYYY-MM-DD`, one of the ceremony's `availabilityDates`. */
  preferredDate: string;
  /** One of the hours of that day; null only if it has none. */
  preferredTime?: string | null;
  /** Clan that the pandit names in the ritual; null: none. */
  gotra?: string | null;
  /** Purpose that the pandit names in the ritual; null: none. */
  sankalp?: string | null;
  /** Where the prasad is sent; null: nowhere. */
  deliveryAddress?: DeliveryAddress | null;
  /** A discount code, in upper or lower case; null: none. */
  code?: string | null;
  /** Price that was shown, rupees: if it has changed, nothing is booked. */
  expectedPrice?: number | null;
  /** Warnings of the quote that were accepted: if there are others, nothing is booked. */
  acceptedWarnings?: BookingWarning[] | null;
}

/** Effect of a new date under the rule: free, or the one rescheduling within 24 hours. */
export const rescheduleTerms = ['free', 'once'] as const;
export type RescheduleTerms = (typeof rescheduleTerms)[number];

/** Body of PATCH /api/bookings/:id. */
export const changeBookingSchema = v.variant(
  'action',
  [
    v.object({
      action: v.literal('cancel'),
      /** The refund that was shown. If it has changed, nothing is cancelled. */
      expectedRefund: v.optional(v.nullable(v.picklist(refundKinds, say('choiceUnknown'))), null),
    }),
    v.object({
      action: v.literal('reschedule'),
      preferredDate: dateField,
      /** The hour on the new day; if omitted, the current one is kept if the new day has it. */
      preferredTime: hourField,
      /** The terms that were shown. If they have changed, nothing is moved. */
      expectedTerms: v.optional(
        v.nullable(v.picklist(rescheduleTerms, say('choiceUnknown'))),
        null,
      ),
    }),
    // Possible until the team has confirmed the booking.
    v.object({ action: v.literal('describe'), ...describedFields }),
  ],
  say('choiceUnknown'),
);
export type ChangeBooking = v.InferOutput<typeof changeBookingSchema>;
const priceFields = {
  /** Amount due after the team has confirmed, rupees. Nothing is charged before. */
  price: rupees,
  listPrice: rupees,
  /** Without a code, rupees. */
  discountedPrice: rupees,
  /** The code that lowered the price; `null` if none did. */
  code: v.nullable(v.string()),
};

const refundSchema = v.object({
  refund: v.picklist(refundKinds),
  /** Refund in rupees, based on the amount paid, so 0 while nothing is paid. */
  amount: rupees,
});

const refundTermsFields = {
  /**
   * Until this instant a cancellation is refunded in full and rescheduling is free: 24 hours before its hour
   * or, while it has none, before its day begins in India. Does not apply to a booking that was moved after its
   * deadline: that is no longer refunded.
   */
  freeUntil: instantField,
  /** `null` if it can no longer be cancelled. */
  ifCancelledNow: v.nullable(refundSchema),
};

/** POST /api/bookings/quote: the data of the review step before booking. */
export const quoteSchema = v.object({
  ...priceFields,
  ...refundTermsFields,
  poojaId: v.number(),
  poojaTitle: v.string(),
  package: v.picklist(packageTiers),
  preferredDate: contentDate,
  /** In India; `null` if the team agrees the hour. */
  preferredTime: v.nullable(ceremonyHour),
  /** Whether the package sends something, so that an address is needed. */
  delivers: v.boolean(),
  /** Warnings to confirm before booking. */
  warnings: v.array(v.picklist(bookingWarnings)),
});
export type Quote = v.InferOutput<typeof quoteSchema>;
export const quoteResponseSchema = v.object({ data: quoteSchema });

/**
 * Events of a booking: requested, moved and cancelled by the customer; confirmed, completed and declined (cancelled
 * with a full refund, because no priest is available) by the team, which also sets the hour and the link of the call,
 * records payments, and adds the recording.
 */
export const bookingEvents = [
  'requested',
  'confirmed',
  'rescheduled',
  'completed',
  'cancelled',
  'declined',
  'hour_set',
  'call_set',
  'payment_noted',
  'recording_added',
] as const;
export type BookingEvent = (typeof bookingEvents)[number];

/** The stored booking. */
export const bookingFields = {
  id: v.pipe(v.string(), v.regex(bookingIdForm)),
  status: v.picklist(bookingStatuses),
  poojaId: v.number(),
  /** The title in the language of the request; of a ceremony that no longer exists, that of the booking. */
  poojaTitle: v.string(),
  package: v.picklist(packageTiers),
  serviceType: v.picklist(serviceTypes),
  firstName: v.string(),
  lastName: v.string(),
  mobileNumber: v.string(),
  email: v.string(),
  /** How the customer wishes to be reached; absent if it does not matter. */
  reachBy: v.optional(v.picklist(reachWays)),
  preferredDate: contentDate,
  /** The hour at which it begins in India, `HH:mm`; `null` until the team has agreed one. */
  preferredTime: v.nullable(ceremonyHour),
  /** Approximate minutes at the time of booking; `null` for bookings from before this was stored. */
  duration: v.nullable(v.number()),
  gotra: v.nullable(v.string()),
  sankalp: v.nullable(v.string()),
  deliveryAddress: v.nullable(
    v.object({ address: v.string(), city: v.string(), state: v.string(), pinCode: v.string() }),
  ),
  ...priceFields,
  /** Payments recorded by the team, rupees. */
  paid: rupees,
  /** URL of the call during the ceremony; `null` if there is none. */
  callLink: v.nullable(v.string()),
  /** URL of the recording; `null` if there is none. */
  recordingLink: v.nullable(v.string()),
  /** Events, oldest first. */
  history: v.array(
    v.object({
      event: v.picklist(bookingEvents),
      at: instantField,
      /** The date of the ceremony after the event. */
      preferredDate: contentDate,
      /** Its hour after the event; absent for events from before hours were stored. */
      preferredTime: v.optional(v.nullable(ceremonyHour)),
    }),
  ),
  /** Whether the one rescheduling within 24 hours is used up. */
  rescheduledLate: v.boolean(),
  /** For a cancelled booking; `null` otherwise. */
  refund: v.nullable(refundSchema),
  createdAt: instantField,
};

export const bookingSchema = v.object({
  ...bookingFields,
  ...refundTermsFields,
  /** Whether a new date can be chosen now: `free`, `once` (within 24 hours, then never again) or `no`. */
  ifRescheduledNow: v.picklist([...rescheduleTerms, 'no']),
});
export type Booking = v.InferOutput<typeof bookingSchema>;

/** GET /api/bookings, newest first. */
export const bookingsResponseSchema = v.object({ data: v.array(bookingSchema) });
/** GET and PATCH /api/bookings/:id, 201 of POST /api/bookings. */
export const bookingResponseSchema = v.object({ data: bookingSchema });
