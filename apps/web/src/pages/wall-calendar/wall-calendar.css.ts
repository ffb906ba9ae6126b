import { style } from '@vanilla-extract/css';

export const month = style({ inlineSize: 'min(100%, 14rem)' });
