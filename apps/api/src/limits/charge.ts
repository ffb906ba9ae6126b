import type { Request, RequestHandler } from 'express';
import { addressOf } from '../http/address.ts';
import type { Budgets } from './budgets.ts';
import { free, prices, type Price } from './prices.ts';

/** What a request has to pay, and who pays it besides its address. */
interface Bill {
  budgets: Budgets;
  price: Price;
  account: string | null;
}

const bills = new WeakMap<Request, Bill>();

/** Prices of calls whose path is one text, by method and path; and of those with parts that vary. */
const fixed = new Map<string, Price>();
const varying: { pattern: RegExp; price: Price }[] = [];
for (const [call, price] of Object.entries<Price>(prices)) {
  if (!call.includes(':')) fixed.set(call.toLowerCase(), price);
  else varying.push({ pattern: new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`, 'i'), price });
}

/** What a request costs: letter case and a slash at the end are no matter, as to the router. */
export function priceOfRequest(method: string, path: string): Price | undefined {
  const call = `${method === 'HEAD' ? 'GET' : method} ${path.replace(/\/$/, '')}`;
  return fixed.get(call.toLowerCase()) ?? varying.find(({ pattern }) => pattern.test(call))?.price;
}

/** The methods that a path takes, as the header `Allow` names them; none where no call has the path. */
export function methodsOfPath(path: string): string[] {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) =>
    priceOfRequest(method, path),
  );
  return methods.includes('GET') ? ['HEAD', ...methods] : methods;
}

/** Charges the address of every call of the API, before anything else of it is looked at. */
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

/** Charges the account too, once it is known who asks. @throws AppError 429 */
export async function chargeAccount(request: Request, userId: string): Promise<void> {
  const bill = bills.get(request);
  if (!bill || bill.account !== null) return;
  bill.account = userId;
  await bill.budgets.chargeAccount(userId, bill.price.call);
}

/** Charges work that not every such call does, by its name in the table of prices. @throws AppError 429 */
export async function chargeWork(request: Request, work: string): Promise<void> {
  const bill = bills.get(request);
  const price = bill?.price.work?.[work];
  if (!bill || price === undefined) return;
  await bill.budgets.chargeAddress(addressOf(request), price);
  if (bill.account !== null) await bill.budgets.chargeAccount(bill.account, price);
}
