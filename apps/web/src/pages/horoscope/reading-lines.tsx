import type { Horoscope, HoroscopeBecause, HoroscopeLineData } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { GrahaGlyph, type GrahaId } from '@jyoti/ui/glyphs';
import { useLanguage } from '@jyoti/ui/i18n';
import { Text } from '@jyoti/ui/layout';
import { becauseInBrief, becauseInFull } from './because-words.ts';
import * as styles from './horoscope.css.ts';
import { useHoroscopeWords } from './words.ts';

interface ReadingLinesProps {
  horoscope: Horoscope;
  areas: readonly HoroscopeLineData['area'][];
  /** The first line is set as the opening sentence. @default false */
  lead?: boolean;
}

/** The lines of some areas, each of which can be opened to see the transit behind it. */
export function ReadingLines({ horoscope, areas, lead = false }: ReadingLinesProps) {
  const lines = horoscope.lines.filter(({ area }) => areas.includes(area));
  return (
    <ul className={styles.lines}>
      {lines.map(({ text, because }, index) => (
        <li key={because} className={styles.line}>
          <p className={lead && index === 0 ? styles.leadText : styles.lineText}>{text}</p>
          <Because horoscope={horoscope} row={horoscope.because.find(({ id }) => id === because)} />
        </li>
      ))}
    </ul>
  );
}

interface BecauseProps {
  horoscope: Horoscope;
  row: HoroscopeBecause | undefined;
}

/** The transit behind a line: named at once, told in full when it is opened. */
function Because({ horoscope, row }: BecauseProps) {
  const words = useHoroscopeWords();
  const language = useLanguage();
  if (!row) return null;
  return (
    <Disclosure
      className={styles.because}
      label={
        <span className={styles.becauseLabel}>
          <GrahaGlyph graha={row.graha.toLowerCase() as GrahaId} size={18} />
          {becauseInBrief(row, words)}
        </span>
      }
    >
      <Text size="small" tone="muted">
        {becauseInFull(row, horoscope, words, language).join(' ')}
      </Text>
    </Disclosure>
  );
}
