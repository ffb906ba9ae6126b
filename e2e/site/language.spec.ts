import { nightly } from '../nightly.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { expect, login, panchang, signedIn, test } from './visitor.ts';

const offerIn = { hi: 'यह पेज हिंदी में पढ़ें', en: 'Read this page in English' };

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' });

  for (const width of [320, 1280]) {
    test(
      `gets an offer of the page in Hindi at ${width} px, without a redirect or a layout shift`,
      nightly(width > 320),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.addInitScript(() => {
          const moves: number[] = [];
          Object.assign(globalThis, { moves });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              moves.push((entry as PerformanceEntry & { value: number }).value);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto('/pricing-policy?from=a-friend');
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        const offer = page.getByRole('complementary', { name: offerIn.hi });
        await expect(offer).toBeInViewport({ ratio: 1 });
        await expectAccessible(page, 'the offer');
        await expectFits(page, 'the offer');
        const moved = await page.evaluate(() =>
          (globalThis as unknown as { moves: number[] }).moves.reduce((sum, move) => sum + move, 0),
        );
        expect(moved).toBeLessThan(0.05);
        await offer.getByRole('link').click();
        await expect(page).toHaveURL('/hi/pricing-policy?from=a-friend');
        await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('मूल्य नीति');
        await expect(page.getByRole('complementary', { name: offerIn.en })).toHaveCount(0);
      },
    );
  }

  test('gets no further offer after the visitor stayed in English', async ({ page }) => {
    await page.goto('/faqs');
    const offer = page.getByRole('complementary', { name: offerIn.hi });
    await offer.getByRole('button', { name: 'बंद करें: यही भाषा रहने दें' }).click();
    await expect(offer).toHaveCount(0);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

test('a page that a link opened in Hindi has no offer in the language of the browser', async ({
  page,
}) => {
  await page.goto('/hi/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: offerIn.en })).toHaveCount(0);
});

test('the language switch in the header keeps the open result', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page, 'Asha');
  await page.goto(`${panchang}&tab=hora`);
  await expect(page.getByRole('tab', { name: 'Hora Muhurat' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`/hi${panchang}&tab=hora`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6 अप्रैल 2025');
  await expect(page.getByRole('tab', { selected: true })).toContainText('होरा');
});

// By day forms.test.tsx types into every form, reloads it and changes its language.
test('the language switch in the header keeps what was typed', nightly(), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('When does my period change?');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/contact');
  await expect(page.getByRole('textbox', { name: 'संदेश' })).toHaveValue(
    'When does my period change?',
  );
});

test(
  'a half-filled sign-up survives a reload, except for the password',
  nightly(),
  async ({ page }) => {
    await page.goto('/signup');
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await field('First name').fill('Meera');
    await field('Password').fill('a quiet lamp at dusk');
    await page.getByRole('textbox', { name: 'Date of birth' }).fill('14/05/1990');
    await page.getByRole('textbox', { name: 'Date of birth' }).blur();
    await page.reload();
    await expect(field('First name')).toHaveValue('Meera');
    await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('14/05/1990');
    await expect(field('Password')).toHaveValue('');
  },
);

test('an account that has chosen Hindi gets an offer on another device', async ({
  page,
  browser,
}) => {
  const { email } = await signedIn(page, 'Meera');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const other = await (await browser.newContext({ locale: 'en-IN' })).newPage();
  await login(other, email, '/about');
  await expect(other).toHaveURL('/about');
  await expect(other.getByRole('complementary', { name: offerIn.hi })).toBeVisible();
  await other.context().close();
});
