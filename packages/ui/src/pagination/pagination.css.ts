import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

type Rules = NonNullable<NonNullable<StyleRule['@layer']>[string]>;
const layer = (rule: Rules): StyleRule => ({ '@layer': { [layers.components]: rule } });

/** From this width of its place on, the pages stand in a row of links. */
const roomy = '(min-width: 30rem)';

export const root = style(layer({ containerType: 'inline-size' }));

export const row = style(
  layer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    '@container': { [roomy]: { justifyContent: 'flex-start' } },
  }),
);

export const list = style(
  layer({
    display: 'none',
    gap: vars.space.x1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': { [roomy]: { display: 'flex' } },
  }),
);

export const where = style(
  layer({
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    '@container': { [roomy]: { display: 'none' } },
  }),
);

const cell = layer({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  blockSize: vars.size.target,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
});

export const gap = style([cell, layer({ color: vars.color.textMuted })]);

export const page = style([
  cell,
  layer({
    border: '1px solid transparent',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&:hover': { background: vars.color.primarySoft },
      '&[aria-current]': {
        borderColor: vars.color.primary,
        background: vars.color.primarySoft,
        color: vars.color.primary,
        fontWeight: 600,
      },
    },
    '@media': {
      // They draw every border: only that of the current page says something.
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
      },
    },
  }),
]);

export const step = style([
  cell,
  layer({
    flexShrink: 0,
    border: `1px solid ${vars.color.control}`,
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: { 'a&:hover': { background: vars.color.primarySoft } },
  }),
]);

/** At an end there is nothing to follow; the place stays, so that the row does not jump. */
export const ended = style(
  layer({
    borderColor: vars.color.border,
    color: vars.color.control,
    '@media': { '(forced-colors: active)': { borderColor: 'GrayText', color: 'GrayText' } },
  }),
);

export const mirrored = style(layer({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }));

export const more = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x2} ${vars.space.x4}`,
  }),
);

export const shown = style(
  layer({
    color: vars.color.textMuted,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
