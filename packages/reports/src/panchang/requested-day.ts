import {
  civilDays,
  civilFromJulianDay,
  almanacSky,
  eclipsesOf,
  panchangOfDay,
  type AlmanacSettings,
  type AlmanacSky,
  type DayPanchang,
  type EclipseOfPlace,
  type GeoPlace,
  type ResolvedTime,
} from '@jyoti/jyotish';
import { LAST_DATE } from '@jyoti/contract';

const FIRST_DATE = '1800-01-01';

/** Where almanacs are calculated, and how. */
export interface AlmanacSetting extends AlmanacSettings {
  /** Degrees, north and east positive. */
  place: GeoPlace;
  /** In which the dates begin: an IANA name or a fixed offset. */
  timeZone: string;
}

interface DayRequest {
  /** Civil date, `YYYY-MM-DD`. */
  date: string;
  /** The instant within the day; null for its beginning. */
  at: ResolvedTime | null;
  /** Whether the day is the one that runs at the instant: before sunrise that of the previous date. */
  isOfTime: boolean;
}

/** A day, the instant within it, and the sky used for both. */
export interface RequestedDay {
  /** Its panchang. */
  day: DayPanchang;
  /** The instant that the limbs are read at. */
  read: Pick<ResolvedTime, 'jdUt' | 'ambiguous'>;
  /** Of the place: pass it to calls about the same days. */
  sky: AlmanacSky;
}

/** The day of a request. */
export function requestedDay(
  { date, at, isOfTime }: DayRequest,
  { place, timeZone, ...settings }: AlmanacSetting,
): RequestedDay {
  const begins = civilDays(date, 1, timeZone)[0]!.startJdUt;
  const sky = almanacSky(settings.ayanamsa, at?.jdUt ?? begins + 0.75);
  const ofDate = panchangOfDay(date, place, timeZone, settings, sky);
  if (at === null) {
    return { day: ofDate, read: { jdUt: ofDate.span.startJdUt, ambiguous: false }, sky };
  }
  const isBefore = isOfTime && at.jdUt < ofDate.span.startJdUt;
  const before = isBefore ? dateBefore(ofDate.span.startJdUt, timeZone) : null;
  // Before a polar day, the previous day may not last until its sunrise.
  const running = before && panchangOfDay(before, place, timeZone, settings, sky);
  const day = running && running.span.endJdUt > at.jdUt ? running : ofDate;
  return { day, read: at, sky };
}

/** The date a day before an instant; null before the first that the engine supports. */
function dateBefore(jdUt: number, timeZone: string): string | null {
  const { date } = civilFromJulianDay(jdUt - 1, timeZone);
  return date >= FIRST_DATE ? date : null;
}

/** The next civil date; the last one that the engine supports has none, and is returned itself. */
const nextDate = (date: string, timeZone: string): string =>
  // Of three dates, the date line may have taken out the second.
  date < LAST_DATE ? civilDays(date, 3, timeZone)[1]!.date : date;

/** Whether an eclipse belongs to a day: it is observed, visible or at its maximum on it. */
function touches(
  { date, sutak, seen, contacts }: EclipseOfPlace,
  { civilDay, span }: DayPanchang,
): boolean {
  const greatest = contacts.find(({ contact }) => contact === 'greatest')?.jdUt ?? 0;
  const start = sutak?.start ?? seen?.start ?? greatest;
  const end = seen?.end ?? greatest;
  return date === civilDay.date || (start < span.endJdUt && end >= span.startJdUt);
}

/** The eclipses that are visible, have sutak, or reach their maximum within a day. */
export function eclipsesOfDay(
  day: DayPanchang,
  { place, timeZone, ...settings }: AlmanacSetting,
  sky: AlmanacSky,
): EclipseOfPlace[] {
  const { date } = day.civilDay;
  const next = nextDate(date, timeZone);
  return eclipsesOf(date, next, place, timeZone, settings, sky).filter((eclipse) =>
    touches(eclipse, day),
  );
}
