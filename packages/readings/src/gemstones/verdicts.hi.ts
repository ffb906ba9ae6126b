import { openingHi } from '../opening.hi.ts';
import type { VerdictTexts } from './verdicts.en.ts';

export const verdictsHi: VerdictTexts = {
  ofGraha: '{gem}, {graha} का रत्न',
  verdicts: {
    advised: 'इस कुंडली के लिए उपयुक्त',
    not_named: 'इस कुंडली के तीन रत्नों में नहीं',
    not_advised: 'इस कुंडली में धारण न करें',
  },
  gems: {
    ruby: 'माणिक्य',
    pearl: 'मोती',
    red_coral: 'मूँगा',
    emerald: 'पन्ना',
    yellow_sapphire: 'पुखराज',
    diamond: 'हीरा',
    blue_sapphire: 'नीलम',
    hessonite: 'गोमेद',
    cats_eye: 'लहसुनिया',
  },
  grahas: openingHi.lords,
};
