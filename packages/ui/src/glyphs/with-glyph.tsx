import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { withGlyph } from './glyphs.css.ts';

export interface WithGlyphProps extends HTMLAttributes<HTMLSpanElement> {
  /** The glyph before the name. Without a value, only the name is shown, so that a column may mix both. */
  glyph: ReactNode;
  /** The name that the glyph belongs to. */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** A name with its glyph before it, aligned with the baseline of the text around it. Renders on a server without script. */
export function WithGlyph({ glyph, className, children, ...rest }: WithGlyphProps) {
  return (
    <span {...rest} className={clsx(withGlyph, className)} data-part="with-glyph">
      {glyph}
      <span>{children}</span>
    </span>
  );
}
