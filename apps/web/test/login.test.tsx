import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sky } from './home-content.ts';
import { asha, fakeApi, renderSite, type FakeResponse } from './render-site.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

const page = () => within(screen.getByRole('main'));

async function fill(email: string, password: string) {
  if (email) await userEvent.type(page().getByLabelText('Email'), email);
  if (password) await userEvent.type(page().getByLabelText('Password'), password);
}

const press = () => userEvent.click(page().getByRole('button', { name: 'Login' }));

describe('the login page', () => {
  test('has its fields, button and link [S0-120] [S0-121] [S0-122] [S0-125] [S0-129]', async () => {
    fakeApi({});
    await renderSite('/login');
    expect(page().getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(page().getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(page().getByRole('button', { name: 'Login' })).toBeEnabled();
    expect(page().getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  });

  test.each([
    [
      'panchang',
      /^Tithi, nakshatra, yoga, karana/,
      /Shukla Navami, Moon in Pushya. Sunrise 6:48 am/,
    ],
    ['festivals', /^The festivals and fasts of a year/, /^24 November: Dev Diwali$/],
    ['kundli', /^Your birth chart/, null],
  ])(
    'shows what waits behind it, with today’s values and the next festivals for a page about days: %s',
    async (name, preview, today) => {
      fakeApi({ 'GET /api/sky/today': { body: { data: sky } } });
      await renderSite(`/login?next=/${name}`);
      expect(await page().findByText(preview)).toBeVisible();
      if (today) expect(page().getByText(today)).toBeVisible();
      else expect(page().queryByText(/Sunrise|November/)).not.toBeInTheDocument();
    },
  );

  test('is busy during the request, then stores the token and goes to / [S0-115] [S0-123] [S0-124] [S0-126] [S0-127]', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    fakeApi({
      'POST /api/users/login': () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    const site = await renderSite('/login');
    await fill('asha@example.com', 'a quiet lamp');
    await press();
    expect(await page().findByRole('button', { name: 'Logging in...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    respond({ body: { token: 'fresh', user: asha } });
    await waitFor(() => expect(site.path()).toBe('/'), { timeout: 10_000 });
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(await screen.findByText('Welcome, Asha!')).toBeInTheDocument();
  });

  test('names the page that the login opens, and returns to it', async () => {
    fakeApi({ 'POST /api/users/login': { body: { token: 'fresh', user: asha } } });
    const site = await renderSite('/login?next=%2Fkundli');
    expect(page().getByText('Log in to open Kundli Making.')).toBeInTheDocument();
    await fill('asha@example.com', 'a quiet lamp');
    await press();
    await waitFor(() => expect(site.path()).toBe('/kundli'));
  });

  test('names the ceremony that the login opens', async () => {
    await renderSite('/login?next=%2Fpoojas%2F2');
    expect(page().getByText('Log in to open the ceremony.')).toBeInTheDocument();
  });

  test.each<[string, FakeResponse, string]>([
    [
      'the server’s sentence [S0-132]',
      { status: 401, body: { error: 'Invalid email or password.', code: 'invalid_credentials' } },
      'Invalid email or password.',
    ],
    [
      'its own sentence without one [S0-133]',
      { status: 500, body: {} },
      'Login failed. Please try again.',
    ],
    ['its own sentence without an answer', 'no response', 'Login failed. Please try again.'],
  ])(
    'after a failure shows %s, and keeps the input [S0-128]',
    async (_name, response, sentence) => {
      fakeApi({ 'POST /api/users/login': response });
      await renderSite('/login');
      await fill('asha@example.com', 'not the one');
      await press();
      expect(await page().findByText(new RegExp(sentence))).toBeInTheDocument();
      expect(page().getByLabelText('Email')).toHaveValue('asha@example.com');
      expect(page().getByLabelText('Password')).toHaveValue('not the one');
      expect(page().getByRole('button', { name: 'Login' })).toBeEnabled();
      expect(localStorage.getItem('token')).toBeNull();
    },
  );
});
