import { kitStrings, type KitStrings } from '../i18n/strings.ts';

interface SearchFieldMessages {
  clear: (label: string) => string;
  results: (count: number) => string;
}

export const searchFieldStrings: KitStrings<SearchFieldMessages> = kitStrings(
  'SearchField',
  {
    clear: (label) => `Clear: ${label}`,
    results: (count) => {
      if (count === 0) return 'No results';
      return count === 1 ? '1 result' : `${count} results`;
    },
  },
  'forms',
);
