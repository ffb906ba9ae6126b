import type { GenericSchema } from 'valibot';
import { limitText, type LimitName } from '../limits/limits.ts';
import { costText, callCosts, type CallCost } from '../limits/request-costs.ts';

/** The sections of the description, in order. */
export const callGroups = [
  'Accounts',
  'Places',
  'Charts and readings',
  'Ceremonies',
  'Content',
  'Contact',
  'Operators',
  'Operation',
] as const;
export type CallGroup = (typeof callGroups)[number];

/**
 * Who may make a call: everyone, signed-in users, or operators. Operator calls respond with 404 to everyone
 * else.
 */
export type Caller = 'anyone' | 'visitor' | 'operator';

/** A path parameter: `:id`. */
export interface PathPart {
  description: string;
  example: string;
  /** All possible values, if fixed. */
  options?: readonly string[];
}

export interface SuccessResponse {
  status: 200 | 201 | 202 | 204;
  description: string;
  /** The schema of a JSON body. */
  schema?: GenericSchema;
  /** The media type of a body that is not JSON. */
  type?: string;
}

/** The parts of an example request that succeeds. */
export interface CallExample {
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  /** Multipart fields under their names in the request. */
  form?: Readonly<Record<string, string>>;
}

/** One call of the API, for the description and the tests. */
export interface Call {
  /** Unique: the operation id, and the anchor on the page. */
  id: string;
  group: CallGroup;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** In the format of Express: `/api/bookings/:id`. */
  path: string;
  who: Caller;
  /** One line, without a full stop. */
  summary: string;
  /** Further details, in sentences. */
  description?: string;
  params?: Readonly<Record<string, PathPart>>;
  query?: GenericSchema;
  /** A JSON body. */
  body?: GenericSchema;
  /** The fields of a multipart form, nested ones as `birthData[place]`. */
  form?: GenericSchema;
  /** An optional file of the form. */
  file?: { name: string; description: string; mostBytes: number; types: readonly string[] };
  headers?: GenericSchema;
  success: SuccessResponse;
  /** Whether a signed-in user needs a confirmed e-mail; otherwise 403. */
  needsConfirmedEmail?: boolean;
  /** Whether operators may make it before passing the second factor. */
  beforeSecondFactor?: boolean;
  /** The reason for a possible 409. */
  conflict?: string;
  /** The reason for a possible 404, if it is not a path parameter. */
  missing?: string;
  /** The rate limits; beyond them 429. */
  limits?: readonly LimitName[];
  /** The reason for a 401 besides a missing or expired login. */
  wrongCredentials?: string;
  /** The setting of the server that is the bearer token, for calls without a login. */
  bearer?: string;
  /** The response while the server cannot serve. */
  unavailable?: string;
  example?: CallExample;
}

/** The path with an example of each parameter. */
export function examplePath({ path, params = {} }: Pick<Call, 'path' | 'params'>): string {
  return path.replaceAll(/:(\w+)/g, (part, name: string) => params[name]?.example ?? part);
}

/** The cost in milliseconds of processor time. */
export function costOf({ method, path }: Pick<Call, 'method' | 'path'>): CallCost {
  const cost = (callCosts as Readonly<Record<string, CallCost>>)[`${method.toUpperCase()} ${path}`];
  if (!cost) throw new Error(`${path} has no cost.`);
  return cost;
}

function hasCost(call: Call): boolean {
  const { call: base, work } = costOf(call);
  return base > 0 || work !== undefined;
}

const overBudget = 'is left in the budget of the account or the address';

/** Rate limits and price, in sentences. */
export function limitsOf(call: Call): string[] {
  return [
    ...(call.limits ?? []).map((name) => `At most ${limitText(name)}.`),
    ...(hasCost(call) ? [`Costs ${costText(costOf(call))} of the budget.`] : []),
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
  const brakes = [...(call.limits ?? []).map(limitText), ...(hasCost(call) ? [overBudget] : [])];
  if (brakes.length > 0) responses.set(429, `More than ${brakes.join(', or ')}.`);
  return responses;
}
