import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asha, fakeApi, header, home, renderSite, type FakeResponse } from './render-site.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('when loading fails', () => {
  test('home data: the hero is hidden, the rest is shown, and a retry loads it [S0-547]', async () => {
    let requests = 0;
    fakeApi({
      'GET /api/home': () => {
        requests += 1;
        return requests <= 3 ? { status: 503, body: {} } : { body: home };
      },
    });
    await renderSite('/', { header });
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
    expect(screen.queryByText(home.slides[0]?.subheading ?? '')).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('main')).toHaveTextContent('Make your kundli');
    expect(requests).toBe(3);
    await userEvent.click(retry);
    expect(await screen.findByText(home.slides[0]?.subheading ?? '')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('a stored token that the server rejects: the login page explains why [S0-545]', async () => {
    localStorage.setItem('token', 'old-token');
    fakeApi({
      'GET /api/auth/profile': { status: 401, body: { error: 'No.', code: 'unauthorized' } },
    });
    const site = await renderSite('/kundli');
    await waitFor(() => expect(site.path()).toBe('/login?next=%2Fkundli'));
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a visitor without a session is redirected to the login page without a message [S1-016]', async () => {
    fakeApi({});
    const site = await renderSite('/kundli');
    await waitFor(() => expect(site.path()).toMatch(/^\/login/));
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
  });

  test('a retried session check shows that user data are loading [S0-105] [S0-107]', async () => {
    localStorage.setItem('token', 'stored-token');
    let requests = 0;
    let respond: (response: FakeResponse) => void = () => undefined;
    fakeApi({
      'GET /api/auth/profile': () => {
        requests += 1;
        if (requests <= 3) return 'no response';
        return new Promise((resolve) => {
          respond = resolve;
        });
      },
    });
    await renderSite('/kundli');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 }),
    );
    expect(await screen.findByText('Loading user data...')).toBeVisible();
    respond({ body: { data: asha } });
    expect(await screen.findByRole('heading', { name: 'Kundli Making' })).toBeVisible();
  });
});
