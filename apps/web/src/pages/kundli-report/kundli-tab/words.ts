import { kundliWordsEn } from '@jyoti/reports';
import { pageWords } from '../../../words/page-words.ts';

export const useKundliTabWords = pageWords({ en: kundliWordsEn });
