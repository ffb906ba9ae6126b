import { clsx } from 'clsx';
import {
  GrahaGlyph,
  RashiGlyph,
  rashiNames,
  sanskritSignNames,
  type RashiNumber,
} from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { cuspedArch } from '../shared/drawing/cusped-arch.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import * as styles from './zodiac-grid.css.ts';
import { zodiacGridStrings } from '../messages.generated/en/components/ZodiacGrid.ts';

const ARCH = cuspedArch(54, 138.5, 100, 136);

/**
 * Content of a link or a radio of the grid: a cusped arch with the glyph and the names of a rashi.
 */
export function ZodiacArch({ rashi, hasMoon }: { rashi: RashiNumber; hasMoon: boolean }) {
  const strings = useStrings(zodiacGridStrings);
  const name = useStrings(rashiNames)[rashi];
  const sanskritName = useStrings(sanskritSignNames)[rashi];
  return (
    <>
      <Lines>
        <svg
          viewBox="0 0 108 140"
          preserveAspectRatio="none"
          className={styles.arch}
          aria-hidden="true"
          focusable="false"
        >
          <path d={ARCH} className={clsx(styles.outline, hasMoon && styles.moonOutline)} />
        </svg>
      </Lines>
      {hasMoon && <GrahaGlyph graha="moon" size={18} className={styles.moon} />}
      <RashiGlyph sign={rashi} size={36} className={styles.figure} />
      <span className={styles.name}>{name}</span>
      {sanskritName !== name && <span className={styles.sanskritName}>{sanskritName}</span>}
      {hasMoon && <span className={visuallyHidden}>, {strings.moonHere}</span>}
    </>
  );
}
