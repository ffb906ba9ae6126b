import type { Request, RequestHandler, Response } from 'express';
import { appError } from '../http/errors/app-error.ts';
import { consumeForAccount } from '../http/limits/consume-budgets.ts';
import type { UserRecord } from '../storage/records.ts';
import type { Identity, Tokens } from './tokens.ts';

const identities = new WeakMap<Request, Identity>();

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

/** Requires a valid bearer token, and attaches the identity to the request. */
export function requireSignedIn(tokens: Tokens): RequestHandler {
  return async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const token = bearerToken(request);
    if (!token) {
      const given = request.headers.authorization !== undefined;
      throw appError(401, 'unauthorized', given ? 'sessionEnded' : 'signInNeeded');
    }
    const identity = await tokens.identify(token);
    if (!identity) throw appError(401, 'unauthorized', 'sessionEnded');
    identities.set(request, identity);
    await consumeForAccount(request, identity.user.id);
    next();
  };
}

/** The identity of the request. Use only after `requireSignedIn`. */
export function identityOf(request: Request): Identity {
  const identity = identities.get(request);
  if (!identity) throw appError(401, 'unauthorized', 'signInNeeded');
  return identity;
}

/** Wraps a handler that receives the user. Use only after `requireSignedIn`. */
export function asUser(
  handler: (request: Request, response: Response, identity: Identity) => Promise<void>,
): RequestHandler {
  return async (request, response) => {
    await handler(request, response, identityOf(request));
  };
}
