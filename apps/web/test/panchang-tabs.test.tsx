import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayOf, delhi, openPanchang } from './panchang-site.ts';
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
    expect(fact(part, 'Moonset')).toHaveTextContent('2:59 am, 7 Apr');
    expect(fact(part, 'Moon sign')).toHaveTextContent('Cancer');
    expect(fact(part, 'Next full moon')).toHaveTextContent('13 April 2025');
    expect(fact(part, 'Amanta month')).toHaveTextContent('Chaitra');
    expect(fact(part, 'Vikram Samvat')).toHaveTextContent(/^2082 Kalayukta$/);
    expect(fact(part, 'Shaka Samvat')).toHaveTextContent('1947 Vishvavasu');
    expect(fact(part, 'Gujarati Samvat')).toHaveTextContent('2081 Nala');
    expect(fact(part, 'Drik ritu')).toHaveTextContent('Vasanta');
    expect(fact(part, 'Vedic ayana')).toHaveTextContent('Uttarayana');
    const auspicious = region('Auspicious Timings');
    for (const name of ['Brahma Muhurta', 'Godhuli', 'Nishita']) {
      expect(fact(auspicious, name)).toHaveTextContent(/ to \d/);
    }
  });

  test('the limbs at the entered time, start and end as long text [S1-321] [S1-356] [S1-357] [S1-358] [S1-359] [S1-363] [S1-388] [S1-389] [S1-390] [S1-391] [S1-405] [S1-406]', async () => {
    await opened();
    await ready();
    const [tithi, nakshatra, yoga, karana] = dayOf(search).limbs.map(
      ({ meaning }) => meaning.value,
    );
    const yogaMeaning = dayOf(search).limbs[2]?.facts[1]?.value;
    const expected = {
      Tithi: {
        Type: 'Rikta',
        Deity: 'Durga',
        Start: 'Saturday, 5 April 2025, 7:26 pm',
        End: 'Sunday, 6 April 2025, 7:23 pm',
        Meaning: tithi ?? '?',
      },
      Nakshatra: {
        Lord: 'Saturn',
        Deity: 'Brihaspati',
        Start: 'Sunday, 6 April 2025, 5:32 am',
        End: 'Monday, 7 April 2025, 6:24 am',
        Special: nakshatra ?? '?',
      },
      Yoga: {
        Number: '7 of 27',
        Start: 'Saturday, 5 April 2025, 8:03 pm',
        End: 'Sunday, 6 April 2025, 6:55 pm',
        Meaning: yogaMeaning ?? '?',
        Special: yoga ?? '?',
      },
      Karana: {
        Type: 'Movable',
        Lord: 'Mars',
        Deity: 'Mitra',
        Start: 'Sunday, 6 April 2025, 7:20 am',
        End: 'Sunday, 6 April 2025, 7:23 pm',
        Meaning: karana ?? '?',
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
    const calendar = screen.getByRole('table', { name: 'Calendar of April 2025' });
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
    expect(marked[0]).toHaveTextContent(/6 Apr.*Sun.*Shukla Navami \(9\).*Pushya.*Sukarma/);
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
