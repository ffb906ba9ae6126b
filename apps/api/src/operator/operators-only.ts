import type { RequestHandler } from 'express';
import { identityOf } from '../auth/signed-in.ts';
import type { Attempts } from '../http/limits/attempts.ts';
import { appError } from '../http/errors/app-error.ts';

/** Requires the second factor. Use only after `operatorsOnly`. */
export const secondFactorGiven: RequestHandler = (request, _response, next) => {
  const { user, passedSecondFactor } = identityOf(request);
  if (!user.secondFactor?.confirmedAt) {
    throw appError(403, 'second_factor_unset', 'secondFactorUnset');
  }
  if (!passedSecondFactor) throw appError(403, 'second_factor_needed', 'secondFactorNeeded');
  next();
};

/**
 * Requires the operator role, with a rate limit. Everyone else gets 404, whatever they send. Use only after
 * `requireSignedIn`.
 */
export function operatorsOnly(attempts: Attempts): RequestHandler {
  return async (request, _response, next) => {
    const { user } = identityOf(request);
    await attempts.spend(user.id);
    if (user.role !== 'operator') throw appError(404, 'not_found', 'notFound');
    next();
  };
}
