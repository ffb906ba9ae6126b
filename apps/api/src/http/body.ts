import express, { type Request, type RequestHandler } from 'express';
import type { GenericSchema, InferOutput } from 'valibot';
import { validate } from '@jyoti/contract';
import { appError, invalidFields } from './errors/app-error.ts';
import { longestQueryText, requireBounds } from './bounds.ts';
import { languageOf } from './language.ts';

const parseJson = express.json({ limit: '100kb', strict: true, inflate: false });

/** Parses a JSON body of at most 100 kB; rejects any other media type. `checkedBody` measures its values. */
export const jsonBody: RequestHandler = (request, response, next) => {
  const carriesBody =
    Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
  if (carriesBody && !request.is('json')) {
    throw appError(415, 'unsupported_type', 'typeUnsupported');
  }
  parseJson(request, response, next);
};

interface BodyOptions {
  /** Whether the error lists the sentences of all fields. @default false: that of the first */
  everySentence?: boolean;
  /** Maximum length of a text before it is normalised, UTF-16 units. @default `longestText` of the contract */
  longest?: number;
}

/**
 * Validates the parsed body of any media type.
 * @returns the output of the schema
 * @throws AppError 400 with a sentence for every field that fails
 */
export function checkedBody<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
  options?: BodyOptions,
): InferOutput<Schema> {
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw appError(400, 'invalid_input', 'bodyMissing');
  }
  return checked(request, schema, body, options);
}

/** Like `checkedBody`, for values of the query or the headers. */
export function checkedValue<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
  value: object,
): InferOutput<Schema> {
  return checked(request, schema, value, { longest: longestQueryText });
}

function checked<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
  input: object,
  { everySentence = false, longest }: BodyOptions = {},
): InferOutput<Schema> {
  requireBounds(request, input, longest);
  const result = validate(schema, input, languageOf(request));
  if (!result.ok) throw invalidFields(result.fields, everySentence);
  return result.value;
}
