import { GrahaGlyph, RashiGlyph, type RashiNumber } from '../glyphs/index.ts';
import { starsOf } from '../shared/drawing/nakshatra-stars.ts';
import * as styles from './sky-scene.css.ts';
import { arch, onRing, positionsAbove, type Point, type RingGraha } from './sky-scene.logic.ts';
import { Ticks } from './ticks.tsx';

interface SkyRingProps {
  /**
   * Sidereal longitude of the ascendant, degrees: at the left, which is east when looking south.
   */
  ascendant: number;
  /** Only those above the horizon are shown. */
  grahas?: readonly RingGraha[];
  /** The point of the horizon below the centre of the ring. */
  centre: Point;
  radius: number;
}

/**
 * Half a ring of signs and nakshatras above the horizon, open in the middle, with the grahas above
 * the horizon.
 */
export function SkyRing({ ascendant, grahas = [], centre, radius }: SkyRingProps) {
  const signs = radius * 0.945;
  const nakshatras = radius * 0.82;
  const inner = radius * 0.7;
  /** A band of the ring; the sky is visible inside it. */
  const band = (from: number, to: number) => `${arch(centre, from)}Z${arch(centre, to)}Z`;
  /** Lines across a band at every multiple of `step` degrees that is above the horizon. */
  const dividers = (step: number, from: number, to: number) =>
    Array.from({ length: Math.round(360 / step) }, (_, index) => ({
      outer: onRing(index * step, ascendant, centre, from),
      inner: onRing(index * step, ascendant, centre, to),
    }))
      .filter(({ outer }) => outer.above)
      .map((line) => `M${line.outer.x} ${line.outer.y}L${line.inner.x} ${line.inner.y}`)
      .join('');
  const step = 360 / 27;
  const stars = Array.from({ length: 27 }, (_, index) =>
    starsOf(index + 1).map(({ along, across, first }) => ({
      ...onRing(step * (index + along), ascendant, centre, inner + (nakshatras - inner) * across),
      radius: first ? 1.8 : 1.1,
    })),
  ).flat();
  const glyphs = Array.from({ length: 12 }, (_, index) => ({
    rashi: (index + 1) as RashiNumber,
    ...onRing(index * 30 + 15, ascendant, centre, (signs + nakshatras) / 2),
  })).filter(({ y }) => y < centre.y - 24);
  const placed = positionsAbove(grahas, ascendant, centre, inner);

  return (
    <>
      <path d={band(radius, nakshatras)} fillRule="evenodd" className={styles.fill.sky1} />
      <path d={band(nakshatras, inner)} fillRule="evenodd" className={styles.fill.background} />
      <path d={arch(centre, radius)} className={styles.brassEdge} />
      <Ticks centre={centre} radius={radius} />
      <path
        d={`${arch(centre, signs)}${arch(centre, nakshatras)}${dividers(30, signs, nakshatras)}`}
        className={styles.brassLine}
      />
      <path
        d={`${arch(centre, inner)}${dividers(step, nakshatras, inner)}`}
        className={styles.faintLine}
      />
      {[1.1, 1.8].map((size) => (
        <path
          key={size}
          strokeWidth={size * 2}
          d={stars
            .filter((star) => star.above && star.radius === size)
            .map(({ x, y }) => `M${x} ${y}h0`)
            .join('')}
          className={styles.starDots}
        />
      ))}
      {glyphs.map(({ rashi, x, y }) => (
        <RashiGlyph
          key={rashi}
          sign={rashi}
          x={x - 16}
          y={y - 16}
          size={32}
          className={styles.signInk}
        />
      ))}
      <path
        d={placed.map(({ x, y, from }) => `M${from.x} ${from.y}L${x} ${y}`).join('')}
        className={styles.faintLine}
      />
      {placed.map(({ graha, x, y }) => (
        <g key={graha}>
          <circle cx={x} cy={y} r="19" className={styles.fill.background} />
          <GrahaGlyph graha={graha} x={x - 14} y={y - 14} size={28} />
        </g>
      ))}
    </>
  );
}
