import type { ToggleOption } from './index.ts';

/** The length of time that a horoscope covers. */
export const periods: readonly ToggleOption[] = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];

/** What a chart shows besides. */
export const marks: readonly ToggleOption[] = [
  { value: 'degrees', label: 'Degrees' },
  { value: 'aspects', label: 'Aspects' },
  { value: 'retrograde', label: 'Retrograde marks' },
];
