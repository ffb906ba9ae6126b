import { clsx } from 'clsx';
import type { ReactNode, Ref, SVGAttributes } from 'react';
import { glyph } from './glyphs.css.ts';

/** Signs 1 (Mesha, Aries) to 12 (Meena, Pisces). */
export type RashiNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * Pictograms after the Indian figures of the rashis (ram, bull, couple with lute and mace, crab, lion, maiden with lamp,
 * scales, scorpion, bow, makara, pot, two fish), on a 24 grid, never a character of a font: phones turn those into emoji.
 */
const figures: Record<RashiNumber, ReactNode> = {
  1: (
    <path d="M12 20.5v-9M12 11.5c-.4-5-3-8-5.8-7.4-3 .7-3.2 5-.4 5.7 1.8.4 2.6-1.2 1.9-2.4M12 11.5c.4-5 3-8 5.8-7.4 3 .7 3.2 5 .4 5.7-1.8.4-2.6-1.2-1.9-2.4M9.4 17h5.2" />
  ),
  2: (
    <path d="M4 3.5c0 4.2 3 6.3 8 6.3s8-2.1 8-6.3M7.4 9.4l1.4 8.2c.4 2 1.5 2.9 3.2 2.9s2.8-.9 3.2-2.9l1.4-8.2M10.6 17.2h.01M13.4 17.2h.01" />
  ),
  3: (
    <path d="M8 7.4a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16 7.4a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 7.4v13M16 7.4v13M8 10.6h8M8 15.6h8M3.6 9.2v8.4M2.4 17.6h2.4M20.4 12v8M19 9.6a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 0 0-2.8 0Z" />
  ),
  4: (
    <path d="M12 17.6c3.6 0 5.6-1.8 5.6-4.4S15.4 9 12 9s-5.6 1.6-5.6 4.200S8.4 17.6 12 17.600ZM7.4 10.4 4.6 8.600C3 7.4 3.2 4.6 5.4 3.600c-.2 1.6.4 2.6 1.8 2.800M16.6 10.400l2.8-1.800c1.6-1.2 1.4-4-.8-5 .2 1.6-.4 2.6-1.8 2.800M6.8 15 3.4 16.400M7.6 16.6 5.4 20M17.2 15l3.4 1.400M16.4 16.600l2.2 3.400M10.4 9V7.400M13.6 9V7.4" />
  ),
  5: (
    <path d="M12 20.400c-3.8 0-6.8-3-6.8-7.2 0-5.4 3-9.6 6.8-9.600s6.8 4.2 6.8 9.600c0 4.2-3 7.2-6.8 7.200ZM9.4 11h.01M14.6 11h.01M12 13.200v1.600M12 14.800c-.8 1.2-2 1.4-3 .8M12 14.800c.8 1.2 2 1.4 3 .8M5.8 9.6 3.6 8M18.2 9.6 20.4 8M5.3 14l-2.3.6M18.7 14l2.3.6M7.2 18l-1.6 1.600M16.8 18l1.6 1.6" />
  ),
  6: (
    <path d="M10 7.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400ZM10 7.200c-2.4 1-3.4 3-3.4 6L5 20.600h10L13.4 13.200c0-3-1-5-3.4-6ZM13.2 11l4.2 1.600M15.6 12.600h4.800c0 1.8-1 2.6-2.4 2.600s-2.4-.8-2.4-2.600ZM18 10.600c-.8-1-.6-1.8 0-2.8.6 1 .8 1.8 0 2.800Z" />
  ),
  7: (
    <path d="M12 3v17.400M8 20.400h8M4 6.400h16M4 6.4 1.8 13h4.400L4 6.400ZM20 6.4 17.8 13h4.400L20 6.400ZM1.8 13c.2 1.4 1 2 2.2 2s2-.6 2.2-2M17.8 13c.2 1.4 1 2 2.2 2s2-.6 2.2-2" />
  ),
  8: (
    <path d="M10.6 20.400c-2 0-3.4-1.4-3.4-3.600V11c0-2 1.2-3.4 3-3.400s3 1.4 3 3.400v5c0 2.2 1 3.4 2.8 3.4 2.2 0 3.6-1.8 3.6-4.600V7.600M19.6 7.600l-2 2M19.6 7.600c1.2.2 1.8 1 2 2.200M8.6 8.2 5.4 6.400c-1.6-1-1.2-3.2.4-3.600M11.8 8.2 15 6.400c1.6-1 1.2-3.2-.4-3.600M7.2 12H4.400M7.2 15H4.4" />
  ),
  9: (
    <path d="M5.4 4c8 .6 14 6.6 14.6 14.600M5.4 4l14.6 14.600M3.4 20.6 17 7M17 7h-4.400M17 7v4.400M3.4 20.600l.4-3M3.4 20.600l3-.4" />
  ),
  10: (
    <path d="M3.2 9.400c2-2.6 5-3.6 7.6-3 1.8.4 2.4 1.8 2.4 3.400v2.600c0 4.4 2 7.6 5 7.6 2.2 0 3.2-1.6 2.8-3.4-.3-1.4-1.6-2-2.8-1.400M3.2 9.400l3 1.400h4M6.2 10.800l-1 2.600M8.6 10.800l-.6 2.400M10.8 6.400c-.2-2 .8-3.2 2.4-3.400M13.2 12.400l-3.4 3.400M8.8 8.200h.01" />
  ),
  11: (
    <path d="M8.6 3.600h6.800M9.2 3.600c.2 2-.4 3-1.8 4.200C5.6 9.4 4.6 11.2 4.6 13.400c0 4 3 7 7.4 7s7.4-3 7.4-7c0-2.2-1-4-2.8-5.6-1.4-1.2-2-2.2-1.8-4.200M5.4 11c2.2 1.6 4.4-1 6.6.4s4.4 1.2 6.6-.4M5 15.400c2.2 1.4 4.6-1 7 .4s4.8 1 7-.4" />
  ),
  12: (
    <path d="M3.4 8.600c2.6-3.8 8.2-4.6 12.2-1.600l3.6-2.400c-.8 2.6-.8 5 0 7.600l-3.6-2.400c-4 2.8-9.6 2.4-12.2-1.200ZM6.8 8h.01M20.6 15.800c-2.6 3.8-8.2 4.6-12.2 1.600l-3.6 2.400c.8-2.6.8-5 0-7.600l3.6 2.400c4-2.8 9.6-2.4 12.2 1.200ZM17.2 15.400h.01" />
  ),
};

export interface RashiGlyphProps extends SVGAttributes<SVGSVGElement> {
  rashi: RashiNumber;
  /** Width and height in px. @default 24 */
  size?: number;
  ref?: Ref<SVGSVGElement>;
}

/** The pictogram of a rashi. Decorative: write its name beside it. Renders on a server without script. */
export function RashiGlyph({ rashi, size = 24, className, ...rest }: RashiGlyphProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={clsx(glyph, className)}
      data-part="rashi-glyph"
    >
      {figures[rashi]}
    </svg>
  );
}
