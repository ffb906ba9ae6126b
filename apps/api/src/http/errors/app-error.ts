import { message, type ErrorCode, type FieldMessages, type MessageKey } from '@jyoti/contract';
import { sentence, type Localised, type SentenceKey } from './sentences.ts';

/** A limit that was reached, for the headers `RateLimit-Policy` and `RateLimit`. */
export interface RateLimit {
  policy: string;
  quota: number;
  /** Seconds. */
  window: number;
  left: number;
  /** Unit of the quota, if it does not count requests. */
  unit?: string;
}

interface AppErrorFacts {
  status: number;
  code: ErrorCode;
  error: Localised<string | string[]>;
  fields?: Localised<FieldMessages>;
  /** Seconds until a retry is useful. */
  retryAfter?: number;
  rateLimit?: RateLimit;
  /** The methods that the path supports, if that of the request is not among them. */
  allow?: string[];
}

/** Every error that the API returns on purpose. The error handler maps it to the common error body. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly facts: AppErrorFacts;

  constructor(facts: AppErrorFacts) {
    super(facts.code);
    this.facts = facts;
  }
}

/** An error with a sentence of the server's catalogue and no fields. */
export function appError(
  status: number,
  code: ErrorCode,
  key: SentenceKey,
  retryAfter?: number,
): AppError {
  return new AppError({
    status,
    code,
    error: sentence(key),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

/** An error about one field; its sentence is also that of the body. */
export function fieldError(
  status: number,
  code: ErrorCode,
  field: string,
  words: Localised<string>,
): AppError {
  return new AppError({
    status,
    code,
    error: words,
    fields: (language) => ({ [field]: words(language) }),
  });
}

/** A sentence of the contract's catalogue, resolved when the language is known. */
export function contractMessage(key: MessageKey): Localised<string> {
  return (language) => message(key, language);
}

/** 400 for fields that failed validation; the sentences are already in the language of the response. */
export function invalidFields(fields: FieldMessages, everySentence = false): AppError {
  const sentences = [...new Set(Object.values(fields))];
  const first = sentences[0];
  return new AppError({
    status: 400,
    code: 'invalid_input',
    error:
      everySentence && sentences.length > 1
        ? () => sentences
        : (language) => first ?? sentence('inputInvalid')(language),
    fields: () => fields,
  });
}
