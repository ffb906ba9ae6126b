import type { Request, RequestHandler } from 'express';
import { addressOf } from '../http/address.ts';
import type { Budgets } from './budgets.ts';
import { free, prices, type Price } from './prices.ts';

/** The price of a request, and who pays it besides its address. */
interface Bill {
  budgets: Budgets;
  price: Price;
  account: string | null;
}

const bills = new WeakMap<Request, Bill>();

/** Prices of calls with a constant path, by method and path; and of those with path parameters. */
const fixed = new Map<string, Price>();
const varying: { pattern: RegExp; price: Price }[] = [];
for (const [call, price] of Object.entries<Price>(prices)) {
  if (!call.includes(':')) fixed.set(call.toLowerCase(), price);
  else varying.push({ pattern: new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`, 'i'), price });
}

/** The price of a request. Letter case and a trailing slash are ignored, as the router does. */
export function priceOfRequest(method: string, path: string): Price | undefined {
  const call = `${method === 'HEAD' ? 'GET' : method} ${path.replace(/\/$/, '')}`;
  return fixed.get(call.toLowerCase()) ?? varying.find(({ pattern }) => pattern.test(call))?.price;
}

/** The methods of a path, for the header `Allow`; empty if no call has the path. */
export function methodsOfPath(path: string): string[] {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) =>
    priceOfRequest(method, path),
  );
  return methods.includes('GET') ? ['HEAD', ...methods] : methods;
}

/** Charges the address for every API call, before anything else is done with the request. */
export function chargeCalls(budgets: Budgets): RequestHandler {
  return async (request, _response, next) => {
    const price = priceOfRequest(request.method, request.baseUrl + request.path);
    if (price && price !== free) {
      bills.set(request, { budgets, price, account: null });
      await budgets.chargeAddress(addressOf(request), price.call);
    }
    next();
  };
}

/** Charges the account too, once the user is known. @throws AppError 429 */
export async function chargeAccount(request: Request, userId: string): Promise<void> {
  const bill = bills.get(request);
  if (!bill || bill.account !== null) return;
  bill.account = userId;
  await bill.budgets.chargeAccount(userId, bill.price.call);
}

/**
 * Charges work that only some requests of a call need, by its name in the price table. @throws AppError 429
 */
export async function chargeWork(request: Request, work: string): Promise<void> {
  const bill = bills.get(request);
  const price = bill?.price.work?.[work];
  if (!bill || price === undefined) return;
  await bill.budgets.chargeAddress(addressOf(request), price);
  if (bill.account !== null) await bill.budgets.chargeAccount(bill.account, price);
}
