import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

type Rules = NonNullable<NonNullable<StyleRule['@layer']>[string]>;
const inLayer = (rule: Rules) => style({ '@layer': { [layers.components]: rule } });

export const root = inLayer({
  containerType: 'inline-size',
  minInlineSize: 0,
  color: vars.color.text,
  overflowWrap: 'break-word',
});

/** The portrait beside the words where both fit, above them in a narrow column. */
export const content = inLayer({
  display: 'grid',
  gap: vars.space.x4,
  alignItems: 'start',
  '@container': {
    '(min-width: 18rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});

export const words = inLayer({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });
