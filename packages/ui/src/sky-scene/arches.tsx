import { clsx } from 'clsx';
import { RashiGlyph, type RashiNumber } from '../glyphs/index.ts';
import { cuspedArch } from '../shared/drawing/cusped-arch.ts';
import * as styles from './sky-scene.css.ts';

/** Twelve arches, one of them highlighted: five are in view, each with its rashi. */
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
          <RashiGlyph sign={rashi} x={x - 22} y={270} size={44} className={styles.signInk} />
        </g>
      ))}
    </svg>
  );
}
