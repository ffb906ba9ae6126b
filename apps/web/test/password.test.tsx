import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CHANGE_PASSWORD,
  closeBrowser,
  field,
  freshBrowser,
  openProfile,
  page,
  press,
} from './profile-site.ts';
import { asha, fakeApi, renderSite, type FakeResponse } from './render-site.tsx';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/account/profile/password-form.tsx';

const FORGOT = 'POST /api/users/forgot-password';
const RESET = 'POST /api/users/reset-password';
const unreached = /We couldn’t reach the server\. Please check your connection and try again\./;
const rules = /At least 8 characters, and not one of the most common passwords/;

beforeEach(freshBrowser);
afterEach(closeBrowser);

describe('changing the password', () => {
  const part = () => within(page().getByRole('region', { name: 'Password' }));
  const submit = () => userEvent.click(part().getByRole('button', { name: 'Change password' }));

  async function openForm(response?: Parameters<typeof fakeApi>[0][string]) {
    const opened = await openProfile(response ? { [CHANGE_PASSWORD]: response } : {});
    await submit();
    await page().findByLabelText('New password');
    return opened;
  }

  test('has fields for the current and a new one, with the rules first [S0-330]', async () => {
    await openForm();
    expect(field('Current password')).toHaveFocus();
    expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('New password')).toHaveAccessibleDescription(rules);
    await userEvent.type(field('New password'), 'seen by me');
    const [, show] = part().getAllByRole('button', { name: 'Show password' });
    await userEvent.click(show!);
    expect(field('New password')).toHaveAttribute('type', 'text');
    await userEvent.click(part().getByRole('button', { name: 'Cancel' }));
    expect(part().queryByLabelText('New password')).not.toBeInTheDocument();
    expect(part().getByRole('button', { name: 'Change password' })).toHaveFocus();
  });

  test('reports every error at once, and sends nothing', async () => {
    const { sent } = await openForm();
    await submit();
    expect(field('Current password')).toHaveAccessibleDescription('Current password is required.');
    expect(field('New password')).toHaveAccessibleDescription(/^New password is required\./);
    await userEvent.type(field('New password'), 'password123');
    await submit();
    expect(field('New password')).toHaveAccessibleDescription(/among the most common ones/);
    expect(sent(CHANGE_PASSWORD)).toHaveLength(0);
  });

  test('is busy during the request, then reports success', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    const { sent } = await openForm(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    await userEvent.type(field('Current password'), 'a quiet lamp');
    await userEvent.type(field('New password'), 'a river at noon');
    await submit();
    expect(await part().findByRole('button', { name: 'Changing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(sent(CHANGE_PASSWORD)[0]).toMatchObject({
      authorization: 'Bearer stored-token',
      body: { currentPassword: 'a quiet lamp', newPassword: 'a river at noon' },
    });
    respond({ status: 204 });
    expect(
      await screen.findByText('Your password is changed. Every other device is logged out.'),
    ).toBeInTheDocument();
    expect(part().queryByLabelText('New password')).not.toBeInTheDocument();
    expect(part().getByRole('button', { name: 'Change password' })).toHaveFocus();
    expect(localStorage.getItem('token')).toBe('stored-token');
  });

  test('a wrong current password is reported at its field, and the input is kept', async () => {
    const sentence = 'The current password is not correct.';
    await openForm({
      status: 400,
      body: { error: sentence, code: 'wrong_credentials', fields: { currentPassword: sentence } },
    });
    await userEvent.type(field('Current password'), 'not the one');
    await userEvent.type(field('New password'), 'a river at noon');
    await submit();
    await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription(sentence));
    expect(field('Current password')).toHaveFocus();
    expect(field('New password')).toHaveValue('a river at noon');
  });

  test.each<[string, FakeResponse, RegExp]>([
    ['without any answer', 'no response', unreached],
    ['after a server error', { status: 500, body: {} }, /^The password could not be changed/],
  ])('reports an error %s, and can be retried', async (_name, failure, message) => {
    await openForm(failure);
    await userEvent.type(field('Current password'), 'a quiet lamp');
    await userEvent.type(field('New password'), 'a river at noon');
    await submit();
    expect(await part().findByText(message)).toBeInTheDocument();
    expect(field('New password')).toHaveValue('a river at noon');
    expect(part().getByRole('button', { name: 'Change password' })).toBeEnabled();
  });

  test('redirects to the login page if the session has ended', async () => {
    const { site } = await openForm({
      status: 401,
      body: { error: 'No.', code: 'unauthorized' },
    });
    await userEvent.type(field('Current password'), 'a quiet lamp');
    await userEvent.type(field('New password'), 'a river at noon');
    await submit();
    await waitFor(() => expect(site.path()).toBe('/login?next=%2Fprofile'));
  });
});

