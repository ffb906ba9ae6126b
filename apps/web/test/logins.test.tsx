import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Login } from '@jyoti/contract';
import {
  closeBrowser,
  dialog,
  freshBrowser,
  LOGINS,
  openProfile,
  page,
  thisLogin,
} from './profile-site.ts';
import type { FakeResponse } from './render-site.tsx';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/account/profile/end-logins-dialog.tsx';

beforeEach(freshBrowser);
afterEach(closeBrowser);

const END = 'POST /api/users/end-logins';
const phone: Login = {
  ...thisLogin,
  id: 'l2',
  createdAt: '2026-11-03T06:00:00.000Z',
  browser: 'Chrome',
  system: 'Android',
  current: false,
};
const unknown: Login = { ...phone, id: 'l3', browser: null, system: null };
const all = { [LOGINS]: { body: { data: [thisLogin, phone, unknown] } } };

const part = () => within(page().getByRole('region', { name: 'Logins' }));
const typePassword = (text: string) =>
  userEvent.type(dialog().getByLabelText('Current password'), text);
const confirm = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

describe('the logins', () => {
  test('are listed with browser, date and last use; the current one cannot be ended here', async () => {
    await openProfile(all);
    const [here, there, somewhere] = await part().findAllByRole('listitem');
    expect(here).toHaveTextContent(
      'Firefox on Linux · This browserLogged in on 20 November 2026 · last used on 22 November 2026',
    );
    expect(within(here!).queryByRole('button')).not.toBeInTheDocument();
    expect(there).toHaveTextContent('Chrome on Android');
    expect(there).toHaveTextContent('Logged in on 3 November 2026');
    expect(somewhere).toHaveTextContent('Unknown browser');
  });

  test('show no button if there is only the current one', async () => {
    await openProfile();
    expect(await part().findByText(/This browser/)).toBeInTheDocument();
    expect(part().queryByRole('button')).not.toBeInTheDocument();
  });

  test('show an error if they fail to load, with a retry', async () => {
    let requests = 0;
    await openProfile({
      [LOGINS]: () => {
        requests += 1;
        return requests === 1 ? { status: 500, body: {} } : { body: { data: [thisLogin] } };
      },
    });
    expect(await part().findByText('Your logins could not be loaded.')).toBeInTheDocument();
    await userEvent.click(part().getByRole('button', { name: 'Try again' }));
    expect(await part().findByText(/This browser/)).toBeInTheDocument();
  });
});

describe('ending', () => {
  test('ends one after the password was entered, and reports it', async () => {
    const wrong = 'The current password is not correct.';
    const responses: FakeResponse[] = [
      {
        status: 400,
        body: { error: wrong, code: 'wrong_credentials', fields: { currentPassword: wrong } },
      },
      { status: 204 },
    ];
    const { sent } = await openProfile({ ...all, [END]: () => responses.shift() ?? 'no response' });
    await userEvent.click(
      await part().findByRole('button', {
        name: 'End the login: Chrome on Android, 3 November 2026',
      }),
    );
    await screen.findByRole('alertdialog', { name: 'End the login: Chrome on Android?' });
    await confirm('End login');
    const field = () => dialog().getByLabelText('Current password');
    expect(field()).toHaveAccessibleDescription('Current password is required.');
    expect(sent(END)).toHaveLength(0);

    await typePassword('not the one');
    await confirm('End login');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(wrong));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('not the one');
    await userEvent.clear(field());
    await typePassword('a long enough secret{Enter}');
    expect(await screen.findByText('The login has ended.')).toBeInTheDocument();
    expect(sent(END)[1]?.body).toEqual({ currentPassword: 'a long enough secret', login: 'l2' });
    expect(part().queryByText('Chrome on Android')).not.toBeInTheDocument();
    expect(part().getByText('Unknown browser')).toBeInTheDocument();
    expect(page().getByRole('region', { name: 'Logins' })).toHaveFocus();
  });

  test('ends all others at once', async () => {
    const { sent } = await openProfile({ ...all, [END]: { status: 204 } });
    await userEvent.click(await part().findByRole('button', { name: 'End all other logins' }));
    await screen.findByRole('alertdialog', { name: 'End all other logins?' });
    await typePassword('a long enough secret');
    await confirm('End all others');
    expect(
      await screen.findByText('You are logged out on every other device.'),
    ).toBeInTheDocument();
    expect(sent(END)[0]?.body).toEqual({ currentPassword: 'a long enough secret' });
    expect(part().getAllByRole('listitem')).toHaveLength(1);
    expect(part().queryByRole('button')).not.toBeInTheDocument();
  });
});
