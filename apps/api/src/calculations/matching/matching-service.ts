import {
  ageAt,
  birthPanchang,
  matchCharts,
  matchWithoutTimes,
  type Chart,
  type Couple,
  type JulianDay,
  type Match,
  type MatchWithoutTimes,
} from '@jyoti/jyotish';
import {
  partners,
  type Language,
  type Matching,
  type MatchingDocument,
  type MatchingDocumentRequest,
  type MatchingRequest,
  type MoonMatching,
  type Partner,
} from '@jyoti/contract';
import { notice, type PartnerNames } from '@jyoti/readings';
import { matchingDocument } from '@jyoti/reports';
import { birthOf, castRequested, settingsOf, type TimezoneAt } from '../requests/cast.ts';
import { julianDayOf } from '../requests/instants.ts';
import { moonChangeNotices } from '../requests/moon-day.ts';
import { kundliNotices } from '../requests/notices.ts';
import { TextRenderer } from '../published/text-renderer.ts';
import { aggregate, rajjuVedha } from '../published/matching/aggregate.ts';
import { ashtakoot } from '../published/matching/ashtakoot.ts';
import { dashakoot } from '../published/matching/dashakoot.ts';
import { moonMatches } from '../published/matching/moon-matching.ts';
import { papasamayaOfMatch } from '../published/matching/papasamaya.ts';

/** The page about gems, to which the gem of a chart links. */
const gemHref = '/gemestone';

/** What was calculated for a request: one match of two charts, or those of two Moons if a time of birth is unknown. */
interface Calculated {
  readonly charts: Couple<Chart>;
  readonly nowJdUt: JulianDay;
  readonly result: Match | readonly MatchWithoutTimes[];
}

/** The choices that are not the default, the first of `matchSchoolOptions`. */
function chosenMatchSchools({
  mangal_houses: houses,
  vashya_table: vashya,
  gana_table: gana,
}: MatchingRequest): NonNullable<Matching['settings']['schools']> {
  return {
    ...(houses !== 'all' && { mangal_houses: houses }),
    ...(vashya !== 'symmetric' && { vashya_table: vashya }),
    ...(gana !== 'deva_boy' && { gana_table: gana }),
  };
}

/** The settings of one chart only. */
function ofOne(chart: Chart) {
  const { ayanamsa_degrees, timezone, utc_offset_minutes } = settingsOf(chart);
  return { ayanamsa_degrees, timezone, utc_offset_minutes };
}

function matchSettings(request: MatchingRequest, { boy, girl }: Couple<Chart>) {
  const { ayanamsa, node, house_system, year_days, sunrise } = settingsOf(boy);
  const schools = chosenMatchSchools(request);
  return {
    ayanamsa,
    node,
    house_system,
    year_days,
    sunrise,
    ...(Object.keys(schools).length > 0 && { schools }),
    boy: ofOne(boy),
    girl: ofOne(girl),
  };
}

/** The notices on both charts, with the name of the partner. */
function matchNotices(
  request: MatchingRequest,
  charts: Couple<Chart>,
  language: Language,
): string[] {
  const ofPartner = (partner: Partner) => {
    const chart = charts[partner];
    return request[partner].time_unknown
      ? moonChangeNotices(chart, language)
      : kundliNotices(chart, null, language);
  };
  return [
    ...(isTimeMissing(request) ? [notice('matchTimeUnknown', language)] : []),
    ...partners.flatMap((partner) =>
      ofPartner(partner).map((words) => `${request[partner].name}: ${words}`),
    ),
  ];
}

const isTimeMissing = ({ boy, girl }: MatchingRequest): boolean =>
  boy.time_unknown === true || girl.time_unknown === true;

/** What every answer about a match has. */
const aboutMatch = (request: MatchingRequest, charts: Couple<Chart>, language: Language) => ({
  boy: birthOf({ birth: request.boy }, charts.boy, language),
  girl: birthOf({ birth: request.girl }, charts.girl, language),
  settings: matchSettings(request, charts),
  notices: matchNotices(request, charts, language),
});

/** Matches two births. Stores nothing. */
export class MatchingService {
  readonly #timezoneAt: TimezoneAt;
  readonly #now: () => Date;

  constructor(timezoneAt: TimezoneAt, now: () => Date) {
    this.#timezoneAt = timezoneAt;
    this.#now = now;
  }

  /** The match in the published format. @throws AppError 400 for a birth that cannot have a chart */
  matching(request: MatchingRequest, language: Language): Matching | MoonMatching {
    const { charts, nowJdUt, result } = this.calculate(request);
    const names: PartnerNames = { boy: request.boy.name.trim(), girl: request.girl.name.trim() };
    const renderer = new TextRenderer(language);
    const about = aboutMatch(request, charts, language);
    if (!('aggregate' in result)) {
      const matches = moonMatches(result, names, renderer);
      return { ...about, moon_matches: matches, texts_languages: renderer.languages };
    }
    const parts = {
      aggregate: aggregate(result, names, renderer),
      ashtakoot: ashtakoot(result, charts, nowJdUt, names, renderer),
      dashakoot: dashakoot(result, names, renderer),
      rajju_vedha: rajjuVedha(result, names, renderer),
      papasamaya: papasamayaOfMatch(result, names, renderer),
    };
    return { ...about, texts_languages: renderer.languages, ...parts };
  }

  /** The match as a report. @throws AppError 400 as {@link matching} */
  document({ parts, ...request }: MatchingDocumentRequest, language: Language): MatchingDocument {
    const calculated = this.calculate(request);
    const about = aboutMatch(request, calculated.charts, language);
    return matchingDocument({ ...about, ...calculated, parts, gemHref }, language);
  }

  /** @throws AppError 400 as {@link matching} */
  calculate(request: MatchingRequest): Calculated {
    const nowJdUt = julianDayOf(this.#now());
    const chartOf = (partner: Partner) =>
      castRequested({ ...request, birth: request[partner] }, this.#timezoneAt, nowJdUt, partner);
    const charts = { boy: chartOf('boy'), girl: chartOf('girl') };
    const { vashya_table: vashya, gana_table: gana, mangal_houses: houses } = request;
    const kootas = { vashya, gana };
    if (isTimeMissing(request)) {
      const unknown = {
        boy: request.boy.time_unknown === true,
        girl: request.girl.time_unknown === true,
      };
      return { charts, nowJdUt, result: matchWithoutTimes(charts, unknown, kootas) };
    }
    const mangal = (chart: Chart) => ({
      ageYears: ageAt(chart, nowJdUt),
      weekday: birthPanchang(chart).weekday,
      houses,
    });
    const result = matchCharts(charts, {
      mangal: { boy: mangal(charts.boy), girl: mangal(charts.girl) },
      kootas,
    });
    return { charts, nowJdUt, result };
  }
}
