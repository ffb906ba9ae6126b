// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../strength/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export {
  ASHTAKAVARGA_BODIES,
  ASHTAKAVARGA_TABLES,
  KAKSHYA_LORDS,
  SHADBALA_SCHOOLS,
  STAR_PLANETS,
  VIMSOPAKA_SCHEMES,
  VIMSOPAKA_WEIGHTS,
} from '../strength/index.ts';
export const ashtakavarga = /* @__PURE__ */ checked(
  inner.ashtakavarga,
  [
    ['signs', shape.Input28],
    ['school?', ['parashara', 'varahamihira']],
  ],
  true,
);
export const ashtakavargaSigns = /* @__PURE__ */ checked(
  inner.ashtakavargaSigns,
  [['placements', shape.Placements]],
  true,
);
export const ayanaBala = /* @__PURE__ */ checked(inner.ayanaBala, [
  ['planet', ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']],
  ['tropical', 'number'],
]);
export const benefics = /* @__PURE__ */ checked(inner.benefics, [
  ['longitudes', shape.Input29],
  ['input', shape.Input30],
]);
export const bhavaBala = /* @__PURE__ */ checked(inner.bhavaBala, [
  ['chart', shape.Chart],
  ['options?', shape.ShadbalaOptions],
]);
export const bhavaBalaOf = /* @__PURE__ */ checked(inner.bhavaBalaOf, [
  ['input', shape.Input31],
  ['planets', shape.Input33],
  ['input', shape.Input34],
]);
export const bhavaDig = /* @__PURE__ */ checked(inner.bhavaDig, [
  ['house', { from: 1, to: 12 }],
  ['bhavas', { list: shape.Bhava }],
  ['by', ['degrees', 'houses']],
]);
export const cheshtaBala = /* @__PURE__ */ checked(inner.cheshtaBala, [
  ['longitude', 'number'],
  ['meanMotion', shape.MeanMotion],
]);
export const drishtiOn = /* @__PURE__ */ checked(inner.drishtiOn, [
  ['point', 'number'],
  ['longitudes', shape.Input29],
  ['drishtiSum', shape.DrishtiSum],
]);
export const drishtiVirupas = /* @__PURE__ */ checked(inner.drishtiVirupas, [
  ['planet', ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']],
  ['from', 'number'],
  ['to', 'number'],
]);
export const ekadhipatyaShodhana = /* @__PURE__ */ checked(
  inner.ekadhipatyaShodhana,
  [
    ['points', { list: 'number' }],
    ['signs', shape.Input28],
  ],
  true,
);
export const kakshyaGivesBindu = /* @__PURE__ */ checked(inner.kakshyaGivesBindu, [
  ['body', ['ascendant', 'jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']],
  ['longitude', 'number'],
  ['input', shape.Input37],
]);
export const kakshyaOf = /* @__PURE__ */ checked(inner.kakshyaOf, [['longitude', 'number']]);
export const krantiOf = /* @__PURE__ */ checked(inner.krantiOf, [['tropical', 'number']]);
export const meanMotionOf = /* @__PURE__ */ checked(
  inner.meanMotionOf,
  [
    ['planet', ['jupiter', 'mars', 'mercury', 'saturn', 'venus']],
    ['jdTt', 'number'],
    ['ayanamsa', 'number'],
  ],
  true,
);
export const moonCheshta = /* @__PURE__ */ checked(inner.moonCheshta, [
  ['moon', 'number'],
  ['sun', 'number'],
]);
export const phalaOf = /* @__PURE__ */ checked(inner.phalaOf, [
  ['uchcha', 'number'],
  ['cheshta', 'number'],
]);
export const pindaOf = /* @__PURE__ */ checked(inner.pindaOf, [
  ['points', { list: 'number' }],
  ['signs', shape.Input28],
]);
export const planetaryWars = /* @__PURE__ */ checked(inner.planetaryWars, [
  ['input', shape.Input38],
  ['strengths', shape.Input39],
  ['input', shape.Input40],
]);
export const pointsByHouse = /* @__PURE__ */ checked(
  inner.pointsByHouse,
  [
    ['points', { list: 'number' }],
    ['lagna', { from: 1, to: 12 }],
  ],
  true,
);
export const reduceAshtakavarga = /* @__PURE__ */ checked(inner.reduceAshtakavarga, [
  ['ashtakavarga', shape.Ashtakavarga],
  ['signs', shape.Input28],
]);
export const shadbala = /* @__PURE__ */ checked(inner.shadbala, [
  ['chart', shape.Chart],
  ['options?', shape.ShadbalaOptions],
]);
export const shadbalaFacts = /* @__PURE__ */ checked(
  inner.shadbalaFacts,
  [
    ['chart', shape.Chart],
    ['input', shape.Input41],
  ],
  true,
);
export const shadbalaOf = /* @__PURE__ */ checked(inner.shadbalaOf, [
  ['facts', shape.ShadbalaFacts],
  ['settings', shape.ShadbalaSettings],
]);
export const shadbalaSettings = /* @__PURE__ */ checked(
  inner.shadbalaSettings,
  [['input?', shape.ShadbalaOptions]],
  true,
);
export const sunCheshta = /* @__PURE__ */ checked(inner.sunCheshta, [['tropical', 'number']]);
export const timeLordsOf = /* @__PURE__ */ checked(inner.timeLordsOf, [['dayNumber', 'number']]);
export const trikonaShodhana = /* @__PURE__ */ checked(
  inner.trikonaShodhana,
  [['points', { list: 'number' }]],
  true,
);
export const uchchaBala = /* @__PURE__ */ checked(inner.uchchaBala, [
  ['planet', ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']],
  ['longitude', 'number'],
]);
export const vargaRelation = /* @__PURE__ */ checked(inner.vargaRelation, [
  ['planet', ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']],
  ['number', [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60]],
  ['longitudes', shape.Input29],
]);
export const vimsopaka = /* @__PURE__ */ checked(inner.vimsopaka, [
  ['input', shape.Input2],
  ['input?', shape.VimsopakaOptions],
]);
