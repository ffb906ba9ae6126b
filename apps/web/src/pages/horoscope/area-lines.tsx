import type { Horoscope, HoroscopeBecause, HoroscopeLineData, Language } from '@jyoti/contract';
import { grahaId } from '@jyoti/reports/format';
import { ReadingLines, type ReadingLine, type ReadingLinesProps } from '@jyoti/ui/reading-lines';
import { becauseInBrief, becauseInFull } from './because-words.ts';
import { TermText } from '@jyoti/ui/term-tip';
import { useTerms, withTerms } from './terms.ts';
import { useHoroscopeWords, type HoroscopeWords } from './words.ts';
import { useLanguage } from '../../words/use-language.ts';

interface AreaLinesProps extends Omit<ReadingLinesProps, 'items'> {
  horoscope: Horoscope;
  areas: readonly HoroscopeLineData['area'][];
}

/** The lines of some areas of life, each with the transit that it is based on. */
export function AreaLines({ horoscope, areas, ...rest }: AreaLinesProps) {
  const words = useHoroscopeWords();
  const terms = useTerms();
  const language = useLanguage();
  const lines = horoscope.lines
    .filter(({ area }) => areas.includes(area))
    .map(({ text, because }): ReadingLine => {
      const row = horoscope.because.find(({ id }) => id === because);
      return {
        id: because,
        text: <TermText>{withTerms(text, terms)}</TermText>,
        ...(row && { reason: reasonOf(row, horoscope, words, language) }),
      };
    });
  return <ReadingLines {...rest} items={lines} />;
}

const reasonOf = (
  row: HoroscopeBecause,
  horoscope: Horoscope,
  words: HoroscopeWords,
  language: Language,
) => ({
  graha: grahaId(row.graha),
  label: becauseInBrief(row, words),
  text: becauseInFull(row, horoscope, words, language).join(' '),
});
