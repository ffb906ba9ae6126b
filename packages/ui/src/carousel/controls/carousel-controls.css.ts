import { vars } from '@jyoti/themes/contract';
import { noScript, whereAbsent } from '../carousel-ranges.css.ts';
import { componentStyle } from '../../shared/styles/component-style.ts';
import { iconButton } from '../../shared/styles/icon-button.css.ts';
import { rightToLeft } from '../../shared/styles/direction.ts';

export const row = componentStyle({
  // First in tab order, last in the layout.
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  marginBlockStart: vars.space.x4,
  '@media': whereAbsent({ display: 'none' }),
});

export const bar = componentStyle({ order: -1, minInlineSize: 0 });

export const controls = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  selectors: {
    // As the only item in its row it takes the full width: dots at the start, arrows at the end.
    '&:only-child': { flex: '1 1 auto' },
  },
  '@media': {
    ...whereAbsent({ display: 'none' }, { flex: '1 1 100%' }),
    [noScript]: { display: 'none' },
  },
});

/** Balanced lines, so that no dot is alone on the last one. */
export const dots = componentStyle({
  lineHeight: 0,
  textWrap: 'balance',
  minInlineSize: 0,
  // The first diamond, not its target, is aligned with the slides.
  selectors: { '&:first-child': { marginInlineStart: '-5px' } },
});

export const dot = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.cell,
  color: vars.color.control,
  cursor: 'pointer',
  outlineOffset: '-1px',
  selectors: {
    '&:hover': { color: vars.color.primary },
    '&[aria-current]': { color: vars.color.primary, cursor: 'default' },
    '&::before': {
      content: '',
      inlineSize: '10px',
      blockSize: '10px',
      border: '1.4px solid currentColor',
      rotate: '45deg',
    },
    // Filled by its border, which forced colours keep.
    '&[aria-current]::before': { borderWidth: '5px' },
  },
  '@media': whereAbsent({ display: 'none' }),
});

export const arrows = componentStyle({
  display: 'flex',
  gap: vars.space.x2,
  marginInlineStart: 'auto',
});

export const square = iconButton({ variant: 'outlined' });

export const mirrored = componentStyle({ selectors: { [rightToLeft]: { scale: '-1 1' } } });
