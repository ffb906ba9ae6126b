import type { Glossary } from '@jyoti/ui/term-tip';

/** The terms of the report, by the id that its sentences use. */
export const en = {
  lagna: {
    name: 'Lagna',
    hindi: 'लग्न',
    text: 'The sign rising in the east at the moment of birth, also called the ascendant. It becomes the first house, so a few minutes of birth time can change it.',
  },
  rashi: {
    name: 'Rashi',
    hindi: 'राशि',
    text: 'One of the twelve signs, thirty degrees each. Said of a person it means the sign of the Moon at birth.',
  },
  graha: {
    name: 'Graha',
    hindi: 'ग्रह',
    text: 'One of the nine that a chart places: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, and the two nodes Rahu and Ketu.',
  },
  house: {
    name: 'Bhava (house)',
    hindi: 'भाव',
    text: 'One of twelve fields of life, counted from the lagna. Here each house is one whole sign.',
  },
  lord: {
    name: 'Lord',
    hindi: 'स्वामी',
    text: 'The graha that owns a sign. Its position shows where in life the matters of that house turn up.',
  },
  nakshatra: {
    name: 'Nakshatra',
    hindi: 'नक्षत्र',
    text: 'One of twenty-seven parts of the zodiac, 13°20′ each. The Moon’s nakshatra at birth decides the first dasha.',
  },
  pada: {
    name: 'Pada',
    hindi: 'चरण',
    text: 'A quarter of a nakshatra, 3°20′. It decides the sign in the navamsa.',
  },
  gana: {
    name: 'Gana',
    hindi: 'गण',
    text: 'One of three temperaments of a nakshatra: Deva, Manushya or Rakshasa. Used in matching; it is no judgement of a person.',
  },
  yoni: {
    name: 'Yoni',
    hindi: 'योनि',
    text: 'The animal that stands for a nakshatra. Used in matching.',
  },
  nadi: {
    name: 'Nadi',
    hindi: 'नाड़ी',
    text: 'One of three groups of nakshatras: Adi, Madhya, Antya. Used in matching.',
  },
  varna: {
    name: 'Varna',
    hindi: 'वर्ण',
    text: 'One of four groups of signs, taken from the Moon’s sign. It is a point of matching tables and says nothing of birth or worth.',
  },
  vasya: {
    name: 'Vashya',
    hindi: 'वश्य',
    text: 'One of five groups of signs by the creatures that picture them. Used in matching.',
  },
  paya: {
    name: 'Paya',
    hindi: 'पाया',
    text: 'Gold, silver, copper or iron, by the house of the Moon counted from the lagna.',
  },
  tatva: {
    name: 'Tatva',
    hindi: 'तत्त्व',
    text: 'The element of the Moon’s sign: fire, earth, air or water.',
  },
  dasha: {
    name: 'Dasha',
    hindi: 'दशा',
    text: 'A period of life ruled by one graha, sign or yogini. Vimshottari, the usual one, gives nine grahas 120 years.',
  },
  mahadasha: {
    name: 'Mahadasha',
    hindi: 'महादशा',
    text: 'The longest of the periods, six to twenty years in Vimshottari.',
  },
  antardasha: {
    name: 'Antardasha',
    hindi: 'अंतर्दशा',
    text: 'One of nine parts of a mahadasha, each as long in proportion as the mahadasha of its lord.',
  },
  paryantardasha: {
    name: 'Pratyantardasha',
    hindi: 'प्रत्यंतर्दशा',
    text: 'One of nine parts of an antardasha: weeks to months.',
  },
  sookshma: {
    name: 'Sookshma dasha',
    hindi: 'सूक्ष्म दशा',
    text: 'One of nine parts of a pratyantardasha: days to weeks.',
  },
  prana: {
    name: 'Prana dasha',
    hindi: 'प्राण दशा',
    text: 'One of nine parts of a sookshma dasha: hours to days. So short that a minute of birth time moves it.',
  },
  balance: {
    name: 'Balance of dasha',
    hindi: 'दशा शेष',
    text: 'What was left of the first period at birth: the Moon had already gone part of the way through its nakshatra.',
  },
  charDasha: {
    name: 'Chara dasha',
    hindi: 'चर दशा',
    text: 'Periods of the twelve signs after Jaimini, here by the rules of K. N. Rao unless you choose others: 1 to 12 years, counted from a sign to its lord.',
  },
  yogini: {
    name: 'Yogini dasha',
    hindi: 'योगिनी दशा',
    text: 'Periods of eight yoginis of 1 to 8 years, 36 years in all, begun by the nakshatra of the Moon.',
  },
  tithi: {
    name: 'Tithi',
    hindi: 'तिथि',
    text: 'A day of the Moon: the time in which it gains twelve degrees on the Sun. Thirty make a month.',
  },
  yoga: {
    name: 'Yoga',
    hindi: 'योग',
    text: 'Of the almanac: one of twenty-seven parts of the sum of the Sun’s and the Moon’s longitudes.',
  },
  karana: {
    name: 'Karana',
    hindi: 'करण',
    text: 'Half a tithi.',
  },
  hora: {
    name: 'Hora',
    hindi: 'होरा',
    text: 'A planetary hour: a twelfth of the day or of the night, given to seven grahas in turn.',
  },
  vara: {
    name: 'Vara',
    hindi: 'वार',
    text: 'The weekday, from one sunrise to the next. A birth after midnight still belongs to the day before.',
  },
  ayanamsa: {
    name: 'Ayanamsa',
    hindi: 'अयनांश',
    text: 'The arc between the zodiac of the seasons and that of the stars. Schools differ by up to a degree or more, which can move a graha into another sign.',
  },
  ghatka: {
    name: 'Ghatak chakra',
    hindi: 'घातक चक्र',
    text: 'Days, stars and signs that almanacs advise against for beginnings, by the Moon’s sign. A custom, not a forecast.',
  },
  ghatkaLagna: {
    name: 'Ghatak lagna',
    hindi: 'घातक लग्न',
    text: 'The rising sign that almanacs avoid for a beginning. They give two: one for what you begin with a person of your own sex, one with a person of the other.',
  },
  avastha: {
    name: 'Avastha',
    hindi: 'अवस्था',
    text: 'The age of a graha by its degree in the sign: Bala (child), Kumara, Yuva (grown), Vriddha, Mrita (spent).',
  },
  maraka: {
    name: 'Maraka',
    hindi: 'मारक',
    text: 'A graha that mainly rules the second or the seventh house from the ascendant. It is a technical word for these two houses and says nothing about how long anybody lives.',
  },
  nature: {
    name: 'Functional nature',
    hindi: 'शुभाशुभ',
    text: 'Whether a graha helps or hinders for this lagna, by the houses that it owns. It is not the same for every chart.',
  },
  retrograde: {
    name: 'Retrograde',
    hindi: 'वक्री',
    text: 'Seen from the Earth it moves backwards for a while; the mean nodes always do. Tradition calls such a graha strong in motion (cheshta bala), but says that its results come late or on a second try. So it is strong and unsettled at once.',
  },
  combust: {
    name: 'Combust',
    hindi: 'अस्त',
    text: 'So near the Sun that it cannot be seen. The distance differs for each graha.',
  },
  node: {
    name: 'Lunar node',
    hindi: 'राहु-केतु',
    text: 'Rahu and Ketu, where the Moon’s path crosses that of the Sun. The mean node moves evenly, the true one swings about it by up to 1.7°.',
  },
  varga: {
    name: 'Varga',
    hindi: 'वर्ग',
    text: 'A divisional chart: each sign is divided, and every part is given to a sign again. D9 divides by nine.',
  },
  navamsa: {
    name: 'Navamsa',
    hindi: 'नवांश',
    text: 'The ninth divisional chart, D9. Read beside the birth chart for marriage and for the strength of each graha.',
  },
  drekkana: {
    name: 'Drekkana',
    hindi: 'द्रेष्काण',
    text: 'The third divisional chart, D3: read for brothers and sisters.',
  },
  trimsamsa: {
    name: 'Trimsamsa',
    hindi: 'त्रिंशांश',
    text: 'The divisional chart D30, of five unequal parts a sign: read for hardship.',
  },
  ashtakvarga: {
    name: 'Ashtakavarga',
    hindi: 'अष्टकवर्ग',
    text: 'A count of support: seven grahas and the lagna each give a bindu to certain signs. The more bindus, the easier things tend to be there.',
  },
  bindu: {
    name: 'Bindu',
    hindi: 'बिंदु',
    text: 'One point that a graha or the lagna gives to a sign, by its distance from it.',
  },
  sarva: {
    name: 'Sarvashtakavarga',
    hindi: 'सर्वाष्टकवर्ग',
    text: 'The bindus of the seven grahas added up: 337 in all, 28 to a sign on average.',
  },
  prastara: {
    name: 'Binnashtakavarga',
    hindi: 'भिन्नाष्टकवर्ग',
    text: 'The bindus of one graha spread out by who gives them.',
  },
  tropical: {
    name: 'Tropical zodiac',
    hindi: 'सायन',
    text: 'Signs measured from the spring equinox, as Western astrology has them: about 24 degrees ahead of the sidereal ones today.',
  },
  placidus: {
    name: 'Placidus houses',
    text: 'Houses of unequal size by the time that a degree takes to rise and to culminate. They do not exist beyond the polar circles.',
  },
  midheaven: {
    name: 'Midheaven',
    hindi: 'दशम लग्न',
    text: 'Where the Sun’s path crosses the meridian in the south at the moment of birth.',
  },
  chiron: {
    name: 'Chiron',
    text: 'A small body between Saturn and Uranus, used by Western astrologers since 1977.',
  },
  sirius: {
    name: 'Sirius',
    hindi: 'लुब्धक',
    text: 'The brightest fixed star. It does not wander, so it has no motion to speak of.',
  },
  strength: {
    name: 'Strength by sign',
    hindi: 'बल',
    text: 'Exalted, Own sign, Friendly, Neutral, Enemy or Debilitated. Friendly, Neutral and Enemy follow compound friendship: how the graha regards the lord of the sign by nature, and how the two are placed to each other in this chart. The same scale is used on every page of this report.',
  },
  gayatri: {
    name: 'Gayatri mantra',
    hindi: 'गायत्री मंत्र',
    text: 'A verse of three lines in the metre gayatri, addressed here to the graha.',
  },
  aspect: {
    name: 'Aspect',
    hindi: 'दृष्टि',
    text: 'The look of a graha at other houses: all at the seventh from themselves; Mars also at the fourth and eighth, Jupiter at the fifth and ninth, Saturn at the third and tenth.',
  },
  mangal: {
    name: 'Mangal dosha',
    hindi: 'मंगल दोष',
    text: 'Mars in the 1st, 2nd, 4th, 7th, 8th or 12th house from the lagna, the Moon or Venus. About nine charts in ten have Mars in one of these places, and most of them have something that cancels it.',
  },
  kaalsarp: {
    name: 'Kaal sarp',
    hindi: 'कालसर्प',
    text: 'All seven grahas on one side of the line from Rahu to Ketu. A modern reading that the old texts do not name.',
  },
  pitra: {
    name: 'Pitra dosha',
    hindi: 'पितृ दोष',
    text: 'The Sun or the ninth house, which stand for father and forefathers, touched by a node. Classical texts do not use this name and lists differ; the rules used here are shown.',
  },
  papasamaya: {
    name: 'Papasamaya',
    hindi: 'पापसाम्य',
    text: 'How heavily four malefics weigh on the houses of marriage. It is meant for comparing two charts.',
  },
  malefic: {
    name: 'Malefic',
    hindi: 'पाप ग्रह',
    text: 'A graha that works by friction: Sun, Mars, Saturn, Rahu and Ketu. It is a technical word; none of them is evil.',
  },
  ramanUnits: {
    name: 'Units of B. V. Raman',
    text: 'A scale for mangal dosha by B. V. Raman: 100 for a debilitated Mars in the 7th or 8th house, 50 for an exalted one, half of it in the 2nd, 4th and 12th.',
  },
  anshik: {
    name: 'Anshik',
    hindi: 'आंशिक',
    text: 'Partial: something of the dosha is left after the cancellations, but too little to matter.',
  },
  vedha: {
    name: 'Vedha',
    hindi: 'वेध',
    text: 'A block: a graha in one house holds back what another gives from its own house. From a difficult house the same makes things easier.',
  },
  sadesati: {
    name: 'Sade Sati',
    hindi: 'साढ़े साती',
    text: 'The seven and a half years in which Saturn goes through the sign before the Moon’s, that sign, and the one after it.',
  },
} satisfies Glossary;

export type GlossaryWords = Readonly<Record<keyof typeof en, Glossary[string]>>;
