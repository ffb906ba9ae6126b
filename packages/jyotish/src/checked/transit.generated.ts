// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../transit/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export {
  ALL_EVENTS,
  AREA_RULES,
  CONTACT_ORB,
  FORECAST_AREAS,
  FORECAST_PERIODS,
  MOON_PHASES,
  TRANSIT_BODY_IDS,
  TURNING_BODY_IDS,
  VEDHA,
} from '../transit/index.ts';
export const agreeingSigns = /* @__PURE__ */ checked(inner.agreeingSigns, [
  ['sign', { from: 1, to: 12 }],
]);
export const challengingSigns = /* @__PURE__ */ checked(inner.challengingSigns, [
  ['sign', { from: 1, to: 12 }],
]);
export const civilSpan = /* @__PURE__ */ checked(inner.civilSpan, [
  ['period', ['daily', 'monthly', 'weekly', 'yearly']],
  ['date', 'string'],
  ['timeZone', 'string'],
]);
export const clipInstant = /* @__PURE__ */ checked(inner.clipInstant, [['jdUt', 'number']]);
export const combustions = /* @__PURE__ */ checked(inner.combustions, [
  ['graha', ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'venus']],
  ['fromJdUt', 'number'],
  ['toJdUt', 'number'],
  ['sky?', shape.TransitSky],
]);
export const eclipses = /* @__PURE__ */ checked(inner.eclipses, [
  ['fromJdUt', 'number'],
  ['toJdUt', 'number'],
  ['sky?', shape.TransitSky],
]);
export const eventsBetween = /* @__PURE__ */ checked(inner.eventsBetween, [
  ['fromJdUt', 'number'],
  ['toJdUt', 'number'],
  ['sky?', shape.TransitSky],
  ['choice?', shape.EventChoice],
]);
export const favourableHora = /* @__PURE__ */ checked(inner.favourableHora, [
  ['lord', ['jupiter', 'mars', 'mercury', 'moon', 'saturn', 'sun', 'venus']],
  ['horas', { list: shape.Input46 }],
  ['avoided', shape.TimeSpan],
]);
export const gocharaAt = /* @__PURE__ */ checked(inner.gocharaAt, [
  ['moonSign', { from: 1, to: 12 }],
  ['jdUt', 'number'],
  ['sky?', shape.TransitSky],
  ['bindus?', shape.Input47],
]);
export const gocharaOf = /* @__PURE__ */ checked(inner.gocharaOf, [
  ['moonSign', { from: 1, to: 12 }],
  ['signs', shape.Input48],
  ['bindus?', shape.Input47],
]);
export const gocharaVerdict = /* @__PURE__ */ checked(inner.gocharaVerdict, [
  ['input', shape.Input49],
]);
export const grahaSigns = /* @__PURE__ */ checked(
  inner.grahaSigns,
  [
    ['jdUt', 'number'],
    ['sky?', shape.TransitSky],
  ],
  true,
);
export const heliacalEvents = /* @__PURE__ */ checked(inner.heliacalEvents, [
  ['body', ['jupiter', 'venus']],
  ['fromJdUt', 'number'],
  ['toJdUt', 'number'],
  ['place', shape.GeoPlace],
]);
export const isSeenFromIndia = /* @__PURE__ */ checked(inner.isSeenFromIndia, [
  ['eclipse', shape.LunarEclipse],
]);
export const kakshyaTransits = /* @__PURE__ */ checked(inner.kakshyaTransits, [
  ['ashtakavarga', shape.Input37],
  ['jdUt', 'number'],
  ['sky?', shape.TransitSky],
]);
export const luckyNumber = /* @__PURE__ */ checked(inner.luckyNumber, [
  ['sign', { from: 1, to: 12 }],
  ['moonHouse', { from: 1, to: 12 }],
]);
export const lunarEclipseFrom = /* @__PURE__ */ checked(inner.lunarEclipseFrom, [
  ['lunarEclipseFacts', shape.LunarEclipseFacts],
  ['place', shape.GeoPlace],
]);
export const lunations = /* @__PURE__ */ checked(inner.lunations, [
  ['fromJdUt', 'number'],
  ['toJdUt', 'number'],
  ['sky?', shape.TransitSky],
]);
export const nakshatraIngresses = /* @__PURE__ */ checked(inner.nakshatraIngresses, [
  [
    'body',
    ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'uranus', 'venus'],
  ],
  ['fromJdUt', 'number'],
  ['toJdUt', 'number'],
  ['sky?', shape.TransitSky],
]);
export const natalTransits = /* @__PURE__ */ checked(inner.natalTransits, [
  ['natal', shape.Input50],
  ['jdUt', 'number'],
  ['input?', shape.NatalTransitOptions],
  ['sky?', shape.TransitSky],
]);
export const nextSignIngress = /* @__PURE__ */ checked(inner.nextSignIngress, [
  [
    'body',
    ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'uranus', 'venus'],
  ],
  ['jdUt', 'number'],
  ['sky?', shape.TransitSky],
]);
export const nextStation = /* @__PURE__ */ checked(inner.nextStation, [
  [
    'body',
    ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'uranus', 'venus'],
  ],
  ['jdUt', 'number'],
  ['sky?', shape.TransitSky],
]);
export const placeAt = /* @__PURE__ */ checked(inner.placeAt, [
  [
    'body',
    ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'uranus', 'venus'],
  ],
  ['jdUt', 'number'],
  ['sky?', shape.TransitSky],
]);
export const planetStations = /* @__PURE__ */ checked(inner.planetStations, [
  [
    'body',
    ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'uranus', 'venus'],
  ],
  ['fromJdUt', 'number'],
  ['toJdUt', 'number'],
  ['sky?', shape.TransitSky],
]);
export const planetStrengths = /* @__PURE__ */ checked(inner.planetStrengths, [
  ['sign', { from: 1, to: 12 }],
  ['jdUt', 'number'],
  ['isDay', 'boolean'],
  ['sky?', shape.TransitSky],
]);
export const positionsAt = /* @__PURE__ */ checked(inner.positionsAt, [
  ['jdUt', 'number'],
  ['sky?', shape.TransitSky],
]);
export const signForecast = /* @__PURE__ */ checked(inner.signForecast, [
  ['sign', { from: 1, to: 12 }],
  ['period', ['daily', 'monthly', 'weekly', 'yearly']],
  ['fromJdUt', 'number'],
  ['toJdUt', 'number'],
  ['sky?', shape.TransitSky],
  ['bindus?', shape.Input47],
]);
export const signForecastIn = /* @__PURE__ */ checked(inner.signForecastIn, [
  ['sign', { from: 1, to: 12 }],
  ['span', shape.SpanSky],
  ['bindus?', shape.Input47],
]);
export const signIngresses = /* @__PURE__ */ checked(inner.signIngresses, [
  [
    'body',
    ['jupiter', 'ketu', 'mars', 'mercury', 'moon', 'rahu', 'saturn', 'sun', 'uranus', 'venus'],
  ],
  ['fromJdUt', 'number'],
  ['toJdUt', 'number'],
  ['sky?', shape.TransitSky],
]);
export const skyOver = /* @__PURE__ */ checked(inner.skyOver, [
  ['jdUt', 'number'],
  ['place', shape.GeoPlace],
  ['sky?', shape.TransitSky],
]);
export const skyToday = /* @__PURE__ */ checked(inner.skyToday, [
  ['jdUt', 'number'],
  ['sky?', shape.TransitSky],
]);
export const solarEclipseFrom = /* @__PURE__ */ checked(inner.solarEclipseFrom, [
  ['eclipse', shape.SolarEclipseFacts],
  ['place', shape.GeoPlace],
]);
export const spanSky = /* @__PURE__ */ checked(
  inner.spanSky,
  [
    ['period', ['daily', 'monthly', 'weekly', 'yearly']],
    ['fromJdUt', 'number'],
    ['toJdUt', 'number'],
    ['sky?', shape.TransitSky],
  ],
  true,
);
export const transitHits = /* @__PURE__ */ checked(inner.transitHits, [
  ['natal', shape.Input50],
  ['fromJdUt', 'number'],
  ['toJdUt', 'number'],
  ['input?', shape.TransitHitOptions],
  ['sky?', shape.TransitSky],
]);
export const transitSky = /* @__PURE__ */ checked(inner.transitSky, [['settings?', shape.Options]]);
