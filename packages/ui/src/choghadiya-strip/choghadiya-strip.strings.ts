import { kitStrings, type KitStrings } from '../i18n/strings.ts';
import type { ChoghadiyaName, ChoghadiyaQuality } from './choghadiya-strip.logic.ts';

export interface ChoghadiyaMessages {
  names: Record<ChoghadiyaName, string>;
  qualities: Record<ChoghadiyaQuality, string>;
  day: string;
  night: string;
  now: string;
  /** "Auspicious now: Labh" */
  running: (quality: string, name: string) => string;
  /** A line of the legend: "Auspicious: Amrit, Shubh, Labh". */
  legend: (quality: string, names: string) => string;
  time: string;
  muhurat: string;
  type: string;
}

export const choghadiyaStrings: KitStrings<ChoghadiyaMessages> = kitStrings(
  'ChoghadiyaStrip',
  {
    names: {
      udveg: 'Udveg',
      chal: 'Chal',
      labh: 'Labh',
      amrit: 'Amrit',
      kaal: 'Kaal',
      shubh: 'Shubh',
      rog: 'Rog',
    },
    qualities: { auspicious: 'Auspicious', good: 'Good', inauspicious: 'Inauspicious' },
    day: 'Day',
    night: 'Night',
    now: 'Now',
    running: (quality, name) => `${quality} now: ${name}`,
    legend: (quality, names) => `${quality}: ${names}`,
    time: 'Time',
    muhurat: 'Muhurat',
    type: 'Type',
  },
  'astrology',
);
