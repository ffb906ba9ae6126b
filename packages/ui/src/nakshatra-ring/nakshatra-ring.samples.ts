import type { GrahaLongitude } from './nakshatra-ring.logic.ts';

/** Sample content: nine grahas, three of them close together. */
export const sampleSky: GrahaLongitude[] = [
  { graha: 'sun', longitude: 117.2 },
  { graha: 'moon', longitude: 204.6 },
  { graha: 'mars', longitude: 64.4 },
  { graha: 'mercury', longitude: 118.3 },
  { graha: 'jupiter', longitude: 193.6 },
  { graha: 'venus', longitude: 162.9 },
  { graha: 'saturn', longitude: 316.6 },
  { graha: 'rahu', longitude: 205.4 },
  { graha: 'ketu', longitude: 25.4 },
];
