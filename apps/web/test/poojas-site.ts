import {
  offeredServiceTypes,
  type Booking,
  type BookInput,
  type Pooja,
  type Quote,
} from '@jyoti/contract';
import { configure, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import testimonials from '../../api/content/en/testimonials.json';
import { readContent } from '../../api/src/content/content.ts';
import { PoojaService } from '../../api/src/bookings/pooja-service.ts';
import type { Store } from '../../api/src/storage/store.ts';
import { clearVisitorData } from '../src/platform/session/visitor-data.ts';
import { asha, fakeApi, header, home, renderSite } from './render-site.tsx';
import { storedHome } from './site-content.ts';

type Handlers = Parameters<typeof fakeApi>[0];

// Page code is loaded dynamically, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

export const QUOTE = 'POST /api/bookings/quote';
export const BOOK = 'POST /api/bookings';

const content = await readContent(() => undefined);

/** Monday in India, 09:00: every shipped ceremony, with the dates that are free then. */
export const poojas: Pooja[] = (
  await new PoojaService({
    store: { bookings: { taken: async () => new Map() } } as unknown as Store,
    content,
    now: () => new Date('2026-11-23T03:30:00Z'),
  }).list('en')
).value;

export const poojaOf = (id: number): Pooja => {
  const found = poojas.find((pooja) => pooja.id === id);
  if (!found) throw new Error(`there is no ceremony ${id}`);
  return found;
};

const priced = (
  input: BookInput,
): Pick<Quote, 'price' | 'listPrice' | 'discountedPrice' | 'code'> => {
  const { price: listPrice, discountedPrice } = poojaOf(input.poojaId).pricing[input.package];
  const half = input.code?.toUpperCase() === 'FIRST50';
  return {
    price: half ? listPrice / 2 : discountedPrice,
    listPrice,
    discountedPrice,
    code: half ? 'FIRST50' : null,
  };
};

export function quoteOf(input: BookInput): Quote {
  const terms = priced(input);
  return {
    ...terms,
    poojaId: input.poojaId,
    poojaTitle: poojaOf(input.poojaId).title,
    package: input.package,
    preferredDate: input.preferredDate,
    preferredTime: input.preferredTime ?? null,
    delivers: true,
    freeUntil: '2026-11-26T12:30:00Z',
    ifCancelledNow: { refund: 'full', amount: 0 },
    warnings: [],
  };
}

export function bookingOf(input: BookInput): Booking {
  const { delivers: _delivers, warnings: _warnings, ...quote } = quoteOf(input);
  return {
    ...quote,
    id: 'JB-20261123-K7QM',
    status: 'requested',
    duration: 60,
    paid: 0,
    callLink: null,
    recordingLink: null,
    serviceType: input.serviceType,
    firstName: input.firstName,
    lastName: input.lastName,
    mobileNumber: input.mobileNumber,
    email: input.email,
    gotra: input.gotra ?? null,
    sankalp: input.sankalp ?? null,
    deliveryAddress: input.deliveryAddress ?? null,
    history: [],
    rescheduledLate: false,
    refund: null,
    createdAt: '2026-11-23T03:30:00Z',
    ifRescheduledNow: 'free',
  };
}

/** The API's validation error for one field. */
export const fieldErrorResponse = (status: number, field: string, sentence: string) => ({
  status,
  body: {
    error: sentence,
    code: status === 409 ? 'conflict' : 'invalid_input',
    fields: { [field]: sentence },
  },
});

export const page = () => within(screen.getByRole('main'));
export const dialog = () => within(screen.getByRole('dialog', { name: 'Book Ceremony' }));

/** A browser with a logged-in visitor and nothing stored by other tests. */
export function freshBrowser(): void {
  localStorage.clear();
  localStorage.setItem('token', 'stored-token');
  clearVisitorData();
  vi.stubGlobal('scrollTo', vi.fn());
  URL.createObjectURL = vi.fn(() => 'blob:file');
  URL.revokeObjectURL = vi.fn();
}

export function closeBrowser(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
}

/** Mocks the API: the shipped catalogue, and bookings that succeed unless a test overrides it. */
export async function openPoojas(path: string, handlers: Handlers = {}) {
  const calls = fakeApi({
    'GET /api/auth/profile': { body: { data: asha } },
    'GET /api/poojas': { body: { data: poojas } },
    ...Object.fromEntries(
      poojas.map((pooja) => [`GET /api/poojas/${pooja.id}`, { body: { data: pooja } }] as const),
    ),
    [QUOTE]: ({ body }) => ({ body: { data: quoteOf(body as BookInput) } }),
    [BOOK]: ({ body }) => ({ status: 201, body: { data: bookingOf(body as BookInput) } }),
    ...handlers,
  });
  const response = globalThis.fetch;
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (init.method === 'POST' && address === '/api/bookings') {
      keys.push(new Headers(init.headers).get('idempotency-key'));
    }
    return response(address, init);
  });
  const site = await renderSite(path, {
    header,
    home: { ...home, testimonials, promotions: storedHome.promotions },
  });
  const sent = (name: string) => calls.filter(({ method, path: to }) => `${method} ${to}` === name);
  return { calls, sent, keys, site };
}

/** The page of one ceremony, loaded. */
export async function openPooja(id: number, handlers: Handlers = {}, search = '') {
  const opened = await openPoojas(`/poojas/${id}${search}`, handlers);
  await page().findByRole('heading', { level: 1, name: poojaOf(id).title });
  return opened;
}

/** A copy of a ceremony with another mode. */
export const inForm = (id: number, type: Pooja['type']): Pooja => ({ ...poojaOf(id), type });

export const formsOf = (type: Pooja['type']): readonly string[] => offeredServiceTypes(type);
