import type { SkyOfPlace } from './index.ts';

/** Sample content: a dawn with six grahas above the horizon. */
export const sampleSky: SkyOfPlace = {
  ascendant: 200,
  grahas: [
    { graha: 'sun', longitude: 218 },
    { graha: 'moon', longitude: 36 },
    { graha: 'mars', longitude: 125 },
    { graha: 'mercury', longitude: 199 },
    { graha: 'jupiter', longitude: 122 },
    { graha: 'venus', longitude: 181 },
    { graha: 'saturn', longitude: 344 },
    { graha: 'rahu', longitude: 301 },
    { graha: 'ketu', longitude: 121 },
  ],
};
