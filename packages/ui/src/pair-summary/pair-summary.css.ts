import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

const sideBySide = `${media.landscape}, print`;

/** Two persons with the score between them; one below another on a phone. */
export const root = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'center',
  gap: vars.space.x4,
  minInlineSize: 0,
  textAlign: 'center',
  '@media': {
    [sideBySide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      columnGap: vars.space.x6,
    },
  },
});

export const person = inLayer({ display: 'grid', gap: vars.space.x1, overflowWrap: 'anywhere' });

export const first = inLayer({
  '@media': { [sideBySide]: { textAlign: 'end', justifySelf: 'end' } },
});

export const second = inLayer({
  '@media': { [sideBySide]: { textAlign: 'start', justifySelf: 'start' } },
});

export const name = inLayer({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h2,
  lineHeight: 1.2,
});

export const detail = inLayer({ color: vars.color.textMuted, fontSize: vars.text.small });
