import type { Request, RequestHandler, Response } from 'express';
import { refusal } from '../errors/app-error.ts';
import { chargeAccount } from '../limits/charge.ts';
import type { UserRecord } from '../storage/records.ts';
import type { Identity, Tokens } from './tokens.ts';

const identities = new WeakMap<Request, Identity>();

function bearerToken(request: Request): string | undefined {
  return /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Who asks, for calls that everybody may make: `null` without a token, or with one that has ended. */
export async function signedInUser(request: Request, tokens: Tokens): Promise<UserRecord | null> {
  const token = bearerToken(request);
  return token === undefined ? null : ((await tokens.identify(token))?.user ?? null);
}

/** Ends the login that a request was sent with, after another one has begun in its place. */
export async function endLogin(request: Request, tokens: Tokens): Promise<void> {
  const token = bearerToken(request);
  const identity = token === undefined ? null : await tokens.identify(token);
  if (identity) await tokens.revoke(identity.tokenHash);
}

/** Lets a request through only with a valid bearer token, and remembers whose it is. */
export function requireSignedIn(tokens: Tokens): RequestHandler {
  return async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    const token = bearerToken(request);
    if (!token) {
      const given = request.headers.authorization !== undefined;
      throw refusal(401, 'unauthorized', given ? 'sessionEnded' : 'signInNeeded');
    }
    const identity = await tokens.identify(token);
    if (!identity) throw refusal(401, 'unauthorized', 'sessionEnded');
    identities.set(request, identity);
    await chargeAccount(request, identity.user.id);
    next();
  };
}

/** Who asks. Only behind `requireSignedIn`. */
export function identityOf(request: Request): Identity {
  const identity = identities.get(request);
  if (!identity) throw refusal(401, 'unauthorized', 'signInNeeded');
  return identity;
}

/** A handler that gets the user. Only behind `requireSignedIn`. */
export function asUser(
  handler: (request: Request, response: Response, identity: Identity) => Promise<void>,
): RequestHandler {
  return async (request, response) => {
    await handler(request, response, identityOf(request));
  };
}
