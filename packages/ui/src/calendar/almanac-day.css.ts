import { vars } from '@jyoti/themes/contract';
import { fallbackVar } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';
import { dayHeight, noteDisplay, numberSize } from './frame.css.ts';
import { roomy } from './roomy.ts';

export const inside = componentStyle({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: '2px',
  minInlineSize: 0,
  minBlockSize: '4rem',
  padding: `${vars.space.x2} 2px`,
  lineHeight: vars.lineHeight.label,
  textAlign: 'center',
  ...roomy({
    justifyItems: 'stretch',
    gap: vars.space.x1,
    minBlockSize: fallbackVar(dayHeight, '7rem'),
    padding: vars.space.x2,
    textAlign: 'start',
  }),
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  overflowWrap: 'normal',
  ...roomy({ justifyContent: 'space-between' }),
});

export const number = componentStyle({
  fontSize: vars.text.lead,
  lineHeight: vars.lineHeight.heading,
  ...roomy({
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: fallbackVar(numberSize, vars.text.lead),
  }),
  selectors: {
    '[aria-current] &': { fontWeight: vars.weight.strong },
    'a &, button &': {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      '@media': { print: { textDecoration: 'none' } },
    },
  },
});

export const sunday = componentStyle({ color: vars.color.accent });

export const short = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  overflowWrap: 'normal',
  ...roomy({ display: 'none' }),
});

/** Names that a narrow day has no room for are for screen readers alone. */
export const words = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  ...roomy({
    position: 'static',
    inlineSize: 'auto',
    blockSize: 'auto',
    overflow: 'visible',
    clipPath: 'none',
    whiteSpace: 'normal',
  }),
});

export const label = componentStyle({ fontSize: vars.text.caption });

/** A row of dots in a narrow day, names in others. */
export const marks = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '3px',
  ...roomy({ display: 'grid', justifyContent: 'stretch', gap: '2px' }),
});

const plain = {
  inlineSize: 'auto',
  blockSize: 'auto',
  border: 0,
  borderRadius: 0,
  background: 'none',
} as const;

export const mark = componentRecipe({
  base: {
    inlineSize: '6px',
    blockSize: '6px',
    border: `1px solid ${vars.color.accent}`,
    borderRadius: '50%',
    color: vars.color.accent,
    fontSize: vars.text.caption,
    ...roomy(plain),
  },
  variants: {
    major: {
      true: {
        background: vars.color.accent,
        fontWeight: vars.weight.strong,
        ...roomy({ ...plain, fontSize: vars.text.small }),
        '@media': {
          '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
          print: plain,
        },
      },
    },
  },
});

export const detail = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.caption });
export const note = componentStyle({ display: fallbackVar(noteDisplay, 'none') });
