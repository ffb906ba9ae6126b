import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';
import { componentStyle } from '../shared/styles/component-style.ts';

const forced = '(forced-colors: active)';

export const root = componentStyle({ containerType: 'inline-size', inlineSize: '100%' });

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.x2,
  rowGap: vars.space.x3,
  maxInlineSize: '52rem',
  padding: 0,
  listStyle: 'none',
  '@container': {
    // With large text, two columns fit without truncation.
    [containerQuery.from('card')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [containerQuery.from('medium')]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      columnGap: vars.space.x3,
    },
  },
});

/** One line of arches that scrolls sideways where the container is narrower than the twelve. */
export const strip = componentStyle({
  display: 'grid',
  // Twelve columns from the start: a page that is still arriving has the same layout.
  gridTemplateColumns: 'repeat(12, minmax(5.75rem, 1fr))',
  columnGap: vars.space.x2,
  // Scrolling clips: this leaves space for the heavier line of the selected arch and for the focus
  // ring.
  padding: vars.space.x1,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  '@container': {
    [containerQuery.from('full')]: { gridTemplateColumns: 'repeat(12, minmax(5rem, 1fr))' },
  },
});

export const stripCell = componentStyle({ scrollSnapAlign: 'center' });

export const stretchedRoot = componentStyle({ blockSize: '100%' });

export const stretchedList = componentStyle({ maxInlineSize: 'none', blockSize: '100%' });

export const item = componentStyle({ display: 'grid' });

export const cell = componentStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  inlineSize: '100%',
  minBlockSize: 'clamp(6.5rem, 17vw, 8.25rem)',
  paddingInline: vars.space.x1,
  // The ogee tip and the foils are above the text.
  paddingBlock: `2.5rem ${vars.space.x2}`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
});

export const arch = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

/** Chosen, or the Moon's among links: filled, with a heavier line. */
export const markedCell = style({});

export const outline = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.control,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  transition: `fill ${vars.motion.state} ${vars.motion.ease}`,
  selectors: {
    [`${cell}:hover &`]: { stroke: vars.color.primary },
    [`${markedCell} &`]: {
      fill: vars.color.primarySoft,
      stroke: vars.color.primary,
      strokeWidth: 2,
    },
  },
  '@media': {
    [forced]: {
      fill: 'Canvas',
      stroke: 'CanvasText',
      selectors: {
        [`${markedCell} &`]: { fill: 'Canvas', stroke: 'Highlight', strokeWidth: 4 },
      },
    },
  },
});

/** The Moon's arch keeps its line when another one is selected. */
export const moonOutline = componentStyle({ stroke: vars.color.primary });

/** The content of the arch is above its drawing. */
const above = { position: 'relative' } as const;

export const moon = componentStyle({
  position: 'absolute',
  insetBlockStart: '1.4rem',
  insetInlineStart: 'calc(50% - 9px)',
});

export const figure = componentStyle(above);

export const name = componentStyle({
  ...above,
  maxInlineSize: '100%',
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.label,
  overflowWrap: 'anywhere',
});

export const sanskritName = componentStyle({
  ...above,
  maxInlineSize: '100%',
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  lineHeight: vars.lineHeight.label,
});
