import type { MessagesOf } from '../i18n/index.ts';
import type { locationButtonStrings } from './location-button.strings.ts';

export const locationButtonHi: MessagesOf<typeof locationButtonStrings> = {
  locate: 'मेरा वर्तमान स्थान लें',
  locating: 'आपका स्थान खोज रहे हैं...',
  located: 'अक्षांश और देशांतर आपके वर्तमान स्थान के हैं।',
  unsupported: 'आपका ब्राउज़र स्थान नहीं बता सकता। कृपया निर्देशांक स्वयं लिखें।',
  unlocated: 'आपका वर्तमान स्थान नहीं मिल सका। कृपया स्वयं लिखें।',
};
