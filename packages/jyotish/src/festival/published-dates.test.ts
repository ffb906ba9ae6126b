import { describe, expect, it } from 'vitest';
import {
  PUBLISHED_EKADASHIS_2025,
  PUBLISHED_EKADASHIS_2026,
  PUBLISHED_FESTIVALS,
  PUBLISHED_VRATS_2025,
  PUBLISHED_YEARS,
} from '../../reference/festivals.ts';
import { festivalsOf } from './festivals-of.ts';

const NEW_DELHI = { latitude: 28.6139, longitude: 77.209 };
const THIRUVANANTHAPURAM = { latitude: 8.5241, longitude: 76.9366 };

function observancesOf(year: number, place = NEW_DELHI) {
  return festivalsOf(`${year}-01-01`, `${year}-12-31`, place, 'Asia/Kolkata').observances;
}

describe('festivals of New Delhi fall on the dates that almanacs and holiday lists print', () => {
  const years = new Map(PUBLISHED_YEARS.map((year) => [year, observancesOf(year)]));

  it.each(PUBLISHED_FESTIVALS)('$id', ({ id, dates }) => {
    PUBLISHED_YEARS.forEach((year, at) => {
      const published = dates[at];
      if (published === null) return;
      // Shravana of 12 September 2027 ends 13 seconds after the next sunrise of New Delhi.
      const observances =
        id === 'onam' ? observancesOf(year, THIRUVANANTHAPURAM) : years.get(year)!;
      const ours = observances.filter((observance) => observance.id === id);
      expect(ours.map(({ date }) => date)).toContain(`${year}-${published}`);
    });
  });
});

describe('Ekadashi', () => {
  it('occurs 24 times in 2026, an extra Jyeshtha’s two included, on the days that lists print', () => {
    const smarta = observancesOf(2026)
      .filter(({ fast }) => fast !== null && fast.tradition !== 'vaishnava')
      .map(({ date, id }) => [date, id]);
    expect(smarta).toEqual(PUBLISHED_EKADASHIS_2026);
  });

  it('has a separate day for Vaishnavas in 2025 where published lists have one', () => {
    const fasts = observancesOf(2025).filter(({ fast }) => fast !== null);
    const smarta = fasts.filter(({ fast }) => fast!.tradition !== 'vaishnava');
    const vaishnava = fasts.filter(({ fast }) => fast!.tradition !== 'smarta');
    expect(smarta.map(({ date, id }) => [date, id])).toEqual(
      PUBLISHED_EKADASHIS_2025.map(([date, id]) => [date, id]),
    );
    expect(vaishnava.map(({ date }) => date)).toEqual(
      PUBLISHED_EKADASHIS_2025.map(([date, , other]) => other ?? date),
    );
  });
});

describe('the vrats of the months of 2025 fall on the dates that almanacs print', () => {
  const observances = observancesOf(2025);

  it.each(PUBLISHED_VRATS_2025)('$ids', ({ ids, dates }) => {
    const ours = observances.filter(({ id }) => ids.includes(id));
    expect(ours.map(({ date }) => date)).toEqual(dates);
  });
});
