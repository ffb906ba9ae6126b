import type { GenericSchema } from 'valibot';
import { limitText, type LimitName } from '../limits/limits.ts';
import { priceText, prices, type Price } from '../limits/prices.ts';

/** The parts of the description, in its order. */
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

/** Who may make a call: everybody, who is signed in, or operators, for everybody else of whom there is nothing. */
export type Caller = 'anyone' | 'visitor' | 'operator';

/** A part of the path: `:id`. */
export interface PathPart {
  description: string;
  example: string;
  /** All that it can be, where that is fixed. */
  options?: readonly string[];
}

export interface SuccessAnswer {
  status: 200 | 201 | 202 | 204;
  description: string;
  /** The body, where it is JSON. */
  schema?: GenericSchema;
  /** The media type, where it is anything but JSON. */
  type?: string;
}

/** What a request that succeeds carries, by the parts of a request. */
export interface CallExample {
  query?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
  /** Multipart fields under the names that they have on the wire. */
  form?: Readonly<Record<string, string>>;
}

/** One call of the API: what the description says of it and the tests try. */
export interface Call {
  /** Unique: the name of the operation and the anchor on the page. */
  id: string;
  group: CallGroup;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As Express has it: `/api/bookings/:id`. */
  path: string;
  who: Caller;
  /** One line, without a full stop. */
  summary: string;
  /** What else to know, in sentences. */
  description?: string;
  params?: Readonly<Record<string, PathPart>>;
  query?: GenericSchema;
  /** A JSON body. */
  body?: GenericSchema;
  /** The fields of a multipart form, nested ones as `birthData[place]`. */
  form?: GenericSchema;
  /** The file that a form may carry beside its fields. */
  file?: { name: string; description: string; mostBytes: number; types: readonly string[] };
  headers?: GenericSchema;
  success: SuccessAnswer;
  /** Who is signed in needs a confirmed e-mail: it is refused with 403 before that. */
  needsConfirmedEmail?: boolean;
  /** Operators may make it before they have given the second factor. */
  beforeSecondFactor?: boolean;
  /** Why it is refused with 409, where it can be. */
  conflict?: string;
  /** Why there can be nothing (404), where no part of the path says so. */
  missing?: string;
  /** How often it may be made: it is refused with 429 beyond. */
  limits?: readonly LimitName[];
  /** A 401 of its own beside that for a missing or ended login. */
  wrongCredentials?: string;
  /** The setting of the server whose value is the token, where no login gives it. */
  bearer?: string;
  /** Answered instead of the success where the server cannot serve. */
  unavailable?: string;
  example?: CallExample;
}

/** What it costs, in milliseconds of the processor. */
export function priceOf({ method, path }: Pick<Call, 'method' | 'path'>): Price {
  const price = (prices as Readonly<Record<string, Price>>)[`${method.toUpperCase()} ${path}`];
  if (!price) throw new Error(`${path} has no price.`);
  return price;
}

function isPriced(call: Call): boolean {
  const { call: base, work } = priceOf(call);
  return base > 0 || work !== undefined;
}

const overBudget = 'is left in the budget of the account or the address';

/** How often it may be made and what it costs, in sentences. */
export function limitsOf(call: Call): string[] {
  return [
    ...(call.limits ?? []).map((name) => `At most ${limitText(name)}.`),
    ...(isPriced(call) ? [`Costs ${priceText(priceOf(call))} of the budget.`] : []),
  ];
}

/** Said with 304, where the caller has the answer already; `null` where that is never said: figures are new each time. */
export function unchangedOf({ method, success, bearer }: Call): string | null {
  return method === 'get' && success.status === 200 && bearer === undefined
    ? 'The answer is the one whose `ETag` the header `If-None-Match` names.'
    : null;
}

/** The statuses of failure that a call can answer with, with the reason for each. */
export function refusalsOf(call: Call): Map<number, string> {
  const refusals = new Map<number, string>();
  const takesBody = call.body !== undefined || call.form !== undefined;
  const operator = call.who === 'operator';
  if (takesBody || call.query || call.headers) {
    refusals.set(400, 'A value is not valid: `fields` has a sentence for each.');
  } else if (call.params) refusals.set(400, 'A part of the path cannot be decoded.');
  const signIn = 'The token is missing, has ended or was revoked.';
  if (call.wrongCredentials !== undefined) refusals.set(401, call.wrongCredentials);
  else if (call.bearer !== undefined) refusals.set(401, `The token is not that of ${call.bearer}.`);
  else if (call.who !== 'anyone') refusals.set(401, signIn);
  if (call.needsConfirmedEmail) {
    refusals.set(
      403,
      'The e-mail address of the account is not confirmed yet: `email_unconfirmed`.',
    );
  }
  if (operator && !call.beforeSecondFactor) {
    refusals.set(
      403,
      'The second factor is not set up (`second_factor_unset`), or was not given with this login (`second_factor_needed`).',
    );
  }
  if (operator) refusals.set(404, 'There is no such thing, or who asks is no operator.');
  else if (call.params)
    refusals.set(404, 'There is no such thing, or it belongs to somebody else.');
  else if (call.missing !== undefined) refusals.set(404, call.missing);
  if (call.conflict !== undefined) refusals.set(409, call.conflict);
  if (takesBody) {
    refusals.set(413, 'The request is larger than is accepted.');
    refusals.set(415, 'The content is of another kind than this call takes.');
  }
  const brakes = [...(call.limits ?? []).map(limitText), ...(isPriced(call) ? [overBudget] : [])];
  if (brakes.length > 0) refusals.set(429, `More than ${brakes.join(', or ')}.`);
  return refusals;
}
