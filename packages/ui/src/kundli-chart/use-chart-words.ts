import { grahaAbbreviations, grahaNames, rashiNames } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { chartWordsOf, type ChartWords } from './chart-words.ts';
import { kundliChartStrings } from '../messages.generated/en/components/KundliChart.ts';

/** The words of a chart in the locale in force. */
export function useChartWords(): ChartWords {
  return chartWordsOf(
    useStrings(kundliChartStrings),
    useStrings(grahaAbbreviations),
    useStrings(grahaNames),
    useStrings(rashiNames),
  );
}
