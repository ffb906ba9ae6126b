import type { MessagesOf } from '../i18n/index.ts';
import type { tithiArcStrings } from './tithi-arc.strings.ts';

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
    `${name}, 30 में से ${number}वीं तिथि, ${percent}% बीती। आगे की तालिका में तीसों तिथियाँ हैं।`,
  number: 'क्रम',
  tithi: 'तिथि',
  paksha: 'पक्ष',
  elongation: 'सूर्य से चंद्र',
  running: 'चल रही है',
  legend:
    'बाईं ओर अमावस्या से पूर्णिमा होकर अगली अमावस्या तक: हर खाना एक तिथि, सूर्य से चंद्र की 12° की बढ़त। किनारा वहाँ तक भरा है जहाँ तक चंद्र आया है।',
};
