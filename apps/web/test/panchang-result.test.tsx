import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayOf, delhi, openPanchang } from './panchang-site.ts';
// What a press brings is there, as it is for whoever waits a moment before the press.
import '../src/pages/panchang/panchang-tabs.tsx';
import '../src/pages/panchang/detail-tab.tsx';
import '../src/pages/panchang/moon-tab.tsx';
import '../src/pages/panchang/month-tab.tsx';
import '../src/pages/panchang/hora-tab.tsx';
import '../src/pages/panchang/choghadiya-tab.tsx';

const user = userEvent.setup();
const region = (name: string) => screen.getByRole('region', { name });
const opened = (tab = 'panchang') => openPanchang(`${delhi}&tab=${tab}`);
const ready = () => screen.findByRole('tablist', { name: 'Parts of the panchang' });

/** The value beside a label of a list of facts. */
const fact = (part: HTMLElement, label: string) =>
  within(part).getByText(label, { selector: 'dt' }).nextElementSibling;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('the result', () => {
  test('is titled with the entered date and has five tabs, the first chosen [S1-338] [S1-340] [S1-341] [S1-342] [S1-343] [S1-344] [S1-345] [S1-346]', async () => {
    await openPanchang(delhi);
    const tabs = await ready();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sunday, 6 April 2025');
    expect(
      within(tabs)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Panchang Detail', 'Moon Calendar', 'Monthly', 'Hora Muhurat', 'Choghadiya']);
    expect(within(tabs).getByRole('tab', { name: 'Panchang Detail' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Download Panchang as PDF' })).toBeEnabled();
    expect(screen.getByText(/All times are those of Asia\/Kolkata \(UTC\+5:30\)/)).toBeVisible();
  });

  test('a tab stands in the address; the next day keeps it [S1-341]', async () => {
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

  test('Edit details leads back to the form with the values kept [S1-347]', async () => {
    await opened();
    await user.click(screen.getByRole('button', { name: 'Edit details' }));
    expect(await screen.findByRole('button', { name: 'GET PANCHANG' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Date' })).toHaveValue('06/04/2025');
    expect(screen.getByRole('spinbutton', { name: 'Latitude' })).toHaveValue('28.6139');
    const time = within(screen.getByRole('group', { name: 'Time' }));
    expect(time.getByRole('combobox', { name: 'Hour' })).toHaveValue('10');
    expect(time.getByRole('combobox', { name: 'Minute' })).toHaveValue('24');
  });

  test('explains the five limbs, and answers four questions [S1-348] [S1-349] [S1-350] [S1-351] [S1-352] [S1-407]', async () => {
    await opened();
    const limbs = within(region('Five limbs make an almanac'));
    expect(limbs.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
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

  test('a failure is told, and trying again shows the day', async () => {
    let down = true;
    await openPanchang(delhi, { isDown: () => down });
    // Asked three times before it is given up.
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

describe('Panchang Detail', () => {
  const search = 'date=2025-04-06&time=10:24&latitude=28.6139&longitude=77.209';

  test('Basic Details: day, date, Sun and Moon [S1-353] [S1-354] [S1-355] [S1-387] [S1-392] [S1-393]', async () => {
    await opened();
    await ready();
    const part = region('Basic Details');
    expect(fact(part, 'Day')).toHaveTextContent('Sunday');
    expect(fact(part, 'Date')).toHaveTextContent('Sunday, 6 April 2025');
    expect(fact(part, 'Sunrise')).toHaveTextContent('6:09 am');
    expect(fact(part, 'Sunset')).toHaveTextContent('6:38 pm');
    expect(fact(part, 'Moonrise')).toHaveTextContent('12:44 pm');
    expect(fact(part, 'Moonset')).toHaveTextContent('2:18 am');
    expect(fact(part, 'Moon sign')).toHaveTextContent('Cancer');
    expect(fact(region('Year and season'), 'Next full moon')).toHaveTextContent('13 April 2025');
  });

  test('the limbs at the entered time, start and end as long text [S1-321] [S1-356] [S1-357] [S1-358] [S1-359] [S1-363] [S1-388] [S1-389] [S1-390] [S1-391] [S1-405] [S1-406]', async () => {
    await opened();
    await ready();
    const { tithi, nakshatra, yoga, karana } = dayOf(search);
    const expected = {
      Tithi: {
        Name: 'Shukla Navami (9)',
        Type: 'Rikta',
        Deity: 'Durga',
        Start: 'Saturday, 5 April 2025, 7:26 pm',
        End: 'Sunday, 6 April 2025, 7:23 pm',
        Meaning: tithi.meaning ?? '?',
      },
      Nakshatra: {
        Name: 'Pushya (8)',
        Lord: 'Saturn',
        Deity: 'Brihaspati',
        Start: 'Sunday, 6 April 2025, 5:32 am',
        End: 'Monday, 7 April 2025, 6:24 am',
        Special: nakshatra.special ?? '?',
      },
      Yoga: {
        Name: 'Sukarma',
        Number: '7 of 27',
        Start: 'Saturday, 5 April 2025, 8:03 pm',
        End: 'Sunday, 6 April 2025, 6:55 pm',
        Meaning: yoga.meaning ?? '?',
        Special: yoga.special ?? '?',
      },
      Karana: {
        Name: 'Kaulava',
        Type: 'Movable',
        Lord: 'Mars',
        Deity: 'Mitra',
        Start: 'Sunday, 6 April 2025, 7:20 am',
        End: 'Sunday, 6 April 2025, 7:23 pm',
        Meaning: karana.meaning ?? '?',
      },
    };
    for (const [limb, facts] of Object.entries(expected)) {
      const part = region(`${limb} at 10:24 am`);
      for (const [label, value] of Object.entries(facts)) {
        expect(fact(part, label), `${limb}: ${label}`).toHaveTextContent(value);
      }
    }
    const tithis = within(region('Tithi at 10:24 am')).getByRole('list', { name: 'On this day' });
    expect(tithis).toHaveTextContent('Shukla Dashami');
  });

  test('another time of the day has another karana [S1-321]', async () => {
    await openPanchang(delhi.replace('10%3A24', '21%3A00'));
    await ready();
    expect(fact(region('Karana at 9:00 pm'), 'Name')).toHaveTextContent('Taitila');
    expect(fact(region('Tithi at 9:00 pm'), 'Name')).toHaveTextContent('Shukla Dashami (10)');
  });

  test('Inauspicious Timings: Rahu Kaal, Gulika, Yamaganda [S1-360] [S1-361] [S1-362] [S1-394]', async () => {
    await opened();
    await ready();
    const part = region('Inauspicious Timings');
    expect(fact(part, 'Rahu Kaal')).toHaveTextContent('5:04 pm to 6:38 pm');
    expect(fact(part, 'Gulika')).toHaveTextContent('3:30 pm to 5:04 pm');
    expect(fact(part, 'Yamaganda')).toHaveTextContent('12:23 pm to 1:57 pm');
    expect(region('Observed on this day')).toHaveTextContent('Rama Navami');
  });
});

describe('Moon Calendar', () => {
  test('the card of the entered date, with a drawn Moon [S1-364] [S1-365] [S1-385] [S1-386]', async () => {
    await opened('moon');
    await ready();
    const card = region('Current Moon Phase');
    expect(fact(card, 'Date')).toHaveTextContent('Sunday, 6 April 2025');
    expect(fact(card, 'State')).toHaveTextContent('Waxing gibbous');
    expect(fact(card, 'Luminance')).toHaveTextContent('60.0%');
    expect(fact(card, 'Paksha')).toHaveTextContent('Shukla Paksha');
    expect(within(card).getByRole('img', { name: /Waxing gibbous, 60%/ })).toBeVisible();
  });

  /** The lit part of the disc: half its limb, then the terminator. A sweep of 0 first is lit on the left, shaded on the right. */
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
  ])('%s is drawn as %s, %s %s', async (date, state, paksha, _ids, lit) => {
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

  test('a table of all days of the month of the entered date, its row marked [S1-369] [S1-370] [S1-385] [S1-395] [S1-399]', async () => {
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

  test('as a calendar each day leads to its panchang', async () => {
    const { path } = await opened('moon');
    await ready();
    await user.click(screen.getByRole('radio', { name: 'Calendar' }));
    await user.click(screen.getByRole('link', { name: /13 April/ }));
    expect(path()).toContain('day=2025-04-13');
  });
});

describe('Monthly', () => {
  test('a table of the month, the entered day marked and told in short [S1-371] [S1-372] [S1-373]', async () => {
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
    expect(fact(card, 'Rahu Kaal')).toHaveTextContent('5:04 pm to 6:38 pm');
    expect(fact(card, 'Gulika')).toHaveTextContent('3:30 pm to 5:04 pm');
    expect(fact(card, 'Yamaganda')).toHaveTextContent('12:23 pm to 1:57 pm');
  });
});

describe('Hora Muhurat', () => {
  test('an explanation and twenty-four horas from the lord of the day, each with its times, gem and use [S1-374] [S1-375] [S1-376] [S1-396] [S1-400] [S1-401]', async () => {
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
    expect(horas[0]).toHaveTextContent(/6:09 to 7:11 am.*Lucky gem: Ruby.*people in authority/);
    const looks = new Set(horas.map(({ className }) => className));
    expect(looks.size).toBe(7);
  });
});

describe('Choghadiya', () => {
  test('an explanation, a table of the day, one of the night, and the legend with Chal [S1-377] [S1-378] [S1-379] [S1-380] [S1-381] [S1-397] [S1-398] [S1-402] [S1-403] [S1-404]', async () => {
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
    const tones = { Amrit: 'success', Rog: 'danger', Chal: 'warning' };
    const day = within(screen.getByRole('table', { name: 'Day' }));
    for (const [muhurat, tone] of Object.entries(tones)) {
      const row = day.getByText(muhurat).closest('tr');
      expect(row?.querySelector('[data-part="badge"]')).toHaveAttribute('data-tone', tone);
    }
  });
});
