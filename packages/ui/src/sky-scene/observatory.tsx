import * as styles from './sky-scene.css.ts';
import type { RingGraha } from './sky-scene.logic.ts';
import { SkyRing } from './sky-ring.tsx';

const CENTRE = { x: 380, y: 384 };
const RADIUS = 366;

/**
 * The Samrat yantra, the great sundial: a stair of masonry whose edge points to the pole, with its
 * brass scale.
 */
function SamratYantra() {
  return (
    <>
      <path d="M250 420 470 258V420Z" className={styles.fill.stone} />
      <path d="M470 258h26v162h-26Z" className={styles.fill.stoneLit} />
      <path
        d="M466 258h34l-4-7h-26ZM471 251v-15c0-9 5-15 12-19 7 4 12 10 12 19v15ZM482 217v-9h2v9Z"
        className={styles.fill.stoneLit}
      />
      <path
        className={styles.fill.stoneDark}
        d="M402 342v-14q0-7 6-11 6 4 6 11v14ZM432 330v-16q0-7 6-11 6 4 6 11v16ZM336 408v-12q0-7 6-11 6 4 6 11v12ZM368 408v-18q0-7 6-11 6 4 6 11v18ZM400 408v-24q0-7 6-11 6 4 6 11v24ZM432 408v-30q0-7 6-11 6 4 6 11v30ZM477 246v-7q0-5 3-5t3 5v7ZM485 246v-7q0-5 3-5t3 5v7Z"
      />
      <path d="M250 418 468 257" className={styles.underlay} />
      <path d="M250 418 468 257" className={styles.brassEdge} />
      <path
        className={styles.brassLine}
        d={Array.from({ length: 25 }, (_, index) => {
          const [x, y] = [254 + index * 8.7, 415 - index * 6.42];
          const length = index % 5 === 0 ? 11 : 6;
          return `M${x.toFixed(1)} ${y.toFixed(1)}l${(length * 0.59).toFixed(1)} ${(length * 0.81).toFixed(1)}`;
        }).join('')}
      />
    </>
  );
}

/**
 * The masonry of an observatory, and above it the ring of signs and nakshatras rotated to an
 * ascendant, with the grahas above the horizon. Without an ascendant only the instruments are
 * shown.
 */
export function Observatory({
  ascendant,
  grahas,
}: {
  ascendant?: number;
  grahas?: readonly RingGraha[];
}) {
  return (
    <svg viewBox="0 0 760 420" className={styles.subject} focusable="false">
      {ascendant !== undefined && (
        <SkyRing ascendant={ascendant} grahas={grahas} centre={CENTRE} radius={RADIUS} />
      )}
      <path
        d="M-900 384Q-300 330 20 360Q130 371 200 378Q330 400 420 392T640 352Q800 330 1300 384V420H-900Z"
        className={styles.fill.sky2}
      />
      <path d="M40 420q8-34 52-40t60 8l-6 32Z" className={styles.fill.stone} />
      <ellipse cx="96" cy="394" rx="44" ry="9" className={styles.fill.background} />
      <path d="M52 394q44 18 88 0M66 400q30-12 60 0M96 385v18" className={styles.brassLine} />
      <path d="M176 402q48 34 100 6l10 12h-130Z" className={styles.fill.stoneLit} />
      <path d="M176 400q48 34 100 6" className={styles.brassEdge} />
      <SamratYantra />
      <path d="M524 400q50 34 104 0l22 20h-148Z" className={styles.fill.stone} />
      <path d="M524 400q50 34 104 0" className={styles.brassEdge} />
    </svg>
  );
}
