import type { Glossary } from '@jyoti/ui/term-tip';

/** Terms of the tab More for astrologers, besides those of the report. */
export const en = {
  chalit: {
    name: 'Bhava chalit',
    hindi: 'भाव चलित',
    text: 'A chart whose houses are measured from the exact degree of the ascendant instead of being whole signs.',
  },
  aspect: {
    name: 'Drishti (aspect)',
    hindi: 'दृष्टि',
    text: 'The influence of a graha on the houses it faces. All face the seventh from themselves; Mars, Jupiter and Saturn two more.',
  },
  friendship: {
    name: 'Maitri',
    hindi: 'मैत्री',
    text: 'Some grahas are friends by nature. Where they are in the chart makes them friends or enemies for this chart, and both together give five grades.',
  },
  virupa: {
    name: 'Virupa',
    hindi: 'विरूप',
    text: 'The unit of strength, also called shashtiamsa. Sixty make one rupa.',
  },
  shadbala: {
    name: 'Shadbala',
    hindi: 'षड्बल',
    text: 'Six strengths of a graha: by place, direction, time, motion, nature and aspects.',
  },
  karaka: {
    name: 'Chara karaka',
    hindi: 'चर कारक',
    text: 'The grahas ranked by how far they are through their signs. The first one signifies the self, the last one the partner.',
  },
  arudha: {
    name: 'Arudha pada',
    hindi: 'आरूढ़ पद',
    text: 'As far beyond its lord as the lord is from the house: how the matters of that house appear to others.',
  },
  yoga: {
    name: 'Yoga',
    hindi: 'योग',
    text: 'A named combination of grahas and houses. The yoga of the panchang is a different thing with the same name.',
  },
} satisfies Glossary;
