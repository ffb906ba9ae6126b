import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createContainer } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

const frame = createContainer();
const middle = `${frame} ${containerQuery.from('medium')}`;
const wide = `${frame} ${containerQuery.from('full')}`;
export const root = componentStyle({
  containerName: frame,
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.x4,
  color: vars.color.text,
});

export const summaryLord = componentStyle({
  color: vars.color.text,
  fontWeight: vars.weight.strong,
});

export const list = componentStyle({
  display: 'grid',
  gap: vars.space.x2,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** The border, not the text, has the colour of its lord. */
export const hora = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: vars.space.x3,
    minInlineSize: 0,
    padding: vars.space.x3,
    border: `1px solid ${vars.color.border}`,
    borderInlineStart: '4px solid currentColor',
    borderRadius: vars.radius.cell,
    background: vars.color.surface,
  },
  variants: {
    running: {
      true: { outline: `2px solid ${vars.color.text}`, outlineOffset: '-1px' },
    },
  },
});

export const glyph = componentStyle({ marginBlockStart: '0.125rem' });

export const words = componentStyle({
  display: 'grid',
  gap: '0.125rem',
  minInlineSize: 0,
  color: vars.color.text,
  lineHeight: vars.lineHeight.label,
  overflowWrap: 'break-word',
});

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  fontWeight: vars.weight.strong,
});

export const time = componentStyle({ fontSize: vars.text.small });

export const detail = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });
