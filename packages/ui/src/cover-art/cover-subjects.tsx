import type { ReactNode } from 'react';
import { GrahaGlyph, RashiGlyph, type RashiNumber } from '../glyphs/index.ts';
import { litPath, RADIUS } from '../moon-phase/moon-phase.logic.ts';
import { cuspedArch } from '../shared/drawing/cusped-arch.ts';
import { moonLit, moonShade } from '../shared/drawing/moon-fill.css.ts';
import { petals } from '../yantra-art/yantra-art.logic.ts';
import * as styles from './cover-art.css.ts';
import { pick, ringPiece, type CoverSubject } from './cover-art.logic.ts';

/** Ticks over the upper half of a circle around 160, 190, a long one every five. */
const RING_TICKS = Array.from({ length: 37 }, (_, index) => {
  const angle = (index / 36) * Math.PI;
  const at = (radius: number) =>
    `${(160 - radius * Math.cos(angle)).toFixed(1)} ${(190 - radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(150)}L${at(index % 6 === 0 ? 136 : 143)}`;
}).join('');

type Random = () => number;

const STARS = [
  [96, 128],
  [124, 96],
  [158, 106],
  [190, 78],
  [222, 100],
  [168, 142],
] as const;

/** A constellation under the ring, its stars moved a little and one of them bright. */
const ring = (random: Random) => {
  const bright = Math.floor(random() * STARS.length);
  const stars = STARS.map(([x, y]) => ({
    x: Math.round(x + (random() - 0.5) * 34),
    y: Math.round(y + (random() - 0.5) * 26),
  }));
  const [first, second, third, fourth, fifth, last] = stars.map(({ x, y }) => `${x} ${y}`);
  return (
    <>
      <path d="M10 190A150 150 0 0 1 310 190Z" className={styles.ground} />
      <path
        d="M10 190A150 150 0 0 1 310 190M26 190A134 134 0 0 1 294 190"
        className={styles.line}
      />
      <path d={RING_TICKS} className={styles.line} />
      <path
        d={`M${first}L${second}L${third}L${fourth}L${fifth}M${third}L${last}`}
        className={styles.faint}
      />
      {stars.map(({ x, y }, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={index === bright ? 4 : 2.4}
          className={index === bright ? styles.sun : styles.star}
        />
      ))}
    </>
  );
};

const MOONS = [0.08, 0.3, 0.62, 1, 0.62, 0.3, 0.08];

/** The phases around a full Moon, one of them larger. */
const moons = (random: Random) => {
  const near = pick(random, [1, 2, 3, 4, 5]);
  return (
    <>
      {MOONS.map((share, index) => {
        const x = 40 + index * 40;
        const y = 110 - 48 * Math.sin(((index + 1) / 8) * Math.PI);
        const radius = index === near ? 24 : 12;
        return (
          <g key={x} transform={`translate(${x} ${y.toFixed(1)}) scale(${radius / RADIUS})`}>
            <circle r={RADIUS} className={moonShade} />
            <path d={litPath(share, index <= 3, 'north')} className={moonLit} />
          </g>
        );
      })}
      <path
        d={`M30 150H290${Array.from({ length: 27 }, (_, index) => `M${30 + index * 10} 150v${index % 5 === 0 ? -9 : -5}`).join('')}`}
        className={styles.line}
      />
    </>
  );
};

/** The sundial of the observatory, with the Sun at an hour of the day. */
const gnomon = (random: Random) => (
  <>
    <path d="M70 200 214 46V200Z" className={styles.ground} />
    <path d="M70 200 214 46V200" className={styles.line} />
    <path d="M214 92A108 108 0 0 1 300 196M214 104A96 96 0 0 1 288 196" className={styles.line} />
    <path d="M110 200v-24h16v-16h16v-18h16v-16h16v-18h16V92h16" className={styles.faint} />
    <circle
      cx={Math.round(238 + random() * 46)}
      cy={Math.round(36 + random() * 34)}
      r="17"
      className={styles.sun}
    />
  </>
);

const lotus = () => (
  <g transform="translate(160 104)">
    <circle r="50" className={styles.ground} />
    <path d={petals(16, 40, 78)} className={styles.ground} />
    <path d={petals(16, 40, 78)} className={styles.line} />
    <path d={petals(8, 26, 54)} className={styles.line} />
    <path d={petals(8, 14, 30)} className={styles.faint} />
    <circle r="14" className={styles.sun} />
  </g>
);

/** Four doors of the zodiac in a row, one of them highlighted. */
const arches = (random: Random) => {
  const first = Math.floor(random() * 12);
  const lit = Math.floor(random() * 4);
  return (
    <>
      {[0, 1, 2, 3].map((index) => {
        const rashi = (((first + index) % 12) + 1) as RashiNumber;
        const x = 49 + index * 74;
        const open = index === lit;
        return (
          <g key={rashi}>
            <path
              d={cuspedArch(x, 200, 56, 142)}
              className={open ? styles.litDoor : styles.ground}
            />
            <path d={cuspedArch(x, 200, 56, 142)} className={styles.line} />
            <RashiGlyph sign={rashi} x={x - 13} y={118} size={26} className={styles.glyph} />
          </g>
        );
      })}
    </>
  );
};

