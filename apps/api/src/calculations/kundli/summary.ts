import { civilFromJulianDay, vimshottariAt, type Chart, type JulianDay } from '@jyoti/jyotish';
import { openingSentence } from '@jyoti/readings';
import type { Language } from '@jyoti/contract';

/** The opening sentence of a kundli, with the mahadasha that runs at `nowJdUt`. */
export function summaryOf(chart: Chart, nowJdUt: JulianDay, language: Language): string {
  const { moon } = chart.grahas;
  const running = vimshottariAt(
    moon.longitude,
    chart.time.jdUt,
    chart.settings.yearDays,
    nowJdUt,
  )?.mahadasha;
  const end = running && civilFromJulianDay(running.endJdUt, chart.birth.timeZone).date.split('-');
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
