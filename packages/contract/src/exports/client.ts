// The typed client of the API, its errors, and the messages of both.
export {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  type PublicCalls,
  type PublicKey,
} from '../client.ts';
export { errorBodySchema, errorCodes, type ErrorBody, type ErrorCode } from '../errors.ts';
export { ApiFailure, failureText, isUnauthorized } from '../failure.ts';
export type { ConnectionCode } from '../connection-messages.ts';
export { validate, type FieldMessages, type Validation } from '../validate.ts';
export { message, type MessageKey } from '../messages.ts';
