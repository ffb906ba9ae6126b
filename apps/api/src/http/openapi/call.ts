import type { Call } from '@jyoti/contract/calls';
import { limitText } from '../limits/limits.ts';
import { priceText } from '../limits/budget-sizes.ts';

/** Rate limits and price, in sentences. */
export function limitsOf(call: Call): string[] {
  const price = priceText(call.price);
  return [
    ...(call.limits ?? []).map((name) => `At most ${limitText(name)}.`),
    ...(price === null ? [] : [`Costs ${price} of the budget.`]),
  ];
}

/**
 * The description of 304, if the caller may have the response already; `null` for calls whose responses
 * always change.
 */
export function unchangedOf({ method, success, bearer }: Call): string | null {
  return method === 'get' && success.status === 200 && bearer === undefined
    ? 'The response is the one whose `ETag` the header `If-None-Match` names.'
    : null;
}

/** The error statuses of a call, with the reason for each. */
export function errorResponsesOf(call: Call): Map<number, string> {
  const responses = new Map<number, string>();
  const takesBody = call.body !== undefined || call.form !== undefined;
  const operator = call.who === 'operator';
  if (takesBody || call.query || call.headers) {
    responses.set(400, 'A value is not valid: `fields` has a sentence for each.');
  } else if (call.params) responses.set(400, 'A part of the path cannot be decoded.');
  const signIn = 'The token is missing, has ended or was revoked.';
  if (call.wrongCredentials !== undefined) responses.set(401, call.wrongCredentials);
  else if (call.bearer !== undefined)
    responses.set(401, `The token is not that of ${call.bearer}.`);
  else if (call.who !== 'anyone') responses.set(401, signIn);
  if (call.needsConfirmedEmail) {
    responses.set(
      403,
      'The e-mail address of the account is not confirmed yet: `email_unconfirmed`.',
    );
  }
  if (operator && !call.beforeSecondFactor) {
    responses.set(
      403,
      'The second factor is not set up (`second_factor_unset`), or was not given with this login (`second_factor_needed`).',
    );
  }
  if (operator) responses.set(404, 'There is no such thing, or who asks is no operator.');
  else if (call.params)
    responses.set(404, 'There is no such thing, or it belongs to somebody else.');
  else if (call.missing !== undefined) responses.set(404, call.missing);
  if (call.conflict !== undefined) responses.set(409, call.conflict);
  if (takesBody) {
    responses.set(413, 'The request is larger than is accepted.');
    responses.set(415, 'The content is of another kind than this call takes.');
  }
  const brakes = [
    ...(call.limits ?? []).map(limitText),
    ...(priceText(call.price) === null
      ? []
      : ['is left in the budget of the account or the address']),
  ];
  if (brakes.length > 0) responses.set(429, `More than ${brakes.join(', or ')}.`);
  return responses;
}
