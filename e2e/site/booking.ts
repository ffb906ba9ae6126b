import { expect, type Page } from '@playwright/test';

export const bookingDialog = (page: Page) => page.getByRole('dialog', { name: 'Book Ceremony' });

export const ceremonyStep = (page: Page) =>
  bookingDialog(page).getByRole('heading', { name: 'For the ceremony' });

/** Selects the last hour of the date, because today it may be the only one left. */
export const chooseHour = (page: Page, wait?: { timeout: number }) =>
  bookingDialog(page)
    .getByRole('radiogroup', { name: 'Hour' })
    .getByRole('radio')
    .last()
    .check(wait);

/** Gives the consents of the review: the first date of a ceremony may start within 24 hours. */
export async function acceptWarnings(page: Page, wait?: { timeout: number }): Promise<void> {
  await expect(
    bookingDialog(page).getByRole('heading', { name: 'Review your booking' }),
  ).toBeVisible(wait);
  for (const box of await bookingDialog(page).getByRole('checkbox').all()) await box.check();
}

/** From a ceremony's page to the review of a booking on its first free date. */
export async function toReview(
  page: Page,
  { gotra = '', wait }: { gotra?: string; wait?: { timeout: number } } = {},
): Promise<void> {
  const next = bookingDialog(page).getByRole('button', { name: 'Next' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Book / })
    .first()
    .click(wait);
  await chooseHour(page, wait);
  await next.click(wait);
  await expect(ceremonyStep(page)).toBeVisible(wait);
  await bookingDialog(page).getByLabel('Gotra', { exact: true }).fill(gotra);
  await next.click(wait);
  await acceptWarnings(page, wait);
}
