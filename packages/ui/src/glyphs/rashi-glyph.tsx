import { clsx } from 'clsx';
import type { Ref, SVGAttributes } from 'react';
import { Lines } from '../progressive-render/deferred-drawings.tsx';
import { warnWrong } from '../shared/react/warn-wrong-data.ts';
import { glyph } from './glyphs.css.ts';
import type { RashiNumber } from './ids.ts';

/**
 * One path each, on a 24 grid with strokes of 1.6: pictograms after the Indian figures of the rashis (Brihat Jataka 1.5:
 * the couple bears a lute and a mace, the maiden corn and fire, the two fish lie head to tail). Never a character of a
 * font: phones turn those into emoji.
 */
const figures: Record<RashiNumber, string> = {
  // The horns and face of a ram
  1: 'M8.8 10.4c.4 4.6 1.4 8.4 3.2 10 1.8-1.6 2.8-5.4 3.2-10M12 7.4C11.4 4.8 9.4 3.2 7 3.6 3.8 4.2 2.4 7.6 3.6 10c1 2 3.6 2 4.2.2.4-1.2-.2-2.2-1.3-2.3M12 7.4c.6-2.6 2.6-4.2 5-3.8 3.2.6 4.6 4 3.4 6.4-1 2-3.6 2-4.2.2-.4-1.2.2-2.2 1.3-2.3M10.8 12.6h.01M13.2 12.6h.01M11.1 17.2h1.8',
  // A bull
  2: 'M8.4 9.4C5 9.2 2.6 6.8 3.4 3.2M15.6 9.4c3.4-.2 5.8-2.6 5-6.2M8.4 9.4c1.2-1 6-1 7.2 0l-.9 7.8c-.2 2-1.2 3.4-2.7 3.4s-2.5-1.4-2.7-3.4ZM8.5 11.4 5 12.6M15.5 11.4 19 12.6M11 17.6h.01M13 17.6h.01',
  // A couple, he with a mace, she with a lute
  3: 'M8.4 8.1a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM15.6 8.1a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM5.4 20.6V14.8c0-2.5 1.2-4 3-4s3 1.5 3 4v5.8M12.6 20.6V14.8c0-2.5 1.2-4 3-4s3 1.5 3 4v5.8M2.4 20.6V8M1.4 4.8h2L4 6.4 2.4 8 .9 6.4ZM21.6 14.2V3.8M20.6 3.8h2M21.6 14.2c1 0 1.5 1 1.5 2.2s-.5 2.2-1.5 2.2-1.5-1-1.5-2.2.5-2.2 1.5-2.2Z',
  // A crab
  4: 'M12 17.6c3.6 0 5.6-1.8 5.6-4.4S15.4 9 12 9s-5.6 1.6-5.6 4.2S8.4 17.6 12 17.6ZM7.4 10.4 4.6 8.6C3 7.4 3.2 4.6 5.4 3.6c-.2 1.6.4 2.6 1.8 2.8M16.6 10.4l2.8-1.8c1.6-1.2 1.4-4-.8-5 .2 1.6-.4 2.6-1.8 2.8M6.8 15 3.4 16.4M7.6 16.6 5.4 20M17.2 15l3.4 1.4M16.4 16.6l2.2 3.4M10.4 9V7.4M13.6 9V7.4',
  // A lion in his mane
  5: 'M12 4.1A3 3 0 0 1 17.1 5.9A3 3 0 0 1 19.8 10.6A3 3 0 0 1 18.8 15.9A3 3 0 0 1 14.7 19.4A3 3 0 0 1 9.3 19.4A3 3 0 0 1 5.2 16A3 3 0 0 1 4.2 10.6A3 3 0 0 1 6.9 5.9A3 3 0 0 1 12 4.1ZM9.2 10.6h.01M14.8 10.6h.01M10.7 13.2h2.6L12 14.7ZM12 14.7v.6M12 15.3c-.6 1-1.8 1.2-2.6.5M12 15.3c.6 1 1.8 1.2 2.6.5',
  // A maiden with a lamp and a sheaf
  6: 'M12 8a2.3 2.3 0 1 0 0-4.6A2.3 2.3 0 0 0 12 8ZM12 8.2c-2.2.8-3.2 2.8-3.5 5.6L7.4 20.6h9.2l-1.1-6.8c-.3-2.8-1.3-4.8-3.5-5.6ZM9 11.4l-3.2 1.4M15 11.4l4.6 2M2.6 12.8h5c0 1.6-1 2.6-2.5 2.6s-2.5-1-2.5-2.6ZM5.1 10.6c-.9-.8-.8-1.6 0-2.8.8 1.2.9 2 0 2.8ZM19.8 20V8M19.8 10.6l-1.8-2M19.8 10.6l1.8-2M19.8 13.6l-1.8-2M19.8 13.6l1.8-2',
  // Scales
  7: 'M12 3v17.4M8 20.4h8M4 6.4h16M4 6.4 1.8 13h4.4L4 6.4ZM20 6.4 17.8 13h4.4L20 6.4ZM1.8 13c.2 1.4 1 2 2.2 2s2-.6 2.2-2M17.8 13c.2 1.4 1 2 2.2 2s2-.6 2.2-2',
  // A scorpion
  8: 'M9.4 16.6c-1.7 0-2.8-2-2.8-4.3s1.1-4.1 2.8-4.1 2.8 1.8 2.8 4.1-1.1 4.3-2.8 4.3ZM7.4 9.4 5 7.8C3.4 6.6 3.6 3.8 5.6 2.8c-.2 1.5.4 2.5 1.7 2.7M11.4 9.4l2.4-1.6c1.6-1.2 1.4-4-.6-5 .2 1.5-.4 2.5-1.7 2.7M6.6 12.3l-3.2-.5M7 14.8 4 16.6M12.2 12.3l2.4-.5M7.6 11.8h3.6M9.4 16.6c.2 2.6 2 4 4.6 4 3.4 0 6-2.4 6-6 0-2.6-1-4.4-2.6-5.4M17.4 9.2l.2 2.8M17.4 9.2l2.8.2',
  // A drawn bow
  9: 'M3.6 20.4 20.2 3.8M15 3.8h5.2V9M5 6.8C10.6 3.6 20.4 13.4 17.2 19M5 6.8l3.8 8.4 8.4 3.8M5.8 18.2H2.6M5.8 18.2v3.2',
  // The makara: a snout that curls up, jaws, the tail of a fish
  10: 'M5.6 8.9C6 7.3 3.9 6.7 3 8.2c-.9 1.7.6 3.5 2.6 3.2 1.8-.3 2-3 4.6-3.2 2.6-.2 3.6 1.6 5.6 2.8 1.8 1 3.6.6 3.7-1.6v-2M16.6 4.2c.5 1.9 1.5 3 2.9 3.2 1-1.2 1.5-2.9 1.2-4.7M5.6 11.4c1.2 1.3 2.6 1.9 4.4 1.9-2 .1-3.8.9-5.2 2.5 1.8.8 3.6.8 5.4.3 1.4 1.6 3.4 2.4 5.6 2.4 4 0 6.4-3 5.4-7.2-.3-1.4-.9-2.6-1.7-3.9M12.2 17.7l-1 2.7h2.4M17.6 18.3l.4 2.1h2.2M10.4 10.7h.01',
  // A pot of water
  11: 'M8.6 3.6h6.8M9.2 3.6c.2 2-.4 3-1.8 4.2C5.6 9.4 4.6 11.2 4.6 13.4c0 4 3 7 7.4 7s7.4-3 7.4-7c0-2.2-1-4-2.8-5.6-1.4-1.2-2-2.2-1.8-4.2M5.4 11c2.2 1.6 4.4-1 6.6.4s4.4 1.2 6.6-.4M5 15.4c2.2 1.4 4.6-1 7 .4s4.8 1 7-.4',
  // Two fish, head to tail
  12: 'M3 7.6C5.6 4.2 11 3.4 15.4 7.6 11 11.4 5.6 11 3 7.6ZM15.4 7.6 20 4.6c-.7 2-.7 4 0 6ZM6.6 7.2h.01M21 16.4C18.4 19.8 13 20.6 8.6 16.4 13 12.6 18.4 13 21 16.4ZM8.6 16.4 4 19.4c.7-2 .7-4 0-6ZM17.4 16.8h.01',
};

export interface RashiGlyphProps extends SVGAttributes<SVGSVGElement> {
  /** 1 (Mesha) to 12 (Meena). */
  sign: RashiNumber;
  /** Width and height: px, or a CSS length. @default 24 */
  size?: number | string;
  ref?: Ref<SVGSVGElement>;
}

/** The pictogram of a rashi. Decorative: put its name next to it. Renders on a server without script. */
export function RashiGlyph({ sign, size = 24, className, ...rest }: RashiGlyphProps) {
  warnWrong('RashiGlyph', 'sign', 'sign', sign);
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
      <Lines>
        <path d={figures[sign]} />
      </Lines>
    </svg>
  );
}
