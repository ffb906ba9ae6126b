// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../chart/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export {
  ASPECTED_HOUSES,
  BALADI_AVASTHAS,
  BODY_IDS,
  BODY_NAMES,
  CHARA_KARAKAS,
  COMBUSTION_ORBS,
  DEEPTADI_AVASTHAS,
  DEFAULT_SETTINGS,
  DIGNITIES,
  GRAHA_CORRESPONDENCES,
  GRAHA_IDS,
  LAJJITADI_AVASTHAS,
  MOVABLE_KARANAS,
  NAKSHATRAS,
  NATURAL_MALEFICS,
  PLANET_IDS,
  SHAYANADI_AVASTHAS,
  SIGNS,
  TICKS_PER_DEGREE,
  TITHI_GROUPS,
  TITHI_NAMES,
  VARGA_NAMES,
  VARGA_NUMBERS,
  VIMSHOTTARI_ORDER,
  YOGA_NAMES,
} from '../chart/index.ts';
export const afflictionOf = /* @__PURE__ */ checked(inner.afflictionOf, [
  ['graha', ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']],
  ['chart', shape.Input2],
  ['nodes?', ['jupiter', 'none', 'seventh']],
]);
export const ageAt = /* @__PURE__ */ checked(inner.ageAt, [
  ['input', shape.Input4],
  ['jdUt', 'number'],
]);
export const arudhas = /* @__PURE__ */ checked(inner.arudhas, [
  ['placements', shape.Placements],
  ['input?', shape.ArudhaOptions],
]);
export const aspectedHouses = /* @__PURE__ */ checked(inner.aspectedHouses, [
  ['graha', ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']],
  ['nodes?', ['jupiter', 'none', 'seventh']],
]);
export const avakahada = /* @__PURE__ */ checked(inner.avakahada, [['chart', shape.Input2]]);
export const baladiAvastha = /* @__PURE__ */ checked(inner.baladiAvastha, [
  ['longitude', 'number'],
]);
export const bhavaChart = /* @__PURE__ */ checked(inner.bhavaChart, [
  ['chart', shape.Chart],
  ['system?', ['equal', 'placidus', 'sripati']],
]);
export const bhavaOf = /* @__PURE__ */ checked(inner.bhavaOf, [
  ['longitude', 'number'],
  ['bhavas', { list: shape.Bhava }],
]);
export const bhavasFromStarts = /* @__PURE__ */ checked(
  inner.bhavasFromStarts,
  [['starts', { list: 'number' }]],
  true,
);
export const birthPanchang = /* @__PURE__ */ checked(inner.birthPanchang, [['chart', shape.Chart]]);
export const castChart = /* @__PURE__ */ checked(
  inner.castChart,
  [
    ['birth', shape.Birth],
    ['settings?', shape.Options],
    ['options?', shape.CastOptions],
  ],
  true,
);
export const charaKarakas = /* @__PURE__ */ checked(inner.charaKarakas, [
  ['input', shape.Input2],
  ['scheme?', ['eight', 'seven']],
]);
export const compoundFriendship = /* @__PURE__ */ checked(inner.compoundFriendship, [
  ['natural', ['enemy', 'friend', 'neutral']],
  ['temporal', ['enemy', 'friend']],
]);
export const dayLordOf = /* @__PURE__ */ checked(inner.dayLordOf, [
  ['weekday', { from: 0, to: 6 }],
]);
export const deeptadiAvasthas = /* @__PURE__ */ checked(inner.deeptadiAvasthas, [
  [
    'dignity',
    [
      'debilitated',
      'enemy',
      'exalted',
      'friend',
      'great_enemy',
      'great_friend',
      'moolatrikona',
      'neutral',
      'own',
    ],
  ],
  ['input', shape.Input5],
]);
export const degreeInSign = /* @__PURE__ */ checked(inner.degreeInSign, [['longitude', 'number']]);
export const dignityOf = /* @__PURE__ */ checked(inner.dignityOf, [
  ['graha', ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']],
  ['longitude', 'number'],
  ['signOfLord', { from: 1, to: 12 }],
]);
export const divide = /* @__PURE__ */ checked(inner.divide, [
  ['degrees', 'number'],
  ['parts', 'number'],
]);
export const divisionalChart = /* @__PURE__ */ checked(inner.divisionalChart, [
  ['chart', shape.Placements],
  ['number', [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60]],
]);
export const eachGraha = /* @__PURE__ */ checked(inner.eachGraha, [['value', 'function']]);
export const equalBhavas = /* @__PURE__ */ checked(
  inner.equalBhavas,
  [['ascendant', 'number']],
  true,
);
export const functionalNature = /* @__PURE__ */ checked(inner.functionalNature, [
  ['lagna', { from: 1, to: 12 }],
  ['graha', ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']],
]);
export const ghatkaChakraOf = /* @__PURE__ */ checked(inner.ghatkaChakraOf, [
  ['moonSign', { from: 1, to: 12 }],
]);
export const grahaDrishti = /* @__PURE__ */ checked(inner.grahaDrishti, [
  ['placements', shape.Placements],
  ['nodes?', ['jupiter', 'none', 'seventh']],
]);
export const grahaRashiDrishti = /* @__PURE__ */ checked(inner.grahaRashiDrishti, [
  ['input', shape.Input2],
]);
export const grahasAspecting = /* @__PURE__ */ checked(
  inner.grahasAspecting,
  [
    ['sign', { from: 1, to: 12 }],
    ['input', shape.Input2],
    ['nodes?', ['jupiter', 'none', 'seventh']],
  ],
  true,
);
export const homeSignOf = /* @__PURE__ */ checked(inner.homeSignOf, [
  ['graha', ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']],
]);
export const horaLordAt = /* @__PURE__ */ checked(inner.horaLordAt, [
  ['day', shape.VedicDay],
  ['jdUt', 'number'],
]);
export const horaLordOf = /* @__PURE__ */ checked(inner.horaLordOf, [
  ['weekday', { from: 0, to: 6 }],
  ['hora', 'number'],
]);
export const houseFrom = /* @__PURE__ */ checked(inner.houseFrom, [
  ['reference', { from: 1, to: 12 }],
  ['signNumber', { from: 1, to: 12 }],
]);
export const isAspecting = /* @__PURE__ */ checked(inner.isAspecting, [
  ['graha', ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']],
  ['from', { from: 1, to: 12 }],
  ['to', { from: 1, to: 12 }],
  ['nodes?', ['jupiter', 'none', 'seventh']],
]);
export const isCombust = /* @__PURE__ */ checked(inner.isCombust, [
  ['graha', ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']],
  ['longitude', 'number'],
  ['sunLongitude', 'number'],
  ['retrograde', 'boolean'],
]);
export const isMarkedRetrograde = /* @__PURE__ */ checked(inner.isMarkedRetrograde, [
  ['input', shape.Input6],
  ['input', shape.Input7],
]);
export const isOddSign = /* @__PURE__ */ checked(inner.isOddSign, [
  ['signNumber', { from: 1, to: 12 }],
]);
export const jagradadiAvastha = /* @__PURE__ */ checked(inner.jagradadiAvastha, [
  [
    'dignity',
    [
      'debilitated',
      'enemy',
      'exalted',
      'friend',
      'great_enemy',
      'great_friend',
      'moolatrikona',
      'neutral',
      'own',
    ],
  ],
]);
export const karanaNamed = /* @__PURE__ */ checked(inner.karanaNamed, [['number', 'number']]);
export const karanaOf = /* @__PURE__ */ checked(inner.karanaOf, [
  ['sunLongitude', 'number'],
  ['moonLongitude', 'number'],
]);
export const lajjitadiAvasthas = /* @__PURE__ */ checked(inner.lajjitadiAvasthas, [
  ['placements', shape.Placements],
]);
export const nakshatraElapsed = /* @__PURE__ */ checked(inner.nakshatraElapsed, [
  ['longitude', 'number'],
]);
export const nakshatraOf = /* @__PURE__ */ checked(inner.nakshatraOf, [['longitude', 'number']]);
export const naturalFriendship = /* @__PURE__ */ checked(inner.naturalFriendship, [
  ['graha', ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']],
  ['other', ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']],
]);
export const normaliseDegrees = /* @__PURE__ */ checked(inner.normaliseDegrees, [
  ['degrees', 'number'],
]);
export const padaOf = /* @__PURE__ */ checked(inner.padaOf, [['longitude', 'number']]);
export const payaByNakshatra = /* @__PURE__ */ checked(inner.payaByNakshatra, [
  ['nakshatra', 'number'],
]);
export const payaOf = /* @__PURE__ */ checked(inner.payaOf, [['moonHouse', { from: 1, to: 12 }]]);
export const placementOf = /* @__PURE__ */ checked(inner.placementOf, [
  ['longitude', 'number'],
  ['lagna', { from: 1, to: 12 }],
]);
export const rashiDrishti = /* @__PURE__ */ checked(inner.rashiDrishti, [
  ['sign', { from: 1, to: 12 }],
]);
export const readPlacements = /* @__PURE__ */ checked(
  inner.readPlacements,
  [
    ['ascendant', 'number'],
    ['positions', shape.Input8],
    ['settings', shape.Input9],
  ],
  true,
);
export const resolveSettings = /* @__PURE__ */ checked(inner.resolveSettings, [
  ['settings?', shape.Options],
]);
export const shayanadiAvasthas = /* @__PURE__ */ checked(inner.shayanadiAvasthas, [
  ['chart', shape.Chart],
]);
export const shortestArc = /* @__PURE__ */ checked(inner.shortestArc, [
  ['a', 'number'],
  ['b', 'number'],
]);
export const signFromIndex = /* @__PURE__ */ checked(inner.signFromIndex, [['index', 'number']]);
export const signOf = /* @__PURE__ */ checked(inner.signOf, [['longitude', 'number']]);
export const sripatiBhavas = /* @__PURE__ */ checked(inner.sripatiBhavas, [
  ['ascendant', 'number'],
  ['midheaven', 'number'],
]);
export const temporalFriendship = /* @__PURE__ */ checked(inner.temporalFriendship, [
  ['from', { from: 1, to: 12 }],
  ['other', { from: 1, to: 12 }],
]);
export const ticksOf = /* @__PURE__ */ checked(inner.ticksOf, [['degrees', 'number']]);
export const tithiNamed = /* @__PURE__ */ checked(inner.tithiNamed, [['number', 'number']]);
export const tithiOf = /* @__PURE__ */ checked(inner.tithiOf, [
  ['sunLongitude', 'number'],
  ['moonLongitude', 'number'],
]);
export const varga = /* @__PURE__ */ checked(inner.varga, [
  ['number', [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60]],
  ['longitude', 'number'],
]);
export const vashyaOf = /* @__PURE__ */ checked(inner.vashyaOf, [['longitude', 'number']]);
export const vedicDayAt = /* @__PURE__ */ checked(inner.vedicDayAt, [
  ['jdUt', 'number'],
  ['place', shape.GeoPlace],
  ['definition', ['centre', 'edge']],
  ['timeZone', 'string'],
]);
export const wholeSignBhavas = /* @__PURE__ */ checked(
  inner.wholeSignBhavas,
  [['ascendant', 'number']],
  true,
);
export const yogaOf = /* @__PURE__ */ checked(inner.yogaOf, [
  ['sunLongitude', 'number'],
  ['moonLongitude', 'number'],
]);
