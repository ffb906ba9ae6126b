import type { RequestHandler } from 'express';
import { identityOf } from '../auth/signed-in.ts';
import type { Attempts } from '../auth/attempts.ts';
import { refusal } from '../errors/app-error.ts';

/** Lets only logins through that have given the second factor. Only behind `operatorsOnly`. */
export const secondFactorGiven: RequestHandler = (request, _response, next) => {
  const { user, passedSecondFactor } = identityOf(request);
  if (!user.secondFactor?.confirmedAt) {
    throw refusal(403, 'second_factor_unset', 'secondFactorUnset');
  }
  if (!passedSecondFactor) throw refusal(403, 'second_factor_needed', 'secondFactorNeeded');
  next();
};

/**
 * Lets operators through, a limited number of times. For everybody else there is nothing here,
 * whatever was sent. Only behind `requireSignedIn`.
 */
export function operatorsOnly(attempts: Attempts): RequestHandler {
  return async (request, _response, next) => {
    const { user } = identityOf(request);
    await attempts.spend(user.id);
    if (user.role !== 'operator') throw refusal(404, 'not_found', 'notFound');
    next();
  };
}
