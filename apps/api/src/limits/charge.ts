import { Router, type Request, type RequestHandler } from 'express';
import { addressOf } from '../http/address.ts';
import type { Budgets } from './budgets.ts';
import { prices, type Price } from './prices.ts';

/** What a request has to pay, and who pays it besides its address. */
interface Bill {
  budgets: Budgets;
  price: Price;
  account: string | null;
}

const bills = new WeakMap<Request, Bill>();

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Charges the address of every call of the API, before anything else of it is looked at. */
export function chargeCalls(budgets: Budgets): Router {
  const routes = Router();
  for (const [call, price] of Object.entries<Price>(prices)) {
    const [method = '', path = ''] = call.split(' ');
    if (!path.startsWith('/api/') || (price.call === 0 && !price.work)) continue;
    const chargeCall: RequestHandler = async (request, _response, next) => {
      if (!bills.has(request)) {
        bills.set(request, { budgets, price, account: null });
        await budgets.chargeAddress(addressOf(request), price.call);
      }
      next();
    };
    routes[method.toLowerCase() as Method](path.slice('/api'.length), chargeCall);
  }
  return routes;
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
