import type { CallPrice } from '@jyoti/contract/calls';

/** A budget in milliseconds of processor time: full at first, and refilled continuously. */
export interface Budget {
  most: number;
  perSecond: number;
}

/**
 * Budgets of one account, one address and one network. Ten busy minutes of a visitor cost about 2,600: a
 * sign-up with a picture 320, a report in all its parts 110, all horoscopes of all signs 1,870, panchang and
 * matching 100, fifteen place searches 240. In that time an account has 18,000, seven times as much, and an address,
 * which a family or all customers of a mobile network may share, 150,000: as much as 57 such visitors, and a
 * quarter of a core. An IPv6 address is counted by its /64 network; the last budget is for all networks of
 * one /48.
 */
export const budgets = {
  account: { most: 3_000, perSecond: 30 },
  address: { most: 10_000, perSecond: 250 },
  network: { most: 20_000, perSecond: 500 },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof budgets;

/** The cost of rendering a page that is not cached. Beyond the budget the browser renders it. */
export const pageCost = 60;

/** The budgets of accounts and addresses, in sentences. */
export function budgetText(): string {
  const { account, address, network } = budgets;
  const of = ({ most, perSecond }: Budget) => `${most} units, refilled with ${perSecond} a second`;
  return `Calls cost units of a budget, each a millisecond of the processor. An account has ${of(account)}; an address ${of(address)} (an IPv6 address counts as its /64 network, and its /48 network has ${of(network)}). Beyond it a call is refused with 429.`;
}

/** `4, and 8 for all sections`; `null` for what is free. */
export function priceText({ call, work = {} }: CallPrice): string | null {
  const more = Object.entries(work).map(([what, units]) => `${units} for ${what}`);
  if (call === 0 && more.length === 0) return null;
  return [String(call), ...(more.length > 0 ? [`and ${more.join(', ')}`] : [])].join(', ');
}
