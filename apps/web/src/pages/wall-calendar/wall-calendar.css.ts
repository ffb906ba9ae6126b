import { globalStyle, style } from '@vanilla-extract/css';

export const month = style({ inlineSize: 'min(100%, 14rem)' });

/** The page prints nothing but sheets of the wall calendar. */
export const printed = style({ '@media': { print: { paddingBlock: 0 } } });

// What is behind the sheets would otherwise begin an upright sheet, which is empty.
globalStyle(`html:has(${printed})`, { '@media': { print: { page: 'jyoti-wall-calendar' } } });
