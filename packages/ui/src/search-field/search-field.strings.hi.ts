import type { MessagesOf } from '../i18n/index.ts';
import type { searchFieldStrings } from './search-field.strings.ts';

export const searchFieldHi: MessagesOf<typeof searchFieldStrings> = {
  clear: (label) => `साफ़ करें: ${label}`,
  results: (count) => (count === 0 ? 'कोई परिणाम नहीं' : `${count} परिणाम`),
};
