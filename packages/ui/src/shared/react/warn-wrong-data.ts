import { grahaIds } from '../../glyphs/ids.ts';
import type { KundliChartData } from '../../kundli-chart/drawing/houses.ts';
import { warn } from './warn.ts';

const isWhole = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** What a value must be, and whether it is. */
const KINDS = {
  graha: [`one of ${grahaIds.join(', ')}`, (value: unknown) => grahaIds.includes(value as never)],
  sign: ['a whole number from 1 to 12', (value: unknown) => isWhole(value, 1, 12)],
  nakshatra: ['a whole number from 1 to 27', (value: unknown) => isWhole(value, 1, 27)],
  degree: [
    'a number from 0 to under 30',
    (value: unknown) => typeof value === 'number' && value >= 0 && value < 30,
  ],
  instant: [
    'an instant in ISO 8601, such as "2026-11-29T06:30:00Z"',
    (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  ],
  date: [
    'a date, such as "1990-05-14"',
    (value: unknown) =>
      typeof value === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(value) &&
      !Number.isNaN(Date.parse(value)),
  ],
  time: [
    'a time, such as "06:30" or "06:30:00"',
    (value: unknown) =>
      typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value),
  ],
} as const;

const warned = new Set<string>();

/**
 * In development, names data of a wrong kind once: the types forbid it, but not every product uses TypeScript, and parsed
 * JSON has no types. What is omitted (`undefined`, `null`, `''`) is not wrong. Each function here begins with the condition that
 * bundlers replace, so that they leave out what is after it in production.
 */
export function warnWrong(
  component: string,
  prop: string,
  kind: keyof typeof KINDS,
  value: unknown,
): void {
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  const [expected, isRight] = KINDS[kind];
  if (value === undefined || value === null || value === '' || isRight(value)) return;
  const given = JSON.stringify(value) ?? String(value);
  const message = `${component}: ${prop} is ${given}, but must be ${expected}.`;
  if (warned.has(message)) return;
  warned.add(message);
  warn(message);
}

/** The same for all data of a chart. */
export function warnWrongChart(component: string, data: KundliChartData): void {
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  warnWrong(component, 'data.ascendantSign', 'sign', data.ascendantSign);
  warnWrong(component, 'data.ascendantDegree', 'degree', data.ascendantDegree);
  for (const [index, { graha, sign, degree }] of data.placements.entries()) {
    warnWrong(component, `data.placements[${index}].graha`, 'graha', graha);
    warnWrong(component, `data.placements[${index}].sign`, 'sign', sign);
    warnWrong(component, `data.placements[${index}].degree`, 'degree', degree);
  }
}

/** The same for periods and the instant that is marked among them. */
export function warnWrongPeriods(
  component: string,
  periods: readonly { graha?: unknown; start?: unknown; end?: unknown }[],
  instants: Readonly<Record<string, unknown>>,
): void {
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  for (const [prop, value] of Object.entries(instants))
    warnWrong(component, prop, 'instant', value);
  for (const [index, { graha, start, end }] of periods.entries()) {
    warnWrong(component, `periods[${index}].graha`, 'graha', graha);
    warnWrong(component, `periods[${index}].start`, 'instant', start);
    warnWrong(component, `periods[${index}].end`, 'instant', end);
  }
}
