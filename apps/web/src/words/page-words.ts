import { useLanguage } from '@jyoti/ui/i18n';

/**
 * A page's own sentences, which load with the page. Another language is one more file in the page's folder and one more
 * entry here; English stands in where a language has none yet.
 */
export function pageWords<Words>(catalogues: { en: Words } & Partial<Record<string, Words>>) {
  return (): Words => {
    const language = useLanguage();
    return catalogues[language] ?? catalogues.en;
  };
}
