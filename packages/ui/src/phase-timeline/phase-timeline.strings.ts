import type { KitStrings } from '../i18n/index.ts';

export const phaseTimelineStrings: KitStrings<{
  now: string;
  nowAge: (now: string, age: number) => string;
  period: (name: string, from: string, to: string) => string;
  running: string;
  age: string;
}> = {
  component: 'PhaseTimeline',
  en: {
    now: 'Now',
    nowAge: (now, age) => `${now}, age ${age}`,
    period: (name, from, to) => `${name}, ${from} to ${to}`,
    running: 'running now',
    age: 'Age in years',
  },
};
