import type { KitStrings } from '../i18n/index.ts';
import type { MuhurtaKind } from './muhurta-clock.logic.ts';

export interface MuhurtaClockMessages {
  names: Record<MuhurtaKind, string>;
  day: string;
  night: string;
  now: string;
  /** "Auspicious now: Abhijit Muhurta" */
  running: (quality: string, name: string) => string;
  /** The next one, if none is running: "Next: Rahu Kaal". */
  next: (name: string) => string;
  none: string;
}

export const muhurtaClockStrings: KitStrings<MuhurtaClockMessages> = {
  component: 'MuhurtaClock',
  en: {
    names: {
      brahma_muhurta: 'Brahma Muhurta',
      abhijit: 'Abhijit Muhurta',
      amrit_kaal: 'Amrit Kaal',
      rahu_kaal: 'Rahu Kaal',
      yamaganda: 'Yamaganda',
      gulika: 'Gulika Kaal',
      dur_muhurta: 'Dur Muhurta',
      varjyam: 'Varjyam',
    },
    day: 'Day',
    night: 'Night',
    now: 'Now',
    running: (quality, name) => `${quality} now: ${name}`,
    next: (name) => `Next: ${name}`,
    none: 'No times are marked on this day.',
  },
};
