import { nightly } from '../nightly.ts';
import type { Home } from '@jyoti/contract';
import type { Locator, Page } from '@playwright/test';
import { fullHome } from '../../apps/web/test/home-content.ts';
import { expectAccessible, expectFits } from './accessible.ts';
import { scrollThrough } from './scroll-through.ts';
import { expectNoShift, watchShifts } from './shifts.ts';
import { expect, test } from './visitor.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hero = (page: Page) => region(page, 'Welcome to Jyoti');
const clients = (page: Page) => region(page, 'What Our Clients Say');
const people = (page: Page) => region(page, 'MEET OUR EXPERT ASTROLOGERS');
const offers = (page: Page) => region(page, 'Special Offers');
const inView = (carousel: Locator) =>
  carousel.locator('[data-part="carousel-slide"][data-state="in-view"]');
const next = (carousel: Locator) => carousel.getByRole('button', { name: 'Next slide' });
const previous = (carousel: Locator) => carousel.getByRole('button', { name: 'Previous slide' });
const dots = (carousel: Locator) =>
  carousel.getByRole('group', { name: 'Choose a slide' }).getByRole('button');

/**
 * Navigates to the home page by a link, with the test's own content, so that an operator's edits do
 * not matter.
 */
async function visitHome(page: Page, part: Partial<Home> = {}) {
  const pictureless = fullHome.testimonials.map((one) => ({ ...one, image: '' }));
  const home: Home = {
    ...fullHome,
    testimonials: [...pictureless, ...pictureless.slice(0, 2)].map((one, index) => ({
      ...one,
      id: `t${index}`,
    })),
    awards: fullHome.awards.map((award) => ({ ...award, image: '' })),
    videos: fullHome.videos.map((video) => ({ ...video, thumbnail: '' })),
    astrologers: fullHome.astrologers.map((one) => ({ ...one, image: '' })),
    promotions: fullHome.promotions.map((one) => ({ ...one, renews: 'yearly' })),
    about: fullHome.about && { ...fullHome.about, media: [] },
    ...part,
  };
  await page.route('**/api/home', (route) => route.fulfill({ json: home }));
  await page.goto('/login');
  await page.getByRole('banner').getByRole('link', { name: 'Jyoti' }).click();
  await expect(hero(page)).toBeVisible();
}

test.describe('with a fake clock', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-22T12:00:00+05:30') });
  });

  test('the hero advances every 6 s, fades for 1 s, and loops [S0-170] [S0-171] [S0-172] [S0-554] [S0-555] [S0-564]', async ({
    page,
  }) => {
    await visitHome(page);
    const heading = (n: number) =>
      inView(hero(page)).getByRole('heading', { name: `Heading ${n}` });
    await expect(heading(1)).toBeVisible();
    const slide = hero(page).locator('[data-part="carousel-slide"]').first();
    const fade = await slide.evaluate((node) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(node);
      return [transitionProperty.split(', ')[0], transitionDuration.split(', ')[0]];
    });
    expect(fade).toEqual(['opacity', '1s']);

    // From here on the time is exact to the millisecond.
    await hero(page).getByRole('button', { name: 'Pause the slides' }).click();
    await page.mouse.move(0, 0);
    await page.clock.pauseAt(new Date('2026-11-22T13:00:00+05:30'));
    await hero(page).getByRole('button', { name: 'Play the slides' }).click();
    await page.mouse.move(0, 0);
    const first = await inView(hero(page)).getByRole('heading').textContent();
    await page.clock.runFor(5999);
    expect(await inView(hero(page)).getByRole('heading').textContent()).toBe(first);
    await page.clock.runFor(1);
    await expect(inView(hero(page)).getByRole('heading')).not.toHaveText(first ?? '');
    await page.clock.runFor(12_000);
    await expect(inView(hero(page)).getByRole('heading')).toHaveText(first ?? '');
  });

  test('offers advance every 5 s, loop, and ignore presses for 500 ms after one [S0-264] [S0-265] [S0-266] [S0-267] [S0-268] [S0-269] [S0-556] [S0-557] [S0-564]', async ({
    page,
  }) => {
    await visitHome(page);
    await offers(page).scrollIntoViewIfNeeded();
    const current = () =>
      dots(offers(page)).evaluateAll((all) =>
        all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
      );
    await expect(dots(offers(page))).toHaveCount(3);
    await offers(page).getByRole('button', { name: 'Pause the slides' }).click();
    await page.mouse.move(0, 0);
    await page.clock.pauseAt(new Date('2026-11-22T13:00:00+05:30'));
    const start = await current();
    await offers(page).getByRole('button', { name: 'Play the slides' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4999);
    expect(await current()).toBe(start);
    await page.clock.runFor(1);
    await expect.poll(current).toBe((start + 1) % 3);
    await page.clock.runFor(10_000);
    await expect.poll(current).toBe(start);

    // A press starts a transition; another within half a second is ignored, a later one is not.
    await page.clock.runFor(1000);
    await next(offers(page)).click();
    await expect.poll(current).toBe((start + 1) % 3);
    await page.clock.runFor(499);
    await next(offers(page)).click();
    expect(await current()).toBe((start + 1) % 3);
    await page.clock.runFor(1);
    await next(offers(page)).click();
    await expect.poll(current).toBe((start + 2) % 3);
    await page.clock.runFor(500);
    await next(offers(page)).click();
    await expect.poll(current).toBe(start);
    await page.clock.runFor(500);
    await previous(offers(page)).click();
    await expect.poll(current).toBe((start + 2) % 3);
  });
});

test('a slide of the hero is as tall as the window; its controls and the links to the tools are on the first screen [S0-169]', async ({
  page,
}) => {
  await page.goto('/');
  for (const height of [700, 900]) {
    await page.setViewportSize({ width: 1280, height });
    const slide = await hero(page).locator('[data-part="carousel-slide"]').first().boundingBox();
    const row = await hero(page).locator('[data-part="carousel-row"]').boundingBox();
    expect(Math.round(slide!.height)).toBeGreaterThanOrEqual(height);
    const tools = await page
      .getByRole('navigation', { name: 'What you can do here' })
      .boundingBox();
    expect(Math.round(row!.y + row!.height)).toBe(Math.round(tools!.y));
    expect(Math.round(tools!.y + tools!.height)).toBe(height);
  }
});

/** Number of cards of a carousel that are entirely inside its frame. */
async function cardsSeen(carousel: Locator): Promise<number> {
  return carousel.evaluate((node) => {
    const frame = node.querySelector('[data-part="carousel-viewport"]')?.getBoundingClientRect();
    if (!frame) return 0;
    return [...node.querySelectorAll('[data-part="carousel-slide"]')].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      // The gap between slides is part of each slide and overflows on the left of the first.
      return right > frame.left + 1 && left < frame.right - 1;
    }).length;
  });
}

test('testimonials: one below 640 px, two from there, three from 1024 px [S0-195] [S0-196] [S0-197] [S0-553]', async ({
  page,
}) => {
  await visitHome(page);
  for (const [width, cards] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => cardsSeen(clients(page)), `at ${width} px`).toBe(cards);
  }
});

test('testimonials do not loop, and dots jump by groups [S0-186] [S0-198] [S0-199] [S0-200] [S0-201] [S0-564]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitHome(page);
  const shown = inView(clients(page));
  await expect(shown).toHaveCount(3);
  await expect(shown.first()).toContainText('Anita Deshmukh');
  await expect(previous(clients(page))).toBeDisabled();
  await expect(next(clients(page))).toBeEnabled();
  // Seven cards in groups of three.
  await expect(dots(clients(page)).filter({ visible: true })).toHaveCount(3);
  await dots(clients(page)).nth(1).click();
  await expect(shown.first()).toContainText('Savitri Menon');
  await dots(clients(page)).nth(2).click();
  await expect(shown).toHaveCount(3);
  await expect(next(clients(page))).toBeDisabled();
  await expect(previous(clients(page))).toBeEnabled();
});

test('astrologers: one below 768 px, three from there, in a loop, with dots for the position [S0-215] [S0-216] [S0-217] [S0-218] [S0-552]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitHome(page);
  for (const [width, cards] of [
    [767, 1],
    [768, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => cardsSeen(people(page)), `at ${width} px`).toBe(cards);
  }
  await page.setViewportSize({ width: 767, height: 800 });
  const shown = inView(people(page));
  const current = people(page).locator('[aria-current="true"]');
  await expect(shown).toHaveCount(1);
  await expect(current).toHaveAccessibleName('Slide 1 of 4');
  await previous(people(page)).click();
  await expect(shown).toContainText('Imran Qureshi');
  await expect(current).toHaveAccessibleName('Slide 4 of 4');
  await next(people(page)).click();
  await expect(shown).toContainText('Meera Joshi');
  await expect(current).toHaveAccessibleName('Slide 1 of 4');
});

test('the shipped sample has ratings, prices, codes and dates as specified [S0-225] [S0-281] [S0-282] [S0-283] [S0-284] [S0-297]', async ({
  request,
}) => {
  const home = (await (await request.get('/api/home')).json()) as Home;
  expect(home.astrologers.length).toBeGreaterThan(3);
  for (const { rating } of home.astrologers) {
    expect(rating).toBeGreaterThanOrEqual(4.7);
    expect(rating).toBeLessThanOrEqual(4.9);
  }
  expect(
    home.promotions.map((one) => [
      one.originalPrice,
      one.discountedPrice,
      one.savingsPercentage,
      one.expiryDate,
    ]),
  ).toEqual([
    [2100, 1050, 50, '2025-04-15'],
    [5500, 3850, 30, '2025-03-31'],
    [3200, 2400, 25, '2025-04-30'],
  ]);
  expect(home.faqs).toHaveLength(10);
});

test('the sky box shows the sky that the engine calculates now [S0-212] [S0-213]', async ({
  page,
  request,
}) => {
  const { data } = (await (await request.get('/api/sky/today')).json()) as {
    data: { moon: { nakshatra: string }; tithi: { name: string }; mercury: { motion: string } };
  };
  await page.goto('/');
  const box = page.getByRole('region', { name: /^Moon in / });
  await expect(box).toContainText(data.tithi.name);
  await expect(box).toContainText(data.moon.nakshatra);
  await expect(box).toContainText(`Mercury is ${data.mercury.motion}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every part is readable: quotes, signs, sky, people, traits, articles, offers, answers, story [S0-164] [S0-166]', async ({
    page,
    request,
  }) => {
    const home = (await (await request.get('/api/home')).json()) as Home;
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    // The page shows seven of them.
    for (const { text } of home.testimonials.slice(0, 7)) await expect(main).toContainText(text);
    await expect(main.getByText(/^Mercury is/)).toBeVisible();
    for (const { name } of home.astrologers) await expect(main).toContainText(name);
    for (const tab of ['Compatibility', 'Career', 'Health']) {
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    }
    for (const { title } of home.articles) await expect(main).toContainText(title);
    for (const { code } of home.promotions) await expect(main).toContainText(code);
    for (const { answer } of home.faqs) await expect(main.getByText(answer)).toBeVisible();
    await expect(main).toContainText(home.about?.story.description ?? '');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page, 'home without script');
  });
});

test('has no layout shift while it loads and is scrolled', async ({ page }) => {
  await watchShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoShift(page, `home at ${width} px`, async () => {
      await page.goto('/', { waitUntil: 'networkidle' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 700) {
        await page.evaluate(async (top) => {
          window.scrollTo(0, top);
          const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          // The sections in view are rendered, and their shifts reported.
          for (let frames = 0; frames < 4; frames += 1) await frame();
        }, y);
      }
    });
  }
});

test('it fits at 320 px, and with text of twice the size', async ({ page }) => {
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  expect(await sideways(), 'at 320 px').toBeLessThanOrEqual(0);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(sideways, `text 200% at ${width} px`).toBeLessThanOrEqual(0);
  }
});

for (const width of [360, 1280]) {
  test(
    `at ${width} px no accessibility violation, in the measured themes`,
    nightly(width === 360),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page, 'home');
      await expectAccessible(page, 'home');
    },
  );
}

test('a sign, a tab and a question can be selected by keyboard', async ({ page }) => {
  await page.goto('/');
  const wheel = page.getByRole('radiogroup', { name: 'Your zodiac sign' });
  await wheel.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Taurus (Vrishabha)' })).toBeVisible();
  await page.getByRole('tab', { name: 'Traits' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Compatibility' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const questions = region(page, 'Frequently Asked Questions').getByRole('tabpanel');
  await questions.getByRole('button').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(questions.getByRole('button').nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.getByRole('button').nth(0)).toHaveAttribute('aria-expanded', 'true');
});

test('the menu opens below 1024 px and closes when the window grows [S0-551] [S0-565]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto('/');
  const menu = page.locator('[data-part="header-menu"]');
  const opens = page.getByRole('button', { name: 'Open menu' });
  await opens.click();
  await expect(menu).toHaveAttribute('data-state', 'open');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menu).toHaveAttribute('data-state', 'closed');
  await expect(opens).toBeHidden();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(opens).toBeVisible();
  await expect(menu).toHaveAttribute('data-state', 'closed');
});

test('on a phone the page is at most 9,700 px long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await scrollThrough(page);
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length).toBeLessThanOrEqual(9700);
});
