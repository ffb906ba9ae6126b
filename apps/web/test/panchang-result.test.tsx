import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayOf, delhi, openPanchang } from './panchang-site.ts';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/pages/panchang/panchang-tabs.tsx';
import '../src/pages/panchang/detail-tab.tsx';
import '../src/pages/panchang/moon-tab.tsx';
import '../src/pages/panchang/month-tab.tsx';
import '../src/pages/panchang/hora-tab.tsx';
import '../src/pages/panchang/choghadiya-tab.tsx';
import '../src/star-day/star-day-card.tsx';

const user = userEvent.setup();
const region = (name: string) => screen.getByRole('region', { name });
const opened = (tab = 'panchang') => openPanchang(`${delhi}&tab=${tab}`);
const ready = () => screen.findByRole('tablist', { name: 'Parts of the panchang' });

/** The value of a label in a list of facts. */
const fact = (part: HTMLElement, label: string) =>
  within(part)
    .getAllByRole('term')
    .find(({ textContent }) => textContent === label)?.nextElementSibling ?? null;

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
    expect(document.querySelector('[data-part="limb-timeline"] [data-part="now"]')).not.toBeNull();
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
    const scale = document.querySelector('[data-part="limb-timeline"]') as HTMLElement;
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
    await user.click(screen.getByRole('button', { name: 'Calendar' }));
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

describe('Panchang Detail', () => {
  const search = 'date=2025-04-06&time=10:24&latitude=28.6139&longitude=77.209';

  test('Basic Details: day, date, Sun and Moon [S1-353] [S1-354] [S1-355] [S1-387] [S1-392] [S1-393]', async () => {
    await opened();
    await ready();
    const part = region('Basic Details');
    expect(fact(part, 'Day')).toHaveTextContent('Sunday, lord Sun');
    expect(fact(part, 'Date')).toHaveTextContent('Sunday, 6 April 2025');
    expect(fact(part, 'Sunrise')).toHaveTextContent('6:05 am');
    expect(fact(part, 'Sunset')).toHaveTextContent('6:41 pm');
    expect(fact(part, 'Moonrise')).toHaveTextContent('12:44 pm');
    expect(fact(part, 'Moonset')).toHaveTextContent('2:18 am');
    expect(fact(part, 'Moon sign')).toHaveTextContent('Cancer');
    expect(fact(part, 'Next full moon')).toHaveTextContent('13 April 2025');
  });

  test('the limbs at the entered time, start and end as long text [S1-321] [S1-356] [S1-357] [S1-358] [S1-359] [S1-363] [S1-388] [S1-389] [S1-390] [S1-391] [S1-405] [S1-406]', async () => {
    await opened();
    await ready();
    const { tithi, nakshatra, yoga, karana } = dayOf(search);
    const expected = {
      Tithi: {
        Type: 'Rikta',
        Deity: 'Durga',
        Start: 'Saturday, 5 April 2025, 7:26 pm',
        End: 'Sunday, 6 April 2025, 7:23 pm',
        Meaning: tithi.meaning ?? '?',
      },
      Nakshatra: {
        Lord: 'Saturn',
        Deity: 'Brihaspati',
        Start: 'Sunday, 6 April 2025, 5:32 am',
        End: 'Monday, 7 April 2025, 6:24 am',
        Special: nakshatra.special ?? '?',
      },
      Yoga: {
        Number: '7 of 27',
        Start: 'Saturday, 5 April 2025, 8:03 pm',
        End: 'Sunday, 6 April 2025, 6:55 pm',
        Meaning: yoga.meaning ?? '?',
        Special: yoga.special ?? '?',
      },
      Karana: {
        Type: 'Movable',
        Lord: 'Mars',
        Deity: 'Mitra',
        Start: 'Sunday, 6 April 2025, 7:20 am',
        End: 'Sunday, 6 April 2025, 7:23 pm',
        Meaning: karana.meaning ?? '?',
      },
    };
    const names = {
      Tithi: 'Shukla Navami (9)',
      Nakshatra: 'Pushya (8)',
      Yoga: 'Sukarma',
      Karana: 'Kaulava',
    };
    for (const [limb, facts] of Object.entries(expected)) {
      const part = region(`${limb} at 10:24 am ${names[limb as keyof typeof names]}`);
      for (const [label, value] of Object.entries(facts)) {
        expect(fact(part, label), `${limb}: ${label}`).toHaveTextContent(value);
      }
    }
    // Starts are on the scale of the day, and not repeated.
    expect(
      screen.getByRole('table', { name: 'The day from sunrise to sunrise' }),
    ).toHaveTextContent(/Shukla Dashami/);
    expect(screen.queryByRole('list', { name: 'Others of this day' })).not.toBeInTheDocument();
  });

  test('another time of the day has another karana [S1-321]', async () => {
    await openPanchang(delhi.replace('10%3A24', '21%3A00'));
    await ready();
    expect(region('Karana at 9:00 pm Taitila')).toBeVisible();
    expect(region('Tithi at 9:00 pm Shukla Dashami (10)')).toBeVisible();
  });

  test('Inauspicious Timings: Rahu Kaal, Gulika, Yamaganda [S1-360] [S1-361] [S1-362] [S1-394]', async () => {
    await opened();
    await ready();
    const part = region('Inauspicious Timings');
    expect(fact(part, 'Rahu Kaal')).toHaveTextContent('5:07 pm to 6:41 pm');
    expect(fact(part, 'Gulika')).toHaveTextContent('3:32 pm to 5:07 pm');
    expect(fact(part, 'Yamaganda')).toHaveTextContent('12:23 pm to 1:58 pm');
    expect(region('Festivals and fasts')).toHaveTextContent('Rama Navami');
  });
});

