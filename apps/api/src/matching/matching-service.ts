import {
  birthPanchang,
  matchCharts,
  type Chart,
  type Couple,
  type JulianDay,
} from '@jyoti/jyotish';
import type { Language, Matching, MatchingRequest, Settings } from '@jyoti/contract';
import { birthOf, castRequested, settingsOf, type TimezoneAt } from '../kundli/cast.ts';
import { julianDayOf } from '../kundli/instants.ts';
import { mangalOptions } from '../kundli/mangal.ts';
import { kundliNotices } from '../kundli/notices.ts';
import { Telling } from '../texts/telling.ts';
import { aggregate, rajjuVedha } from './aggregate.ts';
import { ashtakoot } from './ashtakoot.ts';
import { dashakoot } from './dashakoot.ts';
import { papasamayaOfMatch } from './papasamaya.ts';

const partners = ['boy', 'girl'] as const;

function ofOne({ ayanamsa_degrees, timezone, utc_offset_minutes }: Settings) {
  return { ayanamsa_degrees, timezone, utc_offset_minutes };
}

/** What both charts share, and of each what is its own. */
function settingsOfBoth({ boy, girl }: Couple<Chart>): Matching['settings'] {
  const { ayanamsa, node, house_system, year_days, sunrise } = settingsOf(boy);
  return {
    ayanamsa,
    node,
    house_system,
    year_days,
    sunrise,
    boy: ofOne(settingsOf(boy)),
    girl: ofOne(settingsOf(girl)),
  };
}

/** Matches for whoever asks: nothing is stored. */
export class MatchingService {
  readonly #timezoneAt: TimezoneAt;
  readonly #now: () => Date;

  constructor(timezoneAt: TimezoneAt, now: () => Date) {
    this.#timezoneAt = timezoneAt;
    this.#now = now;
  }

  /** @throws AppError 400 for a birth that has no chart */
  matching(request: MatchingRequest, language: Language): Matching {
    const nowJdUt = julianDayOf(this.#now());
    const charts = {
      boy: this.#chart(request, 'boy', nowJdUt),
      girl: this.#chart(request, 'girl', nowJdUt),
    };
    const optionsOf = (chart: Chart) => mangalOptions(chart, birthPanchang(chart), nowJdUt);
    const match = matchCharts(charts, {
      mangal: { boy: optionsOf(charts.boy), girl: optionsOf(charts.girl) },
    });
    const names = { boy: request.boy.name.trim(), girl: request.girl.name.trim() };
    const telling = new Telling(language);
    const parts = {
      aggregate: aggregate(match, names, telling),
      ashtakoot: ashtakoot(match, charts, nowJdUt, names, telling),
      dashakoot: dashakoot(match, names, telling),
      rajju_vedha: rajjuVedha(match, names, telling),
      papasamaya: papasamayaOfMatch(match, names, telling),
    };
    return {
      boy: birthOf({ birth: request.boy }, charts.boy),
      girl: birthOf({ birth: request.girl }, charts.girl),
      settings: settingsOfBoth(charts),
      notices: partners.flatMap((partner) =>
        kundliNotices(charts[partner], null, language).map(
          (words) => `${request[partner].name}: ${words}`,
        ),
      ),
      texts_languages: telling.languages,
      ...parts,
    };
  }

  #chart(request: MatchingRequest, partner: 'boy' | 'girl', nowJdUt: JulianDay): Chart {
    return castRequested(
      { ...request, birth: request[partner] },
      this.#timezoneAt,
      nowJdUt,
      partner,
    );
  }
}
