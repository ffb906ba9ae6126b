import type { KundliDocumentInput } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeToken } from '../src/platform/session/api.ts';
import { refusingStorage } from './refusing-storage.ts';
import { asha, fakeApi, renderSite } from './render-site.tsx';
import { DOCUMENT, freshBrowser, reportPath } from './report-site.ts';
import { wholeDocument } from './whole-kundli.ts';

const page = () => within(screen.getByRole('main'));

beforeEach(() => {
  freshBrowser();
  storeToken(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const storage = { name: 'stored', refuses: false };
const noStorage = {
  name: 'held for this page where the browser refuses to store it',
  refuses: true,
};

test.each([storage, noStorage])(
  'the token of a login is $name, is sent with later requests, and is removed on logout [S0-116]',
  async ({ refuses }) => {
    if (refuses) vi.stubGlobal('localStorage', refusingStorage);
    const calls = fakeApi({
      'POST /api/users/login': { body: { token: 'fresh', user: asha } },
      'POST /api/users/logout': { status: 204 },
      [DOCUMENT]: ({ body }) => ({ body: { data: wholeDocument(body as KundliDocumentInput) } }),
    });
    const bearer = (path: string) => calls.find((call) => call.path === path)?.authorization;
    const site = await renderSite(`/login?${new URLSearchParams({ next: reportPath() })}`);
    await userEvent.type(page().getByLabelText('Email'), 'asha@example.com');
    await userEvent.type(page().getByLabelText('Password'), 'a quiet lamp');
    await userEvent.click(page().getByRole('button', { name: 'Login' }));
    expect(await page().findByRole('tablist', { name: 'Report' })).toBeInTheDocument();
    expect(bearer('/api/reports/kundli')).toBe('Bearer fresh');

    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(site.path()).toBe('/login'));
    expect(bearer('/api/users/logout')).toBe('Bearer fresh');
    await userEvent.type(page().getByLabelText('Email'), 'asha@example.com');
    await userEvent.type(page().getByLabelText('Password'), 'a quiet lamp');
    await userEvent.click(page().getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(site.path()).toBe('/'), { timeout: 10_000 });
    const logins = calls.filter(({ path }) => path === '/api/users/login');
    expect(logins.map(({ authorization }) => authorization)).toEqual([null, null]);
  },
);
