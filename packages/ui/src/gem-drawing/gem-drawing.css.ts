import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import { partStyle, partVariants } from '../shared/styles/component-style.ts';
const stone = createVar();

const mix = (first: string, share: number, second: string) =>
  `color-mix(in oklab, ${first} ${share}%, ${second})`;

const { astro, color } = vars;

/** Each stone in the colours that the theme gives its graha. */
const stones = {
  ruby: mix(astro.mars, 62, astro.venus),
  pearl: mix(mix(astro.moon, 70, astro.jupiter), 38, 'white'),
  coral: mix(astro.mars, 55, astro.sun),
  emerald: astro.mercury,
  'yellow-sapphire': mix(astro.jupiter, 72, 'white'),
  diamond: mix(astro.moon, 42, 'white'),
  'blue-sapphire': astro.saturn,
  hessonite: mix(astro.sun, 60, astro.rahu),
  'cats-eye': mix(astro.mercury, 35, astro.rahu),
};

/** Mixing with white reduces saturation: colours of stones are compensated, yellow the most. */
const saturation: Partial<Record<keyof typeof stones, string>> = {
  pearl: '1',
  diamond: '1',
  'yellow-sapphire': '2.2',
};
const saturate = createVar();

const drawing = partStyle({
  vars: { [saturate]: '1.5' },
  display: 'block',
  flexShrink: 0,
  strokeLinejoin: 'round',
  filter: `saturate(${saturate})`,
});

export const gem = partVariants(stones, (base, name) => [
  drawing,
  { vars: { [stone]: base, ...(saturation[name] && { [saturate]: saturation[name] }) } },
]);

/** Six tones of a stone, from full light to full shade. */
const tones = [
  mix(stone, 44, 'white'),
  mix(stone, 70, 'white'),
  stone,
  mix(stone, 84, 'black'),
  mix(stone, 68, 'black'),
  mix(stone, 52, 'black'),
] as const;

// Facets share edges; a stroke in their own tone closes anti-aliasing gaps between them.
export const facet = tones.map((tone) => partStyle({ fill: tone, stroke: tone, strokeWidth: 0.4 }));

export const glint = partStyle({ fill: mix(stone, 44, 'white'), opacity: 0.75 });

export const slit = partStyle({ fill: mix(stone, 16, 'white') });

export const girdle = partStyle({
  fill: 'none',
  stroke: mix(stone, 60, color.text),
  strokeWidth: 1.2,
});
