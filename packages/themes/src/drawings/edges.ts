import type { DrawingOf } from '../theme-types.ts';
import { grahaShape, GRAHA_ORDER, moonLit } from './shapes.ts';
import { drawing } from './svg.ts';

/** Height of every border, so that the layout does not shift when the theme changes. */
const HEIGHT = 24;

const times = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index));

/** The graduated limb of an instrument: a long tick every tenth, a middle one every fifth. */
export const brassScale: DrawingOf = ({ primary }) => {
  const ticks = times(20, (index) => {
    const length = index % 10 === 0 ? 16 : index % 5 === 0 ? 11 : 6;
    return `M${index * 6 + 0.5} 23v-${length}`;
  });
  return drawing(120, HEIGHT, `<path stroke='${primary}' d='M0 23.5h120${ticks.join('')}'/>`);
};

/** A row of lotus petals, the back row showing between the front ones, on a temple step. */
export const lotusPetals: DrawingOf = ({ primary, secondary, accent, primarySoft }) =>
  drawing(
    32,
    HEIGHT,
    `<path stroke='${secondary}' d='M-12 21c1-8 6-13 12-17 6 4 11 9 12 17m8 0c1-8 6-13 12-17 6 4 11 9 12 17'/>` +
      `<path fill='${primarySoft}' stroke='${primary}' stroke-width='1.3' d='M2 21C3 12 9 7 16 2c7 5 13 10 14 19z'/>` +
      `<path stroke='${accent}' d='M16 9v12m-5-6c0 2 1 4 2 6m8-6c0 2-1 4-2 6'/>` +
      `<path stroke='${primary}' d='M0 22.5h32'/>`,
  );

/** The ruled margin of a palm-leaf folio with the hole for its string. */
export const folioMargin: DrawingOf = ({ background, primary, accent }) =>
  drawing(
    480,
    HEIGHT,
    `<path stroke='${accent}' stroke-width='1.5' d='M0 9.5h480M0 14.5h480'/>` +
      `<circle cx='240' cy='12' r='8.2' fill='${background}' stroke='${accent}' stroke-width='1.5'/>` +
      `<circle cx='240' cy='12' r='3.4' fill='${primary}'/>`,
  );

const CUSPED_ARCH = 'V13c0-3 2-4 3-4 0-3 3-4 5.5-7 2.5 3 5.5 4 5.5 7 1 0 3 1 3 4v11';

/** Twelve cusped arches, one of them highlighted. */
export const arcade: DrawingOf = ({ surface, primary }) => {
  const dark = times(12, (index) => (index === 4 ? '' : `M${index * 20 + 1.5} 24${CUSPED_ARCH}`));
  return drawing(
    240,
    HEIGHT,
    `<path fill='${surface}' stroke='${primary}' stroke-width='1.2' d='${dark.join('')}'/>` +
      `<path fill='${primary}' d='M81.5 24${CUSPED_ARCH}'/>`,
  );
};

/** The nine traditional shapes in their own colours; the lord of the weekday is filled. */
export const grahaShapes: DrawingOf = (_color, astro, lord) => {
  const shapes = GRAHA_ORDER.map((graha, index) => {
    const fill = graha === lord ? ` fill='${astro[graha]}'` : '';
    return `<path stroke='${astro[graha]}'${fill} d='M${index * 40 + 20} 12${grahaShape(graha)}'/>`;
  });
  return drawing(
    360,
    HEIGHT,
    `<g stroke-width='1.4' stroke-linejoin='round'>${shapes.join('')}</g>`,
  );
};

/** The thirty tithis, from new moon to new moon: illuminated on the right while the moon waxes. */
export const tithiDiscs: DrawingOf = ({ primary, onPrimary }) => {
  const lit = times(30, (tithi) => moonLit(5, tithi * 12));
  return drawing(
    480,
    HEIGHT,
    `<path stroke='${primary}' stroke-width='12' stroke-linecap='round' stroke-dasharray='0 16' d='M8 12h472'/>` +
      `<path fill='${onPrimary}' d='M8 7${lit.join('m16 0')}'/>`,
  );
};

/** Stars of a band of sky, joined by hairlines and sized by magnitude; one of them is the observer's lamp. */
export const starChart: DrawingOf = ({ primary, accent, control }) => {
  const stars = [
    [0, 13, 2.4],
    [31, 17, 1.2],
    [62, 9, 1.7],
    [96, 14, 3],
    [128, 7, 1.2],
    [163, 11, 1.5],
    [189, 5, 1.2],
    [222, 15, 2.6],
    [252, 19, 1.2],
    [284, 10, 2],
    [322, 16, 1.4],
  ] as const;
  const [first, ...others] = stars;
  const dots = [...stars, [360, first[1], first[2]] as const].map(
    ([x, y, r]) => `<circle cx='${x}' cy='${y}' r='${r}' fill='${x === 189 ? accent : primary}'/>`,
  );
  const line = `M0 ${first[1]}L${others.map(([x, y]) => `${x} ${y}`).join(' ')} 360 ${first[1]}`;
  return drawing(360, HEIGHT, `<path stroke='${control}' d='${line}'/>${dots.join('')}`);
};

/** One kolam line led around a row of pulli dots. */
export const kolamLine: DrawingOf = ({ primary, accent }) =>
  drawing(
    32,
    HEIGHT,
    `<path stroke='${primary}' stroke-width='1.3' d='M0 12C5 0 11 0 16 12S27 24 32 12M0 12c5 12 11 12 16 0S27 0 32 12M8 8.5 11.5 12 8 15.5 4.5 12zm16 0 3.5 3.5-3.5 3.5-3.5-3.5z'/>` +
      `<path stroke='${accent}' stroke-width='2.4' stroke-linecap='round' d='M0 4.5h0m0 15h0m16-15h0m0 15h0m16-15h0m0 15h0M8 12h0m16 0h0'/>`,
  );

/** The four tattva shapes (earth, water, fire, air) woven as ikat, with the feathered steps of its dyed warp. */
export const ikatBand: DrawingOf = ({ border }, { earth, water, fire, air }) =>
  drawing(
    112,
    HEIGHT,
    `<path stroke='${border}' d='M0 .5h112M0 23.5h112'/>` +
      `<path stroke='${border}' d='M28.5 6v12m28-12v12m28-12v12m27-12v12M.5 6v12'/>` +
      `<path fill='${earth}' d='M8 6h13v12H8z'/>` +
      `<path fill='${water}' d='M34 8c1 4 4 6 8.5 6S50 12 51 8c1.5 6-2.5 10-8.5 10S32.5 14 34 8z'/>` +
      `<path fill='${fire}' d='m70.5 4.5 8 14h-16z'/>` +
      `<circle cx='98.5' cy='12' r='7' fill='${air}'/>`,
  );

/** Interlocked eyes of a jali screen, on a rani-pink selvedge. */
export const jaliBorder: DrawingOf = ({ primary, accent }) =>
  drawing(
    24,
    HEIGHT,
    `<path stroke='${primary}' stroke-width='1.2' d='M12 1.5c9 6 9 12 0 17.5-9-5.5-9-11.5 0-17.5zM0 1.5c9 6 9 12 0 17.5m24-17.5c-9 6-9 12 0 17.5'/>` +
      `<path stroke='${accent}' stroke-width='2' d='M0 22h24'/>` +
      `<path fill='${accent}' d='m12 7.5 2 2.7-2 2.7-2-2.7zm-12 0 2 2.7-2 2.7zm24 0v5.4l-2-2.7z'/>`,
  );
