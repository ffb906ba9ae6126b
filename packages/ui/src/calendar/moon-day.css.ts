import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';
import { roomy } from './roomy.ts';

export const inside = componentStyle({
  display: 'grid',
  gridTemplateColumns: '3.25rem auto minmax(0, 1fr)',
  gridTemplateAreas: '"date disc words"',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x2,
  textAlign: 'start',
  ...roomy({
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"date" "disc" "words"',
    alignContent: 'start',
    gap: vars.space.x2,
    paddingInline: vars.space.x2,
    paddingBlock: vars.space.x3,
  }),
});

export const date = componentStyle({
  gridArea: 'date',
  lineHeight: vars.lineHeight.heading,
  ...roomy({ display: 'flex', gap: vars.space.x1, alignItems: 'baseline' }),
});

export const number = componentStyle({
  display: 'block',
  fontSize: vars.text.lead,
  selectors: {
    '[aria-current] &': { fontWeight: vars.weight.strong },
    'a &, button &': {
      color: vars.color.primary,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
    },
  },
});

export const month = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  overflowWrap: 'normal',
});

export const weekday = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  ...roomy({ display: 'none' }),
});

export const disc = componentStyle({
  gridArea: 'disc',
  display: 'grid',
  ...roomy({ justifyContent: 'center' }),
});

export const words = componentStyle({
  gridArea: 'words',
  display: 'grid',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.label,
  ...roomy({ textAlign: 'center' }),
});

export const state = componentStyle({
  fontSize: vars.text.small,
  // The four principal phases are what readers look for.
  selectors: { '&[data-principal]': { fontWeight: vars.weight.strong } },
  ...roomy({ fontSize: vars.text.caption }),
});

export const light = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.caption });

export const mark = componentStyle({
  display: 'block',
  marginBlockStart: vars.space.x1,
  color: vars.color.accent,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
});

/** State with its disc in a row of the table. */
export const stateCell = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x3,
  textAlign: 'start',
});
