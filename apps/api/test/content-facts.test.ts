import { describe, expect, test } from 'vitest';
import {
  ashtakoota,
  choghadiyasOf,
  matchMoonOfPada,
  meanAyanamsa,
  nakshatraOf,
  naturalFriendship,
  planetStations,
  SIGNS,
  signIngresses,
  type Weekday,
} from '@jyoti/jyotish';
import { readContent } from '../src/content/content.ts';

const content = await readContent(() => {});

/** The rows of the first table of an article. */
function table(slug: string): string[][] {
  const blocks = content.article(slug, 'en')?.value.sections.flatMap((section) => section.blocks);
  const found = blocks?.find((block) => block.type === 'table');
  if (!found) throw new Error(`${slug} has no table.`);
  return found.rows;
}

function sentences(slug: string): string {
  return JSON.stringify(content.article(slug, 'en')?.value.sections);
}

const julianDay = (iso: string) => Date.parse(iso) / 86_400_000 + 2_440_587.5;

/** The date in India of an instant: `26 February 2026`. */
const indianDay = (jdUt: number) =>
  new Date((jdUt - 2_440_587.5) * 86_400_000).toLocaleDateString('en-GB', {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

describe('facts in articles match the engine', () => {
  test('nakshatras: names, starts, deities and lords', () => {
    const rows = table('understanding-27-nakshatras');
    rows.forEach(([number, name, , deity, lord], index) => {
      const nakshatra = nakshatraOf((index * 40) / 3 + 1);
      const lordName = nakshatra.lord[0]?.toUpperCase() + nakshatra.lord.slice(1);
      expect([number, name, deity, lord]).toEqual([
        String(nakshatra.number),
        nakshatra.name,
        nakshatra.deity,
        lordName,
      ]);
    });
  });

  test('ayanamsas on 1 January 2026', () => {
    const names = [
      'lahiri',
      'true_chitra',
      'krishnamurti',
      'yukteshwar',
      'raman',
      'fagan_bradley',
    ] as const;
    const jd = julianDay('2026-01-01T00:00:00Z');
    expect(table('why-two-sites-differ').map(([, degrees]) => degrees)).toEqual(
      names.map((name) => meanAyanamsa(name, jd).toFixed(3)),
    );
  });

  test('retrograde periods of Mercury', () => {
    const stations = planetStations(
      'mercury',
      julianDay('2026-01-01T00:00:00Z'),
      julianDay('2028-01-01T00:00:00Z'),
    );
    const found = stations.map(({ jdUt, sign }) => [indianDay(jdUt), SIGNS[sign].name]);
    expect(table('mercury-retrograde').map((row) => row.slice(0, 4))).toEqual(
      Array.from({ length: found.length / 2 }, (_, i) => found.slice(2 * i, 2 * i + 2).flat()),
    );
  });

  test('the dates on which the Sun enters the sidereal signs', () => {
    const year = signIngresses(
      'sun',
      julianDay('2026-04-01T00:00:00Z'),
      julianDay('2027-04-01T00:00:00Z'),
    );
    const rows = table('sun-sign-moon-sign');
    year.forEach(({ jdUt, sign }) => {
      const [, , range = ''] = rows[sign - 1] ?? [];
      const written = Date.parse(`${range.split(' to ')[0]} ${indianDay(jdUt).slice(-4)} UTC`);
      const calculated = Date.parse(`${indianDay(jdUt)} UTC`);
      // The date varies by a day from year to year.
      expect(Math.abs(written - calculated) / 86_400_000).toBeLessThanOrEqual(1);
    });
    expect(year).toHaveLength(12);
  });

  test('the choghadiyas of every weekday', () => {
    table('choghadiya-for-a-working-day').forEach(([, ...names], index) => {
      const { day } = choghadiyasOf({
        weekday: index as Weekday,
        sunriseJdUt: 0,
        sunsetJdUt: 0.5,
        nextSunriseJdUt: 1,
      });
      expect(names.map((name) => name.toLowerCase())).toEqual(day.map(({ name }) => name));
    });
  });

  test('the average score of a random pair', () => {
    const padas = Array.from({ length: 108 }, (_, i) =>
      matchMoonOfPada(1 + Math.floor(i / 4), 1 + (i % 4)),
    );
    const pairs = padas.flatMap((boy) => padas.map((girl) => ashtakoota({ boy, girl })));
    const share = (holds: (pair: (typeof pairs)[number]) => boolean) =>
      pairs.filter(holds).length / pairs.length;
    const mean = pairs.reduce((sum, { total }) => sum + total, 0) / pairs.length;
    const text = sentences('what-36-points-mean');
    expect(text).toContain(`The average is ${mean.toFixed(1)} points`);
    const percent = (least: number, digits = 0) =>
      (100 * share(({ total }) => total >= least)).toFixed(digits);
    expect(text).toContain(`is reached by ${percent(18)} per cent of all pairs`);
    expect(text).toContain(`Twenty-five or more is reached by ${percent(25)} per cent`);
    expect(text).toContain(`Thirty-three or more is reached by ${percent(33, 1)} per cent`);
    expect(share(({ total }) => total === 36)).toBeLessThan(0.001);
    expect(share(({ kootas }) => kootas.nadi.score === 0)).toBeCloseTo(1 / 3);
    expect(share(({ kootas }) => kootas.bhakoot.score === 0)).toBeCloseTo(1 / 2);
  });
});

test('signs are called compatible if their lords are friends and bhakoot has no major flaw', () => {
  const signs = Object.values(SIGNS);
  for (const sign of signs) {
    const at = (house: number) => {
      const other = SIGNS[(((sign.number + house - 2) % 12) + 1) as keyof typeof SIGNS];
      const views = [
        naturalFriendship(sign.lord, other.lord),
        naturalFriendship(other.lord, sign.lord),
      ];
      return { name: other.name, atPeace: !views.includes('enemy') };
    };
    const reading = content.zodiac(sign.name.toLowerCase(), 'en')?.value.detail.compatibility;
    const best = [3, 4, 5, 7, 9, 10, 11].map(at).filter(({ atPeace }) => atPeace);
    const hard = [2, 6, 8, 12].map(at).filter(({ atPeace }) => !atPeace);
    const names = (list: { name: string }[]) => list.map(({ name }) => name).toSorted();
    expect(reading?.bestMatches.toSorted()).toEqual(names(best));
    expect(reading?.challenging.toSorted()).toEqual(names(hard));
  }
});
