import { describe, expect, test } from 'vitest';
import { bodyKeys, kundliSections, type MoonChart, type PlanetDetails } from '@jyoti/contract';
import { expectError } from './app.ts';
import { delhi, kundli, midnight, reader } from './kundli-reader.ts';

/** As a form sends it: with an empty time. */
const timeless = { ...midnight, time: '', time_unknown: true };
const utc = (jd: string) => Date.parse(jd);

async function chartOf(date: string) {
  const response = await kundli({ ...timeless, date });
  return { ...response, chart: response.moon_chart as MoonChart };
}

describe('a birth with an unknown time', () => {
  test('is cast at noon with houses from the Moon, and says so', async () => {
    const { birth, settings, notices } = await kundli(timeless);
    expect(birth).toMatchObject({ time: '12:00:00', time_unknown: true });
    expect(settings).toMatchObject({ houses_from: 'moon', house_system: 'whole_sign' });
    expect(notices[0]).toMatch(/time of birth is not known.*noon.*from the Moon/);
    const hindi = await kundli(timeless, {}, 'hi');
    expect(hindi.notices[0]).toMatch(/समय ज्ञात नहीं/);
  });

  test('has no section and mentions no ascendant, whatever is requested', async () => {
    for (const sections of [undefined, [...kundliSections]]) {
      const response = await kundli(timeless, sections ? { sections } : {});
      for (const section of kundliSections) expect(response).not.toHaveProperty(section);
      expect(response).not.toHaveProperty('summary');
      expect(JSON.stringify(response.moon_chart)).not.toMatch(/ascendant|lagna/i);
    }
  });

  test.each(['Asia/Kolkata', 'Pacific/Apia', '+14:00', 'America/New_York', '-12:00'])(
    'has a chart on the first supported day in %s',
    async (timezone) => {
      const { moon_chart: chart } = await kundli({
        ...timeless,
        date: '1800-01-01',
        place: { ...timeless.place, timezone },
      });
      const { start, end } = (chart as MoonChart).day;
      expect(utc(end) - utc(start)).toBe(86_400_000);
    },
  );

  test('ignores a time that is sent with it', async () => {
    expect(await kundli({ ...timeless, time: '03:17:00' })).toEqual(await kundli(timeless));
  });

  test('names both nakshatras of the Moon and the minute between, as charts for each minute do', async () => {
    const { chart, notices } = await chartOf('1947-08-15');
    const { nakshatras, signs } = chart.moon;
    expect(signs.map(({ zodiac }) => zodiac)).toEqual(['Cancer']);
    expect(nakshatras.map(({ nakshatra }) => nakshatra)).toEqual(['Pushya', 'Ashlesha']);
    const change = utc(nakshatras[1]?.start ?? '');
    const local = (ms: number) => new Date(ms + 330 * 60_000).toISOString().slice(11, 19);
    const [hour = 0, minute = 0] = local(change).split(':').map(Number);
    const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
    expect(notices.join(' ')).toContain(`Pushya for Ashlesha at ${clock}, local time`);
    for (const [offset, nakshatra] of [
      [-60_000, 'Pushya'],
      [60_000, 'Ashlesha'],
    ] as const) {
      const timed = await kundli(
        { ...midnight, time: local(change + offset) },
        { sections: ['planet_details'] },
      );
      expect(timed.planet_details?.nakshatra).toBe(nakshatra);
    }
  });

  test('names both signs of the Moon if it changes sign, and then no house', async () => {
    const { chart, notices } = await chartOf('1947-08-16');
    expect(chart.moon.signs.map(({ zodiac }) => zodiac)).toEqual(['Cancer', 'Leo']);
    expect(notices.join(' ')).toMatch(/leaves Cancer for Leo at \d+:\d\d [ap]m, local time/);
    expect(chart.grahas.map(({ house_from_moon }) => house_from_moon)).toEqual(Array(9).fill(null));
    expect(chart.doshas).toMatchObject({ mangal: null, sadesati: null });
  });

  test('has ranges of dashas and signs that include every birth of the day', async () => {
    const { chart } = await chartOf('1947-08-15');
    for (const time of ['00:00:30', '06:00:00', '13:20:00', '19:45:00', '23:59:00']) {
      const timed = await kundli(
        { ...midnight, time },
        { sections: ['planet_details', 'dashas', 'doshas'] },
      );
      const dashas = chart.dashas.find(
        ({ nakshatra }) => nakshatra === timed.planet_details?.nakshatra,
      );
      timed.dashas?.vimshottari.mahadasha.forEach(({ planet, start, end }, index) => {
        const range = dashas?.mahadasha[index];
        expect(range?.planet).toBe(planet);
        for (const [one, [early, late]] of [
          [start, range!.start],
          [end, range!.end],
        ] as const) {
          expect(utc(one)).toBeGreaterThanOrEqual(utc(early) - 1000);
          expect(utc(one)).toBeLessThanOrEqual(utc(late) + 1000);
        }
      });
      const planets = timed.planet_details as PlanetDetails;
      const bodies = bodyKeys.map((key) => planets[key]);
      for (const { graha, zodiac, house_from_moon: house } of chart.grahas) {
        expect(zodiac).toContain(bodies.find(({ full_name }) => full_name === graha)?.zodiac);
        if (graha === 'Mars') expect(house).toBe(timed.doshas?.manglik.references.moon.house);
      }
      expect(chart.doshas.mangal).toEqual({
        house_from_moon: timed.doshas?.manglik.references.moon.house,
        is_dosha_house: timed.doshas?.manglik.references.moon.is_dosha_house,
      });
      expect(chart.doshas.kaalsarp?.is_dosha_present).toBe(timed.doshas?.kaalsarp.is_dosha_present);
      expect(chart.doshas.sadesati?.moon_sign).toBe(timed.doshas?.sadesati.moon_sign);
    }
  });

  test('requires a time unless it is marked as unknown', async () => {
    const { ask } = await reader();
    for (const time_unknown of [undefined, false]) {
      const birth = { ...midnight, place: delhi, time: '', time_unknown };
      expect(expectError(await ask({ birth }), 400, 'invalid_input').fields).toHaveProperty([
        'birth.time',
      ]);
    }
  });
});
