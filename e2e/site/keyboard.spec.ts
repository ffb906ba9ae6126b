import { nightly } from '../nightly.ts';
import type { Page } from '@playwright/test';
import { expect, signedIn, test } from './visitor.ts';

const birth = new URLSearchParams({
  name: 'Asha Verma',
  date: '1990-05-14',
  time: '06:30:00',
  place: 'Ujjain, Madhya Pradesh, India',
  lat: '23.1765',
  lng: '75.7885',
  tz: 'Asia/Kolkata',
  tab: 'kundli',
  sub: 'divisional-chart',
});

const pages = [
  {
    what: 'a part of the report',
    width: 360,
    address: `/generate-kundli?${birth}`,
    part: 'Divisional Chart',
    ready: 'Signs in four vargas',
  },
  {
    what: 'a part of the report in Hindi',
    width: 1280,
    address: `/hi/generate-kundli?${birth}`,
    part: 'वर्ग कुंडलियाँ',
    ready: 'चार वर्गों में राशियाँ',
  },
  {
    what: 'the panchang of a day',
    width: 1280,
    address:
      '/panchang?day=2025-04-06&time=10%3A24&latitude=28.6139&longitude=77.209&place=New+Delhi&tab=hora',
    part: 'Hora Muhurat',
    ready: 'The five limbs of a panchang',
  },
  {
    what: 'the panchang of a day in Hindi',
    width: 360,
    address:
      '/hi/panchang?day=2025-04-06&time=10%3A24&latitude=28.6139&longitude=77.209&place=New+Delhi&tab=hora',
    part: 'होरा मुहूर्त',
    ready: 'पंचांग के पाँच अंग',
  },
];

/** Opens a page and waits for its data: a server that has just started may be slow. */
async function open(page: Page, address: string): Promise<void> {
  const response = page.waitForResponse(/\/api\/reports\/(kundli|panchang)\b/);
  await page.goto(address);
  await response;
}

/** The element that a key moved the focus to. */
interface Stop {
  /** Its role or tag, and its text. */
  name: string;
  /** Whether a focus ring is drawn around it or around its label. */
  ring: boolean;
  /** Whether part of it is visible: inside the window, and not covered by a fixed element. */
  seen: boolean;
}

/**
 * Marks the focused element as visited and describes it; null if nothing in the page is focused, or
 * it was visited before.
 */
const stop = (page: Page) =>
  page.evaluate(async (): Promise<Stop | null> => {
    const element = document.activeElement;
    if (!element || element === document.body || element.hasAttribute('data-reached')) return null;
    element.setAttribute('data-reached', '');
    const hasRing = (box: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const label = element.closest('label') ?? element;
    const isSeen = () => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
      return [centre, top + 3, bottom - 3]
        .map((y) => document.elementFromPoint(middle, y))
        .some((hit) => hit !== null && (label.contains(hit) || hit.contains(label)));
    };
    // The focused element may still be scrolling into view.
    for (let frame = 0; frame < 600 && !isSeen(); frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return {
      name: `${element.role ?? element.tagName} ${element.ariaLabel ?? element.textContent?.slice(0, 40)}`,
      ring: hasRing(element) || hasRing(label),
      seen: isSeen(),
    };
  });

/** Moves to the next of a group; a tab list moves the focus a moment after the key press. */
async function turn(page: Page): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('ArrowRight');
  await page.evaluate(async (was) => {
    for (let frame = 0; frame < 600 && document.activeElement === was; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, before);
}

/** Controls of the page that were not focused. A tab list passes the focus to the selected tab. */
const unreached = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"], [role="tab"]',
      ),
      (element) => {
        const isShown = element.checkVisibility({ visibilityProperty: true });
        const isOff = element.matches(':disabled, [inert] *, [role="tablist"], [data-reached]');
        return isShown && !isOff ? element.outerHTML.slice(0, 200) : '';
      },
    ).filter(Boolean),
  );

/**
 * Whether arrow keys move from the focused element to others, and whether it is the tab with this
 * name.
 */
