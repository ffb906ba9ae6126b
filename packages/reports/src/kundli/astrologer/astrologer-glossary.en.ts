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
  cusp: {
    name: 'Cusp',
    hindi: 'भाव आरंभ',
    text: 'The exact degree where a house begins.',
  },
  starLord: {
    name: 'Star lord',
    hindi: 'नक्षत्र स्वामी',
    text: 'The planet that owns the nakshatra (star) in which a planet or a cusp is.',
  },
  subLord: {
    name: 'Sub lord',
    hindi: 'उपस्वामी',
    text: 'Each nakshatra is divided among the nine planets by their dasha years; the sub lord owns the part in which a planet or a cusp is. The sub-sub lord owns a part of that part.',
  },
  significator: {
    name: 'Significator',
    hindi: 'कारक',
    text: 'A planet linked to a house: it is in it, owns it, or is in the star of a planet that is or does. In its period, matters of that house tend to come up.',
  },
  rulingPlanets: {
    name: 'Ruling planets',
    hindi: 'शासक ग्रह',
    text: 'The lords of the day, of the ascendant and of the Moon at a moment, each by sign and by star.',
  },
  varshaphal: {
    name: 'Varshaphal',
    hindi: 'वर्षफल',
    text: 'The annual chart: cast for the moment in each year when the Sun is back at its place of your birth. It is read by the rules of Tajika.',
  },
  muntha: {
    name: 'Muntha',
    hindi: 'मुंथा',
    text: 'A point that starts at your ascendant and moves one sign each year. Its house shows what the year tends to be about.',
  },
  yearLord: {
    name: 'Lord of the year (varshesh)',
    hindi: 'वर्षेश',
    text: 'The planet that leads the year. It is chosen from five candidates by strength and by its aspect on the ascendant of the year.',
  },
  panchavargiya: {
    name: 'Panchavargiya bala',
    hindi: 'पंचवर्गीय बल',
    text: 'Strength of a planet in the year chart by five counts: its sign, its distance from debilitation, and three divisions of the sign.',
  },
  ithasala: {
    name: 'Ithasala',
    hindi: 'इत्थशाल',
    text: 'A faster planet comes up to a slower one that it aspects: what the two signify is about to come together.',
  },
  ishrafa: {
    name: 'Ishrafa',
    hindi: 'ईसराफ',
    text: 'A faster planet has just passed a slower one: what the two signify is moving apart.',
  },
  mudda: {
    name: 'Mudda dasha',
    hindi: 'मुद्दा दशा',
    text: 'Vimshottari of one year: nine periods of two to nine weeks from one return of the Sun to the next.',
  },
  ashtottari: {
    name: 'Ashtottari dasha',
    hindi: 'अष्टोत्तरी दशा',
    text: 'Periods of eight planets, 6 to 21 years long and 108 in all, begun by the nakshatra of the Moon.',
  },
  kalachakra: {
    name: 'Kalachakra dasha',
    hindi: 'कालचक्र दशा',
    text: 'Periods of nine signs, 4 to 21 years long, in an order that depends on the quarter of the nakshatra in which the Moon is.',
  },
} satisfies Glossary;
