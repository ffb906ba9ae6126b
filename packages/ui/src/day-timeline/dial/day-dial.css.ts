import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import {
  drawingStyle,
  plainFill,
  plainLine,
  plainOutline,
} from '../../shared/drawing/drawing-style.ts';
import { componentStyle } from '../../shared/styles/component-style.ts';
import { frame, grounds, inks } from '../day-timeline.css.ts';

const beside = `${frame} ${containerQuery.from('large')}`;

export const parts = componentStyle({
  display: 'grid',
  gap: vars.space.x5,
  marginBlockStart: vars.space.x3,
  '@container': {
    [beside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

/** Its own width determines the size of its letters. */
export const dial = componentStyle({
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '28rem',
  justifySelf: 'center',
});

export const dayArc = drawingStyle(
  { fill: vars.color.primarySoft, stroke: vars.color.primary },
  plainOutline,
);
export const nightArc = drawingStyle(
  { fill: vars.color.sky3, stroke: vars.color.control },
  plainFill,
);

const filled = (fill: string, stroke: string) =>
  drawingStyle({ fill, stroke, strokeWidth: 1.5 }, plainOutline);

export const window = {
  auspicious: filled(grounds.auspicious, inks.auspicious),
  inauspicious: filled(grounds.inauspicious, inks.inauspicious),
};

export const hatch = drawingStyle(
  { fill: 'none', stroke: inks.inauspicious, strokeWidth: 1, strokeOpacity: 0.6 },
  plainLine,
);
export const running = drawingStyle(
  { fill: 'none', stroke: vars.color.text, strokeWidth: 3 },
  plainLine,
);
export const hand = drawingStyle({ stroke: vars.color.text, strokeWidth: 2 }, plainLine);
export const handTip = drawingStyle({ fill: vars.color.text }, plainFill);

export const list = componentStyle({ display: 'grid', padding: 0, listStyle: 'none' });

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  lineHeight: vars.lineHeight.label,
  selectors: {
    '&[aria-current]': { background: vars.color.primarySoft },
  },
});

/** The number of a window on the dial. */
export const key = componentStyle({
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.6rem',
  textAlign: 'center',
});

export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  fontWeight: vars.weight.strong,
});

export const time = componentStyle({
  maxInlineSize: '9rem',
  fontSize: vars.text.small,
  textAlign: 'end',
});
