import type { KitStrings } from '../i18n/index.ts';
import type { ChoghadiyaName, ChoghadiyaQuality } from './choghadiya-strip.logic.ts';

export interface ChoghadiyaMessages {
  names: Record<ChoghadiyaName, string>;
  qualities: Record<ChoghadiyaQuality, string>;
  day: string;
  night: string;
  now: string;
  /** "Choghadiya now: Labh, auspicious" */
  running: (quality: string, name: string) => string;
  /** A good one that is overlapped by an inauspicious period: "Auspicious, but Vaar Vela". */
  spoilt: (quality: string, mark: string) => string;
  /** A line of the legend: "Auspicious: Amrit, Shubh, Labh". */
  legend: (quality: string, names: string) => string;
  time: string;
  muhurat: string;
  type: string;
}

export const choghadiyaStrings: KitStrings<ChoghadiyaMessages> = {
  component: 'ChoghadiyaStrip',
  en: {
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
    running: (quality, name) =>
      `Choghadiya now: ${name}, ${quality.charAt(0).toLowerCase()}${quality.slice(1)}`,
    spoilt: (quality, mark) => `${quality}, but ${mark}`,
    legend: (quality, names) => `${quality}: ${names}`,
    time: 'Time',
    muhurat: 'Muhurat',
    type: 'Type',
  },
};
