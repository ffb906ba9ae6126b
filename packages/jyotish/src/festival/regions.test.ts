import { describe, expect, it } from 'vitest';
import { PUBLISHED_DURGA_PUJAS } from '../../reference/festivals.ts';
import { allFestivals } from './festivals.ts';
import { festivalsOf } from './festivals-of.ts';
import { CALENDAR_REGIONS, isObservedIn, monthSystemOf, observancesIn } from './regions.ts';
import type { CalendarRegion } from './regions.ts';

const idsIn = (calendar: CalendarRegion) =>
  allFestivals()
    .filter((festival) => isObservedIn(festival, calendar))
    .map(({ id }) => id);

describe('the calendar of a region', () => {
  it.each(CALENDAR_REGIONS)(
    '%s has the national festivals and those of communities',
    (calendar) => {
      expect(idsIn(calendar)).toEqual(
        expect.arrayContaining(['ugadi', 'ekadashi', 'guru-nanak-jayanti', 'samvatsari']),
      );
    },
  );

  it.each([
    ['tamil', 'pongal', 'chhath'],
    ['kerala', 'onam', 'pongal'],
    ['bengal', 'kali-puja', 'onam'],
    ['gujarat', 'shitala-satam', 'pongal'],
    ['karnataka', 'kanaka-jayanti', 'onam'],
    ['andhra', 'bathukamma', 'kanaka-jayanti'],
    ['assam', 'bohag-bihu', 'nuakhai'],
  ] as const)('%s has %s and not %s', (calendar, own, other) => {
    const ids = idsIn(calendar);
    expect(ids).toContain(own);
    expect(ids).not.toContain(other);
  });

  it('has what the larger region keeps, and what others keep on the same day', () => {
    expect(idsIn('maharashtra')).toContain('vat-purnima');
    expect(idsIn('bihar')).toContain('karva-chauth');
    expect(idsIn('north')).toContain('chhath');
    expect(idsIn('andhra')).toContain('gowri-habba');
  });

  it.each([
    ['rama-navami', 'rama-navami-at-sunrise'],
    ['janmashtami', 'ashtami-rohini'],
    ['vasant-panchami', 'saraswati-puja'],
    ['makar-sankranti', 'makara-sankranti-south', 'pongal', 'maghi'],
    ['holika-dahan', 'holika-at-pradosha'],
    ['holi', 'dhulivandan', 'holi-at-sunrise'],
    ['diwali', 'lakshmi-pujan', 'deepavali', 'kali-puja'],
  ])('each region has %s once, by its own rule where it has one', (...ids) => {
    for (const calendar of CALENDAR_REGIONS) {
      const own = ids.filter((id) => idsIn(calendar).includes(id));
      // Bihar has Diwali and, of the east, Kali Puja.
      if (calendar === 'bihar' && ids[0] === 'diwali') expect(own).toEqual(['diwali', 'kali-puja']);
      else expect(own, calendar).toHaveLength(1);
    }
  });

  it('every festival is in the calendar of some region', () => {
    const shown = new Set(CALENDAR_REGIONS.flatMap(idsIn));
    expect(allFestivals().filter(({ id }) => !shown.has(id))).toEqual([]);
  });
});

describe('Durga Puja and Navaratri', () => {
  const KOLKATA = { latitude: 22.5726, longitude: 88.3639 };
  const THIRUVANANTHAPURAM = { latitude: 8.5241, longitude: 76.9366 };
  const BENGAL = [
    'maha-shashthi',
    'durga-saptami',
    'durga-ashtami',
    'durga-puja-navami',
    'durga-puja-dashami',
  ];
  const KERALA = ['kerala-navami', 'vidyarambham'];
  const INDIA = ['maha-navami', 'vijayadashami'];
  const ownIn = (year: number, place: typeof KOLKATA, calendar: CalendarRegion) => {
    const { observances } = festivalsOf(`${year}-09-15`, `${year}-11-05`, place, 'Asia/Kolkata');
    return observancesIn(observances, calendar)
      .filter(({ id }) => [...BENGAL, ...KERALA, ...INDIA].includes(id))
      .map(({ id, date }) => [id, date]);
  };
  const printed = (ids: readonly string[], year: number, dates: readonly string[]) =>
    ids.map((id, at) => [id, `${year}-${dates[at]}`]);

  it.each(PUBLISHED_DURGA_PUJAS)(
    'of $year are on the days that Bengal and Kerala print, and the days of other regions are not shown there',
    ({ year, bengal, kerala }) => {
      expect(ownIn(year, KOLKATA, 'bengal')).toEqual(printed(BENGAL, year, bengal));
      if (kerala === null) return;
      expect(ownIn(year, THIRUVANANTHAPURAM, 'kerala').slice(-2)).toEqual(
        printed(KERALA, year, kerala),
      );
    },
  );

  it.each([2023, 2024, 2025, 2026, 2027])(
    'of %i are shown once a day where no region is chosen',
    (year) => {
      const { observances } = festivalsOf(
        `${year}-09-15`,
        `${year}-11-05`,
        KOLKATA,
        'Asia/Kolkata',
      );
      const shown = observances.filter(({ duplicateOf }) => duplicateOf === null);
      for (const same of [
        ['maha-navami', 'durga-puja-navami', 'kerala-navami'],
        ['vijayadashami', 'durga-puja-dashami', 'vidyarambham'],
      ]) {
        const dates = shown.filter(({ id }) => same.includes(id)).map(({ date }) => date);
        expect(dates.length).toBeGreaterThan(0);
        expect(new Set(dates).size).toBe(dates.length);
      }
    },
  );
});

it('a fast that a festival of another region says is a fast of its own here', () => {
  const { observances } = festivalsOf(
    '2025-10-10',
    '2025-10-10',
    { latitude: 28.6139, longitude: 77.209 },
    'Asia/Kolkata',
  );
  const of = (calendar: CalendarRegion) =>
    observancesIn(observances, calendar).map(({ id, duplicateOf }) => [id, duplicateOf]);
  expect(of('north')).toContainEqual(['sankashti-chaturthi', 'karva-chauth']);
  expect(of('kerala')).toContainEqual(['sankashti-chaturthi', null]);
  expect(of('kerala').flat()).not.toContain('karva-chauth');
});

it('months end with the new moon in the west and south, with the full moon in the north and east', () => {
  expect(monthSystemOf('gujarat')).toBe('amanta');
  expect(monthSystemOf('tamil')).toBe('amanta');
  expect(monthSystemOf('north')).toBe('purnimanta');
  expect(monthSystemOf('odisha')).toBe('purnimanta');
});
