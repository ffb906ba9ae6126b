import { grahaAbbreviations, grahaNames, rashiNames } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { chartWordsOf, type ChartWords } from './chart-words.ts';
import { kundliChartStrings } from './kundli-chart.strings.ts';

/** The words of a chart in the current locale, or in another. */
export function useChartWords(locale?: string): ChartWords {
  return chartWordsOf(
    useStrings(kundliChartStrings, locale),
    useStrings(grahaAbbreviations, locale),
    useStrings(grahaNames, locale),
    useStrings(rashiNames, locale),
  );
}
