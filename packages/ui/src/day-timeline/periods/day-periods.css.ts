import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createContainer } from '@vanilla-extract/css';
import { componentRecipe, componentStyle, type Rule } from '../../shared/styles/component-style.ts';
import { byQuality } from '../by-quality.ts';
import { grounds, inks } from '../day-timeline.css.ts';

const frame = createContainer();
const middle = `${frame} ${containerQuery.from('medium')}`;
const wide = `${frame} ${containerQuery.from('full')}`;

export const root = componentStyle({
  containerName: frame,
  containerType: 'inline-size',
  color: vars.color.text,
});

export const headline = componentStyle({ color: vars.color.text, fontWeight: vars.weight.strong });

export const half = componentStyle({ marginBlockStart: vars.space.x4 });

const columns = (gap: string, inMiddle: number, inWide: number): Rule => ({
  display: 'grid',
  gap,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [middle]: { gridTemplateColumns: `repeat(${inMiddle}, minmax(0, 1fr))` },
    [wide]: { gridTemplateColumns: `repeat(${inWide}, minmax(0, 1fr))` },
  },
});
export const choghadiyas = componentStyle(columns('2px', 4, 8));
export const horas = componentStyle(columns(vars.space.x2, 2, 4));

const cell = {
  display: 'grid',
  columnGap: vars.space.x3,
  minInlineSize: 0,
  borderRadius: vars.radius.cell,
  lineHeight: vars.lineHeight.label,
} as const;

export const choghadiya = componentRecipe({
  base: {
    ...cell,
    position: 'relative',
    gridTemplateColumns: '0.5rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"band words time"',
    alignItems: 'center',
    minBlockSize: '3rem',
    paddingInlineEnd: vars.space.x3,
    border: '1px solid transparent',
    overflow: 'clip',
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
  variants: { quality: byQuality((quality) => ({ background: grounds[quality] })) },
});

/** The border, not the text, has the colour of its lord. */
export const hora = componentStyle({
  ...cell,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  padding: vars.space.x3,
  border: `1px solid ${vars.color.border}`,
  borderInlineStart: '4px solid currentColor',
  background: vars.color.surface,
});

/** The current one has a border in addition to the word "Now". */
export const running = componentStyle({
  outline: `2px solid ${vars.color.text}`,
  outlineOffset: '-2px',
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
      neutral: pattern(inks.neutral, ruled('0deg'), ruled('90deg')),
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

export const quality = componentStyle({ display: 'block', fontSize: vars.text.caption });

export const time = componentStyle({
  gridArea: 'time',
  fontSize: vars.text.caption,
  textAlign: 'end',
  '@container': { [middle]: { paddingInline: vars.space.x2, textAlign: 'start' } },
});

export const glyph = componentStyle({ marginBlockStart: '0.125rem' });

export const horaWords = componentStyle({
  display: 'grid',
  gap: '0.125rem',
  minInlineSize: 0,
  color: vars.color.text,
  overflowWrap: 'break-word',
});

export const horaTime = componentStyle({ fontSize: vars.text.small });

export const detail = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

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
