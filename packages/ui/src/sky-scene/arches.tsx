import { clsx } from 'clsx';
import { RashiGlyph, type RashiNumber } from '../glyphs/index.ts';
import * as styles from './sky-scene.css.ts';
import type { Point } from './sky-scene.logic.ts';

/** Foils on each side of a cusped arch. */
const FOILS = 4;
/** Share of a quarter turn that the foils take; the ogee tip takes the rest. */
const FOILED = 0.86;

/** A cusped arch, four foils a side with an ogee tip, `width` wide, standing on the ground at (x, y). */
export function cuspedArch(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const rise = half * 1.15;
  const spring = y - height + rise;
  /** Cusps on the left flank, from the springing upwards. */
  const cusps = Array.from({ length: FOILS + 1 }, (_, index) => {
    const angle = (index / FOILS) * FOILED * (Math.PI / 2);
    return { x: half * Math.cos(angle), y: spring - rise * 0.82 * Math.sin(angle) };
  });
  const arcTo = (from: Point, to: Point, side: 1 | -1) => {
    const radius = Math.hypot(to.x - from.x, to.y - from.y) / 1.9;
    return `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${(x + side * to.x).toFixed(1)} ${to.y.toFixed(1)}`;
  };
  const foils = (points: Point[], side: 1 | -1) =>
    points
      .slice(1)
      .map((point, index) => arcTo(points[index] as Point, point, side))
      .join('');
  const last = cusps[FOILS] as Point;
  const tip = y - height;
  return [
    `M${x - half} ${y}V${spring.toFixed(1)}`,
    foils(cusps, -1),
    `Q${x} ${last.y.toFixed(1)} ${x} ${tip}`,
    `Q${x} ${last.y.toFixed(1)} ${(x + last.x).toFixed(1)} ${last.y.toFixed(1)}`,
    foils(cusps.toReversed(), 1),
    `V${y}Z`,
  ].join('');
}

/** Twelve doors, one of them lit: five stand in view, each with its rashi. */
export function Arches({ lit = 5 }: { lit?: RashiNumber }) {
  const doors = Array.from({ length: 5 }, (_, index) => ({
    rashi: (((lit - 3 + index + 12) % 12) + 1) as RashiNumber,
    x: 110 + index * 135,
  }));
  return (
    <svg viewBox="0 0 760 420" className={styles.subject} focusable="false">
      <path d="M20 420V120h720v300Z" className={styles.fill.stone} />
      <path d="M12 104h736v18H12Z" className={styles.fill.stoneLit} />
      <path d="M12 104h736M12 122h736" className={styles.brassLine} />
      {doors.map(({ rashi, x }) => (
        <g key={rashi}>
          <path
            d={cuspedArch(x, 420, 104, 260)}
            className={rashi === lit ? styles.fill.dawn2 : styles.fill.background}
          />
          <path
            d={cuspedArch(x, 420, 104, 260)}
            className={clsx(rashi === lit ? styles.brassEdge : styles.faintLine)}
          />
          <RashiGlyph rashi={rashi} x={x - 22} y={270} size={44} className={styles.signInk} />
        </g>
      ))}
    </svg>
  );
}
