declare namespace Intl {
  interface Locale {
    /** Zones of the region of a locale; ECMA-402 Locale Info, which TypeScript lacks. */
    getTimeZones?(): string[] | undefined;
  }
}

declare module 'tz-lookup' {
  /** The IANA zone of a point; degrees. */
  function timezoneAt(latitude: number, longitude: number): string;
  export = timezoneAt;
}
