import { clsx } from 'clsx';
import type { Ref, SVGAttributes } from 'react';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import { elementInk, glyph } from './glyphs.css.ts';
import { elementIds, type ElementId, type RashiNumber } from './ids.ts';

/** The element of a rashi: fire, earth, air, water, three times round from Mesha. */
export function elementOf(rashi: RashiNumber): ElementId {
  return elementIds[(rashi - 1) % 4] as ElementId;
}

/** A flame, a mountain, wind, waves: one path each on a 24 grid. */
const figures: Record<ElementId, string> = {
  fire: 'M12 21c-3.6 0-6-2.4-6-5.8 0-3 2-4.4 3.2-6.4.8-1.4 1-3.2.4-5.4 3.4 1.4 5 3.8 5.2 7 .6-.6 1-1.2 1.1-2.2 1.4 1.8 2.1 4 2.1 6.4 0 3.8-2.4 6.4-6 6.4ZM12 21c-1.5 0-2.4-1.1-2.4-2.6s1.2-2.3 2.2-3.8c1.4 1.2 2.6 2.3 2.6 3.9S13.5 21 12 21Z',
  earth: 'M2.6 19.4 9.4 6.6l4.2 7.6 2.2-3.4 5.6 8.6ZM7.6 10.2l1.8 1.6 1.9-1.6',
  air: 'M3 9h10.6a2.7 2.7 0 1 0-2.6-3.5M3 12.8h15a2.5 2.5 0 1 1-2.4 3.3M3 16.6h7.6a2.2 2.2 0 1 1-2.1 2.9',
  water:
    'M2.6 8c1.6-1.6 3.1-1.6 4.7 0s3.1 1.6 4.7 0 3.1-1.6 4.7 0 3.1 1.6 4.7 0M2.6 13c1.6-1.6 3.1-1.6 4.7 0s3.1 1.6 4.7 0 3.1-1.6 4.7 0 3.1 1.6 4.7 0M2.6 18c1.6-1.6 3.1-1.6 4.7 0s3.1 1.6 4.7 0 3.1-1.6 4.7 0 3.1 1.6 4.7 0',
};

export interface ElementGlyphProps extends SVGAttributes<SVGSVGElement> {
  /** Whose mark is shown. */
  element: ElementId;
  /** Width and height: px, or a CSS length. @default 24 */
  size?: number | string;
  /** Draws in the element's own colour; otherwise in the colour of the text around it. @default true */
  coloured?: boolean;
  ref?: Ref<SVGSVGElement>;
}

/** The mark of an element. Decorative: put its name next to it. Renders on a server without script. */
export function ElementGlyph({
  element,
  size = 24,
  coloured = true,
  className,
  ...rest
}: ElementGlyphProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={clsx(glyph, coloured && elementInk[element], className)}
      data-part="element-glyph"
    >
      <Lines>
        <path d={figures[element]} />
      </Lines>
    </svg>
  );
}
