import type { MessagesOf } from '../i18n/index.ts';
import type { nakshatraRingStrings } from './nakshatra-ring.strings.ts';

export const nakshatraRingHi: MessagesOf<typeof nakshatraRingStrings> = {
  number: 'क्रम',
  nakshatra: 'नक्षत्र',
  grahas: 'ग्रह',
  nobody: 'कोई नहीं',
  pada: (pada) => `चरण ${pada}`,
  describe: (moon) => `${moon ? `चंद्र ${moon} में। ` : ''}आगे की तालिका में सत्ताईस नक्षत्र हैं।`,
  legend: '1 से 27: अश्विनी से आगे के नक्षत्र, अपने तारों के साथ। बाहर के चिह्न: चरण, हर नक्षत्र में चार।',
};
