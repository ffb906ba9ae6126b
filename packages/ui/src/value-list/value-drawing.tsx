import { clsx } from 'clsx';
import type { Ref, SVGAttributes } from 'react';
import { valueFigures, type ValueIcon } from './value-figures.ts';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import * as styles from './value-list.css.ts';

export interface ValueDrawingProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  icon: ValueIcon;
  /** Width and height: px, or a CSS length. @default 48 */
  size?: number | string;
  ref?: Ref<SVGSVGElement>;
}

/** The drawing of a value: om, wheel, book or rising sun. Decorative: its title is next to it. */
export function ValueDrawing({ icon, size = 48, className, ...rest }: ValueDrawingProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      className={clsx(styles.drawing, className)}
      aria-hidden="true"
      focusable="false"
      data-part="value-drawing"
      data-icon={icon}
    >
      <Lines>
        <path d={valueFigures[icon]} />
      </Lines>
    </svg>
  );
}
