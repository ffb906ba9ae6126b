import { GrahaGlyph, RashiGlyph, type GrahaId, type RashiNumber } from '../glyphs/index.ts';
import { starsOf } from '../shared/drawing/nakshatra-stars.ts';
import * as styles from './sky-scene.css.ts';
import { arch, onRing } from './sky-scene.logic.ts';
import { Ticks } from './ticks.tsx';

const CENTRE = { x: 380, y: 384 };
const RADIUS = 366;
const radii = {
  signs: RADIUS * 0.945,
  nakshatras: RADIUS * 0.82,
  inner: RADIUS * 0.7,
};

export interface RingGraha {
  graha: GrahaId;
  /** Sidereal ecliptic longitude in degrees. */
  longitude: number;
}

/** A band of the ring: the sky stays in view inside it. */
const band = (outer: number, inner: number) => `${arch(CENTRE, outer)}Z${arch(CENTRE, inner)}Z`;

/** Lines across a band of the ring at every multiple of `step` degrees that is above the horizon. */
function dividers(ascendant: number, step: number, from: number, to: number): string {
  return Array.from({ length: Math.round(360 / step) }, (_, index) => index * step)
    .map((longitude) => ({
      outer: onRing(longitude, ascendant, CENTRE, from),
      inner: onRing(longitude, ascendant, CENTRE, to),
    }))
    .filter(({ outer }) => outer.above)
    .map(({ outer, inner }) => `M${outer.x} ${outer.y}L${inner.x} ${inner.y}`)
    .join('');
}

function NakshatraStars({ ascendant }: { ascendant: number }) {
  const step = 360 / 27;
  const dots = Array.from({ length: 27 }, (_, index) =>
    starsOf(index + 1).map(({ along, across, first }) => ({
      ...onRing(
        step * (index + along),
        ascendant,
        CENTRE,
        radii.inner + (radii.nakshatras - radii.inner) * across,
      ),
      radius: first ? 1.8 : 1.1,
    })),
  ).flat();
  return dots
    .filter(({ above }) => above)
    .map(({ x, y, radius }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />);
}

/** The Samrat yantra, the great sundial: a stair of masonry whose edge points to the pole, with its brass rule. */
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
 * The hero's instrument: a ring of signs and nakshatras set to an ascendant, over the masonry of an observatory. Grahas
 * are drawn only where they are above the horizon; without them the ring is simply set to the ascendant given.
 */
export function Observatory({
  ascendant = 132,
  grahas = [],
}: {
  ascendant?: number;
  grahas?: readonly RingGraha[];
}) {
  const signs = Array.from({ length: 12 }, (_, index) => ({
    rashi: (index + 1) as RashiNumber,
    ...onRing(index * 30 + 15, ascendant, CENTRE, (radii.signs + radii.nakshatras) / 2),
  })).filter(({ y }) => y < CENTRE.y - 24);
  return (
    <svg viewBox="0 0 760 420" className={styles.subject} focusable="false">
      <path d={band(RADIUS, radii.nakshatras)} fillRule="evenodd" className={styles.fill.sky1} />
      <path
        d={band(radii.nakshatras, radii.inner)}
        fillRule="evenodd"
        className={styles.fill.background}
      />
      <path d={arch(CENTRE, RADIUS)} className={styles.brassEdge} />
      <Ticks centre={CENTRE} radius={RADIUS} />
      <path
        d={`${arch(CENTRE, radii.signs)}${arch(CENTRE, radii.nakshatras)}${dividers(ascendant, 30, radii.signs, radii.nakshatras)}`}
        className={styles.brassLine}
      />
      <path
        d={`${arch(CENTRE, radii.inner)}${dividers(ascendant, 360 / 27, radii.nakshatras, radii.inner)}${arch(CENTRE, 170)}${arch(CENTRE, 108)}`}
        className={styles.faintLine}
      />
      <g className={styles.fill.moonlight}>
        <NakshatraStars ascendant={ascendant} />
      </g>
      {signs.map(({ rashi, x, y }) => (
        <RashiGlyph
          key={rashi}
          sign={rashi}
          x={x - 16}
          y={y - 16}
          size={32}
          className={styles.signInk}
        />
      ))}
      {grahas.map(({ graha, longitude }) => {
        const { x, y, above } = onRing(longitude, ascendant, CENTRE, radii.inner - 24);
        return above && <GrahaGlyph key={graha} graha={graha} x={x - 12} y={y - 12} />;
      })}
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
