import * as v from 'valibot';

/** Every error code that can be in `code`. */
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

/**
 * The common body of every failed call. `error` is an array of sentences if several fields fail at sign-up.
 */
export const errorBodySchema = v.object({
  error: v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.array(v.string()), v.nonEmpty())]),
  code: v.picklist(errorCodes),
  fields: v.optional(v.record(v.string(), v.string())),
  /** Present with 500: the id to quote to support. */
  requestId: v.optional(v.string()),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
