import multer from 'multer';
import type { RequestHandler } from 'express';
import { profileImageBytes } from '@jyoti/contract';
import { appError } from '../../http/errors/app-error.ts';
import { UploadGate } from './upload-gate.ts';

const readForm = multer({
  storage: multer.memoryStorage(),
  limits: {
    fileSize: profileImageBytes,
    files: 1,
    fields: 30,
    parts: 31,
    fieldSize: 10_000,
    fieldNameSize: 100,
    headerPairs: 50,
    fieldNestingDepth: 2,
    fieldArrayIndexLimit: 10,
  },
}).single('profileImage');

const parseForm: RequestHandler = (request, response, next) => {
  readForm(request, response, (error: unknown) => {
    // Any other error of the parser is a form that it could not read.
    if (error && !(error instanceof multer.MulterError)) {
      next(appError(400, 'invalid_input', 'formInvalid'));
    } else next(error);
  });
};

/**
 * Parses the multipart form of the account calls, with at most one picture of 5 MB.
 */
export function accountForm(gate = new UploadGate()): RequestHandler {
  const guarded = gate.guard(parseForm);
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) {
      throw appError(415, 'unsupported_type', 'typeUnsupported');
    }
    return guarded(request, response, next);
  };
}
