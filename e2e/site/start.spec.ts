import { nightly } from '../nightly.ts';
import type { Page } from '@playwright/test';
import { expect, signedIn, test } from './visitor.ts';

const subjects = (page: Page) => page.getByRole('main').getByRole('tab');
const entry = /\/assets\/index-[^/]*\.js/;

/** Records on the document that the page has been hydrated, or that its code has failed to load. */
async function hearReady(page: Page) {
  await page.addInitScript(() => {
    for (const event of ['page-ready', 'page-lost']) {
      document.addEventListener(event, () => {
        document.documentElement.dataset.heard = event;
      });
    }
  });
  return page.locator('html[data-heard="page-ready"]');
}

test('before the first paint only /early.js, the entry and its import helper are requested', async ({
  page,
}) => {
  const ready = await hearReady(page);
  await page.goto('/faqs');
  await expect(ready).toHaveCount(1);
  const { painted, requested } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return {
      painted: paint?.startTime ?? Infinity,
      requested: scripts
        .filter(({ name }) => /\/assets\/(?!index-|preload-)/.test(name))
        .map(({ startTime }) => startTime),
    };
  });
  expect(requested.length).toBeGreaterThan(5);
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted);
});

for (const [what, file] of [
  ['the entry', entry],
  ['a file that the entry needs', /\/assets\/react-[^/]*\.js/],
  ['the page’s own file', /\/assets\/faqs\.route-[^/]*\.js/],
] as const) {
  test(
    `if ${what} fails to load, the page can be read and left, and a press reloads it`,
    nightly(what.startsWith('a file')),
    async ({ page, quiet }) => {
      quiet.expectFailure(file);
      const ready = await hearReady(page);
      await page.route(file, (route) => route.abort());
      const open = async () => {
        await page.goto('/faqs', { waitUntil: 'commit' });
        // Not the failed request: the one of a preload may end before the script's own is sent.
        await expect(page.locator('html[data-heard="page-lost"]')).toHaveCount(1);
      };
      await open();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Astrologers' }).click();
      await expect(page).toHaveURL('/astrologers');
      await open();
      await page.unroute(file);
      await subjects(page).nth(1).click();
      await expect(ready).toHaveCount(1);
      await subjects(page).nth(2).click();
      await expect(subjects(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    },
  );
}

test('a press before the page’s code fails to load reloads the page when it has failed', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(entry);
  const ready = await hearReady(page);
  const pressed = Promise.withResolvers<void>();
  let reloaded = false;
  // Not `times: 1`: a preload is a request of its own, and a route that ends during the reload can hold its requests.
  await page.route(entry, async (route) => {
    if (reloaded) return route.continue();
    await pressed.promise;
    await route.abort();
  });
  await page.goto('/faqs', { waitUntil: 'commit' });
  page.on('request', (request) => (reloaded ||= request.isNavigationRequest()));
  await subjects(page).nth(1).click();
  pressed.resolve();
  await expect(ready).toHaveCount(1);
  expect(reloaded).toBe(true);
});

test('presses before hydration are replayed in order', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(entry, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/faqs', { waitUntil: 'commit' });
  await subjects(page).nth(1).click();
  await page.getByRole('button', { name: 'Choose a theme' }).click();
  held.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
  const chosen = page.locator('main [role="tab"]').nth(1);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
});

test('the page is interactive without the script in the head', async ({ page, quiet }) => {
  quiet.expectFailure(/early\.js/);
  const ready = await hearReady(page);
  await page.route('/early.js', (route) => route.abort());
  await page.goto('/faqs');
  await expect(ready).toHaveCount(1);
  await subjects(page).nth(1).click();
  await expect(subjects(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('a form submitted when the page’s code fails to load gets a page as response', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(entry);
  quiet.expectFailure(/\/login/);
  await page.route(entry, (route) => route.abort());
  await page.goto('/login', { waitUntil: 'commit' });
  await page
    .getByRole('main')
    .getByRole('textbox', { name: 'Email', exact: true })
    .fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a quiet lamp');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Your form was not sent' })).toBeVisible();
  expect(page.url()).not.toContain('lamp');
  await page.getByRole('link', { name: 'Open the form again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

/** What is typed into a field, by its type. */
const typedInto = (kind: { type: string; inputMode: string; autocomplete: string }) => {
  if (kind.type === 'email') return 'kamala@example.com';
  if (kind.autocomplete === 'bday') return '14/05/1990';
  return kind.inputMode === 'numeric' || kind.type === 'tel' ? '12' : 'Kamala';
};

const guests = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password#token=unknown',
  '/contact',
  '/astrologers/meera-joshi',
  '/faqs',
  '/disclaimer',
];
const visitors = [
  '/kundli',
  '/kundli-matching',
  '/numerology',
  '/gemestone',
  '/panchang?edit',
  '/profile',
];

/** A form of each kind; the others consist of the same fields. That of the panchang is in protected-html.spec.ts. */
const usual = new Set(['/signup', '/contact', '/kundli']);

for (const path of [...guests, ...visitors]) {
  test(`input on ${path} before hydration is kept`, nightly(!usual.has(path)), async ({ page }) => {
    if (visitors.includes(path)) await signedIn(page, 'Meera');
    const app = Promise.withResolvers<void>();
    await page.route(/\/assets\/hydrate-[^/]*\.js/, async (route) => {
      await app.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const boxes = page
      .locator(
        'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"]), textarea',
      )
      .filter({ visible: true });
    const typed: string[] = [];
    for (const box of await boxes.all()) {
      const kind = await box.evaluate((input: HTMLInputElement) => ({
        type: input.type,
        inputMode: input.inputMode,
        autocomplete: input.autocomplete,
        role: input.role,
      }));
      await box.fill(typedInto(kind));
      // Typed coordinates replace a place.
      const isReplaced = kind.role === 'combobox' && path.startsWith('/panchang');
      typed.push(isReplaced ? '' : await box.inputValue());
    }
    const lists = page.locator('select').filter({ visible: true });
    const chosen: string[] = [];
    for (const list of await lists.all()) {
      await list.selectOption({ index: (await list.locator('option').count()) - 1 });
      chosen.push(await list.inputValue());
    }
    expect(typed.length).toBeGreaterThan(0);

    app.resolve();
    await page.waitForFunction(() => {
      const title = document.querySelector('main h1');
      const isHydrated = Object.keys(title ?? {}).some((key) => key.startsWith('__reactFiber'));
      return isHydrated && !document.querySelector('main [data-not-ready]');
    });
    // A re-render shows the page's own state.
    await boxes.first().press('End');
    await boxes.first().pressSequentially('7');
    typed[0] = await boxes.first().inputValue();
    for (const [index, value] of typed.entries()) {
      await expect(boxes.nth(index)).toHaveValue(value);
    }
    for (const [index, value] of chosen.entries()) {
      await expect(lists.nth(index)).toHaveValue(value);
    }
  });
}
