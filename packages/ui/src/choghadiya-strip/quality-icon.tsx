import { CheckIcon, MinusIcon, XIcon } from '../icons/index.ts';
import type { ChoghadiyaQuality } from './choghadiya-strip.logic.ts';
import * as styles from './choghadiya-strip.css.ts';

const shapes = { auspicious: CheckIcon, good: MinusIcon, inauspicious: XIcon };

/** Check, dash or cross in the colour of the quality. */
export function QualityIcon({ quality }: { quality: ChoghadiyaQuality }) {
  const Shape = shapes[quality];
  return <Shape size={16} strokeWidth={2.2} className={styles.icon({ quality })} />;
}
