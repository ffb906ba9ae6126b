import { kitStrings, type KitStrings } from '../i18n/strings.ts';

export const periodsTableStrings: KitStrings<{
  running: string;
  start: string;
  end: string;
  moment: (date: string, time: string) => string;
}> = kitStrings(
  'PeriodsTable',
  {
    running: 'Running now',
    start: 'Starts',
    end: 'Ends',
    moment: (date, time) => `${date}, ${time}`,
  },
  'astrology',
);
