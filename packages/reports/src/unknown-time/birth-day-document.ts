import type { BirthDayDocument } from '@jyoti/contract';
import { birthDay } from '@jyoti/jyotish';
import { civilDay } from '../format/format.ts';
import type { KundliSource } from '../kundli/kundli-source.ts';
import { dayTabs } from '../kundli/tabs.ts';
import { tabsMessages } from '../messages.generated/tabs.ts';
import { unknownTimeMessages } from '../messages.generated/unknown-time.ts';
import { reportWords } from '../report-words.ts';
import { birthDayParts, eitherOf } from './birth-day-parts.ts';
import { chartsFromMoon } from './charts-from-moon.ts';

/** Input of the document. Its chart is that of noon. */
export interface BirthDaySource
  extends
    Pick<KundliSource, 'chart' | 'nowJdUt' | 'clockJdUt' | 'birth' | 'settings' | 'language'>,
    Pick<BirthDayDocument, 'notices'> {}

/** The report of a birth without its time: what is valid all day, and what is left out. */
export function birthDayDocument(source: BirthDaySource): BirthDayDocument {
  const { chart, birth, settings, notices, language } = source;
  const words = reportWords(unknownTimeMessages, language);
  const day = birthDay(chart);
  const { signs, nakshatras } = day.moon;
  const { terms } = words;
  return {
    birth,
    settings,
    notices,
    texts_languages: [language],
    sentence: words.summary({
      signs: eitherOf(
        signs.map(({ sign }) => terms.sign(sign)),
        words,
      ),
      nakshatras: eitherOf(
        nakshatras.map(({ nakshatra }) => terms.nakshatra(nakshatra)),
        words,
      ),
    }),
    born: `${birth.name} · ${civilDay(birth.date, language)}, ${words.timeUnknown} · ${birth.place.name}`,
    charts: chartsFromMoon(day, chart.settings).map((data) => ({
      label: words.moonChart({ name: birth.name, sign: terms.sign(data.ascendantSign) }),
      middle: words.moonChartMiddle,
      data,
      note:
        signs.length > 1
          ? words.moonChartOf({ sign: terms.sign(data.ascendantSign) })
          : words.moonChartNote,
    })),
    basis: words.basis,
    parts: dayTabs.map(({ key }) => ({
      key,
      title: tabsMessages[language][key],
      intro: words[key].intro,
      blocks: birthDayParts[key]({ source, day, words }),
      left_out: words[key].leftOut,
    })),
  };
}
