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
import type {
  BirthDayDocument,
  BirthDayRequest,
  Kundli,
  KundliDocument,
  KundliDocumentRequest,
  KundliFacts,
  KundliFactsRequest,
  KundliRequest,
  Language,
  VimshottariData,
  VimshottariRequest,
} from '@jyoti/contract';
import { publishedKundli, publishedVimshottari } from '../published/kundli/published-kundli.ts';
import {
  birthOf,
  castRequested,
  settingsOf,
  type ChartRequest,
  type TimezoneAt,
} from '../requests/cast.ts';
import { instantOf } from '../requests/instant-of-request.ts';
import { julianDayOf } from '../requests/instants.ts';
import { unknownTimeNotices } from '../requests/moon-day.ts';
import { kundliNotices } from '../requests/notices.ts';

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

  /** The published format. @throws AppError 400 for a birth that cannot have a chart */
  kundli(request: KundliRequest, language: Language): Kundli {
    return publishedKundli(request, this.#timezoneAt, julianDayOf(this.#now()), language);
  }

  /** Parts of the report. A birth without a time has none. @throws AppError 400 as {@link kundli} */
  document(
    { parts, opening, ...request }: KundliDocumentRequest,
    language: Language,
  ): KundliDocument {
    if (request.birth.time_unknown) {
      const { birth, settings, notices, texts_languages } = this.birthDay(request, language);
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

  /** The nine periods inside a path. @throws AppError 400 for a birth that cannot have a chart */
  vimshottari(request: VimshottariRequest, language: Language): VimshottariData {
    return publishedVimshottari(request, this.#timezoneAt, julianDayOf(this.#now()), language);
  }
}
