import type { IRouter, Request, RequestHandler, Response } from 'express';
import type { GenericSchema } from 'valibot';
import { callList, type Call } from '@jyoti/contract/calls';
import { clientIpOf } from './address.ts';
import { checkedBody, checkedValue, jsonBody } from './body.ts';
import type { CalculationQueue } from './calculation-queue.ts';
import { AppError, appError } from './errors/app-error.ts';
import { sentence } from './errors/sentences.ts';
import type { Handlers, Identity } from './handlers.ts';
import { languageOf } from './language.ts';
import type { Attempts } from './limits/attempts.ts';
import type { Budgets } from './limits/budgets.ts';
import { Prepared } from './prepared.ts';

/** What the calls of the server have in common. */
export interface CallDependencies {
  budgets: Budgets;
  queue: CalculationQueue;
  /** The identity of a request. @throws AppError 401 */
  identify: (request: Request) => Promise<Identity>;
  /** Counts the calls of operators. */
  operatorAttempts: Attempts;
  /** Reads a multipart form with at most one file. */
  readForm: RequestHandler;
}

/** Maximum size of a form without a picture, bytes. */
const longestFields = 10_000;

/** A handler of any call. */
type AnyHandler = (incoming: unknown) => unknown;

/** Consumes the budgets of a request: of its address, and of its account once it is known. */
class RequestBudget {
  readonly #budgets: Budgets;
  readonly #price: Call['price'];
  readonly #address: string;
  #account: string | null = null;

  constructor(budgets: Budgets, price: Call['price'], address: string) {
    this.#budgets = budgets;
    this.#price = price;
    this.#address = address;
  }

  begin(): Promise<void> {
    return this.#budgets.consumeForIp(this.#address, this.#price.call);
  }

  async consumeAs(userId: string): Promise<void> {
    if (this.#account !== null) return;
    this.#account = userId;
    await this.#budgets.consumeForAccount(userId, this.#price.call);
  }

  async consume(work: string): Promise<void> {
    const price = this.#price.work?.[work];
    if (price === undefined) throw new Error(`The call has no price for ${work}.`);
    await this.#budgets.consumeForIp(this.#address, price);
    if (this.#account !== null) await this.#budgets.consumeForAccount(this.#account, price);
  }
}

/** Runs a middleware. @throws what it passes on */
function passed(middleware: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error as Error);
    };
    Promise.resolve(middleware(request, response, next)).catch(reject);
  });
}

/** The values of the headers that a schema names. */
function headersOf(request: Request, schema: GenericSchema): object {
  const names = Object.keys((schema as unknown as { entries: object }).entries);
  return Object.fromEntries(names.map((name) => [name, request.headers[name]]));
}

/** @throws AppError 404 for a parameter that is none of its options */
function pathOf({ params = {} }: Call, request: Request): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, { options }]) => {
      const value = String(request.params[name]);
      if (options && !options.includes(value)) throw appError(404, 'not_found', 'notFound');
      return [name, value];
    }),
  );
}

/** @throws AppError 429; 404 for everyone but operators, whatever they send; 403 without the second factor */
export async function requireOperator(
  { user, passedSecondFactor }: Identity,
  attempts: Attempts,
  beforeSecondFactor = false,
): Promise<void> {
  await attempts.spend(user.id);
  if (user.role !== 'operator') throw appError(404, 'not_found', 'notFound');
  if (beforeSecondFactor) return;
  if (!user.secondFactor?.confirmedAt) {
    throw appError(403, 'second_factor_unset', 'secondFactorUnset');
  }
  if (!passedSecondFactor) throw appError(403, 'second_factor_needed', 'secondFactorNeeded');
}

/** Lets the browser store a response; it varies by the language and, if not public, by the login. */
function setCaching(response: Response, { cache, who, success }: Call): void {
  if (!cache) return;
  const age = cache.seconds === 0 ? 'no-cache' : `max-age=${cache.seconds}`;
  response.set('Cache-Control', `${cache.public ? 'public' : 'private'}, ${age}`);
  if (success.schema === undefined || cache.seconds === 0) return;
  response.vary('Accept-Language');
  if (who !== 'anyone') response.vary('Authorization');
}

/** The handler of a route: checks a request in the order in which its parts cost more, and sends the answer. */
function routeOf(call: Call, handle: AnyHandler, deps: CallDependencies): RequestHandler {
  const { price, body, form, query, headers, success } = call;
  const received = async (request: Request, response: Response, budget: RequestBudget) => {
    const path = pathOf(call, request);
    if (body) await passed(jsonBody, request, response);
    if (form) {
      const length = Number(request.headers['content-length'] ?? Infinity);
      if (length > longestFields) await budget.consume('a picture');
      await passed(deps.readForm, request, response);
    }
    const { everySentence = false, longestText: longest } = call;
    const options = { everySentence, ...(longest === undefined ? {} : { longest }) };
    return {
      path,
      file: request.file?.buffer ?? null,
      query: query && checkedValue(request, query, request.query),
      body: body && checkedBody(request, body, options),
      form: form && checkedBody(request, form, options),
      headers: headers && checkedValue(request, headers, headersOf(request, headers)),
    };
  };
  return async (request, response) => {
    const address = clientIpOf(request);
    const budget = new RequestBudget(deps.budgets, price, address);
    await budget.begin();
    if (!call.cache) response.set('Cache-Control', 'no-store');
    const identity = call.who === 'anyone' ? null : await deps.identify(request);
    if (identity) await budget.consumeAs(identity.user.id);
    if (identity && call.who === 'operator') {
      await requireOperator(identity, deps.operatorAttempts, call.beforeSecondFactor);
    }
    const incoming = {
      ...(await received(request, response, budget)),
      identity,
      language: languageOf(request),
      address,
      request,
      response,
      calculate: <Result>(work: () => Result | Promise<Result>) => deps.queue.run(request, work),
      consume: (work: string) => budget.consume(work),
      consumeAs: (userId: string) => budget.consumeAs(userId),
    };
    const answer = await handle(incoming);
    if (response.headersSent) return;
    setCaching(response, call);
    // A handler may have set another status.
    if (response.statusCode === 200) response.status(success.status);
    if (answer instanceof Prepared) await answer.send(request, response);
    else if (success.schema) response.json(success.isEnveloped ? { data: answer } : answer);
    else if (success.type === undefined) response.end();
    else {
      if (response.get('Content-Type') === undefined) response.type(success.type);
      response.send(answer);
    }
  };
}

/** Mounts the calls that handlers are given for. */
export function mountCalls(
  routes: IRouter,
  handlers: Partial<Handlers>,
  deps: CallDependencies,
): void {
  for (const call of callList) {
    const handle = handlers[call.key] as AnyHandler | undefined;
    if (handle) routes[call.method](call.path, routeOf(call, handle, deps));
  }
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Rejects other methods of the paths of the API with 405 and `Allow`. */
export function mountMethodErrors(routes: IRouter): void {
  const paths = Map.groupBy(callList, ({ path }) => path);
  for (const [path, some] of paths) {
    if (!path.startsWith('/api/')) continue;
    const own = methods.filter((method) => some.some((call) => call.method === method));
    const allow = own.flatMap((method) =>
      method === 'get' ? ['GET', 'HEAD'] : method.toUpperCase(),
    );
    routes.route(path).all(() => {
      throw new AppError({
        status: 405,
        code: 'method_not_allowed',
        error: sentence('methodNotAllowed'),
        allow,
      });
    });
  }
}
