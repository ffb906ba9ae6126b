import { ElementGlyph, elementOf, RashiGlyph, type RashiNumber } from '@jyoti/ui/glyphs';
import * as styles from './zodiac-sign.css.ts';

/** A cusped arch in a box of 108 by 140, and the same one further in. */
const outer =
  'M4 138V66C4 58 9 54 14 52C13 44 18 37 26 36C26 28 33 22 41 23C43 16 50 12 54 4C58 12 65 16 67 23C75 22 82 28 82 36C90 37 95 44 94 52C99 54 104 58 104 66V138Z';
const inner = { transform: 'translate(5.4 9.4) scale(.9)' };

/** Thirty degrees of a sign: a tick each, a long one at every tenth. */
const ticks = Array.from({ length: 31 }, (_, degree) => {
  const x = 14 + (degree * 80) / 30;
  return `M${x.toFixed(2)} 132v-${degree % 10 === 0 ? 8 : degree % 5 === 0 ? 6 : 4}`;
}).join('');

/** The sign in its arch, over the thirty degrees that it has. Decorative: its name stands beside it. */
export function SignArch({ rashi }: { rashi: RashiNumber }) {
  return (
    <svg viewBox="0 0 108 140" className={styles.arch} aria-hidden="true" focusable="false">
      <path d={outer} className={styles.archShape} />
      <path d={outer} {...inner} className={styles.archInner} />
      <RashiGlyph rashi={rashi} x={30} y={52} size={48} />
      <ElementGlyph element={elementOf(rashi)} x={46} y={106} size={16} />
      <path d={ticks} className={styles.archTicks} />
    </svg>
  );
}
