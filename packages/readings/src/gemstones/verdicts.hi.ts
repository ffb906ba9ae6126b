import { openingHi } from '../opening.hi.ts';
import type { VerdictTexts } from './verdicts.en.ts';

export const verdictsHi: VerdictTexts = {
  ofGraha: '{gem}, {graha} का रत्न',
  verdicts: {
    advised: 'इस कुंडली के लिए उपयुक्त',
    not_named: 'इस कुंडली के तीन रत्नों में नहीं',
    not_advised: 'इस कुंडली में धारण न करें',
  },
  because: '{verdict}: {reason}',
  reasons: {
    dusthana_lord: '{graha} मुख्य रूप से {house} भाव का स्वामी है',
    maraka: '{graha} इस लग्न के लिए मारक गिना जाता है',
    functional_malefic: '{graha} इस लग्न के लिए अशुभ फलदायी गिना जाता है',
    weakened: '{graha} {afflictions} है',
    node_outside_its_dasha: '{graha} की दशा नहीं चल रही',
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
