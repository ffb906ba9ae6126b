import { breakpoints } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';

type Rules = NonNullable<NonNullable<StyleRule['@layer']>[string]>;
const layer = (rule: Rules): StyleRule => ({ '@layer': { [layers.components]: rule } });

/** From this width of its place on, years stand side by side. */
const wide = `(min-width: ${breakpoints.tablet}rem)`;
const narrowThenWide = (rule: Rules, whenWide: NonNullable<Rules['@container']>[string]) =>
  layer({ ...rule, '@container': { [wide]: whenWide } });

const forced = '(forced-colors: active)';

/** How many years an entry stands for. */
export const yearsVar = '--jyoti-timeline-years';

export const root = style(layer({ containerType: 'inline-size', color: vars.color.text }));

export const list = style(
  narrowThenWide(
    { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
    { display: 'flex', alignItems: 'stretch' },
  ),
);

export const entry = style(
  narrowThenWide(
    {
      position: 'relative',
      minInlineSize: 0,
      paddingInlineStart: vars.space.x5,
      paddingBlockEnd: vars.space.x5,
      overflowWrap: 'break-word',
    },
    {
      // Its years in width; where words need more than their years give, all give way alike.
      flex: `var(${yearsVar}) 1 7.5rem`,
      paddingInlineStart: 0,
      paddingInlineEnd: vars.space.x4,
      paddingBlockStart: vars.space.x5,
      paddingBlockEnd: 0,
    },
  ),
);

const scale = layer({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'visible',
  stroke: vars.color.primary,
  strokeWidth: 1,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

/** The rule down the page: it mirrors where words run the other way. */
export const down = style([
  scale,
  narrowThenWide(
    {
      inlineSize: '12px',
      blockSize: '100%',
      selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    },
    { display: 'none' },
  ),
]);

export const along = style([
  scale,
  narrowThenWide(
    { display: 'none' },
    {
      display: 'block',
      inlineSize: '100%',
      blockSize: '12px',
      selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    },
  ),
]);

export const year = style(
  layer({
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: vars.text.h3,
    fontVariantNumeric: 'lining-nums',
    lineHeight: 1.2,
  }),
);

export const title = style(layer({ fontWeight: 600 }));

export const text = style(layer({ color: vars.color.textMuted, fontSize: vars.text.small }));
