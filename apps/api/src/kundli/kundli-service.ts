import {
  birthPanchang,
  civilFromJulianDay,
  julianDayFromIso,
  vimshottariAt,
  type Chart,
  type JulianDay,
} from '@jyoti/jyotish';
import { openingSentence } from '@jyoti/readings';
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
import { birthOf, castRequested, settingsOf, type TimezoneAt } from './cast.ts';
import { vimshottariInside, vimshottariSection } from './dashas.ts';
import { divisional } from './divisional.ts';
import { kundliNotices } from './notices.ts';
import { planetDetails } from './planet-details.ts';

const calculated: ReadonlySet<KundliSection> = new Set(['planet_details', 'divisional', 'dashas']);

function julianDayOf(date: Date): JulianDay {
  return julianDayFromIso(`${date.toISOString().slice(0, 19)}Z`);
}

function summaryOf(chart: Chart, nowJdUt: JulianDay, language: Language): string {
  const { moon } = chart.grahas;
  const running = vimshottariAt(
    moon.longitude,
    chart.time.jdUt,
    chart.settings.yearDays,
    nowJdUt,
  )?.mahadasha;
  const end = running && civilFromJulianDay(running.endJdUt, chart.birth.timezone).date.split('-');
  return openingSentence(
    {
      lagna: chart.ascendant.sign,
      moonSign: moon.sign,
      nakshatra: moon.nakshatra,
      period:
        running && end
          ? { lord: running.lord, endYear: Number(end[0]), endMonth: Number(end[1]) }
          : null,
    },
    language,
  );
}

/** Charts for whoever asks: nothing is stored. */
export class KundliService {
  readonly #timezoneAt: TimezoneAt;
  readonly #now: () => Date;

  constructor(timezoneAt: TimezoneAt, now: () => Date) {
    this.#timezoneAt = timezoneAt;
    this.#now = now;
  }

  /** @throws AppError 400 for a birth that has no chart */
  kundli(request: KundliRequest, language: Language): Kundli {
    const nowJdUt = julianDayOf(this.#now());
    const chart = castRequested(request, this.#timezoneAt, nowJdUt);
    const asked = new Set<KundliSection>(request.sections ?? kundliSections);
    const wants = (section: KundliSection) => asked.has(section);
    const panchang = wants('planet_details') ? birthPanchang(chart) : null;
    const pending = (request.sections ?? []).filter((section) => !calculated.has(section));
    return {
      birth: birthOf(request, chart),
      settings: settingsOf(chart),
      notices: kundliNotices(chart, panchang, [...new Set(pending)], language),
      summary: summaryOf(chart, nowJdUt, language),
      ...(panchang ? { planet_details: planetDetails(chart, panchang, nowJdUt) } : {}),
      ...(wants('divisional') ? { divisional: divisional(chart) } : {}),
      ...(wants('dashas') ? { dashas: { vimshottari: vimshottariSection(chart, nowJdUt) } } : {}),
    };
  }

  /** The nine periods inside a path. @throws AppError 400 for a birth that has no chart */
  vimshottari(request: VimshottariRequest, language: Language): VimshottariData {
    const chart = castRequested(request, this.#timezoneAt, julianDayOf(this.#now()));
    return {
      settings: settingsOf(chart),
      notices: kundliNotices(chart, null, [], language),
      path: request.path,
      level: dashaLevels[request.path.length] as DashaLevel,
      periods: vimshottariInside(chart, request.path),
    };
  }
}
