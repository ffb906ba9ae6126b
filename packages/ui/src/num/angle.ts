import type { CompleteKitMessages } from '../i18n/index.ts';
import { writtenNumber, type NumberingSystem } from '../shared/format/written-number.ts';

/** Precision of an angle. */
export type AnglePrecision = 'degree' | 'minute' | 'second';

export interface AngleOptions {
  /** Rounded to the nearest of these. @default "second" */
  precision?: AnglePrecision;
  /**
   * An angle that is less than this is not rounded up to it: with 30, a degree in a sign stays in its sign (29.9999 is
   * 29°59′59″).
   */
  below?: number;
  /** @default "latn" */
  numberingSystem?: NumberingSystem;
}

const PER_DEGREE = { degree: 1, minute: 60, second: 3600 } as const;

/** Sign, degrees, and minutes and seconds as the precision requires. */
function partsOf(value: number, { precision = 'second', below }: AngleOptions) {
  const unit = PER_DEGREE[precision];
  const nearest = Math.round(Math.abs(value) * unit);
  const whole =
    below !== undefined && Math.abs(value) < below ? Math.min(nearest, below * unit - 1) : nearest;
  const seconds = whole * (3600 / unit);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return {
    isNegative: value < 0 && whole > 0,
    parts: parts.slice(0, { degree: 1, minute: 2, second: 3 }[precision]),
  };
}

const UNITS = ['degree', 'minute', 'second'] as const;

const MARKS = ['°', '′', '″'];

/**
 * An angle in degrees, minutes and seconds of arc: 23.2347 → `23°14′05″`.
 *
 * @param value degrees
 */
export function angleText(value: number, options: AngleOptions = {}): string {
  const { isNegative, parts } = partsOf(value, options);
  const { numberingSystem } = options;
  const figures = parts.map((part, index) => {
    const figure = writtenNumber(part, { numberingSystem });
    const zero = writtenNumber(0, { numberingSystem });
    return `${index === 0 ? figure : figure.padStart(2, zero)}${MARKS[index]}`;
  });
  return `${isNegative ? '−' : ''}${figures.join('')}`;
}

/**
 * A degree inside a sign, which never rounds up into the next sign: to the nearest minute (7.7323 → 7°44′), or the whole
 * degrees of that, so that a chart and a table do not disagree (14.9952 is 15°00′ and 15).
 *
 * @param degree 0 up to 30
 */
export const degreeInSign = (degree: number): string =>
  angleText(degree, { precision: 'minute', below: 30 });

/** The whole degrees of `degreeInSign`. @param degree 0 up to 30 */
export const wholeDegreeInSign = (degree: number): number =>
  partsOf(degree, { precision: 'minute', below: 30 }).parts[0] ?? 0;

/**
 * The same in words, as it is read aloud: "23 degrees 14 minutes 5 seconds". Trailing zeros are omitted.
 *
 * @param value degrees
 * @param strings `numStrings.words`, or those of another language
 */
export function angleWords(
  value: number,
  strings: CompleteKitMessages['Num'],
  options: AngleOptions = {},
): string {
  const { isNegative, parts } = partsOf(value, options);
  const last = parts.findLastIndex((part) => part > 0);
  const labels = parts
    .slice(0, Math.max(last, 0) + 1)
    .map((count, index) => strings.angle[UNITS[index] ?? 'degree']({ count }));
  return [isNegative && strings.minus, ...labels].filter(Boolean).join(' ');
}
