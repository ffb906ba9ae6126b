import { CheckIcon, MinusIcon, XIcon } from '../icons/index.ts';
import * as styles from './day-timeline.css.ts';
import type { DayQuality } from './day-timeline.logic.ts';

const shapes = { auspicious: CheckIcon, neutral: MinusIcon, inauspicious: XIcon };

/** The shape of a quality, so that it does not depend on colour: check, dash or cross. */
export function QualityMark({ quality, size = 14 }: { quality: DayQuality; size?: number }) {
  const Shape = shapes[quality];
  return <Shape size={size} strokeWidth={2.2} className={styles.ink({ quality })} aria-hidden />;
}
