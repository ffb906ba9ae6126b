import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { castChart } from '../chart/index.ts';
import { civilFromJulianDay, julianDayFromIso, localClock, resolveLocalTime } from './index.ts';

/** Names of zones by the hash of their monthly offsets, from files compiled with the data before 1970. */
const { zonesOfHash } = JSON.parse(
  readFileSync(new URL('../../reference/zone-offsets.json', import.meta.url), 'utf8'),
) as { zonesOfHash: Record<string, string[]> };

const months = Array.from({ length: 90 * 12 }, (_, month) => {
  const date = `${1880 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return julianDayFromIso(`${date}T12:00:00Z`);
});
const offsetsOf = (timeZone: string) =>
  months.map((jdUt) => Math.round(civilFromJulianDay(jdUt, timeZone).offsetMinutes * 60));
const hashOf = (offsets: readonly number[]) =>
  createHash('sha256').update(offsets.join()).digest('base64url').slice(0, 12);

describe('the offset of every zone and month of 1880 to 1969 is that of the database with its data before 1970', () => {
  const areas = Object.groupBy(Object.entries(zonesOfHash), ([, [name]]) => name!.split('/')[0]!);
  test.each(Object.entries(areas))('%s', { timeout: 60_000 }, (_area, zones) => {
    const canonical = new Map<string, string>();
    for (const [hash, names] of zones!) {
      for (const name of names) {
        // Names of one zone share the runtime's data: the months of one of them are computed.
        const zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
        const found = canonical.get(zone) ?? hashOf(offsetsOf(name));
        canonical.set(zone, found);
        expect(found, name).toBe(hash);
      }
    }
  });

  test('there are nearly six hundred names', () => {
    expect(Object.values(zonesOfHash).flat().length).toBeGreaterThan(590);
  });
});

describe('births whose clock other programs read from another country', () => {
  // Offsets: IANA tz database, file backzone. Ascendants: Swiss Ephemeris by that offset, sidereal Lahiri.
  test.each([
    ['Stockholm', 'Europe/Stockholm', '1947-07-15', '09:10', 59.3293, 18.0686, '+01:00', 5, 26.13],
    [
      'Port of Spain',
      'America/Port_of_Spain',
      '1943-06-10',
      '08:40',
      10.6549,
      -61.5019,
      '-04:00',
      4,
      5.34,
    ],
    ['Oslo', 'Europe/Oslo', '1962-07-07', '14:05', 59.9139, 10.7522, '+02:00', 6, 23.45],
    [
      'Dar es Salaam',
      'Africa/Dar_es_Salaam',
      '1952-03-03',
      '11:20',
      -6.8,
      39.2833,
      '+02:45',
      2,
      5.65,
    ],
    ['Kampala', 'Africa/Kampala', '1953-09-09', '06:20', 0.3163, 32.5822, '+02:45', 5, 19.71],
    ['Amsterdam', 'Europe/Amsterdam', '1935-02-11', '10:30', 52.374, 4.8897, '+00:19:32', 2, 5.09],
    ['Brest', 'Europe/Paris', '1900-05-10', '07:00', 48.3904, -4.4861, '+00:09:21', 3, 2.85],
    ['Mumbai', 'Asia/Kolkata', '1941-12-05', '10:00', 19.0728, 72.8826, '+05:30', 10, 1.28],
  ])('%s: %s %s %s', (_name, timeZone, date, time, latitude, longitude, offset, sign, degrees) => {
    const chart = castChart({ date, time, timeZone, latitude, longitude });
    const [hours, minutes, seconds = 0] = offset.match(/\d+/g)!.map(Number);
    const size = hours! * 60 + minutes! + seconds / 60;
    expect(chart.time.offsetMinutes).toBeCloseTo(offset.startsWith('-') ? -size : size, 6);
    expect(chart.ascendant.sign).toBe(sign);
    expect(chart.ascendant.degreeInSign).toBeCloseTo(degrees, 1);
  });

  test('Mashhad 1930: by Tehran time the Moon is in Libra', () => {
    const birth = { date: '1930-05-10', time: '18:20', timeZone: 'Asia/Tehran' };
    const chart = castChart({ ...birth, latitude: 36.2972, longitude: 59.6067 });
    expect(chart.birth.meanTimeOf).toBe('Tehran');
    expect(chart.grahas.moon).toMatchObject({ sign: 7 });
    expect(chart.grahas.moon.degreeInSign).toBeCloseTo(0.24, 1);
  });
});

describe('local mean time ends when the law of the country ended it', () => {
  test.each([
    [
      'Brest, Paris time from 16 March 1891',
      'Europe/Paris',
      '1891-03-15',
      -4.4861,
      '-00:17:57',
      undefined,
    ],
    ['the next day', 'Europe/Paris', '1891-03-16', -4.4861, 'Europe/Paris', 'Paris'],
    ['after it', 'Europe/Paris', '1911-03-12', -4.4861, 'Europe/Paris', undefined],
    ['Turin, Rome time', 'Europe/Rome', '1880-01-01', 7.6869, 'Europe/Rome', 'Rome'],
    [
      'Turku, Helsinki time',
      'Europe/Helsinki',
      '1910-01-01',
      22.2666,
      'Europe/Helsinki',
      'Helsinki',
    ],
    [
      'Thessaloniki, Athens time',
      'Europe/Athens',
      '1914-01-01',
      22.9444,
      'Europe/Athens',
      'Athens',
    ],
    ['Cali, Bogotá time', 'America/Bogota', '1905-01-01', -76.532, 'America/Bogota', 'Bogotá'],
    [
      'Santa Cruz, La Paz time',
      'America/La_Paz',
      '1925-01-01',
      -63.1812,
      'America/La_Paz',
      'La Paz',
    ],
    [
      'Antofagasta, whose first offset returned',
      'America/Santiago',
      '1917-01-01',
      -70.4,
      'America/Santiago',
      'Santiago',
    ],
    ['Chiang Mai, Bangkok time', 'Asia/Bangkok', '1910-01-01', 98.9853, 'Asia/Bangkok', 'Bangkok'],
    [
      'Aarhus, Copenhagen time',
      'Europe/Copenhagen',
      '1891-01-01',
      10.2039,
      'Europe/Copenhagen',
      'Copenhagen',
    ],
    ['Porto, Lisbon time', 'Europe/Lisbon', '1900-01-01', -8.6291, 'Europe/Lisbon', 'Lisbon'],
    ['Aarhus before it', 'Europe/Copenhagen', '1889-12-31', 10.2039, '+00:40:49', undefined],
  ])('%s', (_name, timeZone, date, longitude, used, city) => {
    const clock = localClock({ date, time: '12:00', timeZone }, longitude);
    expect([clock.timeZone, clock.meanTimeOf]).toEqual([used, city]);
    expect(clock.isLocalMeanTime).toBe(used !== timeZone);
  });
});

describe('India', () => {
  const at = (date: string, latitude: number, longitude: number) =>
    resolveLocalTime({ date, time: '10:00', timeZone: 'Asia/Kolkata' }, longitude, latitude);
  const mumbai = [19.0728, 72.8826] as const;
  const kolkata = [22.5726, 88.3639] as const;
  const delhi = [28.6139, 77.209] as const;

  test.each([
    ['Mumbai 5 December 1941', '1941-12-05', mumbai, 330, ['bengal_advance', 'bombay']],
    ['Kolkata 5 December 1941', '1941-12-05', kolkata, 390, ['calcutta']],
    ['Delhi 5 December 1941', '1941-12-05', delhi, 330, ['bengal_advance']],
    ['Delhi 30 September 1941', '1941-09-30', delhi, 330, []],
    ['Delhi 15 May 1942', '1942-05-15', delhi, 330, []],
    ['Delhi 5 May 1943', '1943-05-05', delhi, 390, []],
    ['Mumbai 1930', '1930-06-01', mumbai, 330, ['bombay']],
    ['Mumbai 1954', '1954-06-01', mumbai, 330, ['bombay']],
    ['Mumbai 1956', '1956-06-01', mumbai, 330, []],
    ['Pune 1930', '1930-06-01', [18.5204, 73.8567], 330, []],
    ['Kolkata 1930', '1930-06-01', kolkata, 330, ['calcutta']],
    ['Kolkata 1948', '1948-06-01', kolkata, 330, ['calcutta']],
    ['Kolkata 1949', '1949-06-01', kolkata, 330, []],
    ['Panaji 1950', '1950-06-01', [15.4909, 73.8278], 330, ['goa']],
    ['Panaji 1962', '1962-06-01', [15.4909, 73.8278], 330, []],
    ['Delhi 1900', '1900-06-01', delhi, 308.833, ['railway']],
    ['Delhi 1869', '1869-06-01', delhi, 308.833, []],
  ] as const)('%s', (_name, date, [latitude, longitude], minutes, others) => {
    const found = at(date, latitude, longitude);
    expect(found.offsetMinutes).toBeCloseTo(minutes, 2);
    expect((found.alternatives ?? []).map(({ id }) => id)).toEqual(others);
  });

  test('the standard time of 1941 keeps the name of its zone', () => {
    expect(at('1941-12-05', ...mumbai)).toMatchObject({ timeZone: '+05:30', zone: 'Asia/Kolkata' });
  });

  test('an alternative is a clock that a birth can have as its zone', () => {
    const [bombay] = at('1930-06-01', ...mumbai).alternatives!;
    expect(bombay).toMatchObject({ offset: '+04:51', until: '1955' });
    const birth = { date: '1930-06-01', time: '10:00', timeZone: bombay!.offset };
    expect(resolveLocalTime(birth, mumbai[1], mumbai[0])).toEqual({
      jdUt: expect.any(Number),
      utc: '1930-06-01T05:09:00Z',
      offsetMinutes: 291,
      ambiguous: false,
      timeZone: '+04:51',
      isLocalMeanTime: false,
    });
  });
});
