import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

const wide = containerQuery.from('medium');
const forced = '(forced-colors: active)';
const MARK = '32px';
const gap = createVar();
/** The way to the next step is ruled, like the kit's scales; one that is behind is denser. */
const ruled = (angle: string) =>
  `repeating-linear-gradient(${angle}, currentColor 0 2px, transparent 2px ${gap})`;

export const root = componentStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  color: vars.color.text,
});

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  listStyle: 'none',
});

/** Side by side where the names have room. */
export const row = componentStyle({
  '@container': {
    [wide]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

const way = '&:not(:last-child)::after';

export const step = componentRecipe({
  base: {
    vars: { [gap]: '8px' },
    position: 'relative',
    display: 'flex',
    gap: vars.space.x3,
    minInlineSize: 0,
    color: vars.color.textMuted,
    selectors: {
      '&[data-passed]': { vars: { [gap]: '4px' } },
      '&[aria-current]': { color: vars.color.text },
      '&[data-state="error"]': { color: vars.color.danger },
      '&:not(:last-child)': { paddingBlockEnd: vars.space.x5 },
      [way]: {
        content: '""',
        position: 'absolute',
        insetBlock: `calc(${MARK} + ${vars.space.x2}) ${vars.space.x2}`,
        insetInlineStart: `calc(${MARK} / 2 - 4px)`,
        inlineSize: '8px',
        color: vars.color.control,
        backgroundImage: ruled('180deg'),
        forcedColorAdjust: 'none',
      },
      '&[data-passed]::after': { color: vars.color.primary },
    },
    '@media': { [forced]: { selectors: { '&&::after': { color: 'CanvasText' } } } },
  },
  variants: {
    orientation: {
      vertical: {},
      horizontal: {
        '@container': {
          [wide]: {
            flexDirection: 'column',
            gap: vars.space.x2,
            selectors: {
              '&:not(:last-child)': { paddingBlockEnd: 0, paddingInlineEnd: vars.space.x3 },
              [way]: {
                insetBlock: `calc(${MARK} / 2 - 4px) auto`,
                insetInline: `calc(${MARK} + ${vars.space.x3}) ${vars.space.x2}`,
                inlineSize: 'auto',
                blockSize: '8px',
                backgroundImage: ruled('90deg'),
              },
            },
          },
        },
      },
    },
  },
});

export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: MARK,
  blockSize: MARK,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '[data-state="done"] > &': {
      borderColor: vars.color.primary,
      background: vars.color.primaryFill,
      color: vars.color.onPrimary,
    },
    '[aria-current] > &': {
      borderWidth: '2px',
      borderColor: vars.color.primary,
      outline: `1px solid ${vars.color.primary}`,
      outlineOffset: '2px',
    },
    '[data-state="error"] > &': { borderWidth: '2px', borderColor: 'currentColor' },
  },
});

export const words = componentStyle({
  minInlineSize: 0,
  paddingBlockStart: vars.space.x1,
  lineHeight: vars.lineHeight.label,
  overflowWrap: 'anywhere',
});

export const name = componentStyle({ fontWeight: vars.weight.strong });

export const description = componentStyle({ fontSize: vars.text.small });
