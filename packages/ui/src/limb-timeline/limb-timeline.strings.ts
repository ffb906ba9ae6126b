import type { KitStrings } from '../i18n/index.ts';
import type { LimbId } from './limb-timeline.logic.ts';

export const limbNames: KitStrings<Record<LimbId, string>> = {
  component: 'limbNames',
  en: { tithi: 'Tithi', nakshatra: 'Nakshatra', yoga: 'Yoga', karana: 'Karana' },
};

export const limbTimelineStrings: KitStrings<{
  now: (time: string) => string;
  sunrise: string;
  sunset: string;
  nextSunrise: string;
  auspicious: string;
  inauspicious: string;
  sunAndMoon: string;
  begins: (name: string) => string;
  running: string;
  kind: string;
  name: string;
  time: string;
  legend: string;
  zone: (zone: string) => string;
}> = {
  component: 'LimbTimeline',
  en: {
    now: (time) => `Now ${time}`,
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    nextSunrise: 'Next sunrise',
    auspicious: 'Auspicious',
    inauspicious: 'Inauspicious',
    sunAndMoon: 'Sun and Moon',
    begins: (name) => `${name} begins`,
    running: 'running now',
    kind: 'Kind',
    name: 'Name',
    time: 'Time',
    legend:
      'A ticked window is good for beginnings; a hatched one, with a cross, is not. A dashed edge: begins earlier or ends later.',
    zone: (zone) => `Times by the clocks of ${zone}`,
  },
};
