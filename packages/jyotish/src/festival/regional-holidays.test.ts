import { expect, it } from 'vitest';
import { DIFFERENT_HOLIDAYS, REGIONAL_HOLIDAYS } from '../../reference/regional-holidays.ts';
import { festivalsOf } from './festivals-of.ts';
import { CALENDAR_REGIONS, observancesIn } from './regions.ts';

const YEARS = [2023, 2024, 2025, 2026, 2027] as const;

it.each(CALENDAR_REGIONS)(
  '%s has the days that its state printed for 2023 to 2027, but for those with a reason',
  (region) => {
    const { capital, dates } = REGIONAL_HOLIDAYS[region];
    const [latitude, longitude] = capital;
    const differences = YEARS.flatMap((year, at) => {
      const { observances } = festivalsOf(
        `${year}-01-01`,
        `${year}-12-31`,
        { latitude, longitude },
        'Asia/Kolkata',
      );
      const own = observancesIn(observances, region);
      return Object.entries(dates).flatMap(([id, years]) => {
        const printed = years.split(' ')[at]!;
        if (printed === '-') return [];
        const ours = own.filter((one) => one.id === id).map(({ date }) => date.slice(5));
        return printed.split('/').some((day) => ours.includes(day))
          ? []
          : [`${id} ${year}-${printed}, ours ${ours.join(', ')}`];
      });
    });
    expect(differences.toSorted()).toEqual(
      Object.keys(DIFFERENT_HOLIDAYS[region] ?? {}).toSorted(),
    );
  },
);
