import * as v from 'valibot';
import { instantField, requiredText } from './fields.ts';
import { say } from './messages.ts';

/** Body of POST /api/disclaimer/acknowledgement. */
export const acknowledgeSchema = v.object({
  /** The date of the text that was read: `updated` of the disclaimer page. */
  version: v.optional(v.pipe(requiredText('versionRequired'), v.isoDate(say('dateFormatIso'))), ''),
  /** The token that an earlier response gave to this browser. Not needed when signed in, or the first time. */
  visitorId: v.optional(
    v.nullable(v.pipe(v.string(say('valueNotText')), v.uuid(say('valueInvalid')))),
  ),
});
export type Acknowledge = v.InferOutput<typeof acknowledgeSchema>;
export const acknowledgementSchema = v.object({
  document: v.literal('disclaimer'),
  version: v.pipe(v.string(), v.isoDate()),
  /** The first acknowledgement of this version. */
  acknowledgedAt: instantField,
  /** Random token that the browser stores. `null` when signed in, because the account has it. */
  visitorId: v.nullable(v.pipe(v.string(), v.uuid())),
});
export type Acknowledgement = v.InferOutput<typeof acknowledgementSchema>;

/** 201 of POST /api/disclaimer/acknowledgement. */
export const acknowledgementResponseSchema = v.object({ data: acknowledgementSchema });
/** GET /api/disclaimer/acknowledgement, signed in: the newest of the account, or `null`. */
export const ownAcknowledgementResponseSchema = v.object({
  data: v.nullable(acknowledgementSchema),
});
