// The five journeys that visitors in India make most, in Hindi on a narrow phone: each screen without an English word and
// without scrolling sideways. Their English counterparts are in the specs of the pages.
import type { Page } from '@playwright/test';
import { nightly } from '../nightly.ts';
import { expectFits } from './accessible.ts';
import { latinTexts } from './latin.ts';
import { linkIn } from './mailbox.ts';
import { typed } from './page-urls.ts';
import { choosePlace, expect, newEmail, PASSWORD, registered, signedIn, test } from './visitor.ts';

test.use({ viewport: { width: 360, height: 780 }, locale: 'hi-IN' });

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** Asserts that a screen is in Hindi and fits the phone, and keeps a picture of it. */
async function expectHindi(page: Page, screen: string): Promise<void> {
  expect.soft(await latinTexts(page, typed), screen).toEqual([]);
  await expectFits(page, screen);
  await page.screenshot({ path: test.info().outputPath(`${screen}.png`) });
}

test('a new visitor reads their own kundli', nightly(), async ({ page }) => {
  await page.goto('/hi');
  await expectHindi(page, 'home');
  await main(page).getByRole('link', { name: 'कुंडली बनाएँ' }).first().click();
  await main(page).getByRole('link', { name: 'साइन अप करें' }).first().click();
  await expect(page).toHaveURL('/hi/signup?next=%2Fkundli');
  await button(page, 'साइन अप करें').click();
  await expectHindi(page, 'sign-up-empty');
  await main(page).getByLabel('पहला नाम').fill('आशा');
  await main(page).getByLabel('उपनाम').fill('वर्मा');
  await main(page).getByLabel('ई-मेल').fill(newEmail('asha'));
  await main(page).getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD);
  await main(page).getByLabel('मोबाइल नंबर').fill('9876543210');
  await main(page).getByRole('textbox', { name: 'जन्म तिथि' }).fill('14/05/1990');
  const time = main(page).getByRole('group', { name: 'जन्म समय' });
  await time.getByRole('combobox').nth(0).selectOption('06');
  await time.getByRole('combobox').nth(1).selectOption('30');
  await choosePlace(page, 'जन्म स्थान', 'उज्जैन', /^उज्जैन/);
  await expectHindi(page, 'sign-up');
  await button(page, 'साइन अप करें').click();
  await expect(
    main(page)
      .getByRole('img', { name: /आशा वर्मा/ })
      .first(),
  ).toBeVisible();
  await expectHindi(page, 'report');
});

test("a visitor returns for today's panchang", nightly(), async ({ page }) => {
  const { email } = await registered(page, 'Asha');
  await page.goto('/hi');
  await main(page).getByRole('link', { name: 'आज का पंचांग' }).first().click();
  await expect(button(page, 'लॉग इन करें')).toBeVisible();
  await expectHindi(page, 'wall');
  await main(page).getByLabel('ई-मेल').fill(email);
  await main(page).getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD);
  await button(page, 'लॉग इन करें').click();
  await expect(page).toHaveURL(/\/hi\/panchang/);
  await expect(main(page)).toContainText(/पंचांग, नई दिल्ली/);
  await expect(main(page).getByRole('heading', { name: 'पंचांग विवरण' })).toBeVisible();
  await expectHindi(page, 'panchang');
});

test('a ceremony is booked and cancelled', nightly(), async ({ page }) => {
  await signedIn(page, 'Asha');
  await page.goto('/hi/poojas');
  await expectHindi(page, 'ceremonies');
  await main(page).getByRole('link', { name: 'नवग्रह शांति पूजा' }).click();
  await button(page, /के लिए बुक करें$/)
    .first()
    .click();
  await expectHindi(page, 'booking');
  await dialog(page).getByRole('radiogroup', { name: 'समय' }).getByRole('radio').last().check();
  await dialog(page).getByRole('button', { name: 'आगे' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'अनुष्ठान के लिए' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'आगे' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'अपनी बुकिंग जाँच लें' })).toBeVisible();
  for (const box of await dialog(page).getByRole('checkbox').all()) await box.check();
  await expectHindi(page, 'review');
  await dialog(page).getByRole('button', { name: 'बुकिंग की पुष्टि करें' }).click();
  await expect(main(page)).toContainText('आपका बुकिंग अनुरोध हमें मिल गया है!');
  await expectHindi(page, 'booked');
  await main(page).getByRole('link', { name: 'मेरी बुकिंग' }).click();
  await button(page, /^बुकिंग रद्द करें: /).click();
  await expectHindi(page, 'cancelling');
  await page.getByRole('alertdialog').getByRole('button', { name: 'बुकिंग रद्द करें' }).click();
  await expect(page.getByText('आपकी बुकिंग रद्द हो गई है')).toBeVisible();
  await expectHindi(page, 'cancelled');
});

test('a password is forgotten before the address is confirmed', nightly(), async ({ page }) => {
  const { email } = await registered(page, 'Asha', { confirmed: false });
  await page.goto('/hi/login');
  await main(page).getByRole('link', { name: 'पासवर्ड भूल गए?' }).click();
  await main(page).getByLabel('ई-मेल').fill(email);
  await button(page, 'लिंक भेजें').click();
  await expect(main(page)).toContainText(`यदि ${email} से कोई खाता है`);
  await expectHindi(page, 'link-sent');
  await page.goto(`/hi${(await linkIn(email, '/reset-password')).replace(/^\/hi/, '')}`);
  await main(page).getByRole('textbox', { name: 'नया पासवर्ड' }).fill('a calm river at dawn');
  await button(page, 'पासवर्ड बनाएँ').click();
  await expect(main(page)).toContainText('नया पासवर्ड');
  await main(page).getByLabel('ई-मेल').fill(email);
  await main(page).getByLabel('पासवर्ड', { exact: true }).fill('a calm river at dawn');
  await button(page, 'लॉग इन करें').click();
  await expect(page.getByRole('banner')).toContainText('नमस्ते, Asha!');
  // The link of the letter has confirmed the address too.
  await page.goto('/hi/profile');
  await expect(main(page).getByRole('heading', { name: 'आपकी प्रोफ़ाइल' })).toBeVisible();
  await expectHindi(page, 'profile');
  await expect(main(page)).not.toContainText('पुष्टि नहीं हुई');
});

test('a family match is shared by WhatsApp', nightly(), async ({ page }) => {
  await signedIn(page, 'Asha');
  await page.goto('/hi/kundli-matching');
  // The visitor's own birth is on the other side.
  const girl = page.getByRole('group', { name: 'वधू के विवरण' });
  await girl.getByLabel('नाम', { exact: true }).fill('मीरा जोशी');
  await girl.getByRole('textbox', { name: 'जन्म तिथि' }).fill('07/12/1992');
  const time = girl.getByRole('group', { name: 'जन्म समय' }).getByRole('combobox');
  await time.nth(0).selectOption('10');
  await time.nth(1).selectOption('34');
  await girl.getByRole('combobox', { name: 'जन्म स्थान' }).fill('जयपुर');
  await page.getByRole('option', { name: /^जयपुर/ }).first().click();
  await expectHindi(page, 'match-form');
  await button(page, 'मिलान रिपोर्ट बनाएँ').click();
  await expect(page).toHaveURL(/\/hi\/generate-kundli-matching\?/);
  await expect(main(page).getByRole('tab').first()).toBeVisible();
  await expectHindi(page, 'match');
  const share = main(page).getByRole('link', { name: /व्हाट्सऐप|WhatsApp/ });
  await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(text).toMatch(/[ऀ-ॿ]/);
});
