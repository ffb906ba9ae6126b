import type { KitStrings } from '../i18n/index.ts';

interface CountdownStrings {
  /** Visible short form. */
  endsIn: (days: number, hours: number) => string;
  /** For screen readers, in full words. */
  spoken: (days: number, hours: number) => string;
  ended: string;
}

export const several = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const countdownStrings: KitStrings<CountdownStrings> = {
  component: 'Countdown',
  en: {
    endsIn: (days, hours) => `Ends in: ${days}d:${hours}h`,
    spoken: (days, hours) =>
      days === 0 && hours === 0
        ? 'Ends in less than an hour'
        : `Ends in ${several(days, 'day', 'days')} and ${several(hours, 'hour', 'hours')}`,
    ended: 'Offer ended',
  },
};
