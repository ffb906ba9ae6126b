import type { Header, Home, PublicCalls, User } from '@jyoti/contract';
import { act, render } from '@testing-library/react';
import {
  createMemoryRouter,
  createPath,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { vi } from 'vitest';
import { api } from '../src/platform/session/api.ts';
import { Providers } from '../src/app/layout/providers.tsx';
import { oncePerVisit, publicCallsContext } from '../src/platform/data/public-data.ts';
import { routes } from '../src/app/routes.tsx';
import { documentLanguage } from '../src/platform/words/document-language.ts';
import { sky } from './home-content.ts';
import { contentResponses, footer } from './site-content.ts';
import { turns } from './turns.ts';

export const header: Header = {
  logo: { src: '/favicon.svg', alt: 'Jyoti' },
  navigation: [
    { id: 'kundli', title: 'Kundli', path: '/kundli', hasDropdown: false, dropdownItems: [] },
  ],
  actionButtons: [
    { id: 'login', title: 'Login', path: '/login' },
    { id: 'signup', title: 'Sign Up', path: '/signup' },
  ],
};

export const home: Home = {
  slides: [
    {
      _id: 'observatory',
      image: '/illustrations/observatory.svg',
      heading: 'Read the sky you were born under',
      subheading: 'A birth chart in clear words.',
      cta: { label: 'Make your kundli', url: '/kundli' },
    },
  ],
  trustIndicators: { clientCount: '1,200', rating: 4.7, reviewCount: 310, sample: true },
  testimonials: [],
  awards: [],
  astrologers: [],
  zodiac: [],
  articles: [],
  videos: [],
  promotions: [],
  faqs: [],
  about: {
    story: { title: 'Story', description: 'Sample', timeline: [] },
    mission: { title: 'Mission', description: 'Sample', values: [] },
    team: [],
    media: [],
  },
};

export const asha: User = {
  id: 'u1',
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  emailConfirmed: true,
  newEmail: null,
  mobile: '9876543210',
  profileImage: 'default_profile.jpg',
  birthData: {
    place: 'Ujjain, Madhya Pradesh, India',
    time: '06:30:00',
    date: '1990-05-14',
    latitude: 23.1765,
    longitude: 75.7885,
    timezone: 'Asia/Kolkata',
  },
  createdAt: '2026-01-01T00:00:00Z',
};

/** Response of one call: a body with status 200, a status with a body, or a network error. */
export type FakeResponse = { status?: number; body?: unknown } | 'no response';

export interface Call {
  method: string;
  path: string;
  /** The query, with its question mark; empty if there is none. */
  search: string;
  authorization: string | null;
  body: unknown;
}

type Handler = FakeResponse | ((call: Call) => FakeResponse | Promise<FakeResponse>);

/** Mocks the API: `'POST /api/users/login'` → its response. An unlisted call fails the test. */
export function fakeApi(handlers: Record<string, Handler>) {
  const calls: Call[] = [];
  const known: Record<string, Handler> = {
    ...contentResponses,
    'GET /api/header': { body: header },
    'GET /api/home': { body: home },
    'GET /api/sky/today': { body: { data: sky } },
    'GET /api/articles': { body: { data: [] } },
    'GET /api/users/charts': { body: { data: [] } },
    'GET /api/users/shares': { body: { data: [] } },
    ...handlers,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const [path = url, query] = url.split('?');
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      search: query === undefined ? '' : `?${query}`,
      authorization: new Headers(init.headers).get('authorization'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    calls.push(call);
    const handler = known[`${call.method} ${path}`];
    if (!handler) throw new Error(`the test did not expect ${call.method} ${url}`);
    const response = typeof handler === 'function' ? await handler(call) : handler;
    if (response === 'no response') throw new TypeError('Failed to fetch');
    return new Response(response.body === undefined ? null : JSON.stringify(response.body), {
      status: response.status ?? 200,
    });
  });
  return calls;
}

/** Preset responses of public calls, by the path after `/api/`. */
export type PublicData = Record<string, unknown>;

/** Public calls of one visit: preset ones resolve immediately, the rest use the test's API. */
function callsWith(data: PublicData): PublicCalls {
  const call = async (...[key, request, options]: Parameters<PublicCalls>) => {
    const { path: parts = {} } = (request ?? {}) as { path?: Record<string, unknown> };
    const path = key.replace(/:(\w+)/, (_part, name: string) => String(parts[name]));
    return data[path.slice('GET /api/'.length)] ?? (api as PublicCalls)(key, request, options);
  };
  return oncePerVisit(call as PublicCalls);
}

/**
 * Preloads lazy code, so that lazy parts and validation are ready after a few turns of the event
 * loop.
 */
const lateCode = import.meta.glob([
  '../src/**/*.tsx',
  '../src/**/*-check{,s}.ts',
  '!../src/**/*.test.tsx',
  '!../src/app/entry-*',
  '!../src/app/hydrate.tsx',
]);

/** Turns of the event loop in which loaders and lazy parts resolve. */
const TURNS = 20;

/** Renders the whole site at a path, as in a browser. */
export async function renderSite(path: string, data: PublicData = { header, home }) {
  const calls = callsWith({ footer, ...data });
  const getContext = () => new RouterContextProvider(new Map([[publicCallsContext, calls]]));
  await Promise.all([
    ...Object.values(lateCode).map((load) => load()),
    ...(matchRoutes(routes, path) ?? []).map(
      ({ route }) => typeof route.lazy === 'function' && route.lazy(),
    ),
  ]);
  const router = createMemoryRouter(routes, { initialEntries: [path], getContext });
  const view = render(
    <Providers language={documentLanguage}>
      <RouterProvider router={router} />
    </Providers>,
  );
  for (let turn = 0; turn < TURNS; turn += 1) await act(() => turns(1));
  return {
    ...view,
    /** Path, query and fragment of the current page. */
    path: () => createPath(router.state.location),
    /** The browser's Back. */
    back: () => act(() => router.navigate(-1)),
  };
}
