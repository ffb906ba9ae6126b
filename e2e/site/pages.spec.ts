import { nightly } from '../nightly.ts';
import { sitePages } from '@jyoti/contract';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Manifest } from '../../apps/web/src/app/page-assets.ts';
import { isThorough } from '../../scripts/testing/thorough.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { expect, newEmail, test } from './visitor.ts';

/** Every public page, with its h1. */
const pages = [
  ['/about', 'About Jyoti'],
  ['/disclaimer', 'Disclaimer'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/pricing-policy', 'Pricing Policy'],
  ['/terms-and-conditions', 'Terms and Conditions'],
  ['/refund-policy', 'Refund Policy'],
  ['/contact', 'Contact'],
  ['/faqs', 'Frequently Asked Questions'],
  ['/blog', 'Cosmic Insights & Guidance'],
  ['/blog/understanding-27-nakshatras', 'Understanding the 27 Nakshatras'],
  ['/zodiac', 'Zodiac signs'],
  ['/zodiac/leo', 'Leo (Simha)'],
  ['/astrologers', 'Astrologers'],
  ['/astrologers/meera-joshi', 'Meera Joshi'],
] as const;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of pages) {
    test(`${path} is server-rendered, with title, canonical URL and preview picture, and fits 320 px and text of twice the size [S0-035]`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toBeVisible();
      await expect(page).toHaveTitle(/Jyoti/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
      expect(await page.locator('meta[name="description"]').getAttribute('content')).toBeTruthy();
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      const answer = await page.request.get(new URL(picture ?? '').pathname);
      expect(answer.headers()['content-type']).toBe('image/png');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectFits(page, path);
      await page.setViewportSize({ width: 640, height: 800 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectFits(page, `${path} with text of 200 %`);
    });
  }

  test('answers are readable, and section links work [S0-042] [S0-419]', async ({ page }) => {
    // Collapsed answers are open without scripts; Playwright's own switch does not change the media
    // query.
    await page.goto('/faqs');
    await expect(page.getByText(/There is nothing to cancel/)).toBeAttached();
    await page.goto('/privacy-policy');
    await page.getByRole('link', { name: 'Your rights' }).first().click();
    await expect(page).toHaveURL(/#rights$/);
    await expect(page.locator('#rights h2')).toBeInViewport();
  });

  test('/faq and /help redirect permanently to /faqs [S0-039] [S0-041]', async ({ page }) => {
    for (const path of ['/faq', '/help']) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(308);
      await page.goto(path);
      await expect(page).toHaveURL(/\/faqs$/);
    }
  });

  test('an unknown URL has status 404 and a link home [S0-031]', async ({ page, quiet }) => {
    quiet.expectFailure(/404/);
    for (const path of [
      '/blog/nothing',
      '/blog/%E0%A4%A',
      '/zodiac/nothing',
      '/astrologers/nobody',
      '/nowhere',
    ]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      // In a `noscript`, which Playwright's own switch leaves unparsed.
      const html = (await response?.text()) ?? '';
      expect(html).toMatch(
        /<noscript>.*The page you asked for does not exist\..*href="\/".*<\/noscript>/s,
      );
    }
  });
});

test('a page includes the style sheets that it needs, so that nothing shifts when its script loads', async ({
  page,
}) => {
  for (const [path] of pages) {
    const html = await (await page.request.get(path)).text();
    const [, body = ''] = html.split('</head>');
    const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)];
    const styles = await Promise.all(
      sheets.map(async ([, href = '']) => (await page.request.get(href)).text()),
    );
    const known = styles.join('');
    const classes = new Set(
      [...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    // A class without a rule is a marker for scripts; most of a page's classes have a rule.
    const unstyled = [...classes].filter((name) => !known.includes(`.${name}`));
    expect(unstyled.length / classes.size, `${path}: ${unstyled.join(' ')}`).toBeLessThan(0.2);
  }
});

test('an unknown URL redirects home, with a notice [S0-031] [S1-015]', async ({ page, quiet }) => {
  quiet.expectFailure(/404/);
  await page.goto('/blog/nothing');
  await expect(page).toHaveURL('/');
  const word = page.getByText(/The page you asked for does not exist/);
  await expect(word).toBeVisible();
  // The sky of the home page starts behind the header and must not cover it.
  await word.click({ trial: true });
});

for (const [path] of pages) {
  test(
    `${path} has no accessibility violation in the measured themes, on a desktop and on a phone`,
    nightly(),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await expectAccessible(page, path);
      // Colours are the same there.
      await page.setViewportSize({ width: 360, height: 780 });
      await expectAccessible(page, `${path} at 360 px`, []);
    },
  );
}

test('the API documentation has no accessibility violation, on a desktop in light mode and on a phone in dark mode', async ({
  page,
}) => {
  // The page of one call has the list of all as well.
  for (const hash of [...(isThorough ? [''] : []), '#/Accounts/register']) {
    const path = `/api/docs${hash}`;
    // Another fragment alone opens no call.
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Sign up/ })).toBeVisible();
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [360, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      // The order of its headings and its landmarks are the viewer's own.
      await expectAccessible(page, `${path} at ${width} px`, [], ['heading-order', 'region']);
      await expectFits(page, `${path} at ${width} px`);
    }
  }
});

