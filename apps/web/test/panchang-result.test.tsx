import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { delhi, openPanchang } from './panchang-site.ts';
import { user, region, opened, ready, fact } from './panchang-parts.ts';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/almanac/panchang/panchang-tabs.tsx';
import '../src/features/almanac/panchang/detail-tab.tsx';
import '../src/features/almanac/panchang/moon-tab.tsx';
import '../src/features/almanac/panchang/month-tab.tsx';
import '../src/features/almanac/panchang/hora-tab.tsx';
import '../src/features/almanac/panchang/choghadiya-tab.tsx';
import '../src/features/tarabala/star-day-card.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});

afterEach(() => vi.unstubAllGlobals());

describe('the result', () => {
  test('has the entered date as title and six tabs, the first selected [S1-338] [S1-340] [S1-341] [S1-342] [S1-343] [S1-344] [S1-345] [S1-346]', async () => {
    await openPanchang(delhi);
    const tabs = await ready();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sunday, 6 April 2025');
    expect(
      within(tabs)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Panchang Detail',
      'Moon Calendar',
      'Monthly',
      'Hora Muhurat',
      'Choghadiya',
      'More timings',
    ]);
    expect(within(tabs).getByRole('tab', { name: 'Panchang Detail' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Download Panchang as PDF' })).toBeEnabled();
    expect(screen.getByText(/All times are in Asia\/Kolkata time \(UTC\+05:30\)/)).toBeVisible();
  });

  test('the tab is in the URL; the next day keeps it [S1-341]', async () => {
    const { path } = await opened();
    await user.click(within(await ready()).getByRole('tab', { name: 'Choghadiya' }));
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    expect(path()).toContain('tab=choghadiya');
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Monday, 7 April 2025');
    expect(path()).toContain('day=2025-04-07');
    expect(path()).toContain('tab=choghadiya');
    await ready();
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(path()).toContain('day=2025-04-06');
  });

  test('Change day or place opens the form with its values [S1-347]', async () => {
    await opened();
    await user.click(screen.getByRole('button', { name: 'Change day or place' }));
    expect(await screen.findByRole('button', { name: 'GET PANCHANG' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Date' })).toHaveValue('06/04/2025');
    expect(screen.getByRole('spinbutton', { name: 'Latitude' })).toHaveValue('28.6139');
    const time = within(screen.getByRole('group', { name: 'Time' }));
    expect(time.getByRole('combobox', { name: 'Hour' })).toHaveValue('10');
    expect(time.getByRole('combobox', { name: 'Minute' })).toHaveValue('24');
  });

  test('explains the five limbs, and answers four questions [S1-348] [S1-349] [S1-350] [S1-351] [S1-352] [S1-407]', async () => {
    await opened();
    await user.click(screen.getByRole('button', { name: 'The five limbs of a panchang' }));
    const limbs = within(screen.getByText(/^A lunar day, in which/).closest('dl')!);
    expect(limbs.getAllByRole('term').map((each) => each.textContent)).toEqual([
      'Tithi',
      'Nakshatra',
      'Yoga',
      'Karana',
      'Vara',
    ]);
    expect(limbs.getByText(/Bava, Balava.*Vanija and Vishti/)).toBeVisible();
    const questions = within(await screen.findByRole('region', { name: /Questions about/ }));
    for (const question of [
      'What is a Panchang?',
      'Why is the Panchang important for religious activity?',
      'How accurate is the Panchang?',
      'Can I use the Panchang for travel planning?',
    ]) {
      expect(questions.getByRole('button', { name: question })).toBeVisible();
    }
  });

  test('shows a failure, and a retry loads the day', async () => {
    let down = true;
    await openPanchang(delhi, { isDown: () => down });
    // Requested three times before it fails.
    await screen.findByText('The panchang could not be loaded', {}, { timeout: 9000 });
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await ready()).toBeVisible();
  });

  test('a day without sunrise says so, with its limbs and without what is counted from sunrise [S1-334]', async () => {
    await openPanchang('day=2025-06-21&time=12%3A00&latitude=69.65&longitude=18.96&tab=hora');
    await ready();
    expect(screen.getByText(/Sun does not (rise|set) at this place on that day/)).toBeVisible();
    expect(
      within(screen.getByRole('tabpanel')).getByText(/Sun does not rise or set here/),
    ).toBeVisible();
  });
});

describe('today', () => {
  /** The clock, and the part of the page that depends on it for a URL without a day. */
  async function openedAt(now: string, search = '') {
    vi.useFakeTimers({ now: new Date(now), shouldAdvanceTime: true });
    const site = await openPanchang(search);
    await ready();
    return site;
  }
  const press = (control: HTMLElement) =>
    userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(control);
  afterEach(() => vi.useRealTimers());

  test('opens without a form: the current day in New Delhi, and the form behind a button [S1-338] [S1-347]', async () => {
    const { requests } = await openedAt('2026-11-23T15:41:00Z');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Monday, 23 November 2026');
    expect(screen.getByText('Panchang, New Delhi, Delhi, India')).toBeVisible();
    expect(requests[0]?.searchParams.get('time')).toBe('21:11');
    expect(screen.queryByRole('button', { name: 'GET PANCHANG' })).not.toBeInTheDocument();
    await press(screen.getByRole('button', { name: 'Change day or place' }));
    expect(await screen.findByRole('button', { name: 'GET PANCHANG' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Date' })).toHaveValue('23/11/2026');
  });

  test('opens at the place of the last panchang', async () => {
    await openedAt(
      '2026-11-23T15:41:00Z',
      'day=2025-04-06&latitude=-33.8688&longitude=151.2093&place=Sydney',
    );
    await press(screen.getAllByRole('link', { name: 'Panchang' })[0] as HTMLElement);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Monday, 23 November 2026' }),
    ).toBeVisible();
    // 2:41 am on Tuesday there: before sunrise.
    expect(screen.getByText('Panchang, Sydney')).toBeVisible();
  });

  test('before sunrise the previous day is shown as running, its hours marked, consistent with its title', async () => {
    // 5:00 am on Tuesday, 24 November.
    await openedAt('2026-11-23T23:30:00Z');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Monday, 23 November 2026');
    expect(
      screen.getByText(
        /It is still Monday in the panchang: the day ends at sunrise, 6:50 am, 24 Nov/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/Choghadiya now:/)).toBeVisible();
    expect(document.querySelector('[data-part="day-timeline"] [data-part="now"]')).not.toBeNull();
    const moonIn = /Moon in (\w+) until/.exec(document.body.textContent ?? '')?.[1] ?? '?';
    expect(region(`Nakshatra at 5:00 am, 24 Nov ${moonIn} (3) Now`)).toBeVisible();
    expect(fact(region('Basic Details'), 'Day')).toHaveTextContent('Monday');
  });

  test.each([
    ['hora', 'Hora Muhurat'],
    ['choghadiya', 'Choghadiya'],
  ])('before sunrise the tab %s marks what is running', async (tab) => {
    await openedAt('2026-11-23T23:30:00Z', `tab=${tab}`);
    const panel = screen.getByRole('tabpanel');
    await waitFor(() => expect(panel.querySelector('[aria-current]')).not.toBeNull());
  });

  test('one press opens the next day; another returns to today', async () => {
    const { path } = await openedAt('2026-11-23T23:30:00Z');
    await press(screen.getByRole('link', { name: 'Show Tuesday' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Tuesday, 24 November 2026' }),
    ).toBeVisible();
    expect(path()).toContain('day=2026-11-24');
    expect(path()).not.toContain('time=');
    await ready();
    expect(screen.getByText(/Calculated for sunrise/)).toBeVisible();
  });
});

describe('sunrise', () => {
  test('names its definition of sunrise and links to the other one, which is remembered', async () => {
    const { requests, path } = await openPanchang(delhi);
    await ready();
    expect(screen.getByText(/Sunrise: upper edge of the Sun/)).toBeVisible();
    expect(fact(region('Basic Details'), 'Sunrise')).toHaveTextContent('6:05 am');
    await user.click(screen.getByRole('link', { name: 'Use the centre' }));
    await waitFor(() =>
      expect(fact(region('Basic Details'), 'Sunrise')).toHaveTextContent('6:09 am'),
    );
    expect(path()).toContain('sunrise=centre');
    expect(requests.at(-1)?.searchParams.get('sunrise')).toBe('centre');
    expect(screen.getByText(/Sunrise: centre of the Sun/)).toBeVisible();
    expect(localStorage.getItem('visitor.panchang-sunrise')).toBe('"centre"');
  });
});

describe('festivals and eclipses', () => {
  const on = (date: string) => `day=${date}&latitude=28.6139&longitude=77.209&place=New+Delhi`;

  test('are above the scale of the day: description, tradition and time', async () => {
    await openPanchang(on('2026-11-08'));
    await ready();
    const part = region('Festivals and fasts');
    const diwali = within(part).getByRole('heading', { name: 'Diwali, Lakshmi Puja' });
    expect(diwali.parentElement).toHaveTextContent(/Lamps are lit for Lakshmi/);
    expect(diwali.parentElement).toHaveTextContent(/Lakshmi Puja: \d+:\d\d( pm)? to \d+:\d\d pm\./);
    expect(within(part).getByRole('heading', { name: /Kali Puja/ })).toHaveTextContent('Bengal');
    const scale = document.querySelector('[data-part="day-timeline"]') as HTMLElement;
    expect(part.compareDocumentPosition(scale)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('an Ekadashi of two days says who observes which, and when the fast is broken', async () => {
    await openPanchang(on('2026-11-21'));
    await ready();
    const fast = within(region('Festivals and fasts')).getByRole('heading', {
      name: 'Devutthana Ekadashi (Vaishnava)',
    });
    expect(fast.parentElement).toHaveTextContent(/Break the fast: .*22 Nov/);
  });

  test('an eclipse shows whether it is visible here, its sutak and its contacts', async () => {
    await openPanchang(on('2026-03-03'));
    await ready();
    const part = region('Festivals and fasts');
    expect(within(part).getByRole('heading', { name: /Total lunar eclipse/ })).toHaveTextContent(
      'Partly visible here',
    );
    expect(part).toHaveTextContent(/Sutak 9:\d\d am to 6:47 pm: three praharas before the eclipse/);
    await user.click(within(part).getByRole('button', { name: 'Times of the eclipse' }));
    expect(fact(part, 'Begins')).toHaveTextContent('3:20 pm (below the horizon)');
    expect(fact(part, 'Ends')).toHaveTextContent(/^6:47 pm$/);
  });

  test('a day without any names the next one', async () => {
    await openPanchang(on('2026-11-26'));
    await ready();
    expect(screen.getByText(/No festival or fast on this day/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Next: .*, \w+, \d+ November$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('day=2026-11-'),
    );
  });

  test('offers the calendar of a day, a month, a year, and a subscription', async () => {
    await openPanchang(on('2026-11-08'));
    await ready();
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Festivals of Sunday, 8 November 2026',
      'Festivals of November 2026',
      'Festivals of 2026',
      'Subscribe in your calendar app',
    ]);
    expect(entries[3]).toHaveAttribute('href', expect.stringMatching(/^webcal:/));
  });
});

describe('if the Sun or Moon does not rise or set', () => {
  const tromso = (date: string) =>
    `day=${date}&latitude=69.6492&longitude=18.9553&place=Troms%C3%B8`;

  test.each([
    ['2026-06-21', 'Sunrise', 'Does not set on this day', /does not set.*midnight sun/],
    ['2026-12-21', 'Sunrise', 'Does not rise on this day', /does not rise/],
    ['2010-12-21', 'Moonrise', 'Does not set on this day', /does not rise/],
  ])('%s: %s reads "%s"', async (date, label, value, expectedText) => {
    await openPanchang(tromso(date));
    await ready();
    expect(fact(region('Basic Details'), label)).toHaveTextContent(value);
    expect(screen.getByText(expectedText)).toBeVisible();
  });
});

describe('invalid URLs and times', () => {
  test.each(['day=1799-01-01', 'day=2026-02-30', 'day=2026-11-24&time=25%3A99'])(
    '%s: the form shows an error',
    async (search) => {
      await openPanchang(`${search}&latitude=28.6&longitude=77.2`);
      expect(
        await screen.findByText(/asks for a day or a place that does not exist/),
      ).toBeVisible();
      expect(screen.getByRole('button', { name: 'GET PANCHANG' })).toBeVisible();
    },
  );
});
