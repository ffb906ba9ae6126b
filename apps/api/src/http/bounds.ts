import type { Request, RequestHandler } from 'express';
import { isBoundedText, message } from '@jyoti/contract';
import { appError, invalidFields, type AppError } from './errors/app-error.ts';
import { languageOf } from './language.ts';

// Limits of what comes from outside, checked before anything is done with it. They are far more than any call needs: a
// schema limits each field.

/** Maximum depth of a body, number of its values, and length of the name of a value, UTF-16 units. */
const most = { depth: 32, values: 5000, name: 200 } as const;

/** Maximum length of a text in a query or a header, UTF-16 units. */
export const longestQueryText = 500;

/** Maximum length of a path, encoded. */
export const longestPath = 200;

/**
 * Measures a parsed body, form, query or header, level by level, without recursion, so that deep nesting cannot
 * overflow the stack. Entries of a list count as one field, as in `validate`.
 * @param longest maximum length of a text, UTF-16 units; default: that of a form field
 * @throws AppError 400 with a sentence for every text that is too long or has too many marks in a row
 */
export function requireBounds(request: Request, input: object, longest?: number): void {
  const tooLong = new Set<string>();
  let level: { field: string; value: unknown; inList: boolean }[] = [
    { field: '', value: input, inList: false },
  ];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > most.depth || values > most.values) throw tooComplex();
    level = level.flatMap(({ field, value, inList }) => {
      if (typeof value === 'string' && !isBoundedText(value, longest)) tooLong.add(field);
      if (typeof value !== 'object' || value === null) return [];
      const isList = inList || Array.isArray(value);
      return Object.entries(value).map(([key, inner]: [string, unknown]) => {
        if (!isBoundedText(key, most.name)) throw tooComplex();
        return {
          field: isList ? field : field === '' ? key : `${field}.${key}`,
          value: inner,
          inList: isList,
        };
      });
    });
  }
  if (tooLong.size === 0) return;
  const sentence = message('textTooLong', languageOf(request));
  throw invalidFields(Object.fromEntries([...tooLong].map((field) => [field, sentence])));
}

function tooComplex(): AppError {
  return appError(400, 'invalid_input', 'bodyTooComplex');
}

/** Rejects paths that are longer than any of the site. */
export const shortPath: RequestHandler = (request, _response, next) => {
  if (request.path.length > longestPath) throw appError(404, 'not_found', 'notFound');
  next();
};
