declare module 'tz-lookup' {
  /** The IANA zone of a point; degrees. */
  function timezoneAt(latitude: number, longitude: number): string;
  export = timezoneAt;
}
