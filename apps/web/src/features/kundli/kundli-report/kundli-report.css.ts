import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** Paper is wide enough for the chart next to the facts. */
const medium = `${media.tablet}, print`;

export const opening = style({
  display: 'grid',
  gap: vars.space.x5,
  gridTemplateAreas: '"title" "chart" "facts"',
  '@media': {
    [medium]: {
      gap: vars.space.x6,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"title title" "chart facts"',
      alignItems: 'start',
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 27rem',
      gridTemplateAreas: '"title chart" "facts chart"',
      columnGap: vars.space.x7,
    },
  },
});

export const title = style({ gridArea: 'title' });

export const chart = style({ gridArea: 'chart', inlineSize: '100%', maxInlineSize: '30rem' });

export const facts = style({ gridArea: 'facts' });

/**
 * Hidden on a phone, where it would push the tabs far down: the sentence and the first tabs say the
 * same.
 */
export const notOnPhone = style({ '@media': { [media.belowLandscape]: { display: 'none' } } });

export const tabs = style({
  // A URL that names a tab scrolls to it, below the header.
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.x4})`,
  '@media': {
    // At least as tall as the window, so that what follows does not move when another tab is opened
    // and while a panel loads.
    screen: { minBlockSize: `calc(100dvh - ${vars.size.header})` },
    [medium]: { marginBlockStart: vars.space.x6 },
  },
});

/** All sub-tabs are visible on a wide screen; on a phone they scroll. */
export const subTabs = style({ '@media': { [medium]: { flexWrap: 'wrap' } } });

export const panel = style({ paddingBlockStart: vars.space.x5 });

/** Below the sub-tabs for astrologers: the same birth in another form. */
export const workspace = style({ paddingBlockStart: vars.space.x4 });