describe('a forgotten password', () => {
  beforeEach(() => localStorage.clear());

  test('is linked from the login page, and the return path is kept [S0-134]', async () => {
    fakeApi({});
    const site = await renderSite('/login?next=%2Fkundli');
    await userEvent.click(page().getByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(site.path()).toBe('/forgot-password?next=%2Fkundli'));
    expect(
      await page().findByRole('heading', { level: 1, name: 'Forgot your password?' }),
    ).toBeInTheDocument();
    expect(page().getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fkundli',
    );
  });

  test('starts with the e-mail typed at the login, and passes it back', async () => {
    fakeApi({});
    await renderSite('/login');
    await userEvent.type(page().getByLabelText('Email'), 'asha@example.com');
    await userEvent.click(page().getByRole('link', { name: 'Forgot your password?' }));
    await page().findByRole('heading', { level: 1, name: 'Forgot your password?' });
    expect(page().getByLabelText('Email')).toHaveValue('asha@example.com');
    await userEvent.type(page().getByLabelText('Email'), '.in');
    await userEvent.click(page().getByRole('link', { name: 'Back to login' }));
    await page().findByLabelText('Password');
    expect(page().getByLabelText('Email')).toHaveValue('asha@example.com.in');
  });

  test('sends a link to an e-mail address, and never reveals whether there is an account [S0-134]', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    const calls = fakeApi({
      [FORGOT]: () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    await renderSite('/forgot-password');
    await press('Send the link');
    expect(field('Email')).toHaveAccessibleDescription('Email is required.');
    await userEvent.type(field('Email'), 'asha@example.com');
    await press('Send the link');
    expect(await page().findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(calls.at(-1)?.body).toEqual({ email: 'asha@example.com' });
    respond({ status: 202, body: { data: { accepted: true } } });
    expect(
      await page().findByText(/If there is an account with asha@example\.com, a link/),
    ).toBeInTheDocument();
    await press('Use another e-mail, or send it again');
    expect(field('Email')).toHaveValue('asha@example.com');
  });

  test.each<[FakeResponse, RegExp]>([
    ['no response', unreached],
    [{ status: 500, body: {} }, /^The link could not be sent\. Please try again\.$/],
    [{ status: 429, body: { error: 'Too many attempts.', code: 'x' } }, /^Too many attempts\.$/],
  ])('shows the error and keeps the e-mail', async (failure, message) => {
    fakeApi({ [FORGOT]: failure });
    await renderSite('/forgot-password');
    await userEvent.type(field('Email'), 'asha@example.com');
    await press('Send the link');
    expect(await page().findByText(message)).toBeInTheDocument();
    expect(field('Email')).toHaveValue('asha@example.com');
    expect(page().getByRole('button', { name: 'Send the link' })).toBeEnabled();
  });
});

describe('the link of the e-mail', () => {
  test('sets a new password, ends the session here and opens the login page [S0-134]', async () => {
    const calls = fakeApi({
      'GET /api/auth/profile': { body: { data: asha } },
      [RESET]: { status: 204 },
    });
    const site = await renderSite('/reset-password#token=of-the-mail');
    expect(field('New password')).toHaveAccessibleDescription(rules);
    await press('Set the password');
    expect(field('New password')).toHaveAccessibleDescription(/^New password is required\./);
    await userEvent.type(field('New password'), 'a river at noon');
    await press('Set the password');
    await waitFor(() => expect(site.path()).toBe('/login'));
    expect(
      await page().findByText('Your new password is set. Log in with it.'),
    ).toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
    expect(calls.find(({ path }) => path === '/api/users/reset-password')?.body).toEqual({
      token: 'of-the-mail',
      newPassword: 'a river at noon',
    });
  });

  test('says if it was used, and offers a new one', async () => {
    const sentence = 'This link has expired or has already been used. Please ask for a new one.';
    localStorage.clear();
    fakeApi({
      [RESET]: {
        status: 400,
        body: { error: sentence, code: 'invalid_input', fields: { token: sentence } },
      },
    });
    await renderSite('/reset-password#token=old');
    await userEvent.type(field('New password'), 'a river at noon');
    await press('Set the password');
    expect(await page().findByRole('alert')).toHaveTextContent(sentence);
    expect(page().getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  test('says if it is incomplete', async () => {
    localStorage.clear();
    fakeApi({});
    await renderSite('/reset-password');
    expect(page().getByRole('alert')).toHaveTextContent('This link is incomplete.');
    expect(page().queryByLabelText('New password')).not.toBeInTheDocument();
  });

  test('after a network error keeps the input', async () => {
    localStorage.clear();
    fakeApi({ [RESET]: 'no response' });
    await renderSite('/reset-password#token=of-the-mail');
    await userEvent.type(field('New password'), 'a river at noon');
    await press('Set the password');
    expect(await page().findByText(unreached)).toBeInTheDocument();
    expect(field('New password')).toHaveValue('a river at noon');
  });
});
