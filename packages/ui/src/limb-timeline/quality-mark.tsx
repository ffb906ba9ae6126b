import { CheckIcon, XIcon } from '../icons/index.ts';
import type { DayWindow } from './limb-timeline.logic.ts';
import * as styles from './limb-timeline.css.ts';

/** The shape of a quality, so that it does not depend on colour. */
export function QualityMark({ quality }: { quality: DayWindow['quality'] }) {
  const Shape = quality === 'auspicious' ? CheckIcon : XIcon;
  return <Shape size={14} strokeWidth={2.2} className={styles.ink({ quality })} aria-hidden />;
}
