import type { MessagesOf } from '../i18n/index.ts';
import type { articleCardStrings } from './article-card.strings.ts';

export const articleCardHi: MessagesOf<typeof articleCardStrings> = {
  video: 'वीडियो',
  length: (duration) => `अवधि ${duration}`,
};
