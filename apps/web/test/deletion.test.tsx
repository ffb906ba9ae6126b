import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onVisitorChange } from '../src/platform/session/visitor-data.ts';
import {
  closeBrowser,
  DELETE_ACCOUNT,
  dialog,
  freshBrowser,
  openProfile,
  page,
} from './profile-site.ts';
import { booked } from './my-bookings-site.ts';
import type { FakeResponse } from './render-site.tsx';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/account/profile/delete-account-dialog.tsx';

const TITLE = "We're sorry to see you go";
const danger = () => within(page().getByRole('region', { name: 'Danger Zone' }));
const open = async () => {
  await userEvent.click(danger().getByRole('button', { name: 'Delete Account' }));
  await screen.findByRole('alertdialog');
};
const modal = () => dialog(TITLE);
const reason = (name: string) => modal().getByRole('radio', { name });
const feedback = () => modal().getByLabelText(/^Additional feedback/);
const password = () => modal().getByLabelText('Current password');
const confirm = () => modal().getByRole('button', { name: 'Delete Account' });
const isOpen = () => screen.queryByRole('alertdialog') !== null;

beforeEach(freshBrowser);
afterEach(closeBrowser);

describe('the deletion dialog', () => {
  test('opens from the Danger Zone and asks for a reason [S0-352] [S0-353] [S0-354] [S0-355] [S0-356] [S0-357] [S0-358] [S0-361] [S0-377]', async () => {
    await openProfile();
    expect(isOpen()).toBe(false);
    await open();
    expect(modal().getByRole('heading', { name: TITLE })).toBeInTheDocument();
    expect(modal().getByRole('radiogroup', { name: 'Why are you leaving?' })).toBeRequired();
    expect(feedback()).not.toBeRequired();
    expect(feedback()).toHaveAccessibleName('Additional feedback (optional)');
    expect(modal().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(confirm()).toBeInTheDocument();
  });

  test('names the bookings that are cancelled with the account, what was paid and the refund', async () => {
    const paid = { ...booked, paid: 500, ifCancelledNow: { refund: 'full', amount: 500 } };
    const over = { ...booked, id: 'JB-20261101-2222', ifCancelledNow: null };
    await openProfile({ 'GET /api/bookings': { body: { data: [paid, over] } } });
    await open();
    expect(
      modal().getByText(
        /Wednesday, 2 December 2026 at 6:00 pm .* You paid ₹500, and we refund all/,
      ),
    ).toBeInTheDocument();
    expect(modal().getByText('Your booking is cancelled with the account')).toBeInTheDocument();
    expect(modal().queryByText(/JB-20261101-2222/)).toBeNull();
  });

  test('offers the five reasons in order, none selected [S0-372] [S0-373] [S0-374] [S0-375] [S0-376]', async () => {
    await openProfile();
    await open();
    const radios = modal().getAllByRole('radio') as HTMLInputElement[];
    expect(radios.map(({ value, labels }) => [value, labels?.[0]?.textContent?.trim()])).toEqual([
      ['privacy_concerns', 'Privacy concerns'],
      ['not_useful', 'Service not useful'],
      ['created_new_account', 'Created a new account'],
      ['too_many_emails', 'Too many emails/notifications'],
      ['other', 'Other reason'],
    ]);
    expect(radios.some(({ checked }) => checked)).toBe(false);
  });

  test('disables its button, with an explanation, until a reason is selected [S0-370] [S0-371] [S0-380]', async () => {
    const sentence = 'Please select a reason for deleting your account';
    const { sent } = await openProfile();
    await open();
    await userEvent.type(feedback(), 'Kept me waiting.');
    expect(modal().getByText(sentence)).toBeVisible();
    expect(confirm()).toBeDisabled();
    await userEvent.click(confirm());
    expect(sent(DELETE_ACCOUNT)).toHaveLength(0);
    await userEvent.click(reason('Other reason'));
    expect(confirm()).toBeEnabled();
    expect(modal().queryByText(sentence)).not.toBeInTheDocument();
  });

  test('Cancel and Escape close it and clear reason, feedback and error [S0-361] [S0-362] [S0-363] [S0-364] [S0-365]', async () => {
    await openProfile({ [DELETE_ACCOUNT]: { status: 500, body: {} } });
    for (const close of [
      () => userEvent.click(modal().getByRole('button', { name: 'Cancel' })),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await open();
      expect(reason('Privacy concerns')).not.toBeChecked();
      await userEvent.click(reason('Privacy concerns'));
      await userEvent.type(feedback(), 'Too curious.');
      await userEvent.type(password(), 'a quiet lamp');
      await userEvent.click(confirm());
      expect(await modal().findByRole('alert')).toHaveTextContent('Failed to delete account');
      await close();
      await waitFor(() => expect(isOpen()).toBe(false));
      await waitFor(() =>
        expect(danger().getByRole('button', { name: 'Delete Account' })).toHaveFocus(),
      );
    }
    await open();
    expect(reason('Privacy concerns')).not.toBeChecked();
    expect(feedback()).toHaveValue('');
    expect(modal().queryByRole('alert')).not.toBeInTheDocument();
    expect(confirm()).toBeDisabled();
  });
});

describe('deleting', () => {
  test('shows Processing..., then removes all data of the visitor from the browser [S0-359] [S0-360] [S0-366] [S0-367] [S0-368]', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    const forgotten = vi.fn();
    onVisitorChange(forgotten);
    localStorage.setItem('jyoti-theme', 'stargazer');
    sessionStorage.setItem('anything', 'kept');
    const { site, sent } = await openProfile({
      [DELETE_ACCOUNT]: () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    forgotten.mockClear();
    await open();
    await userEvent.click(reason('Too many emails/notifications'));
    await userEvent.type(feedback(), 'Fewer letters, please.');
    await userEvent.type(password(), 'a quiet lamp');
    await userEvent.click(confirm());
    expect(await modal().findByRole('button', { name: 'Processing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(true);
    expect(localStorage.getItem('token')).toBe('stored-token');
    expect(sent(DELETE_ACCOUNT)).toHaveLength(1);
    expect(sent(DELETE_ACCOUNT)[0]).toMatchObject({
      authorization: 'Bearer stored-token',
      body: {
        currentPassword: 'a quiet lamp',
        reason: 'too_many_emails',
        additionalInfo: 'Fewer letters, please.',
      },
    });

    respond({ body: { data: { deleted: true } } });
    await waitFor(() => expect(site.path()).toBe('/'), { timeout: 10_000 });
    expect(isOpen()).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage.getItem('anything')).toBeNull();
    expect(forgotten).toHaveBeenCalled();
    expect(screen.queryByText('Welcome, Asha!')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(
      screen.getByText('Your account and everything stored with it are erased.'),
    ).toBeInTheDocument();
    expect(sent('POST /api/users/logout')).toHaveLength(0);
  });

  test('needs the password, and reports a wrong one at its field', async () => {
    const sentence = 'The current password is not correct.';
    const { sent } = await openProfile({
      [DELETE_ACCOUNT]: {
        status: 400,
        body: { error: sentence, code: 'wrong_credentials', fields: { currentPassword: sentence } },
      },
    });
    await open();
    await userEvent.click(reason('Other reason'));
    await userEvent.click(confirm());
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription('Current password is required.'),
    );
    expect(sent(DELETE_ACCOUNT)).toHaveLength(0);
    await userEvent.type(password(), 'not the one');
    await userEvent.click(confirm());
    await waitFor(() => expect(password()).toHaveAccessibleDescription(sentence));
    expect(localStorage.getItem('token')).toBe('stored-token');
  });

  test('does not need feedback [S0-377]', async () => {
    const { site, sent } = await openProfile({
      [DELETE_ACCOUNT]: { body: { data: { deleted: true } } },
    });
    await open();
    await userEvent.click(reason('Service not useful'));
    await userEvent.type(password(), 'a quiet lamp');
    await userEvent.click(confirm());
    await waitFor(() => expect(site.path()).toBe('/'), { timeout: 10_000 });
    expect(sent(DELETE_ACCOUNT)[0]?.body).toEqual({
      currentPassword: 'a quiet lamp',
      reason: 'not_useful',
      additionalInfo: '',
    });
  });

  test.each<[string, FakeResponse, string]>([
    [
      'the server’s sentence [S0-378]',
      { status: 503, body: { error: 'Back in a minute.', code: 'shutting_down' } },
      'Back in a minute.',
    ],
    ['its own without one [S0-379]', { status: 500, body: {} }, 'Failed to delete account'],
    [
      'why no response came',
      'no response',
      'Failed to delete account. We couldn’t reach the server. Please check your connection and try again.',
    ],
  ])(
    'after a failure shows %s, keeps the input, and can be retried [S0-369] [S0-360]',
    async (_name, failure, message) => {
      let requests = 0;
      const { site } = await openProfile({
        [DELETE_ACCOUNT]: () => {
          requests += 1;
          return requests === 1 ? failure : { body: { data: { deleted: true } } };
        },
      });
      await open();
      await userEvent.click(reason('Other reason'));
      await userEvent.type(feedback(), 'Moving on.');
      await userEvent.type(password(), 'a quiet lamp');
      await userEvent.click(confirm());
      const alert = await modal().findByRole('alert');
      expect(within(alert).getByText(message)).toBeInTheDocument();
      expect(reason('Other reason')).toBeChecked();
      expect(feedback()).toHaveValue('Moving on.');
      expect(password()).toHaveValue('a quiet lamp');
      expect(confirm()).toBeEnabled();
      expect(localStorage.getItem('token')).toBe('stored-token');
      await userEvent.click(confirm());
      await waitFor(() => expect(site.path()).toBe('/'), { timeout: 10_000 });
    },
  );

  test('reports a reason that the server misses at the reasons [S0-380]', async () => {
    const sentence = 'Please select a reason for deleting your account';
    await openProfile({
      [DELETE_ACCOUNT]: {
        status: 400,
        body: { error: sentence, code: 'invalid_input', fields: { reason: sentence } },
      },
    });
    await open();
    await userEvent.click(reason('Other reason'));
    await userEvent.type(password(), 'a quiet lamp');
    await userEvent.click(confirm());
    const reasons = modal().getByRole('radiogroup');
    await waitFor(() => expect(reasons).toBeInvalid());
    expect(reasons).toHaveAccessibleDescription(sentence);
    expect(confirm()).toBeEnabled();
  });

  test('redirects to the login page if the session has ended', async () => {
    const { site } = await openProfile({
      [DELETE_ACCOUNT]: { status: 401, body: { error: 'No.', code: 'unauthorized' } },
    });
    await open();
    await userEvent.click(reason('Other reason'));
    await userEvent.type(password(), 'a quiet lamp');
    await userEvent.click(confirm());
    await waitFor(() => expect(site.path()).toBe('/login?next=%2Fprofile'));
    expect(isOpen()).toBe(false);
  });
});
