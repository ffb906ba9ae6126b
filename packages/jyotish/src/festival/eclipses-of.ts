import { JyotishError } from '../error.ts';
import { resolveSettings } from '../chart/index.ts';
import { almanacSky } from '../panchang/index.ts';
import type { AlmanacSky } from '../panchang/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { daysFromDate } from '../time/calendar.ts';
import { parseDate, startOfDay } from '../time/civil.ts';
import type { JulianDay } from '../time/index.ts';
import { julianDayFromUnixSeconds } from '../time/julian-day.ts';
import { lunarEclipseFrom, solarEclipseFrom } from '../transit/eclipse-at-place.ts';
import type { EclipseVisibility } from '../transit/eclipse-at-place.ts';
import { eclipses } from '../transit/eclipses.ts';
import type { Eclipse, LunarEclipse, SolarEclipse } from '../transit/eclipses.ts';
import type { EclipsePhase } from '../transit/shadow.ts';
import { clipInstant } from '../transit/transit-sky.ts';
import type { Span } from './choose-day.ts';
import { dateOfNumber, festivalDays, numberOfDate } from './days.ts';
import type { FestivalDays } from './days.ts';
import type { FestivalSettings } from './festivals-of.ts';
import { sutakOf } from './sutak.ts';
import type { Sutak } from './sutak.ts';

/** The contacts of an eclipse in order; `inner` is totality or annularity. */
export const ECLIPSE_CONTACTS = [
  'penumbra_begins',
  'begins',
  'inner_begins',
  'greatest',
  'inner_ends',
  'ends',
  'penumbra_ends',
] as const;
export type EclipseContactName = (typeof ECLIPSE_CONTACTS)[number];

/** An instant of an eclipse, Julian day UT. */
export interface EclipseContact {
  /** which stage of the eclipse */
  readonly contact: EclipseContactName;
  /** Julian day UT */
  readonly jdUt: JulianDay;
}

/** An eclipse as an almanac of one place prints it. */
export interface EclipseOfPlace {
  /** of the Sun or of the Moon */
  readonly kind: Eclipse['kind'];
  /** as the place has it; of a solar eclipse that does not reach it, as the Earth has it */
  readonly type: 'penumbral' | 'partial' | 'annular' | 'total' | 'hybrid';
  /** what it is called: as the Earth has it, where it is greatest */
  readonly typeOnEarth: Eclipse['type'];
  /** civil date at the place of its first visibility there, or of its maximum, `YYYY-MM-DD` */
  readonly date: string;
  /** covered share of the diameter at its greatest; null for a solar eclipse that does not reach the place */
  readonly magnitude: number | null;
  /** stages in order, those below the horizon too */
  readonly contacts: readonly EclipseContact[];
  /** of the partial phase; `none` for a penumbral eclipse, which is invisible to the eye */
  readonly visibility: EclipseVisibility;
  /** from the first to the last instant above the horizon; null if there is none */
  readonly seen: Span | null;
  /** null if it is not visible, and for a penumbral eclipse */
  readonly sutak: Sutak | null;
}

/** Days around a date that an eclipse of it may begin and end in. */
const BESIDE = 1;

/**
 * Every eclipse from one civil date to another, as seen from a place, with its sutak.
 * @param from first date, `YYYY-MM-DD`, in 1800 to 2200; @param to last date, not before `from`
 * @param place where; @param timeZone IANA name or fixed offset: whose dates
 * @param settings `sunrise` defines the praharas of the sutak
 * @param sky an existing sky of the same ayanamsa, to reuse its cache for the same days
 * @throws JyotishError `invalid_date`, `invalid_place`, `unknown_timezone`, `out_of_range` (also when `to` lies before
 * `from`)
 */
