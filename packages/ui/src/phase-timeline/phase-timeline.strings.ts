import type { KitStrings } from '../i18n/index.ts';

export const phaseTimelineStrings: KitStrings<{
  nowAge: (age: number) => string;
  period: (name: string, from: string, to: string) => string;
  running: string;
  age: string;
}> = {
  component: 'PhaseTimeline',
  en: {
    nowAge: (age) => `Now, age ${age}`,
    period: (name, from, to) => `${name}, ${from} to ${to}`,
    running: 'running now',
    age: 'Age in years',
  },
};
