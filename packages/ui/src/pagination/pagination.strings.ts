import type { KitStrings } from '../i18n/index.ts';

interface PaginationStrings {
  label: string;
  previous: string;
  next: string;
  /** The name of a link to a page. */
  page: (page: string) => string;
  /** The current position, instead of the row of links. */
  where: (page: string, pages: string) => string;
  more: string;
  loading: string;
  /** Announced when more items were added. */
  shown: (shown: string, total: string) => string;
}

export const paginationStrings: KitStrings<PaginationStrings> = {
  component: 'Pagination',
  en: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    where: (page, pages) => `Page ${page} of ${pages}`,
    more: 'Show more',
    loading: 'Loading…',
    shown: (shown, total) => `Showing ${shown} of ${total}`,
  },
  hi: {
    label: 'पृष्ठ',
    previous: 'पिछला पृष्ठ',
    next: 'अगला पृष्ठ',
    page: (page) => `पृष्ठ ${page}`,
    where: (page, pages) => `${pages} में से पृष्ठ ${page}`,
    more: 'और दिखाएँ',
    loading: 'लोड हो रहा है…',
    shown: (shown, total) => `${total} में से ${shown} दिखाए गए`,
  },
};
