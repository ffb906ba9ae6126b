import type { ErrorBody, ErrorCode } from './errors.ts';
import type { Language } from '@jyoti/language';
import { connectionMessages, type ConnectionMessages } from './messages.generated/connection.ts';
import type { FieldMessages } from './validate.ts';

/** Why no valid response was received. */
export type ConnectionCode = Exclude<keyof ConnectionMessages, 'offline'>;

interface FailureFacts {
  status: number;
  code: ErrorCode | ConnectionCode;
  message: string;
  serverMessage: string | null;
  fields: FieldMessages;
  retryAfter: number | null;
}

/** The error that every method of the client throws. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: ErrorCode | ConnectionCode;
  /** The server's own sentence or sentences (joined with commas), `null` if there is none. */
  readonly serverMessage: string | null;
  /** Messages by field, dotted paths. */
  readonly fields: FieldMessages;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null;

  constructor(facts: FailureFacts) {
    super(facts.message);
    this.status = facts.status;
    this.code = facts.code;
    this.serverMessage = facts.serverMessage;
    this.fields = facts.fields;
    this.retryAfter = facts.retryAfter;
  }

  /** The server could not be reached, timed out, or the response was not from it. */
  get isConnection(): boolean {
    return this.code === 'network' || this.code === 'timeout' || this.code === 'bad_response';
  }

  /** The token is no longer valid and must be dropped (401, 403 or 404 of the session check). */
  get endsSession(): boolean {
    return this.status === 401 || this.status === 403 || this.status === 404;
  }
}

/**
 * The message to show for any thrown value: the server's own if there is one, else `fallback` (such as 'Login failed.
 * Please try again.').
 */
export function failureText(failure: unknown, fallback: string): string {
  return (failure instanceof ApiFailure ? failure.serverMessage : null) ?? fallback;
}

export function connectionFailure(
  code: ConnectionCode,
  language: Language,
  status = 0,
): ApiFailure {
  // Browsers only: other runtimes have no such property.
  const isOffline = code === 'network' && globalThis.navigator?.onLine === false;
  return new ApiFailure({
    status,
    code,
    message: connectionMessages[language][isOffline ? 'offline' : code],
    serverMessage: null,
    fields: {},
    retryAfter: null,
  });
}

function readRetryAfter(header: string | null): number | null {
  const seconds = header === null ? NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** Creates a failure from a response; anything without our error body counts as unreadable. */
export function responseFailure(response: Response, body: unknown, language: Language): ApiFailure {
  const given = body as Partial<ErrorBody> | null | undefined;
  const sentences = Array.isArray(given?.error) ? given.error.join(', ') : given?.error;
  if (typeof sentences !== 'string' || sentences === '') {
    return connectionFailure('bad_response', language, response.status);
  }
  return new ApiFailure({
    status: response.status,
    code: given?.code ?? 'internal',
    message: sentences,
    serverMessage: sentences,
    fields: given?.fields ?? {},
    retryAfter: readRetryAfter(response.headers.get('retry-after')),
  });
}

/** Whether a failure means that the session has ended: the caller need not report it, because the login page is shown. */
export const isUnauthorized = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 401;
