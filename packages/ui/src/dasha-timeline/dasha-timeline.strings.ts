import type { KitStrings } from '../i18n/index.ts';

export const dashaTimelineStrings: KitStrings<{
  now: string;
  nowAge: (age: number) => string;
  period: (name: string, from: string, to: string) => string;
  running: string;
}> = {
  component: 'DashaTimeline',
  en: {
    now: 'Now',
    nowAge: (age) => `Now, age ${age}`,
    period: (name, from, to) => `${name}, ${from} to ${to}`,
    running: 'running now',
  },
};
