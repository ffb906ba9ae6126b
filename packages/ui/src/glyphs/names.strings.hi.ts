import type { MessagesOf } from '../i18n/index.ts';
import type {
  grahaNames,
  grahaAbbreviations,
  rashiNames,
  sanskritSignNames,
  elementNames,
  nakshatraNames,
} from './names.strings.ts';

export const grahaNamesHi: MessagesOf<typeof grahaNames> = {
  sun: 'सूर्य',
  moon: 'चंद्र',
  mars: 'मंगल',
  mercury: 'बुध',
  jupiter: 'गुरु',
  venus: 'शुक्र',
  saturn: 'शनि',
  rahu: 'राहु',
  ketu: 'केतु',
};

export const grahaAbbreviationsHi: MessagesOf<typeof grahaAbbreviations> = {
  sun: 'सू',
  moon: 'चं',
  mars: 'मं',
  mercury: 'बु',
  jupiter: 'गु',
  venus: 'शु',
  saturn: 'श',
  rahu: 'रा',
  ketu: 'के',
};

export const rashiNamesHi: MessagesOf<typeof rashiNames> = [
  'मेष',
  'वृषभ',
  'मिथुन',
  'कर्क',
  'सिंह',
  'कन्या',
  'तुला',
  'वृश्चिक',
  'धनु',
  'मकर',
  'कुंभ',
  'मीन',
];

export const sanskritSignNamesHi: MessagesOf<typeof sanskritSignNames> = [];

export const elementNamesHi: MessagesOf<typeof elementNames> = {
  fire: 'अग्नि',
  earth: 'पृथ्वी',
  air: 'वायु',
  water: 'जल',
};

export const nakshatraNamesHi: MessagesOf<typeof nakshatraNames> = [
  'अश्विनी',
  'भरणी',
  'कृत्तिका',
  'रोहिणी',
  'मृगशिरा',
  'आर्द्रा',
  'पुनर्वसु',
  'पुष्य',
  'आश्लेषा',
  'मघा',
  'पूर्वा फाल्गुनी',
  'उत्तरा फाल्गुनी',
  'हस्त',
  'चित्रा',
  'स्वाति',
  'विशाखा',
  'अनुराधा',
  'ज्येष्ठा',
  'मूल',
  'पूर्वाषाढ़ा',
  'उत्तराषाढ़ा',
  'श्रवण',
  'धनिष्ठा',
  'शतभिषा',
  'पूर्वा भाद्रपद',
  'उत्तरा भाद्रपद',
  'रेवती',
];
