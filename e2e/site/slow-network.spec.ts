import { nightly } from '../nightly.ts';
import { bookingDialog, toReview } from './booking.ts';
import type { Page } from '@playwright/test';
import {
  choosePlace,
  expect,
  fillKundliForm,
  login,
  PASSWORD,
  registered,
  signedIn,
  test,
} from './visitor.ts';

const main = (page: Page) => page.getByRole('main');

/** Lighthouse's slow 4G as Chromium applies it to each request, and a CPU four times slower. */
async function slowPhone(page: Page) {
  await page.setViewportSize({ width: 412, height: 823 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1_600_000 * 0.9) / 8,
    uploadThroughput: (750_000 * 0.9) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const birth = (prefix: string, name: string) => ({
  [`${prefix}name`]: name,
  [`${prefix}date`]: '1990-05-14',
  [`${prefix}time`]: '06:30:00',
  [`${prefix}place`]: 'Ujjain',
  [`${prefix}lat`]: '23.18239',
  [`${prefix}lng`]: '75.77643',
  [`${prefix}tz`]: 'Asia/Kolkata',
});
const report = `/generate-kundli?${new URLSearchParams(birth('', 'Ira'))}`;
const pair = new URLSearchParams({ ...birth('boy.', 'Ravi'), ...birth('girl.', 'Ira') });
const panchang = '/panchang?day=2025-04-06&time=10%3A24&latitude=28.6&longitude=77.2';

test(
  'on a slow phone a visitor logs in and opens a panchang, a kundli and a horoscope, compares a pair and books a ceremony',
  nightly(),
  async ({ page }) => {
    const wait = { timeout: 30_000 };
    const { email } = await registered(page, 'Ira');
    await slowPhone(page);
    await page.goto('/');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible(wait);

    await login(page, email, '/panchang');
    await expect(page).toHaveURL('/panchang', wait);
    await expect(main(page).getByRole('tab', { name: 'Moon Calendar' })).toBeVisible(wait);

    await page.goto('/kundli');
    await expect(main(page).getByLabel('Gender')).toBeVisible(wait);
    await fillKundliForm(page, { name: 'Ira Verma', date: '14/05/1990', time: ['06', '30', '00'] });
    await choosePlace(page, 'Birth place', 'Ujjain', /Ujjain, Madhya Pradesh, India/);
    await main(page).getByRole('button', { name: 'Generate Kundli' }).click();
    await expect(main(page).getByRole('tab', { name: 'Doshas' })).toBeVisible(wait);

    await page.goto('/horoscope');
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible(wait);

    await page.goto(`/kundli-matching?${pair}`);
    await main(page).getByRole('button', { name: 'Generate Compatibility Report' }).click(wait);
    await expect(main(page).getByRole('tab', { name: 'Ashtakoot' })).toBeVisible(wait);

    await page.goto('/poojas/1');
    await toReview(page, { wait });
    await bookingDialog(page).getByRole('button', { name: 'Confirm Booking' }).click(wait);
    await expect(main(page).getByText(/Your booking has been successfully submitted/)).toBeVisible(
      wait,
    );
  },
);

/** A page, its delayed request, and the message while it runs. */
const waits = [
  [report, '/api/reports/kundli', 'Casting the chart…'],
  [panchang, '/api/reports/panchang?*', 'Calculating the panchang'],
  ['/horoscope', '/api/reports/horoscope/**', 'Reading the sky…'],
  [`/generate-kundli-matching?${pair}`, '/api/reports/matching', 'Comparing the charts...'],
  ['/poojas/1', '/api/poojas/1', 'Loading the ceremony...'],
  ['/profile', '/api/users/profile', 'Loading profile...'],
  ['/kundli', '/api/auth/profile', 'Initializing authentication...'],
] as const;

/** Responses that are delayed until they are released. */
async function delayResponse(page: Page, call: string) {
  const { promise: coming, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${call}`, async (route) => {
    await coming;
    await route.continue();
  });
  return release;
}

test('every page that waits for a response shows a loading message until it arrives', async ({
  page,
}) => {
  await signedIn(page, 'Ira');
  for (const [path, call, words] of waits) {
    const release = await delayResponse(page, call);
    await page.goto(path);
    const underWay = main(page).getByRole('status').filter({ hasText: words });
    await expect(underWay).toBeVisible();
    release();
    await expect(underWay).toHaveCount(0);
    await page.unroute(`**${call}`);
  }
});

test('a submitted form shows a busy button until the response arrives', async ({ page, quiet }) => {
  quiet.expectFailure(/\/api\/users\/login/);
  const release = await delayResponse(page, '/api/users/login');
  await page.goto('/login');
  await main(page).getByLabel('Email').fill('nobody@example.com');
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Login' }).click();
  const busy = main(page).locator('button[data-state="loading"]');
  await expect(busy).toHaveText(/\w/);
  release();
  await expect(busy).toHaveCount(0);
});
