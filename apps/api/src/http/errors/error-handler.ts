import { MulterError } from 'multer';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { ErrorBody } from '@jyoti/contract';
import { QueueFull } from '../work-queue.ts';
import type { Lifecycle } from '../health-handlers.ts';
import { languageOf } from '../language.ts';
import { requestIdOf } from '../request-id.ts';
import { rememberLimit } from '../request-log.ts';
import { describeError, type Log } from '../../operations/log.ts';
import { isStorageUnavailable } from '../../storage/storage-unavailable.ts';
import { AppError, fieldError, appError, type RateLimit } from './app-error.ts';
import { sentence } from './sentences.ts';

/** Maps errors of body-parser, multer and the router to `AppError`; `null` for unexpected errors. */
function translate(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof QueueFull) return appError(503, 'busy', 'busy', 2);
  if (isStorageUnavailable(error)) return appError(503, 'unavailable', 'unavailable', 60);
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') {
      return fieldError(413, 'too_large', 'profileImage', sentence('pictureTooLarge'));
    }
    return error.code === 'LIMIT_FIELD_VALUE'
      ? appError(413, 'too_large', 'bodyTooLarge')
      : appError(400, 'invalid_input', 'formInvalid');
  }
  const { type, status } = (error ?? {}) as { type?: unknown; status?: unknown };
  if (type === 'entity.too.large') return appError(413, 'too_large', 'bodyTooLarge');
  if (type === 'entity.parse.failed') return appError(400, 'invalid_json', 'jsonInvalid');
  if (status === 415) return appError(415, 'unsupported_type', 'typeUnsupported');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return appError(400, 'invalid_input', 'inputInvalid');
  }
  return null;
}

/** Headers of draft-ietf-httpapi-ratelimit-headers. */
function rateLimitHeaders(
  { policy, quota, window, left, unit }: RateLimit,
  seconds: number,
): Record<string, string> {
  const quotaUnit = unit === undefined ? '' : `;qu="${unit}"`;
  return {
    'RateLimit-Policy': `"${policy}";q=${quota}${quotaUnit};w=${window}`,
    RateLimit: `"${policy}";r=${left};t=${seconds}`,
  };
}

/** Handles unknown paths with 404. */
export const unknownRoute: RequestHandler = () => {
  throw appError(404, 'not_found', 'notFound');
};

/** The last handler: the same error body for every error; internal details are only logged. */
export function errorHandler(log: Log, lifecycle: Lifecycle): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // The client has disconnected during shutdown, so the error has no reader and its cause is the shutdown.
    if (lifecycle.stage !== 'serving' && request.socket.destroyed) {
      log.debug(
        { id: requestIdOf(response), ...describeError(error) },
        'client disconnected during shutdown',
      );
      return;
    }
    const known = translate(error);
    const isOurs = !known || known.facts.code === 'unavailable';
    if (isOurs) log.error({ id: requestIdOf(response), ...describeError(error) }, 'request failed');
    if (response.headersSent) {
      next(error);
      return;
    }
    const language = languageOf(request);
    const facts = (known ?? appError(500, 'internal', 'internal')).facts;
    const body: ErrorBody = {
      error: facts.error(language) as ErrorBody['error'],
      code: facts.code,
      ...(facts.fields ? { fields: facts.fields(language) } : {}),
      ...(known ? {} : { requestId: requestIdOf(response) }),
    };
    if (facts.retryAfter !== undefined) response.set('Retry-After', String(facts.retryAfter));
    if (facts.rateLimit) {
      rememberLimit(response, facts.rateLimit.policy);
      response.set(rateLimitHeaders(facts.rateLimit, facts.retryAfter ?? 1));
    }
    if (facts.allow) response.set('Allow', facts.allow.join(', '));
    if (facts.status === 401) response.set('WWW-Authenticate', 'Bearer');
    response.status(facts.status).set('Cache-Control', 'no-store').json(body);
  };
}
