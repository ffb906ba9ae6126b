/** A clock that people at a place used beside the one that is assumed. */
export interface ClockAlternative {
  /** stable name of the clock */
  readonly id: 'bengal_advance' | 'bombay' | 'calcutta' | 'goa' | 'railway';
  /** The fixed offset to use as time zone of the birth: `+04:51`. */
  readonly offset: string;
  /** First day and last day or year of the clock: `YYYY-MM-DD` or `YYYY`. */
  readonly from: string;
  /** last day of the clock, or its last year */
  readonly until: string;
  /** Who used it. */
  readonly where: string;
}

interface Area {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Meridian from which the clocks of 1941 were certainly advanced: that of Bengal and Assam, degrees. */
const BENGAL_FROM = 88;

/**
 * Clocks of India beside its standard time. Sources: the advance of October 1941 to May 1942: ACS International Atlas,
 * which has it for Bengal and Assam only. Bombay to 1955 and Calcutta to 1948: municipal clocks kept beside Indian
 * Standard Time; their exact last days, and whether they were advanced in the war, are not documented. Goa, Daman and Diu:
 * Portuguese decree of 24 May 1911 (IANA tz database, file backzone). Railways and telegraph: Madras time (IANA tz
 * database, file asia).
 */
const CLOCKS: readonly (ClockAlternative & {
  readonly areas?: readonly Area[];
  readonly westOf?: number;
})[] = [
  {
    id: 'bengal_advance',
    offset: '+06:30',
    from: '1941-10-01',
    until: '1942-05-14',
    where: 'Bengal and Assam',
    westOf: BENGAL_FROM,
  },
  {
    id: 'bombay',
    offset: '+04:51',
    from: '1906-01-01',
    until: '1955',
    where: 'the city of Bombay (Mumbai)',
    areas: [{ south: 18.87, north: 19.32, west: 72.75, east: 73.02 }],
  },
  {
    id: 'calcutta',
    offset: '+05:53:20',
    from: '1906-01-01',
    until: '1948',
    where: 'the city of Calcutta (Kolkata)',
    areas: [{ south: 22.4, north: 22.75, west: 88.2, east: 88.5 }],
  },
  {
    id: 'goa',
    offset: '+05:00',
    from: '1912-01-01',
    until: '1961-12-18',
    where: 'Portuguese India (Goa, Daman and Diu)',
    areas: [
      { south: 14.88, north: 15.81, west: 73.67, east: 74.35 },
      { south: 20.35, north: 20.48, west: 72.8, east: 72.92 },
      { south: 20.68, north: 20.78, west: 70.86, east: 71.03 },
    ],
  },
  {
    id: 'railway',
    offset: '+05:21:10',
    from: '1870-01-01',
    until: '1905-12-31',
    where: 'railways and telegraph of India',
  },
];

const isIndia = (timeZone: string) => /^asia\/(?:kolkata|calcutta)$/i.test(timeZone);

/** Where it was no law in India: the advance of 1941 west of Bengal. Then the standard offset applies: `+05:30`. */
export function standardInWar(timeZone: string, date: string, longitude: number): string | null {
  const advance = CLOCKS[0]!;
  const wasAdvanced = date >= advance.from && date <= advance.until;
  return isIndia(timeZone) && wasAdvanced && longitude < BENGAL_FROM ? '+05:30' : null;
}

/**
 * The clocks used at a place beside the one that is assumed.
 * @param timeZone IANA zone as stated
 * @param date `YYYY-MM-DD`
 * @param longitude degrees, east positive
 * @param latitude degrees, north positive; without it, only clocks that a longitude decides
 */
export function clockAlternatives(
  timeZone: string,
  date: string,
  longitude: number,
  latitude?: number,
): ClockAlternative[] {
  if (!isIndia(timeZone)) return [];
  const isIn = ({ south, north, west, east }: Area) =>
    latitude !== undefined &&
    latitude >= south &&
    latitude <= north &&
    longitude >= west &&
    longitude <= east;
  return CLOCKS.filter(
    ({ from, until, areas, westOf }) =>
      date >= from &&
      date <= `${until}-12-31`.slice(0, 10) &&
      (areas === undefined || areas.some(isIn)) &&
      (westOf === undefined || longitude < westOf),
  ).map(({ id, offset, from, until, where }) => ({ id, offset, from, until, where }));
}
