import { hi as kit } from '@jyoti/ui/messages-hi';
import type { Names, OtherClock } from './names.en.ts';
import { terms, termsOfKind, type TermKind } from './terms.hi.ts';

const grahas: Readonly<Record<string, string>> = {
  Ascendant: 'लग्न',
  Sun: 'सूर्य',
  Moon: 'चंद्र',
  Mars: 'मंगल',
  Mercury: 'बुध',
  Jupiter: 'गुरु',
  Venus: 'शुक्र',
  Saturn: 'शनि',
  Rahu: 'राहु',
  Ketu: 'केतु',
  Uranus: 'यूरेनस',
};

const clocks: Readonly<Record<OtherClock, string>> = {
  bengal_advance: 'एक घंटा आगे का समय',
  bombay: 'बंबई समय',
  calcutta: 'कलकत्ता समय',
  goa: 'पुर्तगाली भारत का समय',
  railway: 'रेल का समय',
};

const abbreviations: Readonly<Record<string, string>> = {
  As: 'ल',
  Su: 'सू',
  Mo: 'चं',
  Ma: 'मं',
  Me: 'बु',
  Ju: 'गु',
  Ve: 'शु',
  Sa: 'श',
  Ra: 'रा',
  Ke: 'के',
};

const signs: Readonly<Record<string, string>> = {
  Aries: 'मेष',
  Taurus: 'वृषभ',
  Gemini: 'मिथुन',
  Cancer: 'कर्क',
  Leo: 'सिंह',
  Virgo: 'कन्या',
  Libra: 'तुला',
  Scorpio: 'वृश्चिक',
  Sagittarius: 'धनु',
  Capricorn: 'मकर',
  Aquarius: 'कुंभ',
  Pisces: 'मीन',
};

const strengths: Readonly<Record<string, string>> = {
  Exalted: 'उच्च',
  'Own sign': 'स्वराशि',
  Friendly: 'मित्र राशि',
  Neutral: 'सम राशि',
  Enemy: 'शत्रु राशि',
  Debilitated: 'नीच',
};

const yoginis: Readonly<Record<string, string>> = {
  Mangala: 'मंगला',
  Pingala: 'पिंगला',
  Dhanya: 'धान्या',
  Bhramari: 'भ्रामरी',
  Bhadrika: 'भद्रिका',
  Ulka: 'उल्का',
  Siddha: 'सिद्धा',
  Sankata: 'संकटा',
};

const sign = (name: string) => signs[name] ?? name;

const everyName = { ...signs, ...grahas, ...terms };

function term(name: string, kind?: TermKind): string {
  const ofKind = kind ? termsOfKind[kind] : {};
  return ofKind[name] ?? everyName[name] ?? name;
}

/** Names that the API returns in English in every language, and formats of dates and places: in Hindi. */
export const hi: Names = {
  language: 'hi',
  times: kit.TimeSpan,
  graha: (name) => grahas[name] ?? name,
  abbreviation: (name) => abbreviations[name] ?? name,
  sign,
  sanskritSign: sign,
  signWithSanskrit: sign,
  strength: (label) => strengths[label] ?? label,
  term,
  tithi: (name) =>
    name
      .split(' ')
      .map((part) => term(part))
      .join(' '),
  yogini: (name) => yoginis[name] ?? name,
  syllable: (latin, devanagari) => devanagari ?? latin,
  letters: (latin, devanagari) => {
    const initials = new Set(devanagari.map((syllable) => /^.\u093c?/u.exec(syllable)?.[0] ?? ''));
    return initials.size > 0 ? [...initials] : latin;
  },
  sides: { north: 'उ.', south: 'द.', east: 'पू.', west: 'प.' },
  localMeanTime: 'स्थानीय मध्य समय',
  meanTimeOf: (city) => `${city} का मध्य समय`,
  givenOffset: 'स्वयं दिया गया अंतर',
  clockOffer: (id, offset) => `${clocks[id]} लें (${offset})`,
  dateOffer: (date) => `तारीख़ पुराने कैलेंडर की है: ${date} लें`,
};
