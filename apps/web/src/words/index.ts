import { useLanguage } from '@jyoti/ui/i18n';
import { en, type Words } from './en.ts';

const catalogues: Partial<Record<string, Words>> = { en };

/** The site's sentences in the language in force; English where a language has no catalogue yet. */
export function useWords(): Words {
  return catalogues[useLanguage()] ?? en;
}
