import { grahaAbbreviations, grahaNames, rashiNames } from '../glyphs/index.ts';
import { useStrings, useWordsLang } from '../i18n/index.ts';
import { chartWordsOf, type ChartWords } from './chart-words.ts';
import { kundliChartStrings } from '../messages.generated/en/components/KundliChart.ts';

/** The words of a chart in the locale in force. */
export function useChartWords(): ChartWords {
  const words = chartWordsOf(
    useStrings(kundliChartStrings),
    useStrings(grahaAbbreviations),
    useStrings(grahaNames),
    useStrings(rashiNames),
  );
  return { ...words, lang: useWordsLang(kundliChartStrings) };
}
