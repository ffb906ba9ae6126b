import type { MessagesOf } from '../i18n/index.ts';
import type { papaBarsStrings } from './papa-bars.strings.ts';

export const papaBarsHi: MessagesOf<typeof papaBarsStrings> = {
  label: 'पापसाम्य',
  graha: 'ग्रह',
  total: 'योग',
  points: (points) => `${points} अंक`,
  bands: { low: 'कम', some: 'कुछ', raised: 'बढ़ा हुआ', high: 'अधिक' },
  scale:
    'पट्टियाँ हर ग्रह को लग्न, चंद्र और शुक्र से तौलती हैं: मान 25 तक, 5, 10 और 15 पर चिह्न। योग का मान 200 तक है।',
  pointsMeaning: 'अंक सीधी गिनती हैं: लग्न से 1, चंद्र से ½, शुक्र से ¼। मिलान इन्हीं से तय होता है।',
};
