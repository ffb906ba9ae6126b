import type { MessagesOf } from '../i18n/index.ts';
import type { kundliChartStrings } from './kundli-chart.strings.ts';

export const kundliChartHi: MessagesOf<typeof kundliChartStrings> = {
  ascendant: 'लग्न',
  ascendantLetters: 'ल',
  // In parentheses, because श with a bare व would be a word: शव, a corpse.
  retrogradeMark: '(व)',
  combustMark: 'अ',
  retrograde: 'वक्री',
  combust: 'अस्त',
  legendAscendant: 'ल: लग्न।',
  legendRetrograde: '(व): वक्री।',
  legendCombust: 'अ: अस्त।',
  legendSigns: '1 से 12: मेष से आगे की राशियाँ।',
  legendDegrees: 'छोटा अंक: अंश।',
  houseInSign: (house, sign) => `भाव ${house}, ${sign}`,
  moveHint: 'तीर कुंजियों से एक भाव से दूसरे भाव पर जाएँ।',
  house: 'भाव',
  sign: 'राशि',
  grahas: 'ग्रह',
  nobody: 'कोई नहीं',
  describe: (lagna) => `लग्न ${lagna} में। आगे की तालिका में बारहों भाव और उनके ग्रह हैं।`,
};
