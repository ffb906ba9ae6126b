import {
  birthDay,
  birthPanchang,
  type BirthPanchang,
  type Chart,
  type JulianDay,
} from '@jyoti/jyotish';
import {
  dashaLevels,
  type BirthDayDocument,
  type BirthDayRequest,
  kundliSections,
  type DashaLevel,
  type Kundli,
  type KundliDocument,
  type KundliDocumentRequest,
  type KundliFacts,
  type KundliFactsRequest,
  type KundliRequest,
  type KundliSection,
  type Language,
  type VimshottariData,
  type VimshottariRequest,
} from '@jyoti/contract';
import {
  birthDayDocument,
  factsOf,
  kundliOpening,
  kundliParts,
  kundliSource,
  runningYear,
  yearNumber,
  type KundliSource,
} from '@jyoti/reports';
import { TextRenderer } from '../texts/text-renderer.ts';
import { ashtakavargaOf, ashtakvarga, binnashtakvarga } from './ashtakvarga.ts';
import { birthOf, castRequested, settingsOf, type ChartRequest, type TimezoneAt } from './cast.ts';
import { dashas, vimshottariInside } from './dashas.ts';
import { divisional } from './divisional.ts';
import { doshas } from './doshas.ts';
import { instantOf, instantOfLife } from './instant-of-request.ts';
import { julianDayOf } from './instants.ts';
import { moonChart } from './moon-chart.ts';
import { unknownTimeNotices } from './moon-day.ts';
import { kundliNotices } from './notices.ts';
import { planetDetails } from './planet-details.ts';
import { reports } from './reports.ts';
import { summaryOf } from './summary.ts';
import { western } from './western.ts';

/** The input of a section. */
interface Subject {
  readonly request: KundliRequest;
  readonly chart: Chart;
  /** The instant whose periods are the running ones: now, or that of the request. */
  readonly nowJdUt: JulianDay;
  readonly renderer: TextRenderer;
  /** Computed on first use. */
  readonly panchang: () => BirthPanchang;
}

const sections: { readonly [Section in KundliSection]: (subject: Subject) => Kundli[Section] } = {
  planet_details: ({ chart, panchang, nowJdUt, renderer }) =>
    planetDetails(chart, panchang(), nowJdUt, renderer.language),
  divisional: ({ chart }) => divisional(chart),
  ashtakvarga: ({ chart, request }) =>
    ashtakvarga(ashtakavargaOf(chart, request.ashtakvarga_school)),
  binnashtakvarga: ({ chart, request }) =>
    binnashtakvarga(ashtakavargaOf(chart, request.ashtakvarga_school)),
  western: ({ chart }) => western(chart),
  dashas: ({ chart, request, nowJdUt, renderer }) => dashas(chart, request, nowJdUt, renderer),
  doshas: ({ chart, panchang, request, nowJdUt, renderer }) =>
    doshas(chart, panchang(), request, nowJdUt, renderer),
  reports: ({ chart, request, nowJdUt, renderer }) =>
    reports(chart, request.node_aspects, nowJdUt, renderer),
};

/** The page about gems, to which the gem of a chart links. */
const gemHref = '/gemestone';

/** Calculates charts. Public; stores nothing. */
export class KundliService {
  readonly #timezoneAt: TimezoneAt;
  readonly #now: () => Date;

  constructor(timezoneAt: TimezoneAt, now: () => Date) {
    this.#timezoneAt = timezoneAt;
    this.#now = now;
  }

