import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { birth } from './kundli-fixture.ts';
import { freshBrowser, openReport, openWhole, page, readTable } from './report-site.ts';

beforeEach(freshBrowser);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Basic Details', () => {
  const facts = (title: string) => {
    const list = within(page().getByRole('region', { name: title }));
    const values = list.getAllByRole('definition').map(({ textContent }) => textContent);
    return Object.fromEntries(
      list.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]),
    );
  };

  test('shows the birth as entered [S1-083]', async () => {
    await openReport();
    expect(facts('Personal details')).toEqual({
      Name: 'Asha Verma',
      Gender: 'Female',
      'Date of birth': '15 August 1947',
      'Time of birth': '12:00 am',
      'Birth place': 'New Delhi, Delhi, India',
      Coordinates: '28.6139° N, 77.2090° E',
    });
  });

  test('shows ascendant, Moon, Sun, nakshatra and pada [S1-084] [S1-085] [S1-086] [S1-087] [S1-088]', async () => {
    await openReport();
    expect(facts('Astrological details')).toMatchObject({
      Ascendant: 'Taurus (Vrishabha) 7°44′',
      'Moon sign': 'Cancer (Karka) 3°59′',
      'Sun sign': 'Cancer (Karka) 27°59′',
      Nakshatra: 'Pushya',
      Pada: '1',
      Gana: 'Deva',
      Yoni: 'Sheep',
      Nadi: 'Madhya',
      'Dasha at birth': 'Saturn – Saturn – Ketu',
    });
  });

  test('shows the almanac of the birth in local time [S1-113]', async () => {
    await openReport();
    expect(facts('Panchang at birth')).toEqual({
      Day: 'Thursday',
      'Lord of the day': 'Jupiter',
      'Lord of the hora': 'Venus',
      Sunrise: '5:49:09 am (Thu, 14 Aug 1947)',
      Sunset: '7:02:17 pm (Thu, 14 Aug 1947)',
      Tithi: 'Krishna Trayodashi',
      Yoga: 'Siddhi',
      Karana: 'Vanija',
      Ayanamsa: 'Lahiri 23°07′32″',
    });
  });

  test('shows the favourable items of tradition, and the ghatka chakra [S1-114]', async () => {
    await openReport();
    expect(facts('Traditionally favourable')).toEqual({
      Gem: 'Blue sapphire, the stone of Saturn · advised for this chart',
      Numbers: '8',
      Colours: 'Blue, Black',
      Letters: 'H, D',
      'Name begins with': 'Hu (हू), He (हे), Ho (हो), Da (डा)',
    });
    expect(facts('Ghatak chakra')).toEqual({
      Rashi: 'Leo',
      Tithi: '2, 7, 12',
      Day: 'Wednesday',
      Nakshatra: 'Anuradha',
      Tatva: 'Prithvi (Earth)',
      Lord: 'Mercury',
      'Ascendant, same sex': 'Libra',
      'Ascendant, opposite sex': 'Aries',
    });
  });

  test('says if the Sun did not rise, and what was not entered', async () => {
    const tromso = {
      name: 'Tromsø',
      latitude: 69.65,
      longitude: 18.96,
      timezone: 'Europe/Oslo',
    };
    const { gender: _, ...born } = { ...birth, date: '1990-12-21', place: tromso };
    await openWhole('kundli', 'basic-details', { born });
    expect(facts('Panchang at birth')).toMatchObject({
      Sunrise: 'None that day',
      Sunset: 'None that day',
    });
    expect(facts('Personal details')).toMatchObject({ Gender: 'Not given' });
  });
});

test('Planet Details is a table of the ascendant and nine grahas [S1-089]', async () => {
  await openReport(undefined, { sub: 'planet-details' });
  const { columns, rows } = readTable('Ascendant and nine grahas');
  expect(columns).toEqual([
    'Planet',
    'Sign',
    'Degree',
    'House',
    'Nakshatra',
    'Nakshatra lord',
    'Sign lord',
    'Avastha',
    'Nature',
    'State',
  ]);
  expect(rows.map(([planet]) => planet)).toEqual([
    'Ascendant',
    'Sun',
    'Moon',
    'Mars',
    'Mercury',
    'Jupiter',
    'Venus',
    'Saturn',
    'Rahu',
    'Ketu',
  ]);
  expect(rows[0]).toEqual([
    'Ascendant',
    'Taurus (Vrishabha)',
    '7°44′',
    '1',
    'Krittika 4',
    'Sun',
    'Venus',
    '',
    '',
    '',
  ]);
  expect(rows[6]).toEqual([
    'Venus',
    'Cancer (Karka)',
    '22°34′',
    '3',
    'Ashlesha 2',
    'Mercury',
    'Moon',
    'Kumara',
    'Malefic',
    'Combust',
  ]);
});

