import type { Login, SavedChart, User } from '@jyoti/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { clearVisitorData } from '../src/platform/session/visitor-data.ts';
import { asha, fakeApi, renderSite, type Call } from './render-site.tsx';

type Handlers = Parameters<typeof fakeApi>[0];

export const UPDATE = 'PUT /api/users/profile';
export const DELETE_ACCOUNT = 'POST /api/users/delete-account';
export const CHANGE_PASSWORD = 'POST /api/users/change-password';
export const EXPORT = 'POST /api/users/export';
export const LOGINS = 'GET /api/users/logins';
export const CHARTS = 'GET /api/users/charts';
export const BOOKINGS = 'GET /api/bookings';
export const REQUESTS = 'GET /api/consultations';

export const page = () => within(screen.getByRole('main'));
export const field = (label: string | RegExp) => page().getByLabelText(label);
export const press = (name: string) => userEvent.click(page().getByRole('button', { name }));
export const dialog = (name?: string) => within(screen.getByRole('alertdialog', { name }));

export const chart: SavedChart = {
  id: 'c1',
  name: 'Ravi of Mysuru',
  birth: {
    name: 'Ravi Kulkarni',
    gender: 'male',
    date: '1988-11-03',
    time: '21:05:00',
    place: {
      name: 'Mysuru, Karnataka, India',
      latitude: 12.2979,
      longitude: 76.6393,
      timezone: 'Asia/Kolkata',
    },
  },
  settings: {
    ayanamsa: 'raman',
    node: 'mean',
    year_days: 365.25,
    sunrise: 'edge',
    ashtakvarga_school: 'varahamihira',
  },
  createdAt: '2026-10-02T08:00:00Z',
};

/** The logged-in session in the tests. */
export const thisLogin: Login = {
  id: 'l1',
  createdAt: '2026-11-20T06:00:00.000Z',
  lastUsedAt: '2026-11-22T06:00:00.000Z',
  expiresAt: '2026-12-20T06:00:00.000Z',
  browser: 'Firefox',
  system: 'Linux',
  current: true,
};

/** A browser with a logged-in visitor and nothing stored by other tests. */
export function freshBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
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

export function profileApi(handlers: Handlers = {}, user: User = asha) {
  const calls = fakeApi({
    'GET /api/auth/profile': { body: { data: user } },
    'GET /api/users/profile': { body: { data: user } },
    'POST /api/users/logout': { status: 204 },
    [LOGINS]: { body: { data: [thisLogin] } },
    [CHARTS]: { body: { data: [] } },
    [BOOKINGS]: { body: { data: [] } },
    [REQUESTS]: { body: { data: [] } },
    ...handlers,
  });
  const sent = (name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name);
  return { calls, sent };
}

/** The profile page, loaded. */
export async function openProfile(handlers: Handlers = {}, user: User = asha) {
  const api = profileApi(handlers, user);
  const site = await renderSite('/profile');
  await page().findByRole('button', { name: 'Edit Profile' });
  return { ...api, site };
}

/** The profile page in edit mode. */
export async function openEdit(handlers: Handlers = {}, user: User = asha) {
  const opened = await openProfile(handlers, user);
  await press('Edit Profile');
  await page().findByRole('button', { name: 'Save Changes' });
  return opened;
}

/** The parts of a multipart form that was sent. */
export const partsOf = (call: Call | undefined) => Object.fromEntries(call?.body as FormData);
