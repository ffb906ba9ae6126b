import type { Request } from 'express';
import { appError } from '../http/errors/app-error.ts';
import type { Identity } from '../http/handlers.ts';
import type { UserRecord } from '../storage/records.ts';
import type { Tokens } from './tokens.ts';

function bearerToken(request: Request): string | undefined {
  return /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The user of a request to a public call: `null` without a token, or with an expired one. */
export async function signedInUser(request: Request, tokens: Tokens): Promise<UserRecord | null> {
  const token = bearerToken(request);
  return token === undefined ? null : ((await tokens.identify(token))?.user ?? null);
}

/** Ends the session that a request was sent with, after a new one has replaced it. */
export async function endLogin(request: Request, tokens: Tokens): Promise<void> {
  const token = bearerToken(request);
  const identity = token === undefined ? null : await tokens.identify(token);
  if (identity) await tokens.revoke(identity.tokenHash);
}

/** The login of a request. @throws AppError 401 without a valid bearer token */
export async function identityOf(request: Request, tokens: Tokens): Promise<Identity> {
  const token = bearerToken(request);
  if (!token) {
    const given = request.headers.authorization !== undefined;
    throw appError(401, 'unauthorized', given ? 'sessionEnded' : 'signInNeeded');
  }
  const identity = await tokens.identify(token);
  if (!identity) throw appError(401, 'unauthorized', 'sessionEnded');
  return identity;
}
