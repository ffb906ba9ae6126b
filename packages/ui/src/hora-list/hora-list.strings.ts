import type { KitStrings } from '../i18n/index.ts';

export const horaListStrings: KitStrings<{
  day: string;
  night: string;
  now: string;
  gem: (gem: string) => string;
  running: (lord: string) => string;
}> = {
  component: 'HoraList',
  en: {
    day: 'Day',
    night: 'Night',
    now: 'Now',
    gem: (gem) => `Lucky gem: ${gem}`,
    running: (lord) => `Hora of ${lord} now`,
  },
};
