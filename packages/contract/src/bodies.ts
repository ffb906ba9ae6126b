import * as v from 'valibot';

/** The nine grahas, in the order in which charts list them after the Ascendant. */
export const grahas = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;
export type Graha = (typeof grahas)[number];

/** What stands under the keys `"0"` to `"9"` of a chart. */
export const chartBodies = ['Ascendant', ...grahas] as const;
export type ChartBody = (typeof chartBodies)[number];

export const zodiacSigns = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
export type SignName = (typeof zodiacSigns)[number];

export const grahaField = v.picklist(grahas);
export const signField = v.picklist(zodiacSigns);
/** 1 to 12. */
export const twelfthField = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));

/** The ten entries of a chart, each checked against `entry`. */
export function keyedByBody<Entry extends v.GenericSchema>(entry: Entry) {
  return {
    '0': entry,
    '1': entry,
    '2': entry,
    '3': entry,
    '4': entry,
    '5': entry,
    '6': entry,
    '7': entry,
    '8': entry,
    '9': entry,
  };
}
export type BodyKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
export const bodyKeys = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