  /** @throws AppError 400 for a birth that cannot have a chart */
  kundli(request: KundliRequest, language: Language): Kundli {
    const clock = julianDayOf(this.#now());
    const chart = castRequested(request, this.#timezoneAt, clock);
    const nowJdUt = instantOfLife(request, chart, clock);
    const renderer = new TextRenderer(language);
    if (request.birth.time_unknown) return this.#moonChart(request, chart, nowJdUt, renderer);
    let panchang: BirthPanchang | null = null;
    const subject: Subject = {
      request,
      chart,
      nowJdUt,
      renderer,
      panchang: () => (panchang ??= birthPanchang(chart)),
    };
    const requested = new Set<KundliSection>(request.sections ?? kundliSections);
    const answered = kundliSections
      .filter((section) => requested.has(section))
      .map((section) => [section, sections[section](subject)]);
    return {
      birth: birthOf(request, chart, language),
      settings: settingsOf(chart, request),
      notices: kundliNotices(chart, panchang, language),
      texts_languages: renderer.languages,
      summary: summaryOf(chart, nowJdUt, language),
      ...(Object.fromEntries(answered) as Pick<Kundli, KundliSection>),
    };
  }

  /** Parts of the report. A birth without a time has none. @throws AppError 400 as {@link kundli} */
  document(
    { parts, opening, ...request }: KundliDocumentRequest,
    language: Language,
  ): KundliDocument {
    if (request.birth.time_unknown) {
      const { birth, settings, notices, texts_languages } = this.kundli(request, language);
      return { birth, settings, notices, texts_languages, parts: {} };
    }
    const source = this.#source(request, language);
    const { chart, birth, settings } = source;
    return {
      birth,
      settings,
      notices: kundliNotices(chart, source.panchang(), language),
      texts_languages: [language],
      ...(opening && { opening: kundliOpening(source) }),
      ...(parts.includes('year-chart') && {
        year: { number: yearNumber(source), running: runningYear(source) },
      }),
      parts: kundliParts(parts, source),
    };
  }

  /** The report of a birth without its time. @throws AppError 400 as {@link kundli} */
  birthDay(request: BirthDayRequest, language: Language): BirthDayDocument {
    const clockJdUt = julianDayOf(this.#now());
    const birth = { ...request.birth, time: '12:00:00', time_unknown: true };
    const chart = castRequested({ ...request, birth }, this.#timezoneAt, clockJdUt);
    return birthDayDocument({
      chart,
      clockJdUt,
      nowJdUt: instantOf(request, chart, clockJdUt),
      birth: birthOf({ birth }, chart, language),
      settings: { ...settingsOf(chart), houses_from: 'moon' },
      notices: unknownTimeNotices(chart, language),
      language,
    });
  }

  /** The engine's own objects. @throws AppError 400 as {@link kundli} */
  facts({ facts, ...request }: KundliFactsRequest, language: Language): KundliFacts {
    const source = this.#source(request, language);
    return {
      settings: source.settings,
      notices: kundliNotices(source.chart, source.panchang(), language),
      facts: Object.fromEntries(facts.map((fact) => [fact, factsOf[fact](source)])),
    };
  }

  #source(
    { second, year, place, ...request }: Omit<KundliDocumentRequest, 'parts' | 'opening'>,
    language: Language,
  ): KundliSource {
    const clockJdUt = julianDayOf(this.#now());
    const cast = (birth: ChartRequest['birth'], at: string) => {
      const chart = castRequested({ ...request, birth }, this.#timezoneAt, clockJdUt, at);
      return { chart, birth: birthOf({ birth }, chart, language) };
    };
    const first = cast(request.birth, 'birth');
    return kundliSource({
      ...first,
      second: second && cast(second, 'second'),
      clockJdUt,
      nowJdUt: instantOf(request, first.chart, clockJdUt),
      settings: settingsOf(first.chart, request),
      choices: request,
      year: { number: year, place },
      language,
      gemHref,
    });
  }

  /** The result for a birth without a time. It has no sections, since each depends on the time. */
  #moonChart(
    request: KundliRequest,
    chart: Chart,
    nowJdUt: JulianDay,
    renderer: TextRenderer,
  ): Kundli {
    const day = birthDay(chart);
    return {
      birth: birthOf(request, chart, renderer.language),
      settings: { ...settingsOf(chart), houses_from: 'moon' },
      notices: unknownTimeNotices(chart, renderer.language, day.moon),
      moon_chart: moonChart(day, chart, nowJdUt, renderer),
      texts_languages: renderer.languages,
    };
  }

  /** The nine periods inside a path. @throws AppError 400 for a birth that cannot have a chart */
  vimshottari(request: VimshottariRequest, language: Language): VimshottariData {
    const chart = castRequested(request, this.#timezoneAt, julianDayOf(this.#now()));
    return {
      settings: settingsOf(chart),
      notices: kundliNotices(chart, null, language),
      start_from: request.start_from,
      path: request.path,
      level: dashaLevels[request.path.length] as DashaLevel,
      periods: vimshottariInside(chart, request.path, request.start_from),
    };
  }
}
