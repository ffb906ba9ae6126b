import type { MessagesOf } from '../i18n/index.ts';
import type { paginationStrings } from './pagination.strings.ts';

export const paginationHi: MessagesOf<typeof paginationStrings> = {
  label: 'पृष्ठ',
  previous: 'पिछला पृष्ठ',
  next: 'अगला पृष्ठ',
  page: (page) => `पृष्ठ ${page}`,
  where: (page, pages) => `${pages} में से पृष्ठ ${page}`,
  more: 'और दिखाएँ',
  loading: 'लोड हो रहा है…',
  shown: (shown, total) => `${total} में से ${shown} दिखाए गए`,
};
