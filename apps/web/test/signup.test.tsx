import type { KundliDocumentInput } from '@jyoti/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asha, fakeApi, header, renderSite, type FakeResponse, type Call } from './render-site.tsx';
import { birthPlace, birthTime, field, fillAll, page, press, ujjain } from './signup-form.ts';
import { wholeDocument } from './whole-kundli.ts';

const REGISTER = 'POST /api/users/register';

async function open(
  register?: Parameters<typeof fakeApi>[0][string],
  path = '/signup',
  handlers: Parameters<typeof fakeApi>[0] = {},
) {
  const calls = fakeApi({
    ...handlers,
    'GET /api/places': { body: { data: [ujjain] } },
    ...(register && { [REGISTER]: register }),
  });
  const site = await renderSite(path);
  const sent = () => calls.filter((call) => `${call.method} ${call.path}` === REGISTER);
  return { site, calls, sent };
}

/** Waits until the response is processed; otherwise it would affect the next test. */
const loggedIn = () => waitFor(() => expect(localStorage.getItem('token')).toBe('fresh'));

const partsOf = (call: Call | undefined) => Object.fromEntries(call?.body as FormData);

const allTyped = () => {
  expect(field('First name')).toHaveValue('Asha');
  expect(field('Last name')).toHaveValue('Verma');
  expect(field('Email')).toHaveValue('asha@example.com');
  expect(field('Password')).toHaveValue('a quiet lamp');
  expect(field('Mobile number')).toHaveValue('9876543210');
  expect(field('Date of birth')).toHaveValue('14/05/1990');
  expect(birthTime().getByLabelText('Hour')).toHaveValue('06');
  expect(birthTime().getByLabelText('Minute')).toHaveValue('30');
  expect(birthPlace()).toHaveValue('Ujjain, Madhya Pradesh, India');
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

describe('the sign-up page', () => {
  test('has its fields, button and link [S0-013] [S0-135] [S0-136] [S0-137] [S0-138] [S0-139] [S0-141] [S0-142] [S0-143] [S0-145]', async () => {
    await open();
    expect(page().getByRole('heading', { level: 1, name: 'Sign Up' })).toBeInTheDocument();
    expect(field('First name')).toHaveAttribute('type', 'text');
    expect(field('Last name')).toHaveAttribute('type', 'text');
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(field('Mobile number')).toHaveAttribute('type', 'tel');
    expect(field('Date of birth')).toBeInTheDocument();
    expect(birthTime().getAllByRole('combobox')).toHaveLength(3);
    expect(birthPlace()).toBeInTheDocument();
    expect(page().getByRole('button', { name: 'Sign Up' })).toBeEnabled();
    expect(page().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  test('accepts a picture of the allowed types, which is optional [S0-144]', async () => {
    await open();
    const picture = field('Profile image (optional)');
    expect(picture).toHaveAttribute('type', 'file');
    expect(picture).not.toBeRequired();
    expect(picture).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/gif,image/webp,image/svg+xml',
    );
    expect(picture).toHaveAccessibleDescription(/JPG, PNG, GIF, WebP.*SVG, up to 5 MB/);
  });

  test('keeps the return path in the link to the login page', async () => {
    await open(undefined, '/signup?next=%2Fkundli');
    expect(page().getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fkundli',
    );
  });
});

describe('the request', () => {
  test('shows a busy button, then stores the token and goes to / logged in [S0-146] [S0-147] [S0-148] [S0-542]', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    const { site, calls, sent } = await open(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    await fillAll();
    await press();
    const busy = await page().findByRole('button', { name: 'Signing up...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy);
    expect(sent()).toHaveLength(1);
    expect(localStorage.getItem('token')).toBeNull();

    respond({ status: 201, body: { token: 'fresh', user: asha } });
    await waitFor(() => expect(site.path()).toBe('/'), { timeout: 10_000 });
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(await screen.findByText('Welcome, Asha!')).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/profile');
  });

  test('is a multipart form of exactly the specified parts, with the place’s coordinates and time zone [S0-158]', async () => {
    const { sent } = await open({ status: 201, body: { token: 'fresh', user: asha } });
    await fillAll();
    await press();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toBeInstanceOf(FormData);
    expect(partsOf(sent()[0])).toEqual({
      firstName: 'Asha',
      lastName: 'Verma',
      email: 'asha@example.com',
      password: 'a quiet lamp',
      mobile: '9876543210',
      'birthData[date]': '1990-05-14',
      'birthData[time]': '06:30:00',
      'birthData[place]': 'Ujjain, Madhya Pradesh, India',
      'birthData[latitude]': '23.1765',
      'birthData[longitude]': '75.7885',
      'birthData[timezone]': 'Asia/Kolkata',
    });
    await loggedIn();
  });

  test('allows an unknown birth time, and terms and privacy policy are named before the button', async () => {
    const { sent } = await open({ status: 201, body: { token: 'fresh', user: asha } });
    await fillAll();
    await userEvent.click(page().getByRole('switch', { name: 'Exact time unknown' }));
    expect(page().getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
    expect(page().getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await press();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(partsOf(sent()[0])).toMatchObject({
      'birthData[time]': '',
      'birthData[timeUnknown]': 'true',
    });
    await loggedIn();
  });

  test('contains the picture if one is chosen, and none after it is removed', async () => {
    const refused: FakeResponse = { status: 503, body: { error: 'Later.', code: 'shutting_down' } };
    const { sent } = await open(refused);
    const picture = new File(['<svg/>'], 'asha.svg', { type: 'image/svg+xml' });
    await fillAll();
    await userEvent.upload(field(/Profile image/), picture);
    expect(page().getByText('asha.svg')).toBeInTheDocument();
    await press();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(partsOf(sent()[0]).profileImage).toEqual(picture);

    await page().findByText('Later.');
    expect(page().getByText('asha.svg')).toBeInTheDocument();
    await userEvent.click(page().getByRole('button', { name: 'Remove: Profile image' }));
    await press();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(partsOf(sent()[1])).not.toHaveProperty('profileImage');
  });

  test('returns to the page that required the login', async () => {
    const { site } = await open(
      { status: 201, body: { token: 'fresh', user: asha } },
      '/signup?next=%2Fcontact',
    );
    await fillAll();
    await press();
    await waitFor(() => expect(site.path()).toBe('/contact'));
  });

  test('opens the report of a new account that came for a kundli, with nothing to type again', async () => {
    const { site, calls } = await open(
      { status: 201, body: { token: 'fresh', user: asha } },
      '/signup?next=%2Fkundli',
      {
        'POST /api/reports/kundli': ({ body }) => ({
          body: { data: wholeDocument(body as KundliDocumentInput) },
        }),
      },
    );
    await fillAll();
    await press();
    await waitFor(() =>
      expect(site.path()).toMatch(/^\/generate-kundli\?name=Asha\+Verma&date=1990-05-14/),
    );
    // A retry of an earlier page may still call for another birth.
    const birth: unknown = expect.objectContaining({
      name: 'Asha Verma',
      time: '06:30:00',
      place: expect.objectContaining({ name: ujjain.place_name, timezone: 'Asia/Kolkata' }),
    });
    const body: unknown = expect.objectContaining({ birth });
    await waitFor(() =>
      expect(calls).toContainEqual(expect.objectContaining({ path: '/api/reports/kundli', body })),
    );
    expect(await page().findByRole('tablist', { name: 'Report' })).toBeInTheDocument();
  });
});

describe('after a failure', () => {
  test.each<[string, FakeResponse, string]>([
    [
      'the server’s sentence [S0-149] [S0-161]',
      { status: 429, body: { error: 'Too many attempts.', code: 'too_many_attempts' } },
      'Too many attempts.',
    ],
    [
      'the server’s sentences, joined with commas [S0-162]',
      {
        status: 400,
        body: { error: ['First name is required.', 'Email is required.'], code: 'invalid_input' },
      },
      'First name is required., Email is required.',
    ],
    [
      'its own sentence without one [S0-163]',
      { status: 500, body: {} },
      'Registration failed. Please try again.',
    ],
  ])('shows %s and keeps the input', async (_name, failure, sentence) => {
    const { site } = await open(failure);
    await fillAll();
    await press();
    const message = await page().findByText(sentence);
    expect(message.closest('[data-error-summary]')).toHaveFocus();
    allTyped();
    expect(page().getByRole('button', { name: 'Sign Up' })).toBeEnabled();
    expect(site.path()).toBe('/signup');
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('shows a network error, and a retry needs no typing [S0-549]', async () => {
    let requests = 0;
    const { site } = await open(() => {
      requests += 1;
      return requests === 1 ? 'no response' : { status: 201, body: { token: 'fresh', user: asha } };
    });
    await fillAll();
    await press();
    expect(
      await page().findByText(
        /^Registration failed\. Please try again\. .*couldn’t reach the server/,
      ),
    ).toBeInTheDocument();
    allTyped();
    await press();
    await waitFor(() => expect(site.path()).toBe('/'), { timeout: 10_000 });
  });

  test('reports a registered e-mail address at its field until it is changed', async () => {
    const sentence = 'An account with this email already exists.';
    await open({
      status: 409,
      body: { error: sentence, code: 'email_taken', fields: { email: sentence } },
    });
    await fillAll();
    await press();
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(sentence));
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveFocus();
    allTyped();
    await userEvent.type(field('Email'), '.in');
    expect(field('Email')).toBeValid();
    expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  });

  test('reports the server’s error about coordinates at the place', async () => {
    const sentence = 'Latitude must be between -90 and 90.';
    await open({
      status: 400,
      body: {
        error: [sentence],
        code: 'invalid_input',
        fields: { 'birthData.latitude': sentence },
      },
    });
    await fillAll();
    await press();
    await waitFor(() => expect(birthPlace()).toHaveAccessibleDescription(new RegExp(sentence)));
    expect(birthPlace()).toHaveFocus();
  });
});

test('a logout before the home page has loaded does not show the sign-up form again', async () => {
  fakeApi({
    'GET /api/places': { body: { data: [ujjain] } },
    [REGISTER]: { status: 201, body: { token: 'fresh', user: asha } },
    // The home page does not load.
    'GET /api/home': () => new Promise(() => undefined),
    'POST /api/users/logout': { status: 204 },
  });
  const site = await renderSite('/signup', { header });
  await fillAll();
  await press();
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(page().queryByRole('textbox')).toBeNull();
  await waitFor(() => expect(site.path()).toBe('/login'));
  expect(await page().findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});
