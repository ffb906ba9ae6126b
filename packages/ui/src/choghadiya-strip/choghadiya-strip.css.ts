import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createContainer } from '@vanilla-extract/css';
import { componentRecipe, componentStyle, type Rule } from '../shared/styles/component-style.ts';

const frame = createContainer();
const middle = `${frame} ${containerQuery.from('medium')}`;
const wide = `${frame} ${containerQuery.from('full')}`;

export const root = componentStyle({
  containerName: frame,
  containerType: 'inline-size',
  color: vars.color.text,
});

export const half = componentStyle({ marginBlockStart: vars.space.x4 });

export const list = componentStyle({
  display: 'grid',
  gap: '2px',
  padding: 0,
  listStyle: 'none',
  '@container': {
    [middle]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
});

const inks = {
  auspicious: vars.astro.auspicious,
  good: vars.astro.neutral,
  inauspicious: vars.astro.inauspicious,
};
const grounds = {
  auspicious: vars.color.successSoft,
  good: vars.color.warningSoft,
  inauspicious: vars.color.dangerSoft,
};

const byQuality = <Value>(of: (quality: keyof typeof inks) => Value) => ({
  auspicious: of('auspicious'),
  good: of('good'),
  inauspicious: of('inauspicious'),
});

export const period = componentRecipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '0.5rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"band words time"',
    alignItems: 'center',
    columnGap: vars.space.x3,
    minInlineSize: 0,
    minBlockSize: '3rem',
    paddingInlineEnd: vars.space.x3,
    border: '1px solid transparent',
    borderRadius: vars.radius.cell,
    overflow: 'clip',
    lineHeight: vars.lineHeight.label,
    '@container': {
      [middle]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"band" "words" "time"',
        gridTemplateRows: '0.5rem 1fr auto',
        rowGap: vars.space.x1,
        paddingInlineEnd: 0,
        paddingBlockEnd: vars.space.x2,
      },
    },
  },
  variants: {
    quality: byQuality((quality) => ({ background: grounds[quality] })),
    /** The current one has a border in addition to the word "Now". */
    running: {
      true: { outline: `2px solid ${vars.color.text}`, outlineOffset: '-2px' },
    },
  },
});

/** The pattern of a quality: solid, dotted, hatched, so that it does not depend on colour. */
const full = (line: string) => line;
const ruled = (angle: string) => (line: string) =>
  `repeating-linear-gradient(${angle}, ${line} 0 4px, transparent 4px 8px)`;
const hatched = (line: string) =>
  `repeating-linear-gradient(135deg, ${line} 0 2px, transparent 2px 5px)`;

const pattern = (line: string, upright: (line: string) => string, level = upright): Rule => ({
  background: upright(line),
  '@container': { [middle]: { background: level(line) } },
  '@media': {
    '(forced-colors: active)': {
      background: upright('CanvasText'),
      '@container': { [middle]: { background: level('CanvasText') } },
    },
  },
});

export const band = componentRecipe({
  base: { gridArea: 'band', alignSelf: 'stretch', forcedColorAdjust: 'none' },
  variants: {
    quality: {
      auspicious: pattern(inks.auspicious, full),
      good: pattern(inks.good, ruled('0deg'), ruled('90deg')),
      inauspicious: pattern(inks.inauspicious, hatched),
    },
  },
});

export const words = componentStyle({
  gridArea: 'words',
  minInlineSize: 0,
  paddingBlock: vars.space.x1,
  overflowWrap: 'anywhere',
  '@container': { [middle]: { paddingInline: vars.space.x2, paddingBlock: 0 } },
});

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
});

export const nameWord = componentStyle({ fontWeight: vars.weight.strong });

export const quality = componentStyle({
  display: 'block',
  color: vars.color.text,
  fontSize: vars.text.caption,
});

export const icon = componentRecipe({
  base: { flexShrink: 0 },
  variants: {
    quality: byQuality((kind) => ({
      color: inks[kind],
      // Without `forced-color-adjust`, an SVG keeps its own colour in forced colours.
      '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
    })),
  },
});

export const time = componentStyle({
  gridArea: 'time',
  fontSize: vars.text.caption,
  textAlign: 'end',
  '@container': { [middle]: { paddingInline: vars.space.x2, textAlign: 'start' } },
});

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  rowGap: vars.space.x1,
  marginBlockStart: vars.space.x4,
  padding: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const legendItem = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const tables = componentStyle({
  display: 'grid',
  gap: vars.space.x5,
  marginBlockStart: vars.space.x3,
  '@container': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});
