import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const dashaTimelineStrings: KitStrings<{
  now: string;
  nowAge: (age: number) => string;
  period: (name: string, from: string, to: string) => string;
  running: string;
}> = kitStrings(
  'DashaTimeline',
  {
    now: 'Now',
    nowAge: (age) => `Now, age ${age}`,
    period: (name, from, to) => `${name}, ${from} to ${to}`,
    running: 'running now',
  },
  'astrology',
);
