import type { DrawingOf } from '../theme-types.ts';
import { grahaShape, moonLit } from './shapes.ts';
import { drawing } from './svg.ts';

/*
 * Backdrops lie behind text, so they use only a theme's quiet tones: sky, dawn, border. The contrast check measures
 * text over every colour that is in them.
 */

const times = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index));

/** Flat bands of night behind the instruments of a Jantar Mantar: quadrants, the great gnomon, a drum, a bowl. */
export const gnomonSkyline: DrawingOf = ({ sky1, sky2, sky3, border }) =>
  drawing(
    720,
    200,
    `<path fill='${sky1}' d='M0 96q90-26 180-8t180-4 180 6 180 6v104H0z'/>` +
      `<path fill='${sky2}' d='M0 138q90 14 180-2t180 6 180-8 180 4v62H0z'/>` +
      `<path fill='${sky3}' d='M228 178 388 54v124zM96 178v-44a44 44 0 0 1 44 44zm0 0H52a44 44 0 0 0 44 0zM478 178v-46q38-16 76 0v46zm136 0a38 38 0 0 1 76 0zM0 178h720v22H0z'/>` +
      `<path stroke='${border}' stroke-width='1.5' d='M228 178 388 54m-22 124v-40m-14 40v-30m-14 30v-20M388 178a62 62 0 0 0 62-62M96 134v44m396-36v36m12-39v39m12-40v40m12-40v40m12-39v39M620 166h64M0 178h720'/>` +
      `<path stroke='${border}' stroke-width='2' stroke-linecap='round' d='M40 30h0m98 24h0m60-38h0m112 18h0m150-14h0m96 30h0m70-38h0m62 44h0'/>`,
  );

/** Lamps hanging on chains from a rail, and dhoop rising from the floor. */
export const diyasAndDhoop: DrawingOf = ({ sky1, sky2, sky3, border }) => {
  const lamp = (x: number, y: number) =>
    `<path stroke='${border}' d='M${x} 0v${y}m-16 12 16-12 16 12'/>` +
    `<path fill='${sky3}' stroke='${border}' d='M${x - 18} ${y + 12}h36q-3 13-18 14-15-1-18-14z'/>` +
    `<path fill='${border}' d='M${x} ${y - 2 + 14}q-7-6 0-14 7 8 0 14z'/>`;
  return drawing(
    360,
    220,
    `<path stroke='${sky2}' stroke-width='3' stroke-linecap='round' d='M118 220c0-30 18-38 10-66s-22-36-10-72M132 220c2-24 14-40 6-62M298 220c0-26-18-34-10-60s20-30 12-58'/>` +
      `<path stroke='${border}' stroke-width='2' d='M0 1h360'/>` +
      `<path fill='${sky1}' d='M96 220q20-14 44 0zm180 0q20-14 44 0z'/>` +
      lamp(52, 88) +
      lamp(210, 46) +
      lamp(334, 112),
  );
};

/** A palm-leaf folio: faint ruled lines, double vermilion margins, a string hole. */
export const pothiLeaf: DrawingOf = ({ background, sky1, sky3, dawn1, dawn2 }) => {
  const rules = times(7, (line) => `M0 ${line * 24 + 24.5}h640`);
  return drawing(
    640,
    192,
    `<path stroke='${sky1}' d='${rules.join('')}'/>` +
      `<path stroke='${dawn2}' stroke-width='1.5' d='M284 0v192m72-192v192'/>` +
      `<path stroke='${dawn1}' stroke-width='1.5' d='M278 0v192m84-192v192'/>` +
      `<circle cx='320' cy='96' r='15' fill='${background}' stroke='${dawn2}' stroke-width='1.5'/>` +
      `<circle cx='320' cy='96' r='10' stroke='${sky3}'/>`,
  );
};

/** An arcade of twelve cusped arches, one of them highlighted. */
export const archRow: DrawingOf = ({ sky1, sky2, sky3, surface }) => {
  const arch = 'V92c0-11 7-15 12-15 0-12 9-17 20-27 11 10 20 15 20 27 5 0 12 4 12 15v88';
  const arches = times(12, (index) => (index === 4 ? '' : `M${index * 80 + 8} 180${arch}`));
  return drawing(
    960,
    180,
    `<path fill='${sky1}' d='M0 30h960v150H0z'/><path fill='${sky2}' stroke='${sky3}' stroke-width='2' d='${arches.join('')}'/>` +
      `<path fill='${surface}' stroke='${sky3}' stroke-width='2' d='M328 180${arch}'/>` +
      `<path stroke='${sky3}' stroke-width='2' d='M0 30.5h960M0 38.5h960'/>`,
  );
};

/** Orbits rising from the bottom, with the shapes of the grahas on them. */
export const ruledOrbits: DrawingOf = ({ border, surface }) => {
  const orbits = [70, 118, 166, 214].map((r) => `M${260 - r} 240a${r} ${r} 0 0 1 ${r * 2} 0`);
  const seats = [
    ['moon', 219, 183],
    ['mercury', 330, 145],
    ['venus', 292, 126],
    ['mars', 122, 148],
    ['jupiter', 196, 87],
    ['saturn', 402, 81],
    ['rahu', 90, 110],
    ['ketu', 443, 130],
  ] as const;
  const shapes = seats.map(([graha, x, y]) => `M${x} ${y}${grahaShape(graha)}`);
  return drawing(
    520,
    240,
    `<g stroke='${border}'><path stroke-dasharray='1 5' d='${orbits.join('')}'/>` +
      `<path d='M236 240a24 24 0 0 1 48 0M0 239.5h520'/>` +
      `<path fill='${surface}' stroke-width='1.5' stroke-linejoin='round' d='${shapes.join('')}'/></g>`,
  );
};

