import type { TransitTexts } from './transits.types.ts';

/** Transits over a birth chart, in English. */
export const transitsEn: TransitTexts = {
  met: {
    obstructed: 'For now {by} in your {house} house may hold this back (vedha).',
    relieved: 'For now {by} in your {house} house may make this easier (vipareeta vedha).',
  },
};
