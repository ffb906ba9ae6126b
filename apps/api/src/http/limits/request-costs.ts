/**
 * The cost of a call, in milliseconds of processor time: that of the dearest input known, which
 * `bench/api/request-costs.ts` looks for. A test fails for an input that costs more than twice as much.
 */
export interface CallCost {
  /** Consumed before the request is read. */
  call: number;
  /** Consumed in addition, for work that only some requests need. */
  work?: Readonly<Record<string, number>>;
}

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

/** For responses that are prepared once and sent from memory: they cost less than counting them would. */
export const free: CallCost = { call: 0 };
/** Reads the store. */
const read: CallCost = { call: 1 };
/** Writes to the store. */
const change: CallCost = { call: 3 };
const password = 20;
/** With the start of a process. What is large or drawn costs both (`isCostly` in users/picture-decoder.ts). */
const pictures = { 'a picture': 300, 'a large or drawn picture': 700 };

/** The cost of every call, by method and path. */
export const callCosts = {
  'POST /api/users/register': { call: password, work: pictures },
  'POST /api/users/login': { call: password },
  'POST /api/users/logout': change,
  'GET /api/auth/profile': read,
  'GET /api/users/profile': read,
  'PUT /api/users/profile': {
    call: change.call,
    work: { ...pictures, 'a password': password },
  },
  'POST /api/users/change-password': { call: 2 * password },
  'GET /api/users/logins': read,
  'POST /api/users/end-logins': { call: password },
  'POST /api/users/forgot-password': change,
  'POST /api/users/reset-password': { call: password },
  'POST /api/users/confirm-email': { call: change.call, work: { 'a password': password } },
  'POST /api/users/reject-email': change,
  'POST /api/users/language': change,
  'POST /api/users/send-confirmation': change,
  'POST /api/users/delete-account': { call: password + 10 },
  'POST /api/users/export': { call: password + 5 },
  'GET /api/users/charts': read,
  'POST /api/users/charts': { call: 4 },
  'PATCH /api/users/charts/:id': change,
  'DELETE /api/users/charts/:id': change,
  'GET /api/users/shares': read,
  'POST /api/users/shares': { call: 4 },
  'DELETE /api/users/shares/:key': change,
  'GET /api/shared/:key': { call: 9 },

  'GET /api/places': { call: 25 },
  'GET /api/places/offset': read,

  'POST /api/kundli': { call: 8, work: { 'all sections': 14 } },
  'POST /api/kundli/vimshottari': { call: 2 },
  'POST /api/kundli/transits': { call: 8 },
  'POST /api/kundli/year': { call: 4 },
  'POST /api/kundli/prashna': { call: 3 },
  'POST /api/matching': { call: 4 },
  'GET /api/panchang': { call: 6 },
  'GET /api/panchang/month': { call: 14 },
  'GET /api/panchang/year': { call: 120 },
  'GET /api/panchang/more': { call: 3 },
  'GET /api/panchang/festivals.ics': { call: 2, work: { 'a new calendar': 300 } },
  'POST /api/muhurta': { call: 4, work: { 'each three months': 25 } },
  'GET /api/sky/today': read,
  'POST /api/numerology': { call: 2 },
  'POST /api/gemstones': { call: 3 },
  'GET /api/horoscope/:sign/:period': {
    call: 1,
    work: { daily: 26, weekly: 26, monthly: 26, yearly: 100 },
  },

  'GET /api/poojas': { call: 2 },
  'GET /api/poojas/:id': { call: 2 },
  'POST /api/bookings/quote': { call: 2 },
  'POST /api/bookings': change,
  'GET /api/bookings': read,
  'GET /api/bookings/:id': read,
  'PATCH /api/bookings/:id': { call: 5 },

  'GET /api/header': free,
  'GET /api/home': free,
  'GET /api/footer': free,
  'GET /api/faqs': free,
  'GET /api/articles': free,
  'GET /api/articles/:key': free,
  'GET /api/astrologers': free,
  'GET /api/astrologers/:key': free,
  'GET /api/zodiac/:key': free,
  'GET /api/pages/:key': free,

  'POST /api/newsletter': change,
  'POST /api/newsletter/confirm': change,
  'POST /api/newsletter/unsubscribe': change,
  'POST /api/contact': change,
  'POST /api/consultations': change,
  'GET /api/consultations': read,
  'GET /api/consultations/:ticket': read,
  'PATCH /api/consultations/:ticket': change,
  'POST /api/disclaimer/acknowledgement': change,
  'GET /api/disclaimer/acknowledgement': read,

  'POST /api/operator/second-factor': change,
  'POST /api/operator/second-factor/setup': { call: password },
  'POST /api/operator/second-factor/confirm': change,
  'GET /api/operator': { call: 2 },
  'GET /api/operator/bookings': { call: 2 },
  'PATCH /api/operator/bookings/:id': change,
  'PUT /api/operator/bookings/:id/arrangement': { call: 5 },
  'GET /api/operator/messages': { call: 2 },
  'PATCH /api/operator/messages/:ticket': change,
  'DELETE /api/operator/messages/:ticket': change,
  'GET /api/operator/requests': { call: 2 },
  'PATCH /api/operator/requests/:ticket': change,
  'DELETE /api/operator/requests/:ticket': change,
  'GET /api/operator/newsletter': { call: 2 },
  'POST /api/operator/newsletter/remove': change,
  'POST /api/operator/newsletter/export': { call: 10 },
  'GET /api/operator/content': { call: 2 },
  'GET /api/operator/content/piece': { call: 2 },
  'POST /api/operator/content/check': { call: 10 },
  'PUT /api/operator/content/piece': { call: 40 },
  'GET /api/operator/audit': { call: 2 },

  'GET /api/openapi.json': free,
  'GET /api/docs': free,
  'GET /api/docs/:call': free,
  'GET /healthz': free,
  'GET /readyz': free,
  'GET /metrics': free,
  'GET /uploads/profiles/:file': free,
} as const satisfies Record<string, CallCost>;

/** The cost of rendering a page that is not cached. Beyond the budget the browser renders it. */
export const pageCost = 60;

/** The budgets of accounts and addresses, in sentences. */
export function budgetText(): string {
  const { account, address, network } = budgets;
  const of = ({ most, perSecond }: Budget) => `${most} units, refilled with ${perSecond} a second`;
  return `Calls cost units of a budget, each a millisecond of the processor. An account has ${of(account)}; an address ${of(address)} (an IPv6 address counts as its /64 network, and its /48 network has ${of(network)}). Beyond it a call is refused with 429.`;
}

/** `4, and 8 for all sections`; `nothing` for what is free. */
export function costText({ call, work = {} }: CallCost): string {
  const more = Object.entries(work).map(([what, units]) => `${units} for ${what}`);
  if (call === 0 && more.length === 0) return 'nothing';
  return [String(call), ...(more.length > 0 ? [`and ${more.join(', ')}`] : [])].join(', ');
}
