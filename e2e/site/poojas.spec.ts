import { nightly } from '../nightly.ts';
import type { Page } from '@playwright/test';
import { isThorough } from '../../scripts/testing/thorough.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import {
  acceptWarnings,
  bookingDialog as dialog,
  ceremonyStep,
  chooseHour,
  toReview,
} from './booking.ts';
import { expect, signedIn, test } from './visitor.ts';

const CONFIRMED =
  'Your booking has been successfully submitted! Our team will contact you shortly to confirm.';

const main = (page: Page) => page.getByRole('main');

const cards = (page: Page) => main(page).getByRole('list', { name: 'Ceremonies' });
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Next' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm Booking' });

/** The visitor's bookings on the server. */
async function stored(page: Page): Promise<{ id: string; preferredDate: string }[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await page.request.get('/api/bookings', {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { data: { id: string; preferredDate: string }[] }).data;
}

/**
 * How many pixels the open dialog is wider than its frame or the frame than the window; 0 if none
 * is open.
 */
const sidewaysInDialog = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('[role="dialog"]');
    const body = frame?.querySelector('[data-part="dialog-body"]');
    if (!frame || !body) return 0;
    return Math.max(
      body.scrollWidth - body.clientWidth,
      frame.getBoundingClientRect().right - innerWidth,
    );
  });