describe('Moon Calendar', () => {
  test('has the card of the entered date, with a drawn Moon [S1-364] [S1-365] [S1-385] [S1-386]', async () => {
    await opened('moon');
    await ready();
    const card = region('Current Moon Phase');
    expect(fact(card, 'Date')).toHaveTextContent('Sunday, 6 April 2025');
    expect(fact(card, 'State')).toHaveTextContent('Waxing gibbous');
    expect(fact(card, 'Luminance')).toHaveTextContent('60.0% at sunrise');
    expect(fact(card, 'Paksha')).toHaveTextContent('Shukla Paksha');
    expect(within(card).getByRole('img', { name: /Waxing gibbous, 60%/ })).toBeVisible();
  });

  /**
   * The lit part of the disc: half its limb, then the terminator. If the first sweep is 0, the left
   * is lit, otherwise shaded.
   */
  const litPath = (card: HTMLElement) =>
    card.querySelector('[data-part="moon-phase"] path')?.getAttribute('d') ?? '';

  test.each([
    [
      '2025-04-13',
      'Full moon',
      'Purnima',
      '[S1-366]',
      /^M0 -46A46 46 0 0 (\d) 0 46A4[4-6]\.\d 46 0 0 \1 /,
    ],
    [
      '2025-04-28',
      'New moon',
      'Amavasya',
      '[S1-367] [S1-386]',
      /^M0 -46A46 46 0 0 (\d) 0 46A4[4-6]\.\d 46 0 0 (?!\1)\d /,
    ],
    [
      '2025-04-24',
      'Waning crescent',
      'Krishna Paksha',
      '[S1-368] [S1-385]',
      /^M0 -46A46 46 0 0 0 0 46A[123]\d?\.\d 46 0 0 1 /,
    ],
  ])('draws %s as %s, %s %s', async (date, state, paksha, _ids, lit) => {
    await openPanchang(`${delhi.replace('2025-04-06', date)}&tab=moon`);
    await ready();
    const card = region('Current Moon Phase');
    expect(fact(card, 'State')).toHaveTextContent(state);
    expect(fact(card, 'Paksha')).toHaveTextContent(paksha);
    expect(card.querySelector('[data-part="moon-phase"]')).toHaveAttribute(
      'data-state',
      state.toLowerCase().replace(' ', '_'),
    );
    expect(litPath(card)).toMatch(lit);
  });

  test('has a table of all days of the month of the entered date, its row marked [S1-369] [S1-370] [S1-385] [S1-395] [S1-399]', async () => {
    await opened('moon');
    await ready();
    const table = within(screen.getByRole('table', { name: 'The Moon in April 2025' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'State',
      'Luminance',
      'Paksha',
      'Observed',
    ]);
    const rows = table.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(30);
    const marked = rows.filter((row) => row.querySelector('[aria-current]'));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent(/Sunday, 6 April 2025.*60%.*Rama Navami/);
    expect(table.queryByText(/cresent|fullmoon|Shukla Amavasya/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('table', { name: 'The Moon in May 2025' })).toBeVisible();
  });

  test('in the calendar each day links to its panchang', async () => {
    const { path } = await opened('moon');
    await ready();
    await user.click(screen.getByRole('radio', { name: 'Calendar' }));
    await user.click(screen.getByRole('link', { name: /13 April/ }));
    expect(path()).toContain('day=2025-04-13');
  });
});

describe('Monthly', () => {
  test('has the wall calendar first: each day with its tithi and observances, and a link', async () => {
    const { path } = await opened('monthly');
    await ready();
    const calendar = screen.getByRole('group', { name: 'Calendar of April 2025' });
    const table = screen.getByRole('table', { name: 'The days of April 2025' });
    expect(calendar.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const rama = within(calendar).getByRole('link', { name: /6 April 2025.*Navami.*Rama Navami/ });
    expect(rama).toHaveTextContent('S 9');
    const list = screen.getByRole('list', { name: 'Festivals and fasts' });
    expect(list).toHaveTextContent(/Rama Navami.*The birth of Rama/);
    await user.click(within(calendar).getByRole('link', { name: /12 April 2025/ }));
    expect(path()).toContain('day=2025-04-12');
  });

  test('has a table of the month, with the entered day marked and summarised [S1-371] [S1-372] [S1-373]', async () => {
    await opened('monthly');
    await ready();
    const table = within(screen.getByRole('table', { name: 'The days of April 2025' }));
    expect(
      table
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(0, 5),
    ).toEqual(['Date', 'Day', 'Tithi', 'Nakshatra', 'Yoga']);
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(31));
    const rows = table.getAllByRole('row').slice(1);
    const marked = rows.filter((row) => row.querySelector('[aria-current]'));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent(/6 April.*Sunday.*Shukla Navami \(9\).*Pushya.*Sukarma/);
    const card = region('Sunday, 6 April 2025 in short');
    expect(fact(card, 'Tithi')).toHaveTextContent('Shukla Navami (9)');
    expect(fact(card, 'Nakshatra: Start')).toHaveTextContent('Sunday, 6 April 2025, 5:32 am');
    expect(fact(card, 'Nakshatra: End')).toHaveTextContent('Monday, 7 April 2025, 6:24 am');
    expect(fact(card, 'Rahu Kaal')).toHaveTextContent('5:07 pm to 6:41 pm');
    expect(fact(card, 'Gulika')).toHaveTextContent('3:32 pm to 5:07 pm');
    expect(fact(card, 'Yamaganda')).toHaveTextContent('12:23 pm to 1:58 pm');
  });
});

describe('Hora Muhurat', () => {
  test('has an explanation and twenty-four horas from the lord of the day, each with its times, gem and use [S1-374] [S1-375] [S1-376] [S1-396] [S1-400] [S1-401]', async () => {
    await opened('hora');
    await ready();
    expect(screen.getByText(/divided into twelve horas each/)).toBeVisible();
    const list = screen.getByRole('group', { name: 'Hora Muhurat, Sunday, 6 April 2025' });
    const horas = within(list).getAllByRole('listitem');
    expect(horas).toHaveLength(24);
    expect(horas.slice(0, 8).map(({ dataset }) => dataset.lord)).toEqual([
      'sun',
      'venus',
      'mercury',
      'moon',
      'saturn',
      'jupiter',
      'mars',
      'sun',
    ]);
    expect(horas[0]).toHaveTextContent(/6:05 to 7:08 am.*Lucky gem: Ruby.*people in authority/);
    const looks = new Set(horas.map(({ className }) => className));
    expect(looks.size).toBe(7);
  });
});

describe('Choghadiya', () => {
  test('has an explanation, a table of the day, one of the night, and the legend with Chal [S1-377] [S1-378] [S1-379] [S1-380] [S1-381] [S1-397] [S1-398] [S1-402] [S1-403] [S1-404]', async () => {
    await opened('choghadiya');
    await ready();
    expect(screen.getByText(/from sunrise to sunset is divided into eight parts/)).toBeVisible();
    const names = { Day: 'Udveg', Night: 'Shubh' };
    for (const [name, first] of Object.entries(names)) {
      const table = within(screen.getByRole('table', { name }));
      expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
        'Time',
        'Muhurat',
        'Type',
      ]);
      const rows = table.getAllByRole('row').slice(1);
      expect(rows).toHaveLength(8);
      expect(rows[0]).toHaveTextContent(first);
    }
    expect(screen.getByText('Auspicious: Amrit, Shubh, Labh')).toBeVisible();
    expect(screen.getByText('Good: Chal')).toBeVisible();
    expect(screen.getByText('Inauspicious: Udveg, Kaal, Rog')).toBeVisible();
  });

  test('auspicious is green, inauspicious red, good amber [S1-382] [S1-383] [S1-384]', async () => {
    await opened('choghadiya');
    await ready();
    const tones = { Labh: 'success', Rog: 'danger', Chal: 'warning' };
    const day = within(screen.getByRole('table', { name: 'Day' }));
    for (const [muhurat, tone] of Object.entries(tones)) {
      const row = day.getByText(muhurat).closest('tr');
      expect(row?.querySelector('[data-part="badge"]')).toHaveAttribute('data-tone', tone);
    }
  });

  test('a good one that an inauspicious period overlaps is not green, with an explanation', async () => {
    await opened('choghadiya');
    await ready();
    const day = within(screen.getByRole('table', { name: 'Day' }));
    const row = day.getByText('Amrit').closest('tr');
    const badge = row?.querySelector('[data-part="badge"]');
    expect(badge).toHaveAttribute('data-tone', 'danger');
    expect(badge).toHaveTextContent('Auspicious, but Vaar Vela');
    const marks = region('Avoided whatever the name');
    expect(fact(marks, 'Vaar Vela')).not.toBeEmptyDOMElement();
    expect(fact(marks, 'Kaal Ratri')).not.toBeEmptyDOMElement();
  });
});
