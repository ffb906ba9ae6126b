import type { Header, Home, User } from '@jyoti/contract';
import { act, render } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { vi } from 'vitest';
import { Providers } from '../src/app/providers.tsx';
import { formChecks } from '../src/app/use-form-checks.ts';
import type { PublicData } from '../src/app/public-data.tsx';
import { routes } from '../src/app/routes.tsx';
import { bringAllParts } from '../src/parts/parts.ts';
import { openRouter } from '../src/router/page-router.ts';
import { RouterProvider } from '../src/router/router-provider.tsx';
import { sky } from './home-content.ts';
import { contentAnswers, footer } from './site-content.ts';

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

/** What one call answers: a body with status 200, a status with a body, or no answer at all. */
export type Answer = { status?: number; body?: unknown } | 'no answer';

export interface Call {
  method: string;
  path: string;
  authorization: string | null;
  body: unknown;
}

type Handler = Answer | ((call: Call) => Answer | Promise<Answer>);

/** Stands in for the API: `'POST /api/users/login'` → what it answers. A call that is not named fails the test. */
export function fakeApi(handlers: Record<string, Handler>) {
  const calls: Call[] = [];
  const known: Record<string, Handler> = {
    ...contentAnswers,
    'GET /api/header': { body: header },
    'GET /api/home': { body: home },
    'GET /api/sky/today': { body: { data: sky } },
    'GET /api/articles': { body: { data: [] } },
    ...handlers,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.split('?')[0] ?? url;
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      authorization: new Headers(init.headers).get('authorization'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    calls.push(call);
    const handler = known[`${call.method} ${path}`];
    if (!handler) throw new Error(`the test did not expect ${call.method} ${url}`);
    const answer = typeof handler === 'function' ? await handler(call) : handler;
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
      status: answer.status ?? 200,
    });
  });
  return calls;
}

/** The whole site at a path, as a browser shows it. */
export async function renderSite(path: string, data: PublicData = { header, home }) {
  const router = await openRouter(routes, createMemoryHistory({ initialEntries: [path] }));
  await Promise.all([bringAllParts(), formChecks.bring()]);
  const view = await act(async () =>
    render(
      <Providers data={{ footer, ...data }}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  return {
    ...view,
    /** Path and query of the page shown. */
    path: () => `${router.page.location.pathname}${router.page.location.search}`,
  };
}
