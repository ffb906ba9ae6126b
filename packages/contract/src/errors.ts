import * as v from 'valibot';

/** Every machine word that an error body can carry in `code`. */
export const errorCodes = [
  'invalid_input',
  'invalid_json',
  'unauthorized',
  'wrong_credentials',
  'forbidden',
  'email_unconfirmed',
  'second_factor_unset',
  'second_factor_needed',
  'not_found',
  'method_not_allowed',
  'email_taken',
  'conflict',
  'too_large',
  'unsupported_type',
  'too_many_attempts',
  'internal',
  'shutting_down',
  'busy',
  'unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The one body of every failed call. `error` is an array of sentences where several fields fail at sign-up. */
export const errorBodySchema = v.object({
  error: v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.array(v.string()), v.nonEmpty())]),
  code: v.picklist(errorCodes),
  fields: v.optional(v.record(v.string(), v.string())),
  /** Present on a 500: what to quote to support. */
  requestId: v.optional(v.string()),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