for (const [device, width] of [
  ['phone', 360],
  ['desktop', 1280],
] as const) {
  test(
    `a visitor finds a ceremony, reads it and books it on a ${device} [S1-002] [S1-459] [S1-465] [S1-471] [S1-517] [S1-527] [S1-544] [S1-557] [S1-566] [S1-568] [S1-570] [S1-571] @stored`,
    nightly(device === 'desktop'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await signedIn(page, 'Ira');

      await page.goto('/poojas');
      await expect(cards(page).getByRole('listitem')).toHaveCount(6);
      const lines = await cards(page)
        .getByText(/^A quiet rite for all nine grahas/)
        .evaluate(
          (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
        );
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
      await main(page).getByRole('link', { name: 'Tuesday' }).click();
      await expect(page).toHaveURL('/poojas?day=Tuesday');
      await expect(cards(page).getByRole('listitem')).toHaveCount(2);
      await page.goBack();
      await cards(page).getByRole('link', { name: 'Navgraha Shanti Pooja' }).click();
      await expect(page).toHaveURL('/poojas/1');
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
        'Navgraha Shanti Pooja',
      );

      await main(page).getByRole('tab', { name: 'How It Happens' }).click();
      await expect(page).toHaveURL('/poojas/1?tab=process');
      // The whole card is the target.
      await main(page)
        .locator('[data-part="package-card"]')
        .filter({ hasText: 'Live connecting call portion' })
        .click();
      await expect(main(page).getByRole('radio', { name: /^Premium/ })).toBeChecked();

      await main(page)
        .getByRole('button', { name: /^Book / })
        .nth(1)
        .click();
      await expect(dialog(page)).toContainText('Premium package');
      await dialog(page).getByLabel('First name').fill(' ');
      await dialog(page).getByLabel('Email').fill('ira at example.com');
      await next(page).click();
      await expect(dialog(page).getByLabel('First name')).toHaveAccessibleDescription(
        'First name is required.',
      );
      await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription(
        'Please enter a valid email address.',
      );
      await dialog(page).getByLabel('First name').fill('Ira');
      await dialog(page).getByLabel('Email').fill('ira@example.com');
      await dialog(page).getByLabel('Mobile number').fill('+91 98765-43210');
      await next(page).click();
      await expect(
        dialog(page).getByRole('radiogroup', { name: 'Hour' }),
      ).toHaveAccessibleDescription(/Please select an hour\./);
      await chooseHour(page);
      // The second click of a double click hits the button of the next step.
      await next(page).dblclick();
      await expect(ceremonyStep(page)).toBeVisible();
      await expectFits(page, 'the ceremony step');
      await dialog(page).getByLabel('Names and wish for the sankalp').fill('For Ira and Kabir');
      await next(page).dblclick();
      await acceptWarnings(page);
      // Back goes from step to step, and a reload keeps the step and the input.
      await page.goBack();
      await expect(ceremonyStep(page)).toBeVisible();
      await page.reload();
      await expect(ceremonyStep(page)).toBeVisible();
      await expect(dialog(page).getByLabel('Names and wish for the sankalp')).toHaveValue(
        'For Ira and Kabir',
      );
      await page.goBack();
      await expect(dialog(page).getByLabel('Email')).toHaveValue('ira@example.com');
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL('/poojas/1?tab=process');
      await page.goForward();
      await page.goForward();
      await next(page).click();
      await acceptWarnings(page);
      await expect(dialog(page)).toContainText('(Indian time)');
      await expect(dialog(page)).toContainText('₹2,700');
      await expect(dialog(page)).toContainText(/If your plans change/);
      expect(await stored(page)).toEqual([]);

      await confirm(page).dblclick();
      const notice = main(page).getByRole('alert').filter({ hasText: CONFIRMED });
      await expect(notice).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      const bookings = await stored(page);
      expect(bookings).toHaveLength(1);
      await expect(notice).toContainText(bookings[0]?.id ?? 'no booking');
      await expect(notice).toBeInViewport();

      const [file] = await Promise.all([
        page.waitForEvent('download'),
        main(page).getByRole('button', { name: 'Add to calendar' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`jyoti-${bookings[0]?.id}.ics`);
    },
  );
}

test('a request whose response is lost is retried, and books once [S1-571] [S1-578] @stored', async ({
  page,
  quiet,
}) => {
  await signedIn(page, 'Kabir');
  await page.goto('/poojas/2');
  await toReview(page, { gotra: 'Bharadvaja' });
  quiet.expectFailure(/\/api\/bookings/);
  await page.route(
    '**/api/bookings',
    async (route) => {
      // The server receives the request, but the response does not arrive.
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await confirm(page).click();
  await expect(dialog(page).getByText(/a booking is stored once/)).toBeVisible();
  await expect(dialog(page)).toContainText('Bharadvaja');
  expect(await stored(page)).toHaveLength(1);
  await confirm(page).click();
  await expect(main(page).getByText(CONFIRMED)).toBeVisible();
  expect(await stored(page)).toHaveLength(1);
});

test('list, detail and dialog have no axe violations in the measured themes, and fit 320 px and text of twice the size [S1-460] [S1-518] [S1-538]', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page, 'Tara');

  const look = async (where: string) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    if (isThorough) await expectAccessible(page, where);
    await page.setViewportSize({ width: 360, height: 780 });
    // Colours are the same there.
    await expectAccessible(page, `${where} at 360 px`, []);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page, `${where} at 320 px`);
    expect(await sidewaysInDialog(page), `${where} at 320 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expectFits(page, `${where} with text of 200 %`);
    expect(await sidewaysInDialog(page), `${where} with text of 200 %`).toBeLessThanOrEqual(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  };
  await page.goto('/poojas');
  await expect(cards(page)).toBeVisible();
  await look('the list');

  await page.goto('/poojas/1?tab=process');
  await expect(main(page).getByRole('region', { name: 'You May Also Consider' })).toBeVisible();
  await look('the detail');

  await main(page).getByRole('button', { name: 'BOOK THIS CEREMONY' }).click();
  await next(page).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await look('the dialog with its errors');
  await dialog(page).getByRole('combobox', { name: 'Preferred date' }).selectOption({ index: 2 });
  await chooseHour(page);
  await next(page).click();
  await expect(ceremonyStep(page)).toBeVisible();
  await look('the ceremony step');
  await next(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Review your booking' })).toBeVisible();
  await look('the review');
});
