import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

const inLayer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>) =>
  style({ '@layer': { [layers.components]: rule } });

/** A body without a glyph: its name begins where the names of the others do. */
export const bare = inLayer({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  paddingInlineStart: `calc(22px + ${vars.space.x2})`,
});

export const aside = inLayer({ color: vars.color.textMuted, fontSize: vars.text.small });
