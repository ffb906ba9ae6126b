import { style } from '@vanilla-extract/css';

export const region = style({ inlineSize: 'min(100%, 20rem)' });

export const place = style({ maxInlineSize: '30rem' });
