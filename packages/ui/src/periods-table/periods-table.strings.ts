import type { KitStrings } from '../i18n/index.ts';

export const periodsTableStrings: KitStrings<{
  running: string;
  start: string;
  end: string;
  moment: (date: string, time: string) => string;
}> = {
  component: 'PeriodsTable',
  en: {
    running: 'Running now',
    start: 'Starts',
    end: 'Ends',
    moment: (date, time) => `${date}, ${time}`,
  },
};
