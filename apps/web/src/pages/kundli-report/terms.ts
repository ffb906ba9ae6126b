import { pageWords } from '../../words/page-words.ts';
import { en } from './terms.en.ts';

/** What the terms of the report mean, in the language in force. */
export const useGlossary = pageWords({ en });
