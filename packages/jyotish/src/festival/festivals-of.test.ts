import { describe, expect, it } from 'vitest';
import { allFestivals } from './festivals.ts';
import { festivalsOf } from './festivals-of.ts';
import { ruleIdOf } from './rule-id.ts';

const NEW_DELHI = { latitude: 28.6139, longitude: 77.209 };
const KOLKATA = 'Asia/Kolkata';

function only(date: string, id: string, place = NEW_DELHI, timeZone = KOLKATA) {
  const found = festivalsOf(date, date, place, timeZone).observances.filter((one) => one.id === id);
  expect(found).toHaveLength(1);
  return found[0]!;
}

describe('the table of festivals', () => {
  it('contains at least sixty yearly ones in addition to the monthly vrats, each with a rule', () => {
    const yearly = allFestivals().filter(({ rule }) => !ruleIdOf(rule).startsWith('every'));
    expect(yearly.length).toBeGreaterThanOrEqual(60);
  });

  it('names each festival once, and relative rules rest on others of the table', () => {
    const ids = allFestivals().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = allFestivals().flatMap(({ rule }) => (rule.kind === 'relative' ? rule.to : []));
    expect(ids).toEqual(expect.arrayContaining(anchors));
  });
});

describe('an observance', () => {
  it('carries its rule, its tithi and the part of the day that was tested', () => {
    const { rule, source, basis, window, choice } = only('2024-04-17', 'rama-navami');
    expect(rule).toBe('chaitra shukla-9 at madhyahna; both: second; neither: second');
    expect(source).toBe('dharmasindhu');
    expect(choice).toBe('second_of_two');
    expect(window!.part).toBe('madhyahna');
    expect(basis).toMatchObject({ kind: 'tithi', tithi: 9, month: 1, adhika: false });
  });

  it('of Diwali is the second evening only if Amavasya lasts a ghatika into it', () => {
    expect(only('2024-11-01', 'diwali').choice).toBe('second_of_two');
    expect(only('2025-10-20', 'diwali').choice).toBe('only');
  });

  it.each([
    // Amavasya lasts 25 minutes after sunset of 1 November; Drik Panchang printed 31 October
    ['Bengaluru', '2024-11-01', '2024-10-31', { latitude: 12.9716, longitude: 77.5946 }],
    // 41 minutes; the Government of India printed 31 October
    ['New Delhi', '2024-11-01', '2024-10-31', NEW_DELHI],
    // 12 minutes, which is too little; Maharashtra printed 1 November
    ['Mumbai', '2024-10-31', '2024-11-01', { latitude: 19.076, longitude: 72.8777 }],
    // 74 minutes
    ['Kolkata', '2024-11-01', null, { latitude: 22.5726, longitude: 88.3639 }],
  ])(
    'of Diwali names the other evening where less than a ghatika decides: %s',
    (_, date, other, place) => {
      expect(only(date, 'diwali', place).alsoOn).toBe(other);
    },
  );

  it('of Holika waits a day when Bhadra lasts past midnight', () => {
    expect(only('2026-03-03', 'holika-dahan').choice).toBe('clear_of_bhadra');
    expect(only('2027-03-21', 'holika-dahan').choice).toBe('only');
  });

  it('of Vijayadashami follows Shravana', () => {
    expect(only('2022-10-05', 'vijayadashami').choice).toBe('with_shravana');
  });

  it('of Raksha Bandhan is a day earlier if Purnima has less than three muhurtas of the next', () => {
    expect(only('2023-08-30', 'raksha-bandhan').choice).toBe('neither_begins');
  });

  it('of Ganga Dussehra is in an extra Jyeshtha, if there is one', () => {
    expect(only('2026-05-25', 'ganga-dussehra').basis).toMatchObject({ month: 3, adhika: true });
    const { observances } = festivalsOf('2026-06-16', '2026-07-14', NEW_DELHI, KOLKATA);
    expect(observances.map(({ id }) => id)).not.toContain('ganga-dussehra');
  });

  it('has the name of its weekday', () => {
    expect(only('2026-01-06', 'sankashti-chaturthi').variant).toBe('Angaraki');
    expect(only('2024-12-30', 'amavasya').variant).toBe('Somavati');
  });

  it('of Makar Sankranti has the merit of forty ghatikas of daylight', () => {
    const { basis, window } = only('2025-01-14', 'makar-sankranti');
    expect(window!.part).toBe('punya_kaal');
    expect(basis).toMatchObject({ kind: 'sankranti', sign: 10, jdUt: window!.start });
    expect(window!.end - window!.start).toBeLessThan(40 / 60);
  });

  it.each([
    ['attukal-pongala', '2020-03-09'],
    ['attukal-pongala', '2022-02-17'],
    ['thrissur-pooram', '2019-05-13'],
  ])('of %s is on %s, the day that the temple announced', (id, date) => {
    expect(only(date, id).region).toBe('kerala');
  });

  it('depends on the place: the same tithi, another date', () => {
    const newYork = { latitude: 40.7128, longitude: -74.006 };
    expect(only('2024-10-31', 'diwali', newYork, 'America/New_York').choice).toBe('only');
  });
});

describe('festivals beyond the ordinary', () => {
  it('have no date, with a notice, where the Sun does not set', () => {
    const tromso = { latitude: 69.65, longitude: 18.96 };
    const { observances, notices } = festivalsOf('2025-06-10', '2025-06-20', tromso, 'Europe/Oslo');
    expect(observances).toEqual([]);
    expect(notices).toEqual(['no_sunrise']);
  });

  it('reach to both ends of the engine’s years', () => {
    for (const year of [1800, 2200]) {
      const { observances } = festivalsOf(`${year}-01-01`, `${year}-12-31`, NEW_DELHI, KOLKATA);
      expect(observances.length).toBeGreaterThan(200);
    }
  });

  it.each([
    ['2025-02-30', '2025-03-01', NEW_DELHI, KOLKATA, 'invalid_date'],
    ['1799-12-31', '1800-01-05', NEW_DELHI, KOLKATA, 'out_of_range'],
    ['2025-02-02', '2025-02-01', NEW_DELHI, KOLKATA, 'out_of_range'],
    ['2025-02-01', '2025-02-02', { latitude: 91, longitude: 0 }, KOLKATA, 'invalid_place'],
    ['2025-02-01', '2025-02-02', NEW_DELHI, 'Asia/Atlantis', 'unknown_timezone'],
  ])('refuse %s to %s with one code', (from, to, place, timeZone, code) => {
    expect(() => festivalsOf(from, to, place, timeZone)).toThrow(expect.objectContaining({ code }));
  });
});
