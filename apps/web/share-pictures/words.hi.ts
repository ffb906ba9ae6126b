import type { PictureWords } from './pictures.ts';

const signs = ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'];

export const hi: PictureWords = {
  site: {
    title: 'आपके समय और स्थान की सटीक गणना',
    line: 'कुंडली, मिलान, पंचांग, राशिफल',
  },
  guides: { title: 'मार्गदर्शिकाएँ', line: 'कुंडली, दशा और पंचांग, सरल भाषा में' },
  horoscopes: { title: 'राशिफल', line: 'आकाश में क्या बदल रहा है, और परंपरा उसके बारे में क्या कहती है' },
  moonPhases: { title: 'चंद्र कलाएँ', line: 'अमावस्या से अमावस्या तक तीस तिथियाँ' },
  signs: signs.map((sign) => ({ title: sign, line: 'राशि' })),
};
