import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../../shared/styles/component-style.ts';

const sideBySide = `${media.landscape}, print`;

/** Two persons with the score between them; stacked on a phone. */
export const root = componentStyle({
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

export const person = componentStyle({
  display: 'grid',
  gap: vars.space.x1,
  overflowWrap: 'anywhere',
});

export const first = componentStyle({
  '@media': { [sideBySide]: { textAlign: 'end', justifySelf: 'end' } },
});

export const second = componentStyle({
  '@media': { [sideBySide]: { textAlign: 'start', justifySelf: 'start' } },
});

export const name = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h2,
  lineHeight: vars.lineHeight.heading,
});

export const detail = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });
