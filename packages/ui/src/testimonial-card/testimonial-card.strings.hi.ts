import type { MessagesOf } from '../i18n/index.ts';
import type { testimonialCardStrings } from './testimonial-card.strings.ts';

export const testimonialCardHi: MessagesOf<typeof testimonialCardStrings> = {
  verified: 'सत्यापित',
  quoted: (quote) => `“${quote}”`,
};
