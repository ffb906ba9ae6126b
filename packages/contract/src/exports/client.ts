// The typed client of the API, its errors, the check of a value against a schema, and the messages of all three.
export type { CallKey, PublicKey, RequestOf, ResponseOf } from '../calls/types.ts';
export * from '../client.ts';
export * from '../errors.ts';
export { ApiFailure, failureText, isUnauthorized, type ConnectionCode } from '../failure.ts';
export {
  directionOf,
  knownLanguage,
  languageNames,
  languages,
  localeOf,
  siteLanguages,
  type Language,
} from '@jyoti/language';
export { message, type MessageKey } from '../messages.ts';
export * from '../validate.ts';
