// In a file without the colours and drawings, so that a page that lists the themes does not load them.
import type { ThemeCard } from '../theme-types.ts';

export const cosmicDepthsCard: ThemeCard = {
  id: 'cosmic-depths',
  name: { en: 'Cosmic Depths', hi: 'ब्रह्मांड की गहराई' },
  description: {
    en: 'Lapis night, brass instruments and a sindoor dawn.',
    hi: 'लाजवर्दी रात, पीतल के यंत्र और सिंदूरी भोर।',
  },
  icon: 'gnomon',
  scheme: 'dark',
  dynamic: false,
  colors: {
    primary: '#E3B45C',
    secondary: '#A3BBD9',
    background: '#0F1A2B',
    text: '#F5EDDE',
    accent: '#F2967A',
  },
};

export const mysticOracleCard: ThemeCard = {
  id: 'mystic-oracle',
  name: { en: 'Mystic Oracle', hi: 'रहस्यमय वाणी' },
  description: {
    en: 'A lamp in a jamun-dark room: rose copper and verdigris.',
    hi: 'जामुनी अँधेरे कमरे में एक दीया: गुलाबी ताँबा और हरी पड़ी धातु।',
  },
  icon: 'diya',
  scheme: 'dark',
  dynamic: false,
  colors: {
    primary: '#F2B3A2',
    secondary: '#CDB0CB',
    background: '#261425',
    text: '#F8EAE6',
    accent: '#8AD1BF',
  },
};

export const celestialLightCard: ThemeCard = {
  id: 'celestial-light',
  name: { en: 'Celestial Light', hi: 'दिव्य प्रकाश' },
  description: {
    en: 'Palm-leaf and indigo ink, ruled in vermilion.',
    hi: 'ताड़पत्र और नील की स्याही, सिंदूरी रेखाओं के साथ।',
  },
  icon: 'folio',
  scheme: 'light',
  dynamic: false,
  colors: {
    primary: '#23417C',
    secondary: '#6B480A',
    background: '#F5E7C4',
    text: '#1B2233',
    accent: '#9C3013',
  },
};

export const zodiacJourneyCard: ThemeCard = {
  id: 'zodiac-journey',
  name: { en: 'Zodiac Journey', hi: 'राशि यात्रा' },
  description: {
    en: 'Gulabi plaster walls, madder ink and a row of twelve arches.',
    hi: 'गुलाबी पलस्तर की दीवारें, मजीठ की स्याही और बारह मेहराबों की क़तार।',
  },
  icon: 'arch',
  scheme: 'light',
  dynamic: false,
  colors: {
    primary: '#8A2216',
    secondary: '#5F430C',
    background: '#F0CDB9',
    text: '#34120C',
    accent: '#0B515B',
  },
};

export const planetaryInfluenceCard: ThemeCard = {
  id: 'planetary-influence',
  name: { en: 'Planetary Influence', hi: 'ग्रह प्रभाव' },
  description: {
    en: 'Chalk white, coloured by the lord of the weekday.',
    hi: 'खड़िया-सी सफ़ेदी, जिसे वार का स्वामी अपना रंग देता है।',
  },
  icon: 'circle-in-square',
  scheme: 'light',
  dynamic: true,
  colors: {
    primary: '#41519A',
    secondary: '#565A61',
    background: '#F6F6F3',
    text: '#191B1E',
    accent: '#7E4A12',
  },
};

export const lunarCyclesCard: ThemeCard = {
  id: 'lunar-cycles',
  name: { en: 'Lunar Cycles', hi: 'चंद्र कलाएँ' },
  description: {
    en: 'Pearl and slate; the ground brightens as the moon fills.',
    hi: 'मोती और स्लेट; चंद्रमा भरता है तो धरातल उजला होता जाता है।',
  },
  icon: 'gibbous-moon',
  scheme: 'light',
  dynamic: true,
  colors: {
    primary: '#1F3A57',
    secondary: '#45515F',
    background: '#D3DCE4',
    text: '#132030',
    accent: '#7A3E0A',
  },
};

export const stargazerCard: ThemeCard = {
  id: 'stargazer',
  name: { en: 'Stargazer', hi: 'तारा दर्शक' },
  description: {
    en: 'Near-black for night and OLED: ice blue with an observer’s red lamp.',
    hi: 'रात के लिए लगभग काला: बर्फ़-सा नीला और प्रेक्षक का लाल दीप।',
  },
  icon: 'three-stars',
  scheme: 'dark',
  dynamic: false,
  colors: {
    primary: '#94D2FF',
    secondary: '#AFBAC5',
    background: '#05070A',
    text: '#F1F5F8',
    accent: '#FF948A',
  },
};

export const sacredGeometryCard: ThemeCard = {
  id: 'sacred-geometry',
  name: { en: 'Sacred Geometry', hi: 'पवित्र ज्यामिति' },
  description: { en: 'White kolam on a geru-red floor.', hi: 'गेरुए लाल फ़र्श पर सफ़ेद कोलम।' },
  icon: 'kolam',
  scheme: 'dark',
  dynamic: false,
  colors: {
    primary: '#FBE7C4',
    secondary: '#F3C79A',
    background: '#5A2015',
    text: '#FDF5E8',
    accent: '#F8CB55',
  },
};

export const elementalBalanceCard: ThemeCard = {
  id: 'elemental-balance',
  name: { en: 'Elemental Balance', hi: 'तत्त्व संतुलन' },
  description: {
    en: 'Deep leaf, young-mango green and river water.',
    hi: 'गहरी पत्ती, कच्चे आम की हरियाली और नदी का जल।',
  },
  icon: 'triangle-over-crescent',
  scheme: 'dark',
  dynamic: false,
  colors: {
    primary: '#BFDB7E',
    secondary: '#9CCBC8',
    background: '#10261D',
    text: '#F2F0E1',
    accent: '#F4AC6A',
  },
};

export const cosmicHarmonyCard: ThemeCard = {
  id: 'cosmic-harmony',
  name: { en: 'Cosmic Harmony', hi: 'ब्रह्मांडीय सामंजस्य' },
  description: {
    en: 'Celadon glaze with peacock teal and rani pink.',
    hi: 'सेलाडन की आभा के साथ मोरपंखी हरा और रानी गुलाबी।',
  },
  icon: 'peacock-eye',
  scheme: 'light',
  dynamic: false,
  colors: {
    primary: '#0A5654',
    secondary: '#54467F',
    background: '#CDE9DB',
    text: '#0D2927',
    accent: '#9C1756',
  },
};
