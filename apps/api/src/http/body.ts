import express, { type Request, type RequestHandler } from 'express';
import type { GenericSchema, InferOutput } from 'valibot';
import { validate } from '@jyoti/contract';
import { invalidFields, appError } from '../errors/app-error.ts';
import { languageOf } from './language.ts';

const parseJson = express.json({ limit: '100kb', strict: true, inflate: false });

/** Maximum depth of a JSON body and number of its values: far more than any call needs. */
const deepest = 32;
const mostValues = 5000;

/**
 * Whether a body is within the limits. It is checked level by level, without recursion, so that deep nesting
 * cannot overflow the stack.
 */
function keepsLimits(body: unknown): boolean {
  let level: unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > deepest || values > mostValues) return false;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value as object) : [],
    );
  }
  return true;
}

/** Parses a JSON body of at most 100 kB, 32 levels and 5,000 values; rejects any other media type. */
export const jsonBody: RequestHandler = (request, response, next) => {
  const carriesBody =
    Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
  if (carriesBody && !request.is('json')) {
    throw appError(415, 'unsupported_type', 'typeUnsupported');
  }
  parseJson(request, response, (error?: unknown) => {
    if (error || keepsLimits(request.body)) next(error);
    else next(appError(400, 'invalid_input', 'bodyTooComplex'));
  });
};

/**
 * Validates the body. @returns the output of the schema
 * @throws AppError 400 with a sentence for every field that fails
 */
export function checkedBody<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
  everySentence = false,
): InferOutput<Schema> {
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw appError(400, 'invalid_input', 'bodyMissing');
  }
  return checkedValue(request, schema, body, everySentence);
}

/** Like `checkedBody`, for any value of the request. */
export function checkedValue<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
  value: unknown,
  everySentence = false,
): InferOutput<Schema> {
  const checked = validate(schema, value, languageOf(request));
  if (!checked.ok) throw invalidFields(checked.fields, everySentence);
  return checked.value;
}
