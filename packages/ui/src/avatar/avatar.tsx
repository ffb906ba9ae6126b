import { clsx } from 'clsx';
import { useId, useState, type HTMLAttributes, type Ref } from 'react';
import { cuspedArch } from '../shared/drawing/cusped-arch.ts';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import * as styles from './avatar.css.ts';
import { initialOf, portraitOf, ringPath } from './avatar.logic.ts';

export interface AvatarProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Name of the person. Also determines tone, ring and letter without a picture. */
  name: string;
  /** Address of a picture. Without one, or if it fails to load, a portrait is generated. */
  src?: string;
  /** `seal` next to a name, `arch` at the top of a card. @default "seal" */
  shape?: 'seal' | 'arch';
  /** 40, 64 or 112 px wide. @default "small" */
  size?: 'small' | 'regular' | 'large';
  /** The name is next to it as text, so the picture is hidden from screen readers. @default false */
  decorative?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

const WIDTH = 100;
const frames = {
  seal: { height: WIDTH, centre: { x: 50, y: 50 }, radius: 36 },
  arch: { height: 124, centre: { x: 50, y: 76 }, radius: 30 },
} as const;
/** The foils reach beyond its sides, so that it fills the frame. */
const arch = cuspedArch(WIDTH / 2, frames.arch.height - 1, WIDTH - 11, frames.arch.height - 2);

/** A person's picture, or a portrait generated from the name, always the same for the same name. */
export function Avatar({
  name,
  src,
  shape = 'seal',
  size = 'small',
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  const clip = useId();
  /** The URL that failed to load: another one is tried again. */
  const [missing, setMissing] = useState<string>();
  const { tone, ring } = portraitOf(name);
  const { height, centre, radius } = frames[shape];
  const pictured = src !== undefined && src !== '' && src !== missing;
  const outline =
    shape === 'arch' ? <path d={arch} /> : <circle cx={centre.x} cy={centre.y} r="49" />;
  const drawing = (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      className={styles.drawing}
      aria-hidden="true"
      focusable="false"
    >
      {pictured && (
        <clipPath
          id={clip}
          clipPathUnits="objectBoundingBox"
          transform={`scale(${1 / WIDTH} ${1 / height})`}
        >
          {outline}
        </clipPath>
      )}
      <g className={styles.ground}>{outline}</g>
      {!pictured && (
        <>
          <path
            d={ringPath(ring, centre, radius)}
            className={clsx(styles.ring, ring === 'dots' && styles.dots)}
          />
          <text x={centre.x} y={centre.y} className={styles.letter}>
            {initialOf(name)}
          </text>
        </>
      )}
    </svg>
  );

  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      className={clsx(styles.root({ tone: tone as 0 | 1 | 2 | 3, size, shape }), className)}
      data-part="avatar"
      data-state={pictured ? 'picture' : 'drawn'}
      data-ring={ring}
    >
      {pictured ? drawing : <Lines>{drawing}</Lines>}
      {pictured && (
        <img
          src={src}
          alt=""
          loading="lazy"
          className={styles.picture}
          style={{ clipPath: `url("#${clip}")` }}
          onError={() => setMissing(src)}
        />
      )}
    </span>
  );
}
