import { style } from '@vanilla-extract/css';

export const region = style({ inlineSize: 'min(100%, 20rem)' });