const ORBITS = [
  { graha: 'mercury', radius: 46 },
  { graha: 'venus', radius: 66 },
  { graha: 'mars', radius: 94 },
  { graha: 'jupiter', radius: 120 },
] as const;

/** Four grahas on their orbits around the Sun. */
const orbits = (random: Random) => (
  <g transform="translate(160 100)">
    {ORBITS.map(({ radius }) => (
      <ellipse key={radius} rx={radius} ry={radius * 0.56} className={styles.faint} />
    ))}
    <circle r="14" className={styles.sun} />
    {ORBITS.map(({ graha, radius }) => {
      const angle = random() * 2 * Math.PI;
      return (
        <GrahaGlyph
          key={graha}
          graha={graha}
          x={Math.round(radius * Math.cos(angle)) - 10}
          y={Math.round(radius * 0.56 * Math.sin(angle)) - 10}
          size={20}
        />
      );
    })}
  </g>
);

/** Middles of the twelve houses of a North Indian chart on a square of 144. */
const HOUSES = [
  [72, 36],
  [36, 18],
  [18, 36],
  [36, 72],
  [18, 108],
  [36, 126],
  [72, 108],
  [108, 126],
  [126, 108],
  [108, 72],
  [126, 36],
  [108, 18],
] as const;

/** A North Indian chart with grahas in a few houses. */
const chart = (random: Random) => {
  const lit = Math.floor(random() * 12);
  return (
    <g transform="translate(88 28)">
      <rect width="144" height="144" className={styles.ground} />
      <path
        d="M0 0H144V144H0ZM0 0 144 144M144 0 0 144M72 0 144 72 72 144 0 72Z"
        className={styles.line}
      />
      {HOUSES.map(([x, y], index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={index === lit ? 7 : 3}
          className={index === lit ? styles.sun : random() < 0.6 ? styles.star : styles.none}
        />
      ))}
    </g>
  );
};

/** Years of the nine mahadashas from Ketu's. */
const YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17] as const;

/** The 120 years of Vimshottari as a ring, one of the nine periods highlighted. */
const periods = (random: Random) => {
  const lit = Math.floor(random() * YEARS.length);
  const pieces = YEARS.map((years, index) => {
    const before = YEARS.slice(0, index).reduce((sum, each) => sum + each, 0);
    return { from: before * 3, to: (before + years) * 3 };
  });
  return (
    <g transform="translate(160 98)">
      <circle r="84" className={styles.ground} />
      {pieces.map(({ from, to }, index) => (
        <path
          key={from}
          d={ringPiece(from + 1, to - 1, 54, 76)}
          className={index === lit ? styles.sun : styles.faint}
        />
      ))}
      <circle r="84" className={styles.line} />
      <circle r="44" className={styles.line} />
      <circle r="8" className={styles.sun} />
    </g>
  );
};

/** The eight parts of a day over the horizon, two of them highlighted. */
const hours = (random: Random) => {
  const first = Math.floor(random() * 8);
  const second = (first + 2 + Math.floor(random() * 5)) % 8;
  return (
    <g transform="translate(160 166)">
      {Array.from({ length: 8 }, (_, index) => {
        const from = index * 22.5 - 90;
        const isLit = index === first || index === second;
        return (
          <path
            key={index}
            d={ringPiece(from + 1.2, from + 21.3, 78, 118)}
            className={isLit ? styles.litPart : styles.part}
          />
        );
      })}
      <path d="M-150 0H150" className={styles.line} />
      <path d="M-40 0A40 40 0 0 1 40 0Z" className={styles.sun} />
    </g>
  );
};

/** A cut stone seen from the side, with its light. */
const gem = (random: Random) => {
  const tilt = Math.round((random() - 0.5) * 16);
  return (
    <g transform={`translate(160 104) rotate(${tilt})`}>
      <path d="M-72 -22-44 -56H44L72 -22 0 66Z" className={styles.litDoor} />
      <path
        d="M-72 -22-44 -56H44L72 -22 0 66ZM-72 -22H72M-44 -56-26 -22 0 66 26 -22 44 -56M-26 -22 0 -56 26 -22"
        className={styles.line}
      />
      <path d="M92 -70v22M81 -59h22M-96 -46v14M-103 -39h14" className={styles.line} />
    </g>
  );
};

/** Two overlapping Moons. */
const pair = (random: Random) => {
  const shares = [0.2 + random() * 0.7, 0.2 + random() * 0.7] as const;
  return (
    <g transform="translate(160 98)">
      <circle cx="-34" r="62" className={styles.line} />
      <circle cx="34" r="62" className={styles.line} />
      {shares.map((share, index) => (
        <g key={index} transform={`translate(${index === 0 ? -58 : 58} 0) scale(${26 / RADIUS})`}>
          <circle r={RADIUS} className={moonShade} />
          <path d={litPath(share, index === 0, 'north')} className={moonLit} />
        </g>
      ))}
      <path
        d="M0 -30 6 -6 30 0 6 6 0 30-6 6-30 0-6 -6Z"
        transform="scale(.6)"
        className={styles.sun}
      />
    </g>
  );
};

/** Each in a box of 320 by 200; the numbers of the seed determine the variations. */
export const subjects: Readonly<Record<CoverSubject, (random: Random) => ReactNode>> = {
  ring,
  moons,
  gnomon,
  lotus,
  arches,
  orbits,
  chart,
  periods,
  hours,
  gem,
  pair,
};
