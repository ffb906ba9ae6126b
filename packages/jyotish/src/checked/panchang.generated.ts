// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../panchang/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export {
  ANANDADI_NAMES,
  LUNAR_MONTH_NAMES,
  MOON_STATES,
  SAMVATSARA_NAMES,
  SPECIAL_YOGAS,
} from '../panchang/index.ts';
export const almanacSettings = /* @__PURE__ */ checked(inner.almanacSettings, [
  ['input', shape.Options3],
]);
export const almanacSky = /* @__PURE__ */ checked(
  inner.almanacSky,
  [
    [
      'ayanamsa',
      {
        either: [
          [
            'fagan_bradley',
            'krishnamurti',
            'lahiri',
            'raman',
            'true_chitra',
            'true_pushya',
            'yukteshwar',
          ],
          'string',
        ],
      },
    ],
    ['middle?', 'number'],
  ],
  true,
);
export const anandadiYogasOf = /* @__PURE__ */ checked(inner.anandadiYogasOf, [
  ['day', shape.Input25],
  ['sky?', shape.AlmanacSky],
]);
export const chandrabalaAt = /* @__PURE__ */ checked(inner.chandrabalaAt, [
  ['house', { from: 1, to: 12 }],
  ['waxing', 'boolean'],
]);
export const chandrabalaOf = /* @__PURE__ */ checked(inner.chandrabalaOf, [
  ['day', shape.Input26],
  ['birthSign', { from: 1, to: 12 }],
]);
export const commonSpan = /* @__PURE__ */ checked(inner.commonSpan, [['...spans', shape.TimeSpan]]);
export const dusksOf = /* @__PURE__ */ checked(
  inner.dusksOf,
  [
    ['rises', shape.Rises],
    ['place', shape.GeoPlace],
    ['definition', ['centre', 'edge']],
    ['sky', shape.AlmanacSky],
  ],
  true,
);
export const illuminationAt = /* @__PURE__ */ checked(inner.illuminationAt, [
  ['jdUt', 'number'],
  ['sky', shape.AlmanacSky],
]);
export const isGoodYoga = /* @__PURE__ */ checked(inner.isGoodYoga, [['number', 'number']]);
export const karanaAttributes = /* @__PURE__ */ checked(inner.karanaAttributes, [
  ['name', 'string'],
]);
export const lagnasBetween = /* @__PURE__ */ checked(inner.lagnasBetween, [
  ['from', 'number'],
  ['to', 'number'],
  ['place', shape.GeoPlace],
  [
    'ayanamsa?',
    {
      either: [
        [
          'fagan_bradley',
          'krishnamurti',
          'lahiri',
          'raman',
          'true_chitra',
          'true_pushya',
          'yukteshwar',
        ],
        'string',
      ],
    },
  ],
]);
export const limbsAt = /* @__PURE__ */ checked(inner.limbsAt, [
  ['jdUt', 'number'],
  ['sky', shape.AlmanacSky],
]);
export const limbsBetween = /* @__PURE__ */ checked(
  inner.limbsBetween,
  [
    ['from', 'number'],
    ['to', 'number'],
    ['sky', shape.AlmanacSky],
  ],
  true,
);
export const limbsNow = /* @__PURE__ */ checked(inner.limbsNow, [
  ['limbs', shape.Limbs],
  ['jdUt', 'number'],
]);
export const lunarMonthAt = /* @__PURE__ */ checked(
  inner.lunarMonthAt,
  [
    ['jdUt', 'number'],
    ['sky', shape.AlmanacSky],
  ],
  true,
);
export const lunarMonthName = /* @__PURE__ */ checked(inner.lunarMonthName, [
  ['number', { from: 1, to: 12 }],
]);
export const lunarMonthOf = /* @__PURE__ */ checked(
  inner.lunarMonthOf,
  [
    ['lunation', 'number'],
    ['sky', shape.AlmanacSky],
  ],
  true,
);
export const lunarMonthsBetween = /* @__PURE__ */ checked(inner.lunarMonthsBetween, [
  ['from', 'number'],
  ['to', 'number'],
  ['sky', shape.AlmanacSky],
]);
export const lunationAt = /* @__PURE__ */ checked(inner.lunationAt, [
  ['jdUt', 'number'],
  ['sky', shape.AlmanacSky],
]);
export const moonCalendar = /* @__PURE__ */ checked(inner.moonCalendar, [
  ['date', 'string'],
  ['count', 'number'],
  ['place', shape.GeoPlace],
  ['timeZone', 'string'],
  ['settings?', shape.Options3],
  ['sky?', shape.AlmanacSky],
]);
export const moonOfDay = /* @__PURE__ */ checked(inner.moonOfDay, [
  ['civilDay', shape.CivilDay],
  ['sampleJdUt', 'number'],
  ['sky', shape.AlmanacSky],
]);
export const northernSamvatsaraAt = /* @__PURE__ */ checked(inner.northernSamvatsaraAt, [
  ['jdUt', 'number'],
]);
export const noticesOf = /* @__PURE__ */ checked(inner.noticesOf, [['rises', shape.Rises]]);
export const panchangOfDay = /* @__PURE__ */ checked(
  inner.panchangOfDay,
  [
    ['date', 'string'],
    ['place', shape.GeoPlace],
    ['timeZone', 'string'],
    ['settings?', shape.Options3],
    ['sky?', shape.AlmanacSky],
  ],
  true,
);
export const panchangOfMonth = /* @__PURE__ */ checked(inner.panchangOfMonth, [
  ['year', 'number'],
  ['month', 'number'],
  ['place', shape.GeoPlace],
  ['timeZone', 'string'],
  ['settings?', shape.Options3],
  ['sky?', shape.AlmanacSky],
]);
export const purnimantaMonthAt = /* @__PURE__ */ checked(inner.purnimantaMonthAt, [
  ['jdUt', 'number'],
  ['month', shape.LunarMonth],
]);
export const risesOf = /* @__PURE__ */ checked(
  inner.risesOf,
  [
    ['civilDay', shape.CivilDay],
    ['place', shape.GeoPlace],
    ['definition', ['centre', 'edge']],
    ['sky', shape.AlmanacSky],
  ],
  true,
);
export const samvatsOf = /* @__PURE__ */ checked(inner.samvatsOf, [
  ['month', shape.LunarMonth],
  ['jdUt', 'number'],
]);
export const samvatsaraOfShaka = /* @__PURE__ */ checked(inner.samvatsaraOfShaka, [
  ['shaka', 'number'],
]);
export const seasonOf = /* @__PURE__ */ checked(inner.seasonOf, [['sunLongitude', 'number']]);
export const signsBetween = /* @__PURE__ */ checked(inner.signsBetween, [
  ['track', shape.Track],
  ['from', 'number'],
  ['to', 'number'],
]);
export const spanOf = /* @__PURE__ */ checked(
  inner.spanOf,
  [
    ['day', shape.CivilDay],
    ['vedicDay', { either: [[null], shape.VedicDayBounds] }],
  ],
  true,
);
export const specialYogasOf = /* @__PURE__ */ checked(inner.specialYogasOf, [
  ['day', shape.Input24],
  ['sky', shape.Input27],
]);
export const syzygy = /* @__PURE__ */ checked(inner.syzygy, [['phase', 'number']]);
export const tarabalaAt = /* @__PURE__ */ checked(inner.tarabalaAt, [
  ['nakshatra', 'number'],
  ['birthNakshatra', 'number'],
]);
export const tarabalaOf = /* @__PURE__ */ checked(inner.tarabalaOf, [
  ['nakshatras', { list: shape.NakshatraSpan }],
  ['birthNakshatra', 'number'],
]);
export const tithiAttributes = /* @__PURE__ */ checked(inner.tithiAttributes, [
  ['number', 'number'],
]);
export const vedicDayOf = /* @__PURE__ */ checked(inner.vedicDayOf, [
  ['weekday', { from: 0, to: 6 }],
  ['rises', shape.Rises],
]);
export const vedicSeasonOf = /* @__PURE__ */ checked(inner.vedicSeasonOf, [
  ['month', { from: 1, to: 12 }],
  ['sunLongitude', 'number'],
]);
export const yearPositionAt = /* @__PURE__ */ checked(inner.yearPositionAt, [
  ['jdUt', 'number'],
  ['sky', shape.AlmanacSky],
]);
