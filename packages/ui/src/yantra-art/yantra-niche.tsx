import type { ReactNode } from 'react';
import { cuspedArch } from '../shared/drawing/cusped-arch.ts';
import { seededNumbers } from '../shared/drawing/seeded-numbers.ts';
import * as styles from './yantra-art.css.ts';

/** The picture of a niche around a yantra whose middle is at 0, 0. */
const box = { left: -170, top: -222, width: 340, height: 372 } as const;

export const nicheBox = `${box.left} ${box.top} ${box.width} ${box.height}`;

const FOOT = box.top + box.height;
const SIDE = -box.left;
const OUTER = cuspedArch(0, FOOT, 284, 356);
const INNER = cuspedArch(0, FOOT, 258, 332);

/** The three bands of dusk, from the top: the start of each above the base. */
const BANDS = [
  { rise: 92, tone: styles.dusk.sky2 },
  { rise: 62, tone: styles.dusk.dawn1 },
  { rise: 32, tone: styles.dusk.dawn2 },
] as const;

const random = seededNumbers(7);
const STARS = Array.from({ length: 26 }, () => ({
  x: (box.left + random() * box.width).toFixed(1),
  y: (box.top + random() * (box.height - 110)).toFixed(1),
  radius: random() < 0.75 ? 0.8 : 1.3,
}));

/** A cusped arch before a sky at dusk, with padding around its content. */
export function YantraNiche({ children }: { children: ReactNode }) {
  return (
    <>
      {STARS.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={styles.star} />
      ))}
      {BANDS.map(({ rise, tone }) => (
        <path
          key={rise}
          d={`M${-SIDE} ${FOOT - rise + 6}Q0 ${FOOT - rise - 14} ${SIDE} ${FOOT - rise}V${FOOT}H${-SIDE}Z`}
          className={tone}
        />
      ))}
      <path d={OUTER} className={styles.arch} />
      <path d={INNER} className={styles.archInner} />
      <g transform="scale(0.88)">{children}</g>
    </>
  );
}
