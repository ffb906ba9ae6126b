import type { Request, RequestHandler } from 'express';
import { clientIpOf } from '../address.ts';
import type { Budgets } from './budgets.ts';
import { free, callCosts, type CallCost } from './request-costs.ts';

/** The cost of a request, and the account it counts against besides its address. */
interface RequestCost {
  budgets: Budgets;
  cost: CallCost;
  account: string | null;
}

const requestCosts = new WeakMap<Request, RequestCost>();

/** Costs of calls with a constant path, by method and path; and of those with path parameters. */
const fixed = new Map<string, CallCost>();
const varying: { pattern: RegExp; cost: CallCost }[] = [];
for (const [call, cost] of Object.entries<CallCost>(callCosts)) {
  if (!call.includes(':')) fixed.set(call.toLowerCase(), cost);
  else varying.push({ pattern: new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`, 'i'), cost });
}

/** The cost of a request. Letter case and a trailing slash are ignored, as the router does. */
export function costOfRequest(method: string, path: string): CallCost | undefined {
  const call = `${method === 'HEAD' ? 'GET' : method} ${path.replace(/\/$/, '')}`;
  return fixed.get(call.toLowerCase()) ?? varying.find(({ pattern }) => pattern.test(call))?.cost;
}

/** The methods of a path, for the header `Allow`; empty if no call has the path. */
export function methodsOfPath(path: string): string[] {
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) =>
    costOfRequest(method, path),
  );
}

/** Consumes the address's budget for every API call, before anything else is done with the request. */
export function consumeForCalls(budgets: Budgets): RequestHandler {
  return async (request, _response, next) => {
    const cost = costOfRequest(request.method, request.baseUrl + request.path);
    if (cost && cost !== free) {
      requestCosts.set(request, { budgets, cost, account: null });
      await budgets.consumeForIp(clientIpOf(request), cost.call);
    }
    next();
  };
}

/** Consumes the budget of the account too, once the user is known. @throws AppError 429 */
export async function consumeForAccount(request: Request, userId: string): Promise<void> {
  const requestCost = requestCosts.get(request);
  if (!requestCost || requestCost.account !== null) return;
  requestCost.account = userId;
  await requestCost.budgets.consumeForAccount(userId, requestCost.cost.call);
}

/**
 * Consumes budgets for work that only some requests of a call need, by its name in the table of costs.
 * @throws AppError 429
 */
export async function consumeForWork(request: Request, work: string): Promise<void> {
  const requestCost = requestCosts.get(request);
  const cost = requestCost?.cost.work?.[work];
  if (!requestCost || cost === undefined) return;
  await requestCost.budgets.consumeForIp(clientIpOf(request), cost);
  if (requestCost.account !== null)
    await requestCost.budgets.consumeForAccount(requestCost.account, cost);
}
