import type { MessagesOf } from '../i18n/index.ts';
import type { skyCaptionStrings } from './sky-scene.strings.ts';

export const skyCaptionHi: MessagesOf<typeof skyCaptionStrings> = {
  over: (place, time) => `${place} का आकाश, ${time} बजे: क्षितिज के ऊपर`,
  and: 'और',
  up: (count) => (count === 1 ? 'है।' : 'हैं।'),
};