describe('Divisional Chart', () => {
  const drawing = (name: RegExp) => page().getByRole('img', { name });

  test('draws D1 and D9 side by side, and any one of the sixteen below [S1-090] [S1-091]', async () => {
    await openReport(undefined, { sub: 'divisional-chart' });
    expect(drawing(/^D1 Rashi of Asha Verma\. Ascendant in Taurus\./)).toBeInTheDocument();
    expect(drawing(/^D9 Navamsa of Asha Verma\. Ascendant in Pisces\./)).toBeInTheDocument();
    const navamsa = within(page().getByRole('table', { name: 'D9 Navamsa of Asha Verma' }));
    expect(navamsa.getAllByRole('row')[1]).toHaveTextContent('1PiscesAscendant 9°, Sun 11°');

    const others = page().getByLabelText('Divisional chart');
    expect(within(others).getAllByRole('option')).toHaveLength(16);
    await userEvent.selectOptions(others, 'D60 Shashtiamsa');
    expect(
      drawing(/^D60 Shashtiamsa\. Charts of Asha Verma\. Ascendant in Leo\./),
    ).toBeInTheDocument();
  });

  test('compares D1, D9, D3 and D30, none of them empty [S1-092] [S1-093]', async () => {
    await openReport(undefined, { sub: 'divisional-chart' });
    const { columns, rows } = readTable('Signs in four vargas');
    expect(columns).toEqual(['Planet', 'D1', 'D9', 'D3', 'D30']);
    expect(rows).toEqual([
      ['Ascendant', 'Taurus', 'Pisces', 'Taurus', 'Virgo'],
      ['Sun', 'Cancer', 'Pisces', 'Pisces', 'Scorpio'],
      ['Moon', 'Cancer', 'Leo', 'Cancer', 'Taurus'],
      ['Mars', 'Gemini', 'Sagittarius', 'Gemini', 'Aquarius'],
      ['Mercury', 'Cancer', 'Scorpio', 'Scorpio', 'Pisces'],
      ['Jupiter', 'Libra', 'Taurus', 'Gemini', 'Libra'],
      ['Venus', 'Cancer', 'Capricorn', 'Pisces', 'Capricorn'],
      ['Saturn', 'Cancer', 'Capricorn', 'Pisces', 'Capricorn'],
      ['Rahu', 'Taurus', 'Aquarius', 'Taurus', 'Virgo'],
      ['Ketu', 'Scorpio', 'Leo', 'Scorpio', 'Virgo'],
    ]);
  });

  test('is drawn in the chosen style', async () => {
    await openReport(undefined, { sub: 'divisional-chart' });
    await userEvent.click(page().getByRole('radio', { name: 'South' }));
    const variants = page()
      .getAllByRole('img', { name: / of Asha Verma\./ })
      .map((image) => image.closest('figure')?.dataset.variant);
    expect(variants).toEqual(['south', 'south', 'south', 'south']);
  });
});

describe('Mahadasha', () => {
  const caption = 'Nine mahadashas, 120 years';

  test('shows what remained of the first dasha at birth [S1-136]', async () => {
    await openReport(undefined, { tab: 'dashas' });
    expect(screen.getByRole('main')).toHaveTextContent(
      'Dasha remaining at birth: 18 years and 26 days of Saturn.',
    );
  });

  test('is a table of the nine periods with the running one marked [S1-135]', async () => {
    await openReport(undefined, { tab: 'dashas' });
    const { columns, rows, current } = readTable(caption);
    expect(columns).toEqual(['Mahadasha', 'Starts', 'Ends', 'Length']);
    expect(rows).toEqual([
      ['Saturn', '10 Sep 1946', '10 Sep 1965', '19 years'],
      ['Mercury', '10 Sep 1965', '10 Sep 1982', '17 years'],
      ['Ketu', '10 Sep 1982', '10 Sep 1989', '7 years'],
      ['Venus', '10 Sep 1989', '10 Sep 2009', '20 years'],
      ['Sun', '10 Sep 2009', '10 Sep 2015', '6 years'],
      ['Moon', '10 Sep 2015', '10 Sep 2025', '10 years'],
      ['MarsRunning now', '10 Sep 2025', '10 Sep 2032', '7 years'],
      ['Rahu', '10 Sep 2032', '10 Sep 2050', '18 years'],
      ['Jupiter', '10 Sep 2050', '10 Sep 2066', '16 years'],
    ]);
    expect(current).toEqual(['MarsRunning now']);
    expect(page().getByText('A dasha year is counted as 365.25 days.')).toBeVisible();
  });

  test('marks none outside the 120 years', async () => {
    const born = { ...birth, date: '1880-08-15' };
    await openWhole('dashas', 'mahadasha', { born });
    expect(readTable(caption).current).toEqual([]);
    expect(page().queryByText('Running now')).not.toBeInTheDocument();
  });
});