test('a policy prints as a document: its name and date at the top, no link buttons [S0-409]', async ({
  page,
}) => {
  await page.goto('/disclaimer');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Jyoti: Disclaimer')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No medical advice' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Confirm Agreement' })).toBeHidden();
});

for (const [name, path] of Object.entries({
  'the home page': '/',
  'a zodiac sign': '/zodiac/leo',
  'an article': '/blog/understanding-27-nakshatras',
  'the FAQs': '/faqs',
  'an astrologer': '/astrologers/meera-joshi',
}))
  test(
    `${name} prints as dark ink on white, without header, footer and buttons`,
    nightly(!['/', '/zodiac/leo'].includes(path)),
    async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      // A question is a button whose text is printed.
      const buttons = page.locator('button:not([data-print="show"])');
      await expect(buttons.filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(0);
      const [ink, ground] = await page.evaluate(() => [
        getComputedStyle(document.querySelector('h1')!).color,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect(ink).toBe('rgb(0, 0, 0)');
      expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
    },
  );

test('the disclaimer downloads as a PDF [S0-410] [S0-411]', async ({ page }) => {
  await page.goto('/disclaimer');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('jyoti-disclaimer.pdf');
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the disclaimer keeps its text size and its acknowledgement over a reload [S0-413] [S0-417]', async ({
  page,
}) => {
  await page.goto('/disclaimer');
  const text = page.locator('#no-certainty p').first();
  const size = () => text.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const before = await size();
  await page.getByRole('combobox', { name: 'Text size' }).selectOption('Large');
  expect(await size()).toBeGreaterThan(before);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirm Agreement' }).click();
  await expect(page.getByText(/You confirmed this disclaimer on/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You confirmed this disclaimer on/)).toBeVisible();
  expect(await size()).toBeGreaterThan(before);
});

for (const width of [390, 1280]) {
  test(`at ${width} px the privacy page keeps its section links in view, and each scrolls to its section [S0-418] [S0-419] [S0-420] [S0-421] [S0-422] [S0-423]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/privacy-policy');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const id of ['collection', 'usage', 'data-protection', 'rights', 'contact']) {
      await contents.locator(`a[href="#${id}"]`).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(contents).toBeInViewport();
      const heading = page.locator(`#${id} h2`).first();
      await expect(heading).toBeInViewport();
      // Neither the site's header nor the bar of links covers it.
      const [top, covered] = await Promise.all([
        heading.evaluate((one) => one.getBoundingClientRect().top),
        page.evaluate((narrow) => {
          const bars = ['header', ...(narrow ? ['[data-part="contents"]'] : [])];
          return Math.max(
            ...bars.map((bar) => document.querySelector(bar)?.getBoundingClientRect().bottom ?? 0),
          );
        }, width < 1024),
      ]);
      expect(top).toBeGreaterThanOrEqual(covered - 1);
    }
  });
}

test('a message is stored and gets a ticket number [S0-040]', async ({ page }) => {
  await page.goto('/contact?topic=refund');
  await expect(page.getByLabel('Topic')).toHaveValue('refund');
  await page.getByLabel('Name').fill('Farhan Qureshi');
  await page.getByRole('main').getByLabel('Email').fill(newEmail('farhan'));
  await page.getByRole('textbox', { name: 'Message' }).fill('I booked for Monday and cannot come.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^JY-\d{8}-\w{4}$/)).toBeVisible();
});

test('a chat request to an astrologer gets a ticket number [S0-046]', async ({ page }) => {
  await page.goto('/astrologers/meera-joshi?ask=chat');
  await expect(page.getByRole('radio', { name: 'Chat' })).toBeChecked();
  await page.getByLabel('Name').fill('Kavya Menon');
  await page.getByRole('main').getByLabel('Email').fill(newEmail('kavya'));
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^JY-\d{8}-\w{4}$/)).toBeVisible();
});

test('the newsletter accepts an address, a known one as well [S0-075] [S0-076] [S0-543]', async ({
  page,
}) => {
  const email = newEmail('lakshmi');
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/refund-policy');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Email').fill(email);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    // The response does not reveal whether the address was known.
    await expect(
      footer.getByText('Almost done: check your inbox and open the link to confirm.'),
    ).toBeVisible();
  }
});

test('the HTML of every page names its module and links the style sheets that the build has for it', async ({
  request,
}) => {
  const dist = process.env['WEB_DIST'] ?? resolve('apps/web/dist');
  const manifest = JSON.parse(
    await readFile(`${dist}/client/.vite/manifest.json`, 'utf8'),
  ) as Manifest;
  for (const { name, path } of sitePages.filter((page) => !page.path.includes(':'))) {
    const module = Object.keys(manifest).find((file) => file.endsWith(`/${name}.route.ts`)) ?? '';
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`data-page="${module.replace(/^src.features/, '.')}"`);
    const sheets = manifest[module]?.css;
    for (const sheet of sheets ?? []) expect(html, path).toContain(`href="/${sheet}"`);
  }
});

test('a search and a tab filter the FAQs together [S0-042]', async ({ page }) => {
  await page.goto('/faqs');
  const all = await page.getByRole('heading', { level: 3 }).count();
  await page.getByRole('searchbox', { name: 'Search the FAQs' }).fill('refund');
  await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBeLessThan(all);
  await page.getByRole('searchbox', { name: 'Search the FAQs' }).fill('no such words at all');
  await expect(page.getByText('No FAQs found matching your search.')).toBeVisible();
});
