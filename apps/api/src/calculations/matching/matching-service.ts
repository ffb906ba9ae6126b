import {
  birthPanchang,
  matchCharts,
  type Chart,
  type Couple,
  type JulianDay,
} from '@jyoti/jyotish';
import {
  partners,
  type Language,
  type Matching,
  type MatchingRequest,
  type MoonMatching,
} from '@jyoti/contract';
import { castRequested, type TimezoneAt } from '../kundli/cast.ts';
import { julianDayOf } from '../kundli/instants.ts';
import { mangalOptions } from '../kundli/mangal.ts';
import { kundliNotices } from '../kundli/notices.ts';
import { TextRenderer } from '../texts/text-renderer.ts';
import { birthsAndSettings, kootaOptions, namesOf, noticesOf } from './about-match.ts';
import { aggregate, rajjuVedha } from './aggregate.ts';
import { ashtakoot } from './ashtakoot.ts';
import { dashakoot } from './dashakoot.ts';
import { moonMatching } from './moon-matching.ts';
import { papasamayaOfMatch } from './papasamaya.ts';

/** Matches two births. Stores nothing. */
export class MatchingService {
  readonly #timezoneAt: TimezoneAt;
  readonly #now: () => Date;

  constructor(timezoneAt: TimezoneAt, now: () => Date) {
    this.#timezoneAt = timezoneAt;
    this.#now = now;
  }

  /** @throws AppError 400 for a birth that cannot have a chart */
  matching(request: MatchingRequest, language: Language): Matching | MoonMatching {
    const nowJdUt = julianDayOf(this.#now());
    const charts = {
      boy: this.#chart(request, 'boy', nowJdUt),
      girl: this.#chart(request, 'girl', nowJdUt),
    };
    if (partners.some((partner) => request[partner].time_unknown)) {
      return moonMatching(request, charts, new TextRenderer(language));
    }
    return this.#ofCharts(request, charts, nowJdUt, language);
  }

  #ofCharts(
    request: MatchingRequest,
    charts: Couple<Chart>,
    nowJdUt: JulianDay,
    language: Language,
  ): Matching {
    const optionsOf = (chart: Chart) => ({
      ...mangalOptions(chart, birthPanchang(chart), nowJdUt),
      houses: request.mangal_houses,
    });
    const match = matchCharts(charts, {
      mangal: { boy: optionsOf(charts.boy), girl: optionsOf(charts.girl) },
      kootas: kootaOptions(request),
    });
    const names = namesOf(request);
    const renderer = new TextRenderer(language);
    const parts = {
      aggregate: aggregate(match, names, renderer),
      ashtakoot: ashtakoot(match, charts, nowJdUt, names, renderer),
      dashakoot: dashakoot(match, names, renderer),
      rajju_vedha: rajjuVedha(match, names, renderer),
      papasamaya: papasamayaOfMatch(match, names, renderer),
    };
    return {
      ...birthsAndSettings(request, charts, language),
      notices: partners.flatMap((partner) =>
        noticesOf(request, partner, kundliNotices(charts[partner], null, language)),
      ),
      texts_languages: renderer.languages,
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
