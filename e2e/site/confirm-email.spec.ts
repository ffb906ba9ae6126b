import type { Page } from '@playwright/test';
import { bookingDialog as dialog, toReview } from './booking.ts';
import { linkIn } from './mailbox.ts';
import { expect, newEmail, PASSWORD, registered, signUp, test } from './visitor.ts';

const main = (page: Page) => page.getByRole('main');

test('a new visitor confirms the e-mail address with the link of the e-mail, and books @stored', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(/\/api\/bookings/);
  const email = newEmail('meera');
  await signUp(page, { firstName: 'Meera', email });
  await page.goto('/poojas/1');
  await expect(main(page)).toContainText(`open the link we sent to ${email}`);
  await toReview(page);
  await dialog(page).getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(dialog(page)).toContainText('Please confirm your e-mail first.');

  await page.goto(await linkIn(email, '/confirm-email'));
  await expect(page).toHaveURL('/confirm-email');
  await main(page).getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(main(page)).toContainText(`${email} is confirmed.`);

  await page.goto('/poojas/1');
  await toReview(page);
  await dialog(page).getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(main(page)).toContainText('Your booking has been successfully submitted');
  await expect(main(page)).not.toContainText('open the link we sent to');
});

test('a new visitor who opens the e-mail in another browser confirms with the password and is logged in @stored', async ({
  page,
}) => {
  const { email } = await registered(page, 'Meera', { confirmed: false });
  await page.goto(await linkIn(email, '/confirm-email'));
  await expect(page).toHaveURL('/confirm-email');
  await page.reload();
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Confirm my e-mail' }).click();
  await expect(main(page)).toContainText(`${email} is confirmed.`);
  await main(page).getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('the owner of a mailbox rejects an account that somebody else created with it @stored', async ({
  page,
}) => {
  const { email, token } = await registered(page, 'Meera', { confirmed: false });
  await page.goto(await linkIn(email, '/confirm-email'));
  await main(page).getByRole('button', { name: 'This wasn’t me' }).click();
  await expect(main(page)).toContainText('is deleted.');
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/users/profile', { headers })).status()).toBe(401);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter ends with the link of an older e-mail and a press @stored', async ({
    page,
  }) => {
    const email = newEmail('ravi');
    await page.request.post('/api/newsletter', { data: { email } });
    const link = await linkIn(email, '/newsletter/confirm');
    await page.goto(link.replace('confirm#', 'unsubscribe?'));
    await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page).toHaveURL('/newsletter/unsubscribe?done=yes');
    await expect(main(page)).toContainText('You will not get the newsletter any more.');
  });
});
