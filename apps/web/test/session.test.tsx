import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asha, fakeApi, renderSite } from './render-site.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('a visitor without a token', () => {
  test('is initialised without a user and sends no request [S0-114] [S0-057]', async () => {
    const calls = fakeApi({});
    await renderSite('/');
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/profile');
    expect(await screen.findByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  });

  test.each([
    ['/kundli', '[S1-006] [S0-021]'],
    ['/generate-kundli', '[S1-013] [S0-022]'],
    ['/kundli-matching', '[S1-005] [S0-023]'],
    ['/generate-kundli-matching', '[S1-014] [S0-024]'],
    ['/numerology', '[S1-007] [S0-025]'],
    ['/panchang', '[S1-008] [S0-026]'],
    ['/gemestone', '[S1-009] [S0-027]'],
    ['/horoscope', '[S1-010] [S0-028]'],
    ['/poojas', '[S1-011] [S0-029]'],
    ['/poojas/1', '[S1-012] [S0-030]'],
    ['/profile', '[S0-020]'],
  ])(
    'is redirected from %s to the login page, with the return path %s [S0-036] [S0-106]',
    async (path) => {
      fakeApi({});
      const site = await renderSite(path);
      await waitFor(() => expect(site.path()).toBe(`/login?next=${encodeURIComponent(path)}`));
    },
  );

  test.each([
    '/about',
    '/disclaimer',
    '/privacy-policy',
    '/pricing-policy',
    '/terms-and-conditions',
    '/refund-policy',
    '/login',
    '/signup',
  ])('sees %s [S0-035]', async (path) => {
    fakeApi({});
    const site = await renderSite(path);
    expect(site.path()).toBe(path);
  });

  test('is redirected from an unknown path to the home page, with a notice [S0-031] [S1-015]', async () => {
    fakeApi({});
    const site = await renderSite('/nowhere');
    await waitFor(() => expect(site.path()).toBe('/'));
    expect(screen.getByText(/The page you asked for does not exist/)).toBeInTheDocument();
  });
});

describe.each([
  '/kundli',
  '/generate-kundli',
  '/kundli-matching',
  '/generate-kundli-matching',
  '/numerology',
  '/panchang',
  '/gemestone',
  '/horoscope',
  '/poojas',
  '/poojas/1',
])('%s has two states', (path) => {
  test('a guest sees nothing of it, a logged-in visitor sees it and no login [S1-017]', async () => {
    fakeApi({ 'GET /api/auth/profile': { body: { data: asha } } });
    const anonymous = await renderSite(path);
    await waitFor(() => expect(anonymous.path()).toBe(`/login?next=${encodeURIComponent(path)}`));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Login');
    anonymous.unmount();

    localStorage.setItem('token', 'stored-token');
    const signedIn = await renderSite(path);
    // A report without a birth shows a link to the form.
    const itself = path.replace('generate-', '');
    await waitFor(() => expect(signedIn.path()).toBe(itself));
    expect(await screen.findByText('Welcome, Asha!')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.queryByText(/authentication|user data/i)).toBeNull());
    expect(main.queryByLabelText(/password/i)).toBeNull();
    expect(signedIn.path()).toBe(itself);
  });
});

