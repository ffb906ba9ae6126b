import * as v from 'valibot';
import { inquiryStatuses } from './choices.ts';
import { acknowledgementSchema } from './acknowledgements.ts';
import { bookingFields } from './bookings.ts';
import { instantField } from './fields.ts';
import { consultationFields, ticketField } from './inquiries.ts';
import { userRoles } from './operator.ts';
import { savedChartSchema } from './saved-charts.ts';
import { shareSchema } from './shares.ts';
import { userSchema } from './users.ts';

const repliedFields = {
  /** The language in which a reply was expected. */
  language: v.string(),
  /** When it was replied to, closed or withdrawn; absent while it is open. */
  settledAt: v.optional(instantField),
};

/**
 * POST /api/users/export: all data stored about a user, as one file. Left out are hashes and secrets (of the password, the
 * second factor, devices, tokens and links), which only a thief could use.
 */
export const accountExportSchema = v.object({
  exportedAt: instantField,
  account: userSchema,
  /** When the second factor was set up; `null` without one. */
  secondFactorConfirmedAt: v.nullable(instantField),
  /** Role of the account. */
  role: v.picklist(userRoles),
  /** The picture as a `data:` URL of a WebP; `null` if there is none. */
  profilePicture: v.nullable(v.pipe(v.string(), v.startsWith('data:image/webp;base64,'))),
  /** Active logins; the tokens themselves are not stored. */
  logins: v.array(
    v.object({
      createdAt: instantField,
      expiresAt: instantField,
      lastUsedAt: instantField,
      browser: v.nullable(v.string()),
      system: v.nullable(v.string()),
      /** When the code of the second factor was given; absent without one. */
      secondFactorAt: v.optional(instantField),
    }),
  ),
  /** Devices that have logged in, by the date of their first login; their tokens are not stored. */
  devices: v.array(v.object({ addedAt: instantField })),
  /** Password reset links that are still valid. */
  passwordLinks: v.array(v.object({ createdAt: instantField, expiresAt: instantField })),
  /** Links to confirm an e-mail that are still valid. */
  emailLinks: v.array(
    v.object({ email: v.string(), createdAt: instantField, expiresAt: instantField }),
  ),
  savedCharts: v.array(savedChartSchema),
  /** Links to reports that anyone who has them can open. */
  sharedLinks: v.array(shareSchema),
  /** Requests made while signed in. */
  consultations: v.array(v.object({ ...consultationFields, ...repliedFields })),
  /** Messages sent while signed in. */
  messages: v.array(
    v.object({
      ticket: ticketField,
      name: v.string(),
      email: v.string(),
      topic: v.string(),
      status: v.picklist(inquiryStatuses),
      message: v.string(),
      createdAt: instantField,
      ...repliedFields,
    }),
  ),
  /** Booked ceremonies, newest first. */
  bookings: v.array(
    v.object({
      ...bookingFields,
      operatorNote: v.nullable(v.string()),
      /** The language of e-mails about it. */
      language: v.string(),
    }),
  ),
  acknowledgements: v.array(acknowledgementSchema),
  /** `null` if the address of the account does not get the newsletter. */
  newsletter: v.nullable(
    v.object({
      email: v.string(),
      /** The language in which it was requested. */
      language: v.string(),
      subscribedAt: instantField,
      /** `null` before the confirmation link is opened. */
      confirmedAt: v.nullable(instantField),
    }),
  ),
});
export type AccountExport = v.InferOutput<typeof accountExportSchema>;
