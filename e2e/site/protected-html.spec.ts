import { nightly } from '../nightly.ts';
import type { Page } from '@playwright/test';
import { expectNoShift, watchShifts } from './shifts.ts';
import { expect, registered, signedIn, test } from './visitor.ts';

const birth = (name: string, prefix = '') =>
  Object.entries({
    name,
    gender: 'female',
    date: '1990-05-14',
    time: '06:30:00',
    place: 'Ujjain',
    lat: '23.18239',
    lng: '75.77643',
    tz: 'Asia/Kolkata',
  }).map(([key, value]) => [prefix + key, value]);

const panchang = '/panchang?day=2025-04-06&latitude=28.6139&longitude=77.209&place=New+Delhi';
const report = `/generate-kundli?${new URLSearchParams(birth('Kamala'))}`;
const match = `/generate-kundli-matching?${new URLSearchParams([
  ...birth('Arjun', 'boy.'),
  ...birth('Kamala', 'girl.'),
])}`;
const pages = [
  '/kundli',
  '/horoscope',
  '/panchang',
  '/numerology',
  '/gemestone',
  '/kundli-matching',
  '/poojas',
  '/poojas/1',
  '/profile',
  report,
  match,
];

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const profile = '**/api/auth/profile';

/** Delays the response of the session check until it is released. */
async function delaySession(page: Page) {
  let released = Promise.withResolvers<void>();
  await page.route(profile, async (route) => {
    await released.promise;
    await route.continue();
  });
  return {
    release: () => released.resolve(),
    delayAgain: () => {
      released = Promise.withResolvers<void>();
    },
  };
}

/** Waits until the HTML is hydrated, which happens once the session is known. */
const pageHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const title = document.querySelector('main h1');
    return title && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
  });

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the HTML of a protected page is the page itself, with a status line', async ({ page }) => {
    for (const path of [...pages, panchang]) {
      await page.goto(path);
      await expect(heading(page), path).toBeVisible();
      await expect(page.getByRole('main'), path).toContainText('Initializing authentication...');
    }
  });

  test('a report shows the birth details, and nothing that must be computed', async ({ page }) => {
    for (const [path, sentence] of [
      [report, 'Drawing Kamala’s chart for 14 May 1990 at 6:30 am, Ujjain…'],
      [
        match,
        'The match of Arjun, born on 14 May 1990 at 6:30 am in Ujjain, and Kamala, born on 14 May 1990 at 6:30 am in Ujjain.',
      ],
    ] as const) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(sentence)).toBeVisible();
      for (const role of ['tab', 'table', 'img'] as const) {
        await expect(main.getByRole(role)).toHaveCount(0);
      }
      await expect(main).not.toContainText(/ascendant|lagna|nakshatra|rashi|guna|dasha/i);
    }
  });
});