describe('a visitor with a stored token', () => {
  beforeEach(() => localStorage.setItem('token', 'stored-token'));

  test('is checked with the token as a bearer, then welcomed [S0-037] [S0-109] [S0-110] [S0-113] [S0-118] [S0-005] [S0-525]', async () => {
    const calls = fakeApi({ 'GET /api/auth/profile': { body: { data: asha } } });
    await renderSite('/kundli');
    expect(await screen.findByText('Welcome, Asha!')).toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/api/auth/profile')?.authorization).toBe(
      'Bearer stored-token',
    );
    expect(await screen.findByRole('heading', { name: 'Kundli Making' })).toBeInTheDocument();
  });

  test('sees the specified sentence during the check [S0-104] [S0-108]', async () => {
    let respond: () => void = () => undefined;
    fakeApi({
      'GET /api/auth/profile': () =>
        new Promise((resolve) => {
          respond = () => resolve({ body: { data: asha } });
        }),
    });
    await renderSite('/kundli');
    expect(screen.getByText('Initializing authentication...')).toBeInTheDocument();
    respond();
    expect(await screen.findByRole('heading', { name: 'Kundli Making' })).toBeInTheDocument();
  });

  test.each([401, 403, 404])('loses the token on %d [S0-111] [S0-112]', async (status) => {
    fakeApi({
      'GET /api/auth/profile': { status, body: { error: 'No.', code: 'unauthorized' } },
    });
    const site = await renderSite('/kundli');
    await waitFor(() => expect(site.path()).toMatch(/^\/login/));
    expect(localStorage.getItem('token')).toBeNull();
  });

  test.each<['no response' | { status: number; body: object }, string]>([
    ['no response', 'no response'],
    [{ status: 503, body: { error: 'Later.', code: 'unavailable' } }, 'a server error'],
  ])('keeps the token on $1, with a message and a retry [S0-111]', async (problem) => {
    let requests = 0;
    fakeApi({
      'GET /api/auth/profile': () => {
        requests += 1;
        return requests <= 3 ? problem : { body: { data: asha } };
      },
    });
    await renderSite('/kundli');
    expect(
      await screen.findByText(/You are still logged in on this device/, {}, { timeout: 8000 }),
    ).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('stored-token');
    expect(requests).toBe(3);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Welcome, Asha!')).toBeInTheDocument();
  });

  test('logs out: token removed, user removed, login page [S0-063] [S0-064] [S0-065] [S0-117]', async () => {
    const calls = fakeApi({
      'GET /api/auth/profile': { body: { data: asha } },
      'POST /api/users/logout': { status: 204 },
    });
    const site = await renderSite('/kundli');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(site.path()).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByText('Welcome, Asha!')).not.toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/api/users/logout')?.authorization).toBe(
      'Bearer stored-token',
    );
  });

  test('is logged in or not: a role in the response grants nothing [S0-034] [S0-038]', async () => {
    const banner = () =>
      [...screen.getByRole('banner').querySelectorAll('a, button')].map(
        ({ textContent }) => textContent,
      );
    const seen: unknown[] = [];
    for (const user of [asha, { ...asha, role: 'admin', roles: ['admin'] }]) {
      fakeApi({ 'GET /api/auth/profile': { body: { data: user } } });
      const site = await renderSite('/about');
      await screen.findByText('Welcome, Asha!');
      expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
      seen.push(banner());
      site.unmount();
    }
    expect(seen[1]).toEqual(seen[0]);

    localStorage.clear();
    fakeApi({});
    await renderSite('/about');
    expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByText(/^Welcome/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  test('after a logout, a later protected page still sets the return path', async () => {
    fakeApi({
      'GET /api/auth/profile': { body: { data: asha } },
      'POST /api/users/logout': { status: 204 },
    });
    const site = await renderSite('/kundli');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(site.path()).toBe('/login'));
    const banner = within(screen.getByRole('banner'));
    await userEvent.click(banner.getByRole('link', { name: 'Kundli' }));
    await waitFor(() => expect(site.path()).toBe('/login?next=%2Fkundli'));
  });

  test('is redirected from the login page', async () => {
    fakeApi({ 'GET /api/auth/profile': { body: { data: asha } } });
    const site = await renderSite('/login?next=%2Fkundli');
    await waitFor(() => expect(site.path()).toBe('/kundli'));
  });
});

describe('the header’s data', () => {
  test('requested three times; then a built-in header allows login [S0-058] [S0-546]', async () => {
    let requests = 0;
    fakeApi({
      'GET /api/header': () => {
        requests += 1;
        return 'no response';
      },
    });
    await renderSite('/about', {});
    expect(await screen.findByRole('link', { name: 'Login' }, { timeout: 8000 })).toHaveAttribute(
      'href',
      '/login',
    );
    expect(requests).toBe(3);
  });
});
