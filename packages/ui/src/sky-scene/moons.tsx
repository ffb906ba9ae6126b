import { illuminatedPath } from '../shared/drawing/illuminated-path.ts';
import { moonLit, moonShade } from '../shared/drawing/moon-fill.css.ts';
import * as styles from './sky-scene.css.ts';
import { arch } from './sky-scene.logic.ts';
import { Ticks } from './ticks.tsx';

const CENTRE = { x: 380, y: 400 };
const RADIUS = 300;

/** Nine phases of the Moon along a graduated arc. */
export function Moons() {
  const phases = Array.from({ length: 9 }, (_, index) => {
    const angle = ((18 * index + 18) * Math.PI) / 180;
    return {
      x: CENTRE.x - RADIUS * 0.84 * Math.cos(angle),
      y: CENTRE.y - RADIUS * 0.84 * Math.sin(angle),
      radius: 15 + 17 * Math.sin(angle),
      elongation: 20 + index * 40,
    };
  });
  return (
    <svg viewBox="0 0 760 420" className={styles.subject} focusable="false">
      <Ticks centre={CENTRE} radius={RADIUS} />
      <path d={arch(CENTRE, RADIUS)} className={styles.brassLine} />
      <path d={arch(CENTRE, RADIUS * 0.62)} className={styles.faintLine} />
      {phases.map(({ x, y, radius, elongation }) => (
        <g key={elongation}>
          <circle cx={x} cy={y} r={radius} className={moonShade} />
          <path
            d={illuminatedPath(Math.round(x), Math.round(y), Math.round(radius), elongation)}
            className={moonLit}
          />
        </g>
      ))}
      <path
        d="M-900 380Q-300 340 60 366Q220 380 380 376T700 362Q900 350 1300 380V420H-900Z"
        className={styles.fill.sky2}
      />
    </svg>
  );
}