test('a guest is redirected to the login page with the full URL, and never sees the page', async ({
  page,
}) => {
  // Records whether a heading of the page existed and was visible in any frame; survives the
  // navigation.
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http') || location.pathname === '/login') return;
    const title = () => document.querySelector('main h1');
    const path = location.pathname;
    new MutationObserver(() => {
      if (location.pathname === path && title()) sessionStorage.setItem('there', path);
    }).observe(document, { childList: true, subtree: true });
    const look = () => {
      if (location.pathname === path && title()?.checkVisibility({ visibilityProperty: true })) {
        sessionStorage.setItem('seen', path);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const storedValue = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

  for (const path of ['/kundli', report, panchang]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: path })}`);
    await expect(heading(page)).toBeVisible();
    expect(await storedValue('there')).toBe(new URL(path, page.url()).pathname);
    expect(await storedValue('seen'), path).toBeNull();
  }

  // The same recorder sees the page for a logged-in visitor.
  const { token } = await registered(page, 'Asha');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/kundli');
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => storedValue('seen')).toBe('/kundli');
});

for (const width of [360, 1280]) {
  test(
    `no layout shift when a page is hydrated, at a width of ${width}`,
    nightly(width > 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await signedIn(page, 'Tara');
      await watchShifts(page);
      const session = await delaySession(page);
      for (const path of pages) {
        await expectNoShift(page, path, async () => {
          session.delayAgain();
          await page.goto(path);
          await expect(heading(page), path).toBeVisible();
          session.release();
          await pageHydrated(page);
        });
      }
    },
  );
}

test('no layout shift with an unconfirmed e-mail address, on a phone of 412 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await signedIn(page, 'Ila', { confirmed: false });
  await watchShifts(page);
  for (const path of ['/kundli', '/panchang', '/poojas']) {
    await expectNoShift(page, path, async () => {
      await page.goto(path);
      await expect(
        page.getByRole('button', { name: 'Send the e-mail again' }),
        path,
      ).toBeAttached();
      await pageHydrated(page);
    });
  }
});

test.describe('before the session is known', () => {
  const name = (page: Page) => page.getByLabel('Name', { exact: true });
  const hour = (page: Page) =>
    page.getByRole('group', { name: 'Time of birth' }).getByLabel('Hour');

  test('input is kept', async ({ page }) => {
    await signedIn(page, 'Meera');
    const session = await delaySession(page);
    await page.goto('/kundli');
    await name(page).fill('Kamala');
    await hour(page).selectOption('06');
    session.release();
    await pageHydrated(page);
    await expect(name(page)).toHaveValue('Kamala');
    await expect(hour(page)).toHaveValue('06');
  });

  test('input is kept even in a form whose defaults depend on the current time', async ({
    page,
  }) => {
    await signedIn(page, 'Meera');
    const app = Promise.withResolvers<void>();
    await page.route(/\/assets\/hydrate-[^/]*\.js/, async (route) => {
      await app.promise;
      await route.continue();
    });
    await page.goto('/panchang?edit', { waitUntil: 'commit' });
    const latitude = page.getByLabel('Latitude');
    const date = page.getByRole('textbox', { name: 'Date' });
    await expect(date).toHaveValue('');
    await latitude.fill('19.07');
    app.resolve();
    await pageHydrated(page);
    await expect(date).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
    await expect(latitude).toHaveValue('19.07');
  });

  test('a button press is handled once it is known', async ({ page }) => {
    await signedIn(page, 'Meera');
    const session = await delaySession(page);
    await page.goto('/kundli');
    await page.getByRole('button', { name: 'For someone else' }).click();
    session.release();
    await page.getByRole('button', { name: 'Use my own birth details' }).waitFor();
    await expect(name(page)).toHaveValue('');
  });

  test('sending the form at once, with the gender alone, gives the visitor’s own chart', async ({
    page,
  }) => {
    await signedIn(page, 'Meera');
    const session = await delaySession(page);
    await page.goto('/kundli');
    await page.getByLabel('Gender').selectOption('female');
    const send = page.getByRole('button', { name: 'Generate Kundli' });
    await send.click();
    await send.click();
    const casts: string[] = [];
    page.on('request', (request) => {
      const isReport = request.url().endsWith('/api/reports/kundli');
      if (isReport && request.postData()?.includes('"opening":true')) casts.push(request.url());
    });
    session.release();
    await expect(page).toHaveURL(/generate-kundli\?.*name=Meera\+Verma/);
    await expect(page.getByRole('main').getByRole('tab').first()).toBeVisible();
    expect(casts).toHaveLength(1);
  });

  test('a failed check shows an error, and after a retry the page has the input', async ({
    page,
    quiet,
  }) => {
    quiet.expectFailure(/\/api\/auth\/profile/);
    await signedIn(page, 'Meera');
    await page.route(profile, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/kundli');
    await name(page).fill('Kamala');
    await hour(page).selectOption('06');
    await expect(page.getByText('We couldn’t check your login')).toBeVisible();
    await expect(heading(page)).toBeHidden();
    await page.unroute(profile);
    await page.getByRole('button', { name: 'Try again' }).click();
    await pageHydrated(page);
    await expect(heading(page)).toBeVisible();
    await expect(name(page)).toHaveValue('Kamala');
    await expect(hour(page)).toHaveValue('06');
  });
});
