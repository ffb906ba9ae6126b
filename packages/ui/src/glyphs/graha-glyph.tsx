import { clsx } from 'clsx';
import type { ReactNode, Ref, SVGAttributes } from 'react';
import { grahaInk, glyph } from './glyphs.css.ts';
import { warnWrong } from '../shared/react/warn-wrong-data.ts';
import type { GrahaId } from './ids.ts';

/**
 * The akara, the shape in which each graha is drawn on its seat in the navagraha mandala: circle, crescent, triangle,
 * arrowhead, rectangle, pentagon, bow, winnowing basket, flag. Drawn on a 24 grid.
 */
const shapes: Record<GrahaId, ReactNode> = {
  sun: (
    <>
      <circle cx="12" cy="12" r="8" />
      <circle cx="12" cy="12" r="1.4" fill="currentColor" stroke="none" />
    </>
  ),
  moon: <path d="M13.5 3.6a8.6 8.6 0 1 0 7 12.6A7.4 7.4 0 0 1 13.5 3.6Z" />,
  mars: <path d="M12 3.8 20.4 19H3.6Z" />,
  mercury: <path d="M12 3 18.2 21 12 16.6 5.8 21Z" />,
  jupiter: <path d="M3 7h18v10H3Z" />,
  venus: <path d="M12 3.2 20.8 9.6 17.4 20H6.6L3.2 9.6Z" />,
  saturn: (
    <>
      <path d="M10 3.5a8.6 8.6 0 0 1 0 17Z" />
      <path d="M10 3.5v17M4 12h6" />
    </>
  ),
  rahu: (
    <>
      <path d="M3.4 5h17.2l-3.4 14.2H6.8Z" />
      <path d="M4.4 9.4c5 1.6 10.2 1.6 15.2 0M5.4 13.6c4.4 1.4 8.8 1.4 13.2 0" />
    </>
  ),
  ketu: <path d="M6 21V3.5L20 9 6 14.2" />,
};

export interface GrahaGlyphProps extends SVGAttributes<SVGSVGElement> {
  /** Whose glyph is shown. */
  graha: GrahaId;
  /** Width and height: px, or a CSS length. @default 24 */
  size?: number | string;
  /** Draws in the graha's own colour; otherwise in the colour of the text around it. @default true */
  coloured?: boolean;
  ref?: Ref<SVGSVGElement>;
}

/** The shape of a graha. Decorative: put its name next to it. Renders on a server without script. */
export function GrahaGlyph({
  graha,
  size = 24,
  coloured = true,
  className,
  ...rest
}: GrahaGlyphProps) {
  warnWrong('GrahaGlyph', 'graha', 'graha', graha);
  return (
    <svg
      {...rest}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={clsx(glyph, coloured && grahaInk[graha], className)}
      data-part="graha-glyph"
    >
      {shapes[graha]}
    </svg>
  );
}
