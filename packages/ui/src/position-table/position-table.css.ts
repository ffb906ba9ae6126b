import { vars } from '@jyoti/themes/contract';
import { componentStyle } from '../shared/styles/component-style.ts';

/** For a body without a glyph: aligns its name with the names of the others. */
export const bare = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  paddingInlineStart: `calc(22px + ${vars.space.x2})`,
});

export const aside = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });
