import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

export const root = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.x2,
      rowGap: vars.space.x1,
      maxInlineSize: '100%',
      color: vars.color.text,
      verticalAlign: 'middle',
    },
  },
});

export const naming = style({
  '@layer': {
    [layers.components]: { display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 },
  },
});

export const name = style({ '@layer': { [layers.components]: { fontWeight: 600 } } });

export const aside = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.x1,
      color: vars.color.textMuted,
      fontSize: vars.text.small,
    },
  },
});