const groupAt = (page: Page, part: string) =>
  page.evaluate((name) => {
    const { activeElement: element } = document;
    return {
      isOneOfSeveral: element?.matches('[role="tab"], [type="radio"]') ?? false,
      leadsTo: element?.closest('[role="tablist"]')?.textContent.includes(name) ?? false,
      is: element?.textContent === name,
    };
  }, part);

/** Waits until the last choice has rendered and nothing replaces it any more. */
async function settled(page: Page, ready: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(ready).first()).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const { what, width, address, part, ready } of pages) {
  test(
    `from the address bar, the keyboard alone focuses every control of ${what}, each one visible`,
    nightly(!what.endsWith('in Hindi')),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signedIn(page, 'Asha');
      await open(page, address);
      await settled(page, ready);
      await page.waitForLoadState('networkidle');

      const stops: Stop[] = [];
      // A page that opens at its tabs starts the order there: the walk goes on from the top once.
      let isWrapped = false;
      for (let presses = 0; presses < 200; presses += 1) {
        await page.keyboard.press('Tab');
        const here = await stop(page);
        if (here === null && isWrapped) break;
        if (here === null) {
          isWrapped = true;
          continue;
        }
        stops.push(here);
        // Tabs and radio groups are one tab stop each; arrow keys cycle through them.
        if (!(await groupAt(page, part)).isOneOfSeveral) continue;
        for (let turns = 0; turns < 24; turns += 1) {
          await turn(page);
          const next = await stop(page);
          if (next === null) break;
          stops.push(next);
        }
        // Another main tab opens at its first part, so return to the one under test.
        if (!(await groupAt(page, part)).leadsTo) continue;
        while (!(await groupAt(page, part)).is) await turn(page);
        await settled(page, ready);
      }

      expect(stops.length).toBeGreaterThan(30);
      expect(stops.filter(({ ring }) => !ring)).toEqual([]);
      expect(stops.filter(({ seen }) => !seen)).toEqual([]);
      expect(await unreached(page)).toEqual([]);
    },
  );
}

test('a screen reader gets the sentence, then each chart with its table, then the parts in order', async ({
  page,
}) => {
  await signedIn(page, 'Asha');
  await open(page, pages[0]!.address);
  await expect(page.getByRole('table', { name: 'Signs in four vargas' })).toBeVisible();
  const snapshot = await page.getByRole('main').ariaSnapshot();
  const order = [
    'heading "Kundli Making" [level=1]',
    'paragraph: Taurus (Vrishabha) ascendant, Moon in Sagittarius (Dhanu)',
    'img "Birth chart (D1) of Asha Verma. Ascendant in Taurus',
    'table "Birth chart (D1) of Asha Verma"',
    'row "House Sign Grahas"',
    'row "1 Taurus Ascendant',
    'row "12 Aries Sun',
    'radiogroup "Chart style"',
    'button "Lagna (ascendant)"',
    'definition: Taurus',
    'link "Edit Birth Details"',
    'figure "Nine periods of a life',
    'listitem: Venus, 1986 to 2006',
    'tablist "Report"',
    'tab "Kundli" [selected]',
    'tablist "Parts of Kundli"',
    'tab "Divisional Chart" [selected]',
    'tabpanel "Divisional Chart"',
    'heading "Divisional Chart" [level=2]',
    'heading "D1 Rashi" [level=3]',
    'img "D1 Rashi of Asha Verma',
    'table "D1 Rashi of Asha Verma"',
    'heading "D9 Navamsa" [level=3]',
    'table "D9 Navamsa of Asha Verma"',
    'combobox "Divisional chart"',
    'table "Signs in four vargas"',
    'row "Planet D1 D9 D3 D30"',
    'row "Ascendant Taurus Pisces',
    'row "Ketu ',
  ];
  let place = 0;
  for (const words of order) {
    const next = snapshot.indexOf(words, place);
    expect(next, `${words}, in its order in\n${snapshot}`).toBeGreaterThanOrEqual(place);
    place = next;
  }
});
