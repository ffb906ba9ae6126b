import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeBrowser, freshBrowser, openProfile, press, profileApi } from './profile-site.ts';
import { asha, renderSite, type FakeResponse } from './render-site.tsx';
import { main, openPage } from './render-reading.tsx';

const CONFIRM = 'POST /api/users/confirm-email';
const REJECT = 'POST /api/users/reject-email';
const LOGIN = 'POST /api/users/login';
const AGAIN = 'POST /api/users/send-confirmation';
const NEWSLETTER = 'POST /api/newsletter/confirm';
const UNSUBSCRIBE = 'POST /api/newsletter/unsubscribe';
const button = (name: string) => main().getByRole('button', { name });

beforeEach(freshBrowser);
afterEach(closeBrowser);

describe('the notice about an unconfirmed e-mail address', () => {
  const unconfirmed = { ...asha, emailConfirmed: false };
  test('is shown on the account pages, and can send the e-mail again', async () => {
    const { sent } = await openProfile(
      { [AGAIN]: { status: 202, body: { data: { accepted: true } } } },
      unconfirmed,
    );
    expect(main().getByText(/open the link we sent to asha@example\.com/)).toBeVisible();
    expect(
      main().getByText(/We delete accounts that aren’t confirmed within 7 days/),
    ).toBeVisible();
    await press('Send the e-mail again');
    expect(await screen.findByText('The e-mail is on its way. Check your inbox.')).toBeVisible();
    expect(sent(AGAIN)).toHaveLength(1);
  });

  test('shows the server’s sentence if the rate limit is exceeded', async () => {
    const sentence = 'Too many attempts. Please wait a while and try again.';
    const tooMany: FakeResponse = {
      status: 429,
      body: { error: sentence, code: 'too_many_attempts' },
    };
    await openProfile({ [AGAIN]: tooMany }, unconfirmed);
    await press('Send the e-mail again');
    expect(await main().findByText(sentence)).toBeVisible();
  });

  test('names both addresses while a change of address is pending', async () => {
    await openProfile({}, { ...asha, newEmail: 'new@example.com' });
    expect(
      main().getByText(
        'To use new@example.com, open the link we sent there. Until then your e-mail is asha@example.com.',
      ),
    ).toBeVisible();
  });

  test('is not shown once the address is confirmed', async () => {
    await openProfile();
    expect(main().queryByRole('button', { name: 'Send the e-mail again' })).toBeNull();
  });
});

