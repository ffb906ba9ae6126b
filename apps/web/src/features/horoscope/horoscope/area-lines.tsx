import type { Horoscope, HoroscopeBecause, HoroscopeLineData, Language } from '@jyoti/contract';
import { grahaId } from '@jyoti/reports/format';
import { ReadingLines, type ReadingLine, type ReadingLinesProps } from '@jyoti/ui/reading-lines';
import { becauseInBrief, becauseInFull } from './because-words.ts';
import { TermText } from '@jyoti/ui/term-tip';
import { useTerms, withTerms } from './terms.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import {
  horoscopeMessages,
  type HoroscopeMessages,
} from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import type { Names } from '@jyoti/reports/format';
import { useNames } from '../../../platform/words/names.ts';

interface AreaLinesProps extends Omit<ReadingLinesProps, 'items'> {
  horoscope: Horoscope;
  areas: readonly HoroscopeLineData['area'][];
}

/** The lines of some areas of life, each with the transit that it is based on. */
export function AreaLines({ horoscope, areas, ...rest }: AreaLinesProps) {
  const words = useMessages(horoscopeMessages);
  const terms = useTerms();
  const names = useNames();
  const language = useLanguage();
  const lines = horoscope.lines
    .filter(({ area }) => areas.includes(area))
    .map(({ text, because }): ReadingLine => {
      const row = horoscope.because.find(({ id }) => id === because);
      return {
        id: because,
        text: <TermText>{withTerms(text, terms)}</TermText>,
        ...(row && { reason: reasonOf(row, horoscope, words, names, language) }),
      };
    });
  return <ReadingLines {...rest} items={lines} />;
}

const reasonOf = (
  row: HoroscopeBecause,
  horoscope: Horoscope,
  words: HoroscopeMessages,
  names: Names,
  language: Language,
) => ({
  graha: grahaId(row.graha),
  label: becauseInBrief(row, words, names, language),
  text: becauseInFull(row, horoscope, words, names, language).join(' '),
});
