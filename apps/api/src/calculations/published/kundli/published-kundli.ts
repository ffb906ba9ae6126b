import {
  birthDay,
  birthPanchang,
  type BirthPanchang,
  type Chart,
  type Judgement,
  type JulianDay,
} from '@jyoti/jyotish';
import {
  dashaLevels,
  kundliSections,
  type DashaLevel,
  type Kundli,
  type KundliRequest,
  type KundliSection,
  type Language,
  type VimshottariData,
  type VimshottariRequest,
} from '@jyoti/contract';
import { judgementIn, kundliSummary } from '@jyoti/reports';
import { birthOf, castRequested, settingsOf, type TimezoneAt } from '../../requests/cast.ts';
import { instantOfLife } from '../../requests/instant-of-request.ts';
import { unknownTimeNotices } from '../../requests/moon-day.ts';
import { kundliNotices } from '../../requests/notices.ts';
import { TextRenderer } from '../text-renderer.ts';
import { ashtakavargaOf, ashtakvarga, binnashtakvarga } from './ashtakvarga.ts';
import { dashas, vimshottariInside } from './dashas.ts';
import { divisional } from './divisional.ts';
import { doshas } from './doshas.ts';
import { moonChart } from './moon-chart.ts';
import { planetDetails } from './planet-details.ts';
import { reports } from './reports.ts';
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
  readonly judgement: () => Judgement;
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
  dashas: ({ chart, judgement, request, nowJdUt, renderer }) =>
    dashas(chart, judgement(), request, nowJdUt, renderer),
  doshas: ({ chart, panchang, request, nowJdUt, renderer }) =>
    doshas(chart, panchang(), request, nowJdUt, renderer),
  reports: ({ chart, judgement, request, nowJdUt, renderer }) =>
    reports(chart, judgement(), request.node_aspects, nowJdUt, renderer),
};

/** The result for a birth without a time. It has no sections, since each depends on the time. */
function ofUnknownTime(
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

/**
 * The birth chart in the published format, whose names are the specification's. Nothing of the site reads it.
 * @throws AppError 400 for a birth that cannot have a chart
 */
export function publishedKundli(
  request: KundliRequest,
  timezoneAt: TimezoneAt,
  clock: JulianDay,
  language: Language,
): Kundli {
  const chart = castRequested(request, timezoneAt, clock);
  const nowJdUt = instantOfLife(request, chart, clock);
  const renderer = new TextRenderer(language);
  if (request.birth.time_unknown) return ofUnknownTime(request, chart, nowJdUt, renderer);
  let panchang: BirthPanchang | null = null;
  let judgement: Judgement | null = null;
  const subject: Subject = {
    request,
    chart,
    nowJdUt,
    renderer,
    panchang: () => (panchang ??= birthPanchang(chart)),
    judgement: () => (judgement ??= judgementIn(chart, request.birth, request)),
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
    summary: kundliSummary(chart, nowJdUt, language),
    ...(Object.fromEntries(answered) as Pick<Kundli, KundliSection>),
  };
}

/** The nine periods inside a path. @throws AppError 400 for a birth that cannot have a chart */
export function publishedVimshottari(
  request: VimshottariRequest,
  timezoneAt: TimezoneAt,
  clock: JulianDay,
  language: Language,
): VimshottariData {
  const chart = castRequested(request, timezoneAt, clock);
  return {
    settings: settingsOf(chart),
    notices: kundliNotices(chart, null, language),
    start_from: request.start_from,
    path: request.path,
    level: dashaLevels[request.path.length] as DashaLevel,
    periods: vimshottariInside(chart, request.path, request.start_from),
  };
}