describe('the confirmation page of an e-mail address', () => {
  test('sends nothing before the button is pressed, then reports success', async () => {
    const { sent } = profileApi({ [CONFIRM]: { body: { data: { email: asha.email } } } });
    await renderSite('/confirm-email#token=secret');
    expect(sent(CONFIRM)).toHaveLength(0);
    await userEvent.click(button('Confirm my e-mail'));
    expect(await main().findByText(/asha@example\.com is confirmed\./)).toBeVisible();
    expect(sent(CONFIRM)[0]?.body).toEqual({ token: 'secret' });
    expect(sent('GET /api/auth/profile')).toHaveLength(2);
  });

  test('removes the token from the address, and keeps it for the other languages', async () => {
    const { sent } = profileApi({ [CONFIRM]: { body: { data: { email: asha.email } } } });
    const site = await renderSite('/confirm-email#token=secret');
    expect(site.path()).toBe('/confirm-email');
    const [hindi] = screen.getAllByRole('link', { name: 'हिन्दी' });
    expect(hindi).toHaveAttribute('href', '/hi/confirm-email#token=secret');
    await userEvent.click(button('Confirm my e-mail'));
    expect(sent(CONFIRM)[0]?.body).toEqual({ token: 'secret' });
  });

  test('asks a visitor who is not logged in for the password, confirms and logs in', async () => {
    localStorage.clear();
    const { sent } = profileApi({
      [CONFIRM]: { body: { data: { email: asha.email } } },
      [LOGIN]: { body: { token: 'new-token', user: asha } },
    });
    await renderSite('/confirm-email#token=secret');
    await userEvent.type(await main().findByLabelText('Password'), 'a quiet lamp');
    await userEvent.click(button('Confirm my e-mail'));
    expect(await main().findByText(/asha@example\.com is confirmed\./)).toBeVisible();
    expect(sent(CONFIRM)[0]?.body).toEqual({ token: 'secret', password: 'a quiet lamp' });
    expect(sent(LOGIN)[0]?.body).toEqual({ email: asha.email, password: 'a quiet lamp' });
    await waitFor(() => expect(localStorage.getItem('token')).toBe('new-token'));
    expect(main().getByRole('link', { name: 'Go to your profile' })).toBeVisible();
  });

  test('asks a visitor who is logged in to another account for the password, and keeps that login', async () => {
    const answers: FakeResponse[] = [
      {
        status: 400,
        body: {
          error: 'Password is required.',
          code: 'invalid_input',
          fields: { password: 'Password is required.' },
        },
      },
      { body: { data: { email: 'meera@example.com' } } },
    ];
    const { sent } = profileApi({ [CONFIRM]: () => answers.shift() ?? 'no response' });
    await renderSite('/confirm-email#token=secret');
    expect(main().queryByLabelText('Password')).toBeNull();
    await userEvent.click(button('Confirm my e-mail'));
    const field = await main().findByLabelText('Password');
    expect(field).toHaveAccessibleDescription(/Password is required\./);
    await userEvent.type(field, 'a quiet lamp');
    await userEvent.click(button('Confirm my e-mail'));
    expect(await main().findByText(/meera@example\.com is confirmed\./)).toBeVisible();
    expect(sent(LOGIN)).toEqual([]);
    expect(localStorage.getItem('token')).toBe('stored-token');
  });

  test.each([
    ['account', 'The account that was created with your e-mail address is deleted.'],
    ['change', 'The change is cancelled. That account does not use your e-mail address.'],
  ])('lets the owner of the mailbox reject it: the %s', async (rejected, sentence) => {
    localStorage.clear();
    const { sent } = profileApi({ [REJECT]: { body: { data: { rejected } } } });
    await renderSite('/confirm-email#token=secret');
    expect(sent(REJECT)).toEqual([]);
    await userEvent.click(button('This wasn’t me'));
    expect(await main().findByText(sentence)).toBeVisible();
    expect(sent(REJECT)[0]?.body).toEqual({ token: 'secret' });
    expect(main().queryByRole('button', { name: 'Confirm my e-mail' })).toBeNull();
    expect(main().getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  });

  test('reports that a link has already been used', async () => {
    const sentence = 'This link has expired or has already been used. Please ask for a new one.';
    profileApi({
      [CONFIRM]: {
        status: 400,
        body: { error: sentence, code: 'invalid_input', fields: { token: sentence } },
      },
    });
    await renderSite('/confirm-email#token=old');
    await userEvent.click(button('Confirm my e-mail'));
    expect(await main().findByText(sentence)).toBeVisible();
    expect(main().queryByRole('button', { name: 'Confirm my e-mail' })).not.toBeInTheDocument();
  });

  test('offers a retry if the server does not respond', async () => {
    profileApi({ [CONFIRM]: 'no response' });
    await renderSite('/confirm-email#token=secret');
    await userEvent.click(button('Confirm my e-mail'));
    const alert = await main().findByRole('alert');
    expect(within(alert).getByText(/^Your e-mail could not be confirmed/)).toBeVisible();
    expect(button('Confirm my e-mail')).toBeEnabled();
  });

  test.each(['/confirm-email', '/newsletter/confirm', '/newsletter/unsubscribe'])(
    'without its token, %s reports an incomplete link',
    async (path) => {
      localStorage.clear();
      await openPage(path);
      expect(main().getByText(/This link is incomplete/)).toBeVisible();
    },
  );
});

describe('the pages of the newsletter', () => {
  beforeEach(() => localStorage.clear());

  test('confirm a subscription on a press', async () => {
    const { calls } = await openPage('/newsletter/confirm#token=secret', {
      [NEWSLETTER]: { body: { data: { email: 'meera@example.com' } } },
    });
    await userEvent.click(button('Yes, send me the newsletter'));
    expect(await main().findByText(/to meera@example\.com/)).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/newsletter/confirm')?.body).toEqual({
      token: 'secret',
    });
  });

  test('end a subscription on a press', async () => {
    const { calls } = await openPage('/newsletter/unsubscribe#token=secret', {
      [UNSUBSCRIBE]: { body: { data: { unsubscribed: true } } },
    });
    await userEvent.click(button('Unsubscribe'));
    expect(await main().findByText('You will not get the newsletter any more.')).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/newsletter/unsubscribe')?.search).toBe(
      '?token=secret',
    );
  });

  test('end a subscription by an older link, with a form that works without script', async () => {
    const { calls } = await openPage('/newsletter/unsubscribe?token=secret', {
      [UNSUBSCRIBE]: { body: { data: { unsubscribed: true } } },
    });
    const form = button('Unsubscribe').closest('form');
    expect(form).toHaveAttribute('action', '/api/newsletter/unsubscribe?token=secret');
    expect(form).toHaveAttribute('method', 'post');
    await userEvent.click(button('Unsubscribe'));
    expect(await main().findByText('You will not get the newsletter any more.')).toBeVisible();
    expect(calls.some(({ path }) => path === '/api/newsletter/unsubscribe')).toBe(true);
  });

  test('report that it has ended after the form was sent', async () => {
    await openPage('/newsletter/unsubscribe?done=yes');
    expect(main().getByText('You will not get the newsletter any more.')).toBeVisible();
    expect(main().queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument();
  });
});
