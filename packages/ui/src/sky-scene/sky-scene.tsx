import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import { Arches } from './arches.tsx';
import { Moons } from './moons.tsx';
import { Observatory } from './observatory.tsx';
import * as styles from './sky-scene.css.ts';
import { magnitudes, starField, type RingGraha, type Star } from './sky-scene.logic.ts';

/** The content of the sky. */
export const sceneSubjects = ['observatory', 'moons', 'arches'] as const;

export type SceneSubject = (typeof sceneSubjects)[number];

export interface SkySceneProps extends HTMLAttributes<HTMLDivElement> {
  /** What is drawn in the sky. */
  subject: SceneSubject;
  /** Sidereal longitude of the ascendant, in degrees: rotates the observatory's ring, which is hidden without it. */
  ascendant?: number;
  /** Grahas on the observatory's ring; only those above the horizon are shown. */
  grahas?: readonly RingGraha[];
  /** The same seed gives the same stars. @default 7 */
  seed?: number;
  ref?: Ref<HTMLDivElement>;
}

const WIDTH = 1280;
const HEIGHT = 620;

/**
 * Stars of one size as one path of zero-length lines with round caps, because one element each would be a fifth of the
 * HTML.
 */
const dots = (stars: readonly Star[], size: number) =>
  stars
    .filter(({ spark, radius }) => !spark && radius === size)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');

const sparks = (stars: readonly Star[]) =>
  stars
    .filter(({ spark }) => spark)
    .map(
      ({ x, y }) =>
        `M${x} ${(y - 5).toFixed(1)}l1.2 3.8 3.8 1.2-3.8 1.2-1.2 3.8-1.2-3.8-3.8-1.2 3.8-1.200Z`,
    )
    .join('');

/**
 * Flat bands of night and dawn with one subject, to fill the positioned element it is in. Decorative; every colour is
 * a role of the theme. Renders on a server without script.
 */
export function SkyScene({
  subject,
  ascendant,
  grahas,
  seed = 7,
  className,
  ...rest
}: SkySceneProps) {
  const stars = starField(WIDTH, HEIGHT * 0.7, seed);
  return (
    <div
      {...rest}
      aria-hidden="true"
      className={clsx(styles.scene, className)}
      data-part="sky-scene"
    >
      <Lines>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="xMidYMin slice"
          className={styles.stars}
          focusable="false"
          data-part="sky-scene-stars"
        >
          {magnitudes.map((radius) => (
            <path key={radius} strokeWidth={radius * 2} d={dots(stars, radius)} />
          ))}
          <path stroke="none" d={sparks(stars)} />
        </svg>
        <svg
          viewBox="0 0 1280 400"
          preserveAspectRatio="none"
          className={styles.land}
          focusable="false"
        >
          <path d="M0 60Q160 20 420 62T860 50T1280 70V400H0Z" className={styles.fill.sky1} />
          <path d="M0 160Q240 120 520 162T980 146T1280 168V400H0Z" className={styles.fill.sky2} />
          <path d="M0 226Q260 206 560 228T1280 222V400H0Z" className={styles.fill.dawn1} />
          <path d="M0 262Q320 244 640 264T1280 258V400H0Z" className={styles.fill.dawn2} />
          <path d="M0 306Q300 292 660 308T1280 302V400H0Z" className={styles.fill.dawn3} />
          <path d="M0 352Q200 300 420 350T820 356T1280 340V400H0Z" className={styles.fill.sky2} />
        </svg>
        {subject === 'observatory' && <Observatory ascendant={ascendant} grahas={grahas} />}
        {subject === 'moons' && <Moons />}
        {subject === 'arches' && <Arches />}
      </Lines>
    </div>
  );
}
