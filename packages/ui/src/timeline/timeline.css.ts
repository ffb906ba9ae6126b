import { containerQuery } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentStyle, type Rule } from '../shared/styles/component-style.ts';
import { rightToLeft } from '../shared/styles/direction.ts';

/** Container width from which years are side by side. */
const wide = containerQuery.from('tablet');
const narrowThenWide = (rule: Rule, whenWide: Rule) => ({
  ...rule,
  '@container': { [wide]: whenWide },
});

const forced = '(forced-colors: active)';

/** Number of years that an entry spans. */
export const yearsVar = '--jyoti-timeline-years';

export const root = componentStyle({ containerType: 'inline-size', color: vars.color.text });

export const list = componentStyle(
  narrowThenWide(
    { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
    { display: 'flex', alignItems: 'stretch' },
  ),
);

export const entry = componentStyle(
  narrowThenWide(
    {
      position: 'relative',
      minInlineSize: 0,
      paddingInlineStart: vars.space.x5,
      paddingBlockEnd: vars.space.x5,
      overflowWrap: 'break-word',
    },
    {
      // Width in proportion to its years; if text needs more, all shrink equally.
      flex: `var(${yearsVar}) 1 9.75rem`,
      paddingInlineStart: 0,
      paddingInlineEnd: vars.space.x4,
      paddingBlockStart: vars.space.x5,
      paddingBlockEnd: 0,
    },
  ),
);

/** In the vertical layout, the title of an entry without text is next to the year. */
export const briefEntry = componentStyle(
  narrowThenWide(
    {
      display: 'flex',
      columnGap: vars.space.x4,
      alignItems: 'baseline',
      paddingBlockEnd: vars.space.x2,
    },
    { display: 'block', paddingBlockEnd: 0 },
  ),
);

const scale = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'visible',
  stroke: vars.color.primary,
  strokeWidth: 1,
  '@media': { [forced]: { stroke: 'CanvasText' } },
} as const;

/** The vertical line; it is mirrored in right-to-left text. */
export const down = componentStyle([
  scale,
  narrowThenWide(
    {
      inlineSize: '12px',
      blockSize: '100%',
      selectors: { [rightToLeft]: { scale: '-1 1' } },
    },
    { display: 'none' },
  ),
]);

export const along = componentStyle([
  scale,
  narrowThenWide(
    { display: 'none' },
    {
      display: 'block',
      inlineSize: '100%',
      blockSize: '12px',
      selectors: { [rightToLeft]: { scale: '-1 1' } },
    },
  ),
]);

export const year = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  fontVariantNumeric: 'lining-nums',
  lineHeight: vars.lineHeight.heading,
});

export const title = componentStyle({ fontWeight: vars.weight.strong });

export const text = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });
