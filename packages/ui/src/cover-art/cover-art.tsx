import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { PlayIcon } from '../icons/index.ts';
import { seededNumbers } from '../shared/drawing/seeded-numbers.ts';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import * as styles from './cover-art.css.ts';
import { bandAt, coverSubjectOf, seedOf, type CoverSubject } from './cover-art.logic.ts';
import { subjects } from './cover-subjects.tsx';

export interface CoverArtProps extends Omit<HTMLAttributes<HTMLDivElement>, 'id' | 'children'> {
  /** Identifies the item: the same seed always gives the same cover. */
  seed: string;
  /** @default chosen by the seed */
  subject?: CoverSubject;
  /** Address of a picture to show instead of the drawing. */
  src?: string;
  /** Marks a video. @default false */
  video?: boolean;
  /** The `id` of the root. */
  id?: string;
  ref?: Ref<HTMLDivElement>;
}

const BANDS = [
  { y: 96, tone: 'sky1' },
  { y: 122, tone: 'sky2' },
  { y: 150, tone: 'dawn1' },
  { y: 174, tone: 'dawn2' },
] as const;

/** Radii of the stars. */
const RADII = [0.8, 1.3];

/** The same seed gives the same sky. */
function Drawing({ seed, subject }: { seed: string; subject: CoverSubject }) {
  const random = seededNumbers(seedOf(seed));
  const stars = Array.from({ length: 22 }, () => ({
    x: (random() * 320).toFixed(1),
    y: (random() * 96).toFixed(1),
    radius: random() < 0.75 ? RADII[0] : RADII[1],
  }));
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      className={styles.picture}
      focusable="false"
    >
      {/* Zero-length lines with round caps, a path for each size: elements of their own would be most of the drawing. */}
      {RADII.map((radius) => (
        <path
          key={radius}
          strokeWidth={radius * 2}
          d={stars
            .filter((star) => star.radius === radius)
            .map(({ x, y }) => `M${x} ${y}h0`)
            .join('')}
          className={styles.stars}
        />
      ))}
      {BANDS.map(({ y, tone }) => (
        <path key={tone} d={bandAt(y, random)} className={styles.band[tone]} />
      ))}
      {subjects[subject](random)}
    </svg>
  );
}

/** The cover of an article or a video: its picture, or bands of sky and dawn with one subject. Decorative. */
export function CoverArt({
  seed,
  subject = coverSubjectOf(seed),
  src,
  video = false,
  className,
  ...rest
}: CoverArtProps) {
  return (
    <div
      {...rest}
      aria-hidden="true"
      className={clsx(styles.root, className)}
      data-part="cover-art"
      data-subject={src === undefined ? subject : undefined}
    >
      {src === undefined ? (
        <Lines>
          <Drawing seed={seed} subject={subject} />
        </Lines>
      ) : (
        <img src={src} alt="" loading="lazy" className={clsx(styles.picture, styles.photo)} />
      )}
      {video && (
        <span className={styles.play} data-part="cover-play">
          <PlayIcon size={20} />
        </span>
      )}
    </div>
  );
}
