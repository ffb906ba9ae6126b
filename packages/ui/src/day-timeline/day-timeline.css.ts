import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createContainer } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';
import { byQuality } from './by-quality.ts';

/** The figure, whose width selects one of the two drawings. */
export const frame = createContainer();
export const wide = `${frame} ${containerQuery.from('tablet')}`;

export const figure = componentStyle({
  containerName: frame,
  containerType: 'inline-size',
  color: vars.color.text,
});

export const caption = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  marginBlockEnd: vars.space.x4,
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: vars.lineHeight.title,
});

export const note = componentStyle({
  flexGrow: 1,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const legend = componentStyle({
  maxInlineSize: vars.size.measure,
  marginBlockStart: vars.space.x4,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const inks = {
  auspicious: vars.astro.auspicious,
  neutral: vars.astro.neutral,
  inauspicious: vars.astro.inauspicious,
};
export const grounds = {
  auspicious: vars.color.successSoft,
  neutral: vars.color.warningSoft,
  inauspicious: vars.color.dangerSoft,
};

export const ink = componentRecipe({
  base: { flexShrink: 0 },
  variants: {
    quality: byQuality((quality) => ({
      color: inks[quality],
      // Without `forced-color-adjust`, an SVG keeps its own colour in forced colours.
      '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
    })),
  },
});

const hatch = (ground: string, line: string) =>
  `repeating-linear-gradient(135deg, ${ground} 0 5px, ${line} 5px 6px)`;

/** Plain above the line, hatched below it, to be distinct in forced colours. */
export const windowFill = {
  auspicious: { borderColor: inks.auspicious, background: grounds.auspicious },
  inauspicious: {
    borderColor: inks.inauspicious,
    background: hatch(
      grounds.inauspicious,
      `color-mix(in oklab, ${inks.inauspicious} 45%, ${grounds.inauspicious})`,
    ),
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        background: hatch('Canvas', 'CanvasText'),
      },
    },
  },
} as const;

export const ringShape = {
  flexShrink: 0,
  inlineSize: '7px',
  blockSize: '7px',
  border: `1.5px solid ${vars.color.text}`,
  borderRadius: vars.radius.full,
} as const;
