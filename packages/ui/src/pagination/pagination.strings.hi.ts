import type { MessagesOf } from '../i18n/index.ts';
import type { paginationStrings } from './pagination.strings.ts';

export const paginationHi: MessagesOf<typeof paginationStrings> = {
  label: 'पेज',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
  page: (page) => `पेज ${page}`,
  where: (page, pages) => `${pages} में से पेज ${page}`,
  more: 'और दिखाएँ',
  loading: 'लोड हो रहा है…',
  shown: (shown, total) => `${total} में से ${shown} दिखाए गए`,
};
