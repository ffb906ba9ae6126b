import { names } from '@jyoti/reports/format';
import { useMessages } from './use-messages.ts';

/** Names that the API returns in English in every language, and date formats. */
export const useNames = () => useMessages(names);
