import { loadStrings } from '@jyoti/ui/i18n';
import { pageWords } from './page-words.ts';
import { addWordFiles } from './word-files.ts';
import type { en } from './words.en.ts';

export type { Words } from './words.en.ts';

/** Sentences of the frame: they load with every page. */
export const useWords = pageWords<typeof en>(import.meta.glob('./words.*.ts'));

// The words of the kit's components load with those of the site.
addWordFiles({ load: loadStrings });