/** The thirty tithis in a strip, in colours that do not change with the Moon variant. */
export const tithiStrip: DrawingOf = ({ onPrimary, border }) => {
  const lit = times(30, (tithi) => moonLit(12, tithi * 12));
  return drawing(
    960,
    80,
    `<path stroke='${border}' d='M0 8.5h960M0 71.5h960'/>` +
      `<path stroke='${border}' stroke-width='25' stroke-linecap='round' stroke-dasharray='0 32' d='M16 40h944'/>` +
      `<path fill='${onPrimary}' d='M16 28${lit.join('m32 0')}'/>`,
  );
};

/** Nakshatra figures in hairlines, stars sized by magnitude. */
export const starFigures: DrawingOf = ({ sky2, sky3, border }) =>
  drawing(
    560,
    220,
    `<path stroke='${sky3}' d='m40 150 52-34 44 22 58-40M260 60l34 46 62-10 22 52-72 14-12-56M430 178l30-62 50-28 26 40'/>` +
      `<path stroke='${border}' stroke-width='5' stroke-linecap='round' d='M92 116h0m202-10h0m216-18h0'/>` +
      `<path stroke='${border}' stroke-width='3' stroke-linecap='round' d='M40 150h0m96-12h0m58-40h0m66-38h0m96 36h0m22 52h0m-72 14h0m124 16h0m30-62h0m76 12h0'/>` +
      `<path stroke='${sky2}' stroke-width='2' stroke-linecap='round' d='M20 40h0m78 18h0m66-34h0m54 132h0m10 44h0m94-170h0m88 16h0m62 160h0m56-18h0m14-160h0M70 200h0m82-8h0'/>` +
      `<path stroke='${sky2}' stroke-dasharray='1 7' d='M0 206c180-60 380-60 560 0'/>`,
  );

/** Pulli dots on the floor with one kolam line led around them. */
export const kolamFloor: DrawingOf = ({ sky2, border }) =>
  drawing(
    96,
    192,
    `<path stroke='${border}' stroke-width='1.5' d='M0 48C14 10 34 10 48 48s34 38 48 0M0 48c14 38 34 38 48 0s34-38 48 0M0 144c14-38 34-38 48 0s34 38 48 0M0 144c14 38 34 38 48 0s34-38 48 0M48 48c-30 20-30 76 0 96 30-20 30-76 0-96zM0 48c30 20 30 76 0 96M96 48c-30 20-30 76 0 96'/>` +
      `<path stroke='${sky2}' stroke-width='6' stroke-linecap='round' d='M24 48h0m48 0h0M24 144h0m48 0h0M48 96h0M0 96h0m96 0h0M48 14h0m0 164h0M0 14h0m96 0h0M0 178h0m96 0h0'/>`,
  );

/** An ikat band: stepped lozenges with the tattva shapes between them. */
export const ikatGround: DrawingOf = ({ sky1, sky2, sky3, border }) =>
  drawing(
    240,
    150,
    `<path fill='${sky1}' d='M0 20h240v110H0z'/>` +
      `<path fill='${sky2}' d='M50 32h20v10h12v11h12v11h12v22H94v11H82v11H70v10H50v-10H38V97H26V86H14V64h12V53h12V42h12zm120 0h20v10h12v11h12v11h12v22h-12v11h-12v11h-12v10h-20v-10h-12V97h-12V86h-12V64h12V53h12V42h12z'/>` +
      `<path fill='${sky3}' d='M48 63h24v24H48zm113 2c3 10 10 14 19 14s16-4 19-14c4 18-8 25-19 25s-23-7-19-25z'/>` +
      `<path fill='${sky3}' d='m0 62 12 25H0zm240 0v25h-12zm-120 0a13 13 0 1 0 .1 0z'/>` +
      `<path stroke='${border}' stroke-dasharray='6 3' d='M0 20.5h240M0 129.5h240M0 14.5h240M0 135.5h240'/>`,
  );

/** Interlocked circles of a jali screen over a temple border. */
export const jaliScreen: DrawingOf = ({ sky1, sky2, sky3 }) => {
  const circle = (x: number, y: number) => `M${x - 24} ${y}a24 24 0 1 0 48 0 24 24 0 1 0-48 0`;
  const circles = [0, 24, 48].flatMap((x) =>
    [24, 48, 72, 96].map((y) => ((x + y) % 48 ? circle(x, y) : '')),
  );
  return drawing(
    48,
    144,
    `<path stroke='${sky2}' stroke-width='2' d='${circles.join('')}'/>` +
      `<path fill='${sky1}' d='M0 122h48v22H0z'/>` +
      `<path fill='${sky3}' d='m0 144 12-20 12 20zm24 0 12-20 12 20z'/><path stroke='${sky3}' d='M0 121.5h48'/>`,
  );
};