export function eclipsesOf(
  from: string,
  to: string,
  place: GeoPlace,
  timeZone: string,
  settings: Partial<FestivalSettings> = {},
  sky?: AlmanacSky,
): EclipseOfPlace[] {
  const { ayanamsa, sunrise } = resolveSettings(settings);
  const first = daysFromDate(parseDate(from));
  const last = daysFromDate(parseDate(to));
  if (last < first) {
    throw new JyotishError('out_of_range', `${to} lies before ${from}.`);
  }
  const days = festivalDays(place, timeZone, sunrise, sky ?? almanacSky(ayanamsa));
  const instantOf = (day: number) => julianDayFromUnixSeconds(startOfDay(day, timeZone));
  const found = eclipses(
    clipInstant(instantOf(first) - BESIDE),
    clipInstant(instantOf(last + 1) + BESIDE),
  );
  return found
    .map((eclipse) => eclipseAt(eclipse, place, days))
    .filter(({ date }) => numberOfDate(date) >= first && numberOfDate(date) <= last);
}

function eclipseAt(eclipse: Eclipse, place: GeoPlace, days: FestivalDays): EclipseOfPlace {
  const local =
    eclipse.kind === 'lunar_eclipse' ? lunarAt(eclipse, place) : solarAt(eclipse, place);
  const seen = local.seen && { start: local.seen.begins, end: local.seen.ends };
  const { type, magnitude, visibility } = local;
  return {
    kind: eclipse.kind,
    type,
    typeOnEarth: eclipse.type,
    magnitude,
    visibility,
    date: dateOfNumber(days.dateAt(seen?.start ?? local.greatest)),
    contacts: contactsOf(local.phases, local.greatest),
    seen,
    sutak: seen && sutakOf(eclipse.kind, seen, days),
  };
}

/** The local circumstances of an eclipse, before conversion to the almanac's format. */
interface Local {
  readonly type: EclipseOfPlace['type'];
  readonly magnitude: number | null;
  readonly visibility: EclipseVisibility;
  readonly seen: EclipsePhase | null;
  readonly greatest: JulianDay;
  readonly phases: {
    readonly penumbra: EclipsePhase | null;
    readonly partial: EclipsePhase | null;
    readonly inner: EclipsePhase | null;
  };
}

function lunarAt(eclipse: LunarEclipse, place: GeoPlace): Local {
  const { type, jdUt, penumbral, partial, total } = eclipse;
  const { seen, umbralVisibility } = lunarEclipseFrom(eclipse, place);
  return {
    type,
    magnitude: partial === null ? eclipse.penumbralMagnitude : eclipse.magnitude,
    visibility: umbralVisibility ?? 'none',
    seen,
    greatest: jdUt,
    phases: { penumbra: penumbral, partial, inner: total },
  };
}

function solarAt(eclipse: SolarEclipse, place: GeoPlace): Local {
  const local = solarEclipseFrom(eclipse, place);
  if (local === null) {
    return {
      type: eclipse.type,
      magnitude: null,
      visibility: 'none',
      seen: null,
      greatest: eclipse.jdUt,
      phases: { penumbra: null, partial: null, inner: null },
    };
  }
  const { type, magnitude, visibility, seen, jdUt, partial, central } = local;
  return {
    type,
    magnitude,
    visibility,
    seen,
    greatest: jdUt,
    phases: { penumbra: null, partial, inner: central },
  };
}

function contactsOf(
  { penumbra, partial, inner }: Local['phases'],
  greatest: JulianDay,
): EclipseContact[] {
  const instants: Readonly<Record<EclipseContactName, JulianDay | undefined>> = {
    penumbra_begins: penumbra?.begins,
    begins: partial?.begins,
    inner_begins: inner?.begins,
    greatest,
    inner_ends: inner?.ends,
    ends: partial?.ends,
    penumbra_ends: penumbra?.ends,
  };
  return ECLIPSE_CONTACTS.flatMap((contact) => {
    const jdUt = instants[contact];
    return jdUt === undefined ? [] : [{ contact, jdUt }];
  });
}
