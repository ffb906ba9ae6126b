import type { KundliOpening } from '@jyoti/contract';
import {
  civilFromJulianDay,
  isoFromJulianDay,
  sadeSatiNow,
  vimshottari,
  vimshottariAt,
  type Chart,
  type JulianDay,
  type Placement,
} from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { openingSentence } from '@jyoti/readings';
import { degreesAndMinutes } from '../format/format.ts';
import { dayOfJulianDay } from '../format/julian-days.ts';
import { chartData } from '../format/kundli-chart.ts';
import { openingMessages } from '../messages.generated/opening.ts';
import { transitsMessages } from '../messages.generated/transits.ts';
import { reportWords } from '../report-words.ts';
import type { KundliSource } from './kundli-source.ts';
import { spanOf } from './period-setting.ts';
import { sadeSatiOutlook, sadeSatiSentence } from './sade-sati.ts';
import { slowTransits } from './transits-part.ts';
import { runningDashas } from './vimshottari.ts';

/** The most wanted facts: lagna, rashi, nakshatra and pada, running dasha. */
function factsOf(source: KundliSource): KundliOpening['facts'] {
  const { chart, settings, language } = source;
  const { terms, ...words } = reportWords(openingMessages, language);
  const { moon } = chart.grahas;
  const running = runningDashas(source);
  const inSign = ({ sign, degreeInSign, signLord }: Placement) => ({
    value: { text: terms.signWithSanskrit(sign), sign },
    detail: `${degreesAndMinutes(degreeInSign)} · ${words.lord({ lord: terms.graha(signLord) })}`,
  });
  return [
    { label: words.lagna, ...inSign(chart.ascendant) },
    { label: words.rashi, ...inSign(moon) },
    {
      label: words.nakshatra,
      value: { text: terms.nakshatra(moon.nakshatra), graha: 'moon' },
      detail: `${words.pada({ pada: moon.pada })} · ${words.lord({ lord: terms.graha(moon.nakshatraLord) })}`,
    },
    running
      ? {
          label: words.dasha,
          value: { text: terms.graha(running.mahadasha.lord), graha: running.mahadasha.lord },
          detail: words.until({
            antardasha: terms.graha(running.antardasha.lord),
            date: dayOfJulianDay(running.antardasha.endJdUt, settings.timezone, language),
          }),
        }
      : { label: words.dasha, value: { text: words.noDasha }, detail: '' },
  ];
}

/** The opening sentence, with the mahadasha that runs at an instant. */
export function kundliSummary(chart: Chart, nowJdUt: JulianDay, language: Language): string {
  const { moon } = chart.grahas;
  const { jdUt } = chart.time;
  const running = vimshottariAt(moon.longitude, jdUt, chart.settings.yearDays, nowJdUt)?.mahadasha;
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

/** What the first screen of a report shows. */
export function kundliOpening(source: KundliSource): KundliOpening {
  const { chart, settings, nowJdUt, language } = source;
  const words = reportWords(openingMessages, language);
  const { verdicts } = transitsMessages[language];
  const saturn = sadeSatiNow(chart, nowJdUt);
  const setting = { language, timezone: settings.timezone };
  const { mahadashas } = vimshottari(
    chart.grahas.moon.longitude,
    chart.time.jdUt,
    chart.settings.yearDays,
  );
  return {
    summary: kundliSummary(chart, nowJdUt, language),
    chart: chartData(chart),
    facts: factsOf(source),
    life: {
      birth: isoFromJulianDay(chart.time.jdUt),
      periods: mahadashas.map((period) => ({ graha: period.lord, ...spanOf(period) })),
    },
    now: {
      sadeSati: sadeSatiSentence(saturn, setting),
      outlook: sadeSatiOutlook(saturn, setting),
      transits: slowTransits(source).map(({ graha, houseFromMoon: house, verdict }) =>
        words.transit({ graha: words.terms.graha(graha), house, verdict: verdicts[verdict] }),
      ),
    },
  };
}
