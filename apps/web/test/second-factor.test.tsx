import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeBrowser, freshBrowser, page, press, profileApi } from './profile-site.ts';
import { renderSite, type FakeResponse } from './render-site.tsx';

const OVERVIEW = 'GET /api/operator';
const SETUP = 'POST /api/operator/second-factor/setup';
const CONFIRM = 'POST /api/operator/second-factor/confirm';
const PASS = 'POST /api/operator/second-factor';
const overview = { requestedBookings: 0, openMessages: 0, openRequests: 0, subscribers: 0 };
const rows = { rows: [], total: 0, page: 1, pages: 1 };

beforeEach(freshBrowser);
afterEach(closeBrowser);

/** The operators' pages, locked with this error code until the second factor is given. */
async function closedDesk(code: string, handlers: Record<string, FakeResponse> = {}) {
  const site = { open: false };
  const closed: FakeResponse = { status: 403, body: { error: 'Closed.', code } };
  const { sent } = profileApi({
    'GET /api/operator/bookings': { body: { data: rows } },
    ...handlers,
    [OVERVIEW]: () => (site.open ? { body: { data: overview } } : closed),
  });
  await renderSite('/operate');
  return { site, sent };
}

test('asks for a code at an operator’s login, and rejects a wrong one', async () => {
  const sentence = 'This code is wrong or has already been used.';
  const { site, sent } = await closedDesk('second_factor_needed', { [PASS]: { status: 204 } });
  const code = () => page().getByLabelText('Code');
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(code(), '12');
  await press('Open the dashboard');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(sentence));
  expect(sent(PASS)).toHaveLength(0);
  await userEvent.type(code(), '3456');
  site.open = true;
  await press('Open the dashboard');
  expect(await page().findByRole('heading', { level: 1, name: 'Operate' })).toBeVisible();
  expect(sent(PASS)[0]?.body).toEqual({ code: '123456' });
});

test('sets up the authenticator app at the first login: password, setup code, key, code, recovery codes', async () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const { site, sent } = await closedDesk('second_factor_unset', {
    [SETUP]: { body: { data: { secret, uri: `otpauth://totp/Jyoti:a?secret=${secret}` } } },
    [CONFIRM]: { body: { data: { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] } } },
  });
  await userEvent.type(page().getByLabelText('Current password'), 'a quiet lamp');
  await press('Continue');
  const enrolmentCode = () => page().getByLabelText('Setup code');
  await waitFor(() =>
    expect(enrolmentCode()).toHaveAccessibleDescription(/Please enter the setup code\./),
  );
  await userEvent.type(enrolmentCode(), 'gezd-gnbv-gy3t-qojq-gezd-gnbv-gy3t-qojq');
  await press('Continue');
  expect(await page().findByRole('img', { name: 'QR code of your key' })).toBeVisible();
  expect(page().getAllByText('GEZD')[0]?.closest('code')).toHaveTextContent(secret);
  expect(page().getByRole('link', { name: 'Open in the app on this device' })).toHaveAttribute(
    'href',
    `otpauth://totp/Jyoti:a?secret=${secret}`,
  );
  await userEvent.type(page().getByLabelText('Code'), '123 456');
  await press('Confirm');
  expect(await page().findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  expect(sent(SETUP)[0]?.body).toEqual({
    currentPassword: 'a quiet lamp',
    enrolmentCode: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  });
  expect(sent(CONFIRM)[0]?.body).toEqual({ code: '123456' });
  site.open = true;
  await press('I have kept them. Open the dashboard');
  expect(await page().findByRole('heading', { level: 1, name: 'Operate' })).toBeVisible();
});
