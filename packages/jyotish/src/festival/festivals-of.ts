import { JyotishError } from '../error.ts';
import { resolveSettings } from '../chart/index.ts';
import type { ChartSettings } from '../chart/index.ts';
import { almanacSky } from '../panchang/index.ts';
import type { AlmanacSky } from '../panchang/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { daysFromDate } from '../time/calendar.ts';
import { daysFrom } from '../time/civil-day.ts';
import { parseDate, resolveCivilTime, startOfDay } from '../time/civil.ts';
import { julianDayFromUnixSeconds } from '../time/julian-day.ts';
import { fastEndOf } from './fast-end.ts';
import { dateOfNumber, festivalDays, numberOfDate, weekdayOf } from './days.ts';
import { datesOf } from './dates-of.ts';
import type { Dated } from './dates-of.ts';
import { allFestivals } from './festivals.ts';
import type { Observance } from './observance.ts';
import { nightPujasOf, pujaOf } from './puja.ts';
import { ruleIdOf } from './rule-id.ts';
import type { FestivalRank } from './rule.ts';
import { MAJOR_FESTIVALS } from './tables/major.ts';
import { VRATS } from './tables/vrats.ts';

/** The settings that dates depend on. */
export type FestivalSettings = Pick<ChartSettings, 'ayanamsa' | 'sunrise'>;

/** The festivals and vrats of a stretch of days at a place. */
export interface FestivalCalendar {
  /** first and last civil date, `YYYY-MM-DD` */
  readonly from: string;
  /** last civil date, `YYYY-MM-DD` */
  readonly to: string;
  /** degrees, north and east positive */
  readonly place: GeoPlace;
  /** zone in which the dates begin */
  readonly timeZone: string;
  /** what the dates were computed with */
  readonly settings: FestivalSettings;
  /** by date, then in the order of the table */
  readonly observances: readonly Observance[];
  /**
   * `no_sunrise`: a rule has no date because the Sun does not rise and set on a required day, or that day is outside
   * 1800 to 2200
   */
  readonly notices: readonly 'no_sunrise'[];
}

/**
 * Every festival and vrat of the table from one civil date to another, with the rule, the instants and the part of the
 * day that selected it.
 * @param from first date, `YYYY-MM-DD`, in 1800 to 2200; @param to last date, not before `from`
 * @param place where; @param timeZone IANA name or fixed offset: whose dates
 * @param settings ayanamsa (months, sankrantis, nakshatras) and which sunrise; Lahiri and `edge`
 * @param sky an existing sky of the same ayanamsa, to reuse its cache for the same days
 * @throws JyotishError `invalid_date`, `invalid_place`, `unknown_timezone`, `out_of_range` (also when `to` lies before
 * `from`)
 */
export function festivalsOf(
  from: string,
  to: string,
  place: GeoPlace,
  timeZone: string,
  settings: Partial<FestivalSettings> = {},
  sky?: AlmanacSky,
): FestivalCalendar {
  const { ayanamsa, sunrise } = resolveSettings(settings);
  const noonOf = (date: string): number => {
    const [day] = daysFrom(daysFromDate(parseDate(date)), 1, timeZone);
    // A date that the zone skipped has no noon: its neighbours meet at the end of the day before.
    if (!day) return julianDayFromUnixSeconds(startOfDay(numberOfDate(date), timeZone));
    return resolveCivilTime({ date, time: '12:00', timeZone }).jdUt;
  };
  const span = { start: noonOf(from), end: noonOf(to) };
  if (span.end < span.start) {
    throw new JyotishError('out_of_range', `${to} lies before ${from}.`);
  }
  const shared = sky ?? almanacSky(ayanamsa);
  const context = { sky: shared, days: festivalDays(place, timeZone, sunrise, shared) };
  const first = numberOfDate(from);
  const last = numberOfDate(to);
  const { dated, sunless } = datesOf(allFestivals(), span, context);
  const inDays = dated
    .filter(({ found }) => found.day >= first && found.day <= last)
    .toSorted((one, other) => one.found.day - other.found.day);
  const idsOn = Map.groupBy(inDays, ({ found }) => found.day);
  return {
    from,
    to,
    place,
    timeZone,
    settings: { ayanamsa, sunrise },
    observances: inDays.map((one) => {
      const { festival, found } = one;
      const others = idsOn.get(found.day)!.map((other) => other.festival.id);
      return {
        ...observanceOf(one),
        puja: pujaOf(festival.id, found, place, context),
        nightPujas: nightPujasOf(festival.id, found, context),
        fastEnd: fastEndOf(festival.id, found, context),
        duplicateOf: festival.yieldsTo?.find((id) => others.includes(id)) ?? null,
      };
    }),
    notices: sunless ? ['no_sunrise'] : [],
  };
}

function observanceOf({
  festival,
  found,
}: Dated): Omit<Observance, 'puja' | 'nightPujas' | 'fastEnd' | 'duplicateOf'> {
  const { fast } = found;
  return {
    // Only Ekadashis have a separate name each.
    id: fast === undefined ? festival.id : `${idOf(fast.name)}-${festival.id}`,
    name: fast === undefined ? festival.name : `${fast.name} ${festival.name}`,
    variant: festival.onWeekday?.[weekdayOf(found.day)] ?? null,
    date: dateOfNumber(found.day),
    alsoOn: found.otherDay == null ? null : dateOfNumber(found.otherDay),
    region: festival.region,
    alsoIn: festival.alsoIn ?? [],
    notIn: festival.notIn ?? [],
    rank: rankOf(festival.id),
    rule: ruleIdOf(festival.rule),
    source: festival.source,
    basis: found.basis,
    window: found.window,
    choice: found.choice,
    fast: fast ?? null,
  };
}

function rankOf(id: string): FestivalRank {
  if (VRATS.some((vrat) => vrat.id === id)) return 'vrat';
  return MAJOR_FESTIVALS.has(id) ? 'major' : 'minor';
}

function idOf(name: string): string {
  return name.toLowerCase().replace(' ', '-');
}
