import type { SegmentedOption } from './index.ts';

/** The length of time that a horoscope covers. */
export const periods: readonly SegmentedOption[] = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
];

export const hindiPeriods: readonly SegmentedOption[] = [
  { value: 'daily', label: 'दैनिक' },
  { value: 'weekly', label: 'साप्ताहिक' },
  { value: 'monthly', label: 'मासिकराशिफलविश्लेषण' },
  { value: 'yearly', label: 'वार्षिक' },
];
