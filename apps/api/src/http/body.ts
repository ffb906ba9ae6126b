import express, { type Request, type RequestHandler } from 'express';
import type { GenericSchema, InferOutput } from 'valibot';
import { validate } from '@jyoti/contract';
import { invalidFields, refusal } from '../errors/app-error.ts';
import { languageOf } from './language.ts';

const parseJson = express.json({ limit: '100kb', strict: true, inflate: false });

/** Reads a JSON body of at most 100 kB; any other kind of body is refused. */
export const jsonBody: RequestHandler = (request, response, next) => {
  const carriesBody =
    Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
  if (carriesBody && !request.is('json')) {
    throw refusal(415, 'unsupported_type', 'typeUnsupported');
  }
  parseJson(request, response, next);
};

/**
 * The body as the schema understands it.
 * @throws AppError 400 with a sentence for every field that fails
 */
export function checkedBody<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
  everySentence = false,
): InferOutput<Schema> {
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refusal(400, 'invalid_input', 'bodyMissing');
  }
  return checkedValue(request, schema, body, everySentence);
}

/** As `checkedBody`, of any value of the request. */
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
