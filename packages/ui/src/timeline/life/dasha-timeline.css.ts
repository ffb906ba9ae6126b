import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import {
  componentGlobal,
  componentRecipe,
  componentStyle,
} from '../../shared/styles/component-style.ts';
import { share } from './life-scale.css.ts';

const roomy = containerQuery.from('landscape');

export const bar = componentStyle({
  display: 'flex',
  gap: '1px',
  padding: 0,
  listStyle: 'none',
});

export const segment = componentStyle({
  position: 'relative',
  flex: `var(${share}) 1 0`,
  minInlineSize: 0,
  fontSize: vars.text.caption,
});

export const block = componentRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    blockSize: '1.5rem',
    overflow: 'clip',
    borderBlock: '1px solid transparent',
    background: vars.color.sky3,
  },
  variants: {
    running: {
      true: {
        background: vars.color.primaryFill,
        color: vars.color.onPrimary,
        // In forced colours the current one also has a border.
        borderBlockColor: vars.color.text,
      },
    },
  },
});

export const name = componentRecipe({
  base: {
    display: 'none',
    marginBlockStart: vars.space.x2,
    color: vars.color.textMuted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '@container': { [roomy]: { display: 'block' } },
  },
  variants: {
    running: {
      true: { color: vars.color.text, fontWeight: vars.weight.strong },
    },
  },
});

/** If the bar is too narrow for names, a legend below it explains the shapes. */
export const list = componentStyle({
  display: 'grid',
  gap: vars.space.x1,
  marginBlockStart: vars.space.x4,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.small,
  '@container': { [roomy]: { display: 'none' } },
});

export const listItem = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minBlockSize: '1.75rem',
});

export const years = componentStyle({ marginInlineStart: 'auto', color: vars.color.textMuted });

componentGlobal(`${listItem}[data-state="running"]`, { fontWeight: vars.weight.strong });
