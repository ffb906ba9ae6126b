import type { MessagesOf } from '../i18n/index.ts';
import { hindiOrdinals, type tithiArcStrings } from './tithi-arc.strings.ts';

/** A feminine ordinal: "छठी", "16वीं". */
const nth = (number: number) => hindiOrdinals[number - 1] ?? `${number}वीं`;

export const tithiArcHi: MessagesOf<typeof tithiArcStrings> = {
  tithis: [
    'प्रतिपदा',
    'द्वितीया',
    'तृतीया',
    'चतुर्थी',
    'पंचमी',
    'षष्ठी',
    'सप्तमी',
    'अष्टमी',
    'नवमी',
    'दशमी',
    'एकादशी',
    'द्वादशी',
    'त्रयोदशी',
    'चतुर्दशी',
  ],
  purnima: 'पूर्णिमा',
  amavasya: 'अमावस्या',
  shukla: 'शुक्ल',
  krishna: 'कृष्ण',
  shuklaPaksha: 'शुक्ल पक्ष',
  krishnaPaksha: 'कृष्ण पक्ष',
  gone: (percent) => `${percent}% बीती`,
  describe: (name, number, percent) =>
    `${name}, 30 में से ${nth(number)} तिथि, ${percent}% बीती। आगे की तालिका में तीसों तिथियाँ हैं।`,
  number: 'क्रम',
  tithi: 'तिथि',
  paksha: 'पक्ष',
  elongation: 'सूर्य से चंद्र',
  running: 'चल रही है',
  legend:
    'एक अमावस्या से अगली अमावस्या तक हर ख़ाना एक तिथि है (चंद्र सूर्य से 12° आगे बढ़ता है)। किनारा वहाँ तक भरा है जहाँ चंद्र अभी है।',
};
