import { clsx } from 'clsx';
import type { Ref, SVGAttributes } from 'react';
import * as styles from './gem-drawing.css.ts';
import { facetsOf, girdleOf, glintOf, type CutGem, type GemId } from './gem-drawing.logic.ts';

export interface GemDrawingProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Colour and cut of the drawing. */
  gem: GemId;
  /** Width and height: px, or any CSS length. @default 96 */
  size?: number | string;
  /** Accessible name. Without it the drawing is hidden from screen readers. */
  label?: string;
  ref?: Ref<SVGSVGElement>;
}

/** A faceted gem: the brightness of each facet depends on its angle to the light. */
function Cut({ gem }: { gem: CutGem }) {
  return (
    <>
      {facetsOf(gem).map(({ d, tone }) => (
        <path key={d} d={d} className={styles.facet[tone]} />
      ))}
      <path d={glintOf(gem)} className={styles.glint} />
      <path d={girdleOf(gem)} className={styles.girdle} />
    </>
  );
}

const domes = {
  pearl: { x: 46, y: 46 },
  coral: { x: 42, y: 50 },
  'cats-eye': { x: 38, y: 50 },
} as const;

/**
 * A gem without facets: three ellipses, each closer to the light, and a glint; a cat's eye has its
 * slit.
 */
function Dome({ gem }: { gem: keyof typeof domes }) {
  const { x, y } = domes[gem];
  return (
    <>
      <ellipse cx="60" cy="60" rx={x} ry={y} className={styles.facet[4]} />
      <ellipse cx="57.500" cy="57" rx={x * 0.88} ry={y * 0.88} className={styles.facet[2]} />
      <ellipse cx="53" cy="52" rx={x * 0.6} ry={y * 0.6} className={styles.facet[1]} />
      {gem === 'cats-eye' ? (
        <path d="M58 14C64 40 64 80 58 106C52 80 52 40 58 14Z" className={styles.slit} />
      ) : (
        <ellipse
          cx="44"
          cy="40"
          rx="8"
          ry="5"
          transform="rotate(-38 44 40)"
          className={styles.slit}
        />
      )}
      <ellipse cx="60" cy="60" rx={x} ry={y} className={styles.girdle} />
    </>
  );
}

/** One of the nine gems, lit from the top left. Decorative unless it has a label. Uses no hook. */
export function GemDrawing({ gem, size = 96, label, className, ...rest }: GemDrawingProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 120 120"
      width={size}
      height={size}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={clsx(styles.gem[gem], className)}
      data-part="gem-drawing"
    >
      {gem === 'pearl' || gem === 'coral' || gem === 'cats-eye' ? (
        <Dome gem={gem} />
      ) : (
        <Cut gem={gem} />
      )}
    </svg>
  );
}
