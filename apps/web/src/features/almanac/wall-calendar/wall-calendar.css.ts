import { containerQuery } from '@jyoti/themes/breakpoints';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

export const month = style({ inlineSize: 'min(100%, 14rem)' });

/** As wide as the calendar, so that the texts below it change at the same width as its days. */
const frame = createContainer();
export const asWide = style({
  containerName: frame,
  containerType: 'inline-size',
  '@media': { print: { containerType: 'normal' } },
});
const wide = `${frame} ${containerQuery.from('landscape')}`;

/** Shown where a day has room for its number, tithi and dots alone. */
export const narrowOnly = style({ '@container': { [wide]: { display: 'none' } } });
/** Shown where a day has room for the names of its festivals. */
export const wideOnly = style({ display: 'none', '@container': { [wide]: { display: 'block' } } });

/** The page prints nothing but sheets of a calendar. */
export const printed = style({ '@media': { print: { paddingBlock: 0 } } });

// What is behind the sheets would otherwise begin an upright sheet, which is empty.
globalStyle(`html:has(${printed})`, { '@media': { print: { page: 'jyoti-calendar-sheet' } } });
