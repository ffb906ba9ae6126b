import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placementOf } from './chart/placements.ts';
import {
  ashtakavarga,
  ashtakavargaSigns,
  birthPanchang,
  BODY_IDS,
  castChart,
  findMuhurtas,
  isoFromJulianDay,
  julianDayFromIso,
  SIGNS,
  vimshottari,
  vimshottariAt,
} from './index.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').replace(/ +/g, ' ');
const chart = castChart({
  date: '1997-12-12',
  time: '12:12:00',
  timeZone: 'Asia/Kolkata',
  latitude: 13.0837,
  longitude: 80.2702,
});

const dms = (degrees: number) => {
  const seconds = Math.round(degrees * 3600);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
};

describe('the worked chart of the README matches the engine', () => {
  test.each(BODY_IDS)('%s', (body) => {
    const graha = body === 'ascendant' ? undefined : chart.grahas[body];
    const place = graha ?? placementOf(chart.ascendant.longitude, chart.ascendant.sign);
    const state = [graha?.retrograde && 'retrograde', graha?.combust && 'combust']
      .filter(Boolean)
      .join(', ');
    const cells = [
      body,
      SIGNS[place.sign].name,
      dms(place.degreeInSign),
      place.house,
      `${place.nakshatraName}, ${place.pada}`,
      state,
    ];
    expect(readme).toContain(`| ${cells.join(' | ')} |`.replace(/ +/g, ' '));
  });

  test('dashas, yoga and sarvashtakavarga', () => {
    const moon = chart.grahas.moon.longitude;
    const { jdUt } = chart.time;
    const { parts, lord } = vimshottari(moon, jdUt, 365.25).balance;
    expect(readme).toContain(
      `${parts.years} years ${parts.months} months ${parts.days} days of ${lord}`,
    );
    const now = vimshottariAt(moon, jdUt, 365.25, julianDayFromIso('2026-11-21T00:00:00Z'))!;
    expect(readme).toContain(
      `${now.mahadasha.lord}, in it ${now.antardasha.lord} until ${isoFromJulianDay(now.antardasha.endJdUt)}`,
    );
    expect(readme).toContain(birthPanchang(chart).yoga.name);
    expect(readme).toContain(ashtakavarga(ashtakavargaSigns(chart)).sarva.join(' '));
  });
});

test('the muhurtas of the README are what the engine finds', () => {
  const { days, rejected } = findMuhurtas({
    purpose: 'griha_pravesh',
    from: '2026-06-01',
    to: '2026-06-30',
    place: { latitude: 28.6139, longitude: 77.209, timeZone: 'Asia/Kolkata' },
    births: [{ moonLongitude: 32.7 }],
  });
  expect(readme).toContain(days.map(({ date, grade }) => `${date} ${grade}`).join(', '));
  expect(days[0]!.windows[0]!.for[0]).toEqual({ code: 'nakshatra_best', nakshatra: 14, weight: 3 });
  expect(rejected[0]).toEqual({
    date: '2026-06-01',
    vetoes: [{ code: 'adhika_month', month: 3 }],
  });
});
