import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const layer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

export const list = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const choice = style(
  layer({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    paddingInline: vars.space.x3,
    // The mark of the chosen one; forced colours keep it.
    borderBlockEnd: '2px solid transparent',
    color: vars.color.textMuted,
    // Devanagari needs its height in a row of Latin.
    lineHeight: 1.6,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:is([aria-current], [aria-checked="true"])': {
        borderBlockEndColor: vars.color.primary,
        color: vars.color.text,
        fontWeight: 600,
        cursor: 'default',
      },
    },
    '@media': {
      '(forced-colors: active)': {
        borderBlockEndColor: 'Canvas',
        selectors: {
          '&:is([aria-current], [aria-checked="true"])': { borderBlockEndColor: 'Highlight' },
        },
      },
    },
  }),
);
