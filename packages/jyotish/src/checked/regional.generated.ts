// Written from the types by `packages/jyotish/scripts/generate-checked.ts`; not edited by hand.

import * as inner from '../regional/index.ts';
import { checked } from './check.ts';
import * as shape from './shapes.generated.ts';
export {
  BENGALI_RULES,
  FIXED_CALENDARS,
  LUNAR_CALENDARS,
  ODIA_RULES,
  REGIONAL_MONTH_NAMES,
  REGIONAL_WEEKDAY_NAMES,
  SOLAR_CALENDARS,
} from '../regional/index.ts';
export const civilDateOf = /* @__PURE__ */ checked(inner.civilDateOf, [
  ['calendar', ['bengali', 'malayalam', 'nanakshahi', 'national', 'odia', 'tamil']],
  ['regional', shape.RegionalDay],
  ['place', shape.GeoPlace],
  ['timeZone', 'string'],
  ['settings?', shape.Options4],
]);
export const regionalDatesOf = /* @__PURE__ */ checked(inner.regionalDatesOf, [
  ['day', shape.DayPanchang],
  ['place', shape.GeoPlace],
  ['timeZone', 'string'],
  ['settings?', shape.Options5],
  ['sky?', shape.AlmanacSky],
]);
export const regionalMonthName = /* @__PURE__ */ checked(inner.regionalMonthName, [
  [
    'calendar',
    [
      'bengali',
      'gujarati',
      'kannada',
      'malayalam',
      'nanakshahi',
      'national',
      'odia',
      'tamil',
      'telugu',
    ],
  ],
  ['month', 'number'],
]);
export const regionalSettings = /* @__PURE__ */ checked(inner.regionalSettings, [
  ['input', shape.Options5],
]);
export const regionalWeekdayName = /* @__PURE__ */ checked(inner.regionalWeekdayName, [
  [
    'calendar',
    [
      'bengali',
      'gujarati',
      'kannada',
      'malayalam',
      'nanakshahi',
      'national',
      'odia',
      'tamil',
      'telugu',
    ],
  ],
  ['weekday', { from: 0, to: 6 }],
]);
