import { globalStyle } from '@vanilla-extract/css';
import { breakpoints } from '../breakpoints.ts';
import { vars } from '../contract.css.ts';
import { layers } from '../layers.css.ts';
import { scale } from './scale.ts';

/** Widths of the page, px, between which sizes grow. */
const NARROW = 360;
const WIDE = 1280;
/** Browsers' default text size, px, which a visitor may change: sizes are in rem so that they follow. */
const ROOT = 16;

const rem = (px: number) => `${+(px / ROOT).toFixed(4)}rem`;

/** A size that grows evenly from `small` px on a narrow page to `large` px on a wide one. */
function fluid([small, large]: readonly [number, number]): string {
  if (small === large) return rem(small);
  const slope = (large - small) / (WIDE - NARROW);
  const atZero = small - slope * NARROW;
  return `clamp(${rem(small)}, ${rem(atZero)} + ${+(slope * 100).toFixed(3)}vw, ${rem(large)})`;
}

/** Fills a group of the contract from the group of the scale that has the same names. */
function fill<Name extends string, Value>(
  group: Readonly<Record<Name, string>>,
  values: Readonly<Partial<Record<Name, Value>>>,
  write: (value: Value) => string,
): Record<string, string> {
  return Object.fromEntries(
    (Object.entries(values) as [Name, Value][]).map(([name, value]) => [group[name], write(value)]),
  );
}

/** Also in print, whose width is fixed. */
const fromWidth = (width: number) => `(min-width: ${width}rem)`;
const px = (value: number) => `${value}px`;
const ms = (value: number) => `${value}ms`;
const still = () => '0ms';

globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        ...fill(vars.space, scale.space, px),
        ...fill(vars.radius, scale.radius, px),
        ...fill(vars.size, scale.size, px),
        ...fill(vars.text, scale.text, fluid),
        ...fill(vars.weight, scale.weight, String),
        ...fill(vars.lineHeight, scale.lineHeight, String),
        ...fill(vars.motion, scale.motion, ms),
        ...fill(vars.layer, scale.layer, String),
        [vars.motion.ease]: `cubic-bezier(${scale.ease.join(', ')})`,
        [vars.size.measure]: '38em',
        [vars.size.gutter]: px(scale.gutter[0]),
        [vars.size.header]: px(scale.header[0]),
        [vars.size.sectionPadding]: fluid(scale.sectionPadding),
      },
      '@media': {
        [fromWidth(breakpoints.tablet)]: { vars: { [vars.size.gutter]: px(scale.gutter[1]) } },
        [fromWidth(breakpoints.desktop)]: { vars: { [vars.size.header]: px(scale.header[1]) } },
        '(prefers-reduced-motion: reduce)': { vars: fill(vars.motion, scale.motion, still) },
      },
    },
  },
});

// A theme whose brand colour is not readable as text defines its own fill; for others the fill is the primary colour.
globalStyle(':where(:root, [data-theme])', {
  '@layer': { [layers.tokens]: { vars: { [vars.color.primaryFill]: vars.color.primary } } },
});

// Also on any part of a page that carries its own theme, whose colours they take there.
globalStyle(':root, [data-theme]', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        [vars.state.hover]: vars.color.primarySoft,
        [vars.state.hoverFilled]:
          `color-mix(in oklab, ${vars.color.primaryFill} 88%, ${vars.color.text})`,
        [vars.state.pressed]: vars.color.primarySoft,
        [vars.state.disabled]: vars.color.textMuted,
        [vars.state.disabledBorder]: vars.color.border,
      },
    },
  },
});

// Set by drawings.css, which is optional and may be linked before this sheet.
globalStyle(':where(:root)', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        [vars.image.edge]: 'none',
        [vars.image.edgeSize]: 'auto',
        [vars.image.backdrop]: 'none',
        [vars.image.backdropSize]: 'auto',
      },
    },
  },
});

/** Compact sizes, for a pointer that hits them; on paper no part is denser than another. */
const forFinePointer = (values: Record<string, string>) => ({
  '@layer': { [layers.tokens]: { '@media': { 'screen and (pointer: fine)': { vars: values } } } },
});
const COMPACT = '[data-density="compact"]';
/** A comfortable part of a compact one has the sizes of the page again. */
const COMFORTABLE = `${COMPACT} [data-density="comfortable"]`;

const density = (of: typeof scale | typeof scale.compact) => ({
  ...fill(vars.space, of.space, px),
  ...fill(vars.size, of.size, px),
  ...fill(vars.text, of.text, fluid),
});
globalStyle(COMPACT, forFinePointer(density(scale.compact)));
globalStyle(`${COMPACT}:lang(hi)`, forFinePointer(fill(vars.text, scale.compact.textHindi, fluid)));
globalStyle(COMFORTABLE, forFinePointer(density(scale)));
globalStyle(`${COMFORTABLE}:lang(hi)`, forFinePointer(fill(vars.text, scale.textHindi, fluid)));

// Headings of a page in Hindi are in the body font, Latin letters too: a third Devanagari font would be 50 kB more.
// `html` gives the selector more weight than that of the default theme, `:root:not([data-theme])`.
globalStyle('html:root:lang(hi)', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        ...fill(vars.text, scale.textHindi, fluid),
        [vars.font.heading]: vars.font.body,
        [vars.font.headingWeight]: '600',
      },
    },
  },
});
