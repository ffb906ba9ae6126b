import type { KitStrings } from '../i18n/index.ts';

interface SearchFieldMessages {
  clear: (label: string) => string;
  results: (count: number) => string;
}

export const searchFieldStrings: KitStrings<SearchFieldMessages> = {
  component: 'SearchField',
  en: {
    clear: (label) => `Clear: ${label}`,
    results: (count) => {
      if (count === 0) return 'No results';
      return count === 1 ? '1 result' : `${count} results`;
    },
  },
};
