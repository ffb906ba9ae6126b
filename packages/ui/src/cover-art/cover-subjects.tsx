import type { ReactNode } from 'react';
import { GrahaGlyph, RashiGlyph } from '../glyphs/index.ts';
import { litPath, RADIUS } from '../moon-phase/moon-phase.logic.ts';
import { cuspedArch } from '../shared/drawing/cusped-arch.ts';
import { moonLit, moonShade } from '../shared/drawing/moon-fill.css.ts';
import { petals } from '../yantra-art/yantra-art.logic.ts';
import * as styles from './cover-art.css.ts';
import type { CoverSubject } from './cover-art.logic.ts';

/** Ticks over the upper half of a circle around 160, 190, a long one every five. */
const RING_TICKS = Array.from({ length: 37 }, (_, index) => {
  const angle = (index / 36) * Math.PI;
  const at = (radius: number) =>
    `${(160 - radius * Math.cos(angle)).toFixed(1)} ${(190 - radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(150)}L${at(index % 6 === 0 ? 136 : 143)}`;
}).join('');

const ring = (
  <>
    <path d="M10 190A150 150 0 0 1 310 190Z" className={styles.ground} />
    <path d="M10 190A150 150 0 0 1 310 190M26 190A134 134 0 0 1 294 190" className={styles.line} />
    <path d={RING_TICKS} className={styles.line} />
    <path d="M96 128 124 96 158 106 190 78 222 100M158 106 168 142" className={styles.faint} />
    {[
      [96, 128],
      [124, 96],
      [158, 106],
      [190, 78],
      [222, 100],
      [168, 142],
    ].map(([x, y], index) => (
      <circle
        key={x}
        cx={x}
        cy={y}
        r={index === 3 ? 4 : 2.4}
        className={index === 3 ? styles.sun : styles.star}
      />
    ))}
  </>
);

const MOONS = [0.08, 0.3, 0.62, 1, 0.62, 0.3, 0.08];

const moons = (
  <>
    {MOONS.map((share, index) => {
      const x = 40 + index * 40;
      const y = 110 - 48 * Math.sin(((index + 1) / 8) * Math.PI);
      const radius = index === 3 ? 24 : 12;
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

const gnomon = (
  <>
    <path d="M70 200 214 46V200Z" className={styles.ground} />
    <path d="M70 200 214 46V200" className={styles.line} />
    <path d="M214 92A108 108 0 0 1 300 196M214 104A96 96 0 0 1 288 196" className={styles.line} />
    <path d="M110 200v-24h16v-16h16v-18h16v-16h16v-18h16V92h16" className={styles.faint} />
    <circle cx="262" cy="52" r="17" className={styles.sun} />
  </>
);

const lotus = (
  <g transform="translate(160 104)">
    <circle r="50" className={styles.ground} />
    <path d={petals(16, 40, 78)} className={styles.ground} />
    <path d={petals(16, 40, 78)} className={styles.line} />
    <path d={petals(8, 26, 54)} className={styles.line} />
    <path d={petals(8, 14, 30)} className={styles.faint} />
    <circle r="14" className={styles.sun} />
  </g>
);

const DOORS = [1, 5, 8, 11] as const;

const arches = (
  <>
    {DOORS.map((rashi, index) => {
      const x = 49 + index * 74;
      const open = index === 1;
      return (
        <g key={rashi}>
          <path d={cuspedArch(x, 200, 56, 142)} className={open ? styles.litDoor : styles.ground} />
          <path d={cuspedArch(x, 200, 56, 142)} className={styles.line} />
          <RashiGlyph sign={rashi} x={x - 13} y={118} size={26} className={styles.glyph} />
        </g>
      );
    })}
  </>
);

const orbits = (
  <g transform="translate(160 100)">
    {[34, 62, 92, 122].map((radius) => (
      <ellipse key={radius} rx={radius} ry={radius * 0.56} className={styles.faint} />
    ))}
    <circle r="14" className={styles.sun} />
    <GrahaGlyph graha="mercury" x={-46} y={-21} size={18} />
    <GrahaGlyph graha="venus" x={36} y={-34} size={20} />
    <GrahaGlyph graha="mars" x={-92} y={12} size={20} />
    <GrahaGlyph graha="jupiter" x={92} y={26} size={22} />
  </g>
);

/** Each on a box of 320 by 200. */
export const subjects: Readonly<Record<CoverSubject, ReactNode>> = {
  ring,
  moons,
  gnomon,
  lotus,
  arches,
  orbits,
};
