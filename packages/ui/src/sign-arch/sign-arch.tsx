import { clsx } from 'clsx';
import type { Ref, SVGAttributes } from 'react';
import { ElementGlyph, elementOf, RashiGlyph, type RashiNumber } from '../glyphs/index.ts';
import { cuspedArch } from '../shared/drawing/cusped-arch.ts';
import * as styles from './sign-arch.css.ts';

export interface SignArchProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** 1 (Mesha) to 12 (Meena). */
  /** 1 (Mesha) to 12 (Meena). */
  sign: RashiNumber;
  ref?: Ref<SVGSVGElement>;
}

/** In a box of 108 by 140. */
const arch = cuspedArch(54, 138, 90, 134);
/** The same arch, smaller, inside it. */
const inside = { transform: 'translate(5.4 9.4) scale(.9)' };

/** The thirty degrees of a sign: a tick each, longer at every fifth, longest at every tenth. */
const ticks = Array.from({ length: 31 }, (_, degree) => {
  const x = 16 + (degree * 76) / 30;
  return `M${x.toFixed(2)} 132v-${degree % 10 === 0 ? 8 : degree % 5 === 0 ? 6 : 4}`;
}).join('');

/**
 * A rashi in its cusped arch, with its element and thirty degree ticks. As wide as its container. Decorative: put the
 * name next to it. Renders on a server without script.
 */
export function SignArch({ sign, className, ...rest }: SignArchProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 108 140"
      className={clsx(styles.root, className)}
      aria-hidden="true"
      focusable="false"
      data-part="sign-arch"
    >
      <path d={arch} className={styles.outer} />
      <path d={arch} {...inside} className={styles.inner} />
      <RashiGlyph sign={sign} x={30} y={52} size={48} />
      <ElementGlyph element={elementOf(sign)} x={46} y={106} size={16} />
      <path d={ticks} className={styles.ticks} />
    </svg>
  );
}
