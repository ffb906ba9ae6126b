import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { layers } from '../layers.css.ts';
import { isWhole, type Scope } from './scope.ts';

/** Text, headings, links, focus rings. */
export function emitTypography(within: Scope): void {
  const base = (selector: string, rule: GlobalStyleRule) =>
    globalStyle(within(selector), { '@layer': { [layers.base]: rule } });

  if (isWhole(within))
    base('html', {
      // The sticky header must not cover a link target or the focused element (WCAG 2.4.11).
      scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.x4})`,
    });

  // Also on any part of a page that carries its own theme.
  base('body, [data-theme]', {
    backgroundColor: vars.color.background,
    color: vars.color.text,
  });

  base('body', {
    fontFamily: vars.font.body,
    fontSize: vars.text.body,
    lineHeight: vars.lineHeight.prose,
    fontVariantNumeric: 'tabular-nums',
    // No font has an italic, so emphasis is synthesized; bold is always a real font.
    fontSynthesis: 'style',
  });

  // Text is in the size of its part.
  base('[data-density]', { fontSize: vars.text.body });

  base('h1, h2, h3, h4, h5, h6', {
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontVariantNumeric: 'lining-nums',
    lineHeight: vars.lineHeight.heading,
    textWrap: 'balance',
  });
  base('h1', { fontSize: vars.text.h1 });
  base('h2', { fontSize: vars.text.h2 });
  base('h3', { fontSize: vars.text.h3 });
  base('h4, h5, h6', { fontSize: vars.text.h4 });

  base('p', { maxInlineSize: vars.size.measure, textWrap: 'pretty' });
  base('small', { fontSize: vars.text.small });
  base('b, strong', { fontWeight: vars.weight.strong });
  base('a', { color: vars.color.primary, textUnderlineOffset: '0.2em' });

  base(':focus-visible', {
    outline: `3px solid ${vars.color.focus}`,
    outlineOffset: '2px',
  });
  base(':focus-visible', {
    '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
  });
  base('::selection', { backgroundColor: vars.color.primary, color: vars.color.onPrimary });

  base(':lang(hi)', { letterSpacing: 0 });
  base('body:lang(hi), p:lang(hi), li:lang(hi), dd:lang(hi)', { lineHeight: 1.7 });
  base(
    'h1:lang(hi), h2:lang(hi), h3:lang(hi), h4:lang(hi), h5:lang(hi), h6:lang(hi)',
    // Vowel signs are above and below the line: less than this would touch.
    { lineHeight: vars.lineHeight.title },
  );
}
