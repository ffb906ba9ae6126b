import type { BirthDayDocument } from '@jyoti/contract';
import {
  birthDay,
  isMarkedRetrograde,
  type BirthDay,
  type ChartSettings,
  type SignNumber,
} from '@jyoti/jyotish';
import type { KundliChartData } from '@jyoti/ui/data';
import { civilDay } from '../format/format.ts';
import type { KundliSource } from '../kundli/kundli-source.ts';
import { dayTabs } from '../kundli/tabs.ts';
import { tabsMessages } from '../messages.generated/tabs.ts';
import { unknownTimeMessages } from '../messages.generated/unknown-time.ts';
import { reportWords } from '../report-words.ts';
import { birthDayParts, eitherOf } from './birth-day-parts.ts';

/** Input of the document. Its chart is that of noon. */
export interface BirthDaySource
  extends
    Pick<KundliSource, 'chart' | 'nowJdUt' | 'clockJdUt' | 'birth' | 'settings' | 'language'>,
    Pick<BirthDayDocument, 'notices'> {}

/** The chart from the Moon in one of its signs: bodies that change their sign are placed for the same part of the day. */
function chartFromMoon(
  { grahas }: BirthDay,
  lagna: SignNumber,
  part: number,
  settings: ChartSettings,
): KundliChartData {
  return {
    ascendantSign: lagna,
    placements: grahas.map((of) => ({
      graha: of.graha,
      sign: of.graha === 'moon' ? lagna : (of.signs[part] ?? of.signs.at(-1) ?? lagna),
      retrograde: isMarkedRetrograde(of, settings),
    })),
  };
}

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
    charts: signs.map(({ sign }, part) => ({
      label: words.moonChart({ name: birth.name, sign: terms.sign(sign) }),
      middle: words.moonChartMiddle,
      data: chartFromMoon(day, sign, part, chart.settings),
      note: signs.length > 1 ? words.moonChartOf({ sign: terms.sign(sign) }) : words.moonChartNote,
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
