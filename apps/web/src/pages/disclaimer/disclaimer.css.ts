import { style } from '@vanilla-extract/css';

export const size = style({ flexBasis: '8rem' });
