import {
  grahaAbbreviations,
  grahaNames,
  rashiNames,
  type GrahaId,
  type RashiNumber,
} from '../glyphs/index.ts';
import type { KitMessages, MessagesOf } from '../i18n/index.ts';
import { kundliChartStrings } from '../messages.generated/en/components/KundliChart.ts';

/** Every word of a chart: its own, and the names of grahas and signs. */
export interface ChartWords extends MessagesOf<typeof kundliChartStrings> {
  /** Two-letter abbreviation of a body inside the drawing. */
  abbreviations: Record<GrahaId | 'ascendant', string>;
  /** Full names, which are read aloud. */
  names: Record<GrahaId | 'ascendant', string>;
  /** Signs by number, the name the field uses. */
  signs: Readonly<Record<RashiNumber, string>>;
  /** Their language, where it is not that of the page. */
  lang?: 'en' | undefined;
}

/** Puts the words of a chart together from its own and the lists it shares. */
export function chartWordsOf(
  own: MessagesOf<typeof kundliChartStrings>,
  letters: MessagesOf<typeof grahaAbbreviations>,
  names: MessagesOf<typeof grahaNames>,
  signs: MessagesOf<typeof rashiNames>,
): ChartWords {
  return {
    ...own,
    abbreviations: { ...letters, ascendant: own.ascendantLetters },
    names: { ...names, ascendant: own.ascendant },
    signs,
  };
}

/**
 * The words of a chart outside of components.
 *
 * @param messages of the kit in another language; what is left out is English
 */
export const chartWords = (messages: KitMessages = {}): ChartWords =>
  chartWordsOf(
    { ...kundliChartStrings.words, ...messages.KundliChart },
    { ...grahaAbbreviations.words, ...messages.grahaAbbreviations },
    { ...grahaNames.words, ...messages.grahaNames },
    { ...rashiNames.words, ...messages.rashiNames },
  );
