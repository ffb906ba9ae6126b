import { message, type ErrorCode, type FieldMessages, type MessageKey } from '@jyoti/contract';
import { sentence, type Localised, type SentenceKey } from './sentences.ts';

/** A limit that was reached, as the headers `RateLimit-Policy` and `RateLimit` name it. */
export interface RateLimit {
  policy: string;
  quota: number;
  /** Seconds. */
  window: number;
  left: number;
  /** What the quota counts, where it is not requests. */
  unit?: string;
}

interface AppErrorFacts {
  status: number;
  code: ErrorCode;
  error: Localised<string | string[]>;
  fields?: Localised<FieldMessages>;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  rateLimit?: RateLimit;
  /** The methods that the address takes, where the one of the request is not among them. */
  allow?: string[];
}

/** Every refusal that the API gives on purpose. The error handler turns it into the one error body. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly facts: AppErrorFacts;

  constructor(facts: AppErrorFacts) {
    super(facts.code);
    this.facts = facts;
  }
}

/** A refusal with a sentence of the server's own and nothing about fields. */
export function refusal(
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

/** A refusal about one field; the field's sentence is also the body's. */
export function fieldRefusal(
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

/** A sentence of the contract's catalogue, worded later. */
export function contractMessage(key: MessageKey): Localised<string> {
  return (language) => message(key, language);
}

/** 400 for fields that a schema refused; the sentences are already in the language of the answer. */
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
