import { useLanguage } from '@jyoti/ui/i18n';

/**
 * A page's own sentences, which load with the page. Another language is one more file in the page's folder and one more
 * entry here; English stands in where a language has none yet. Outside of components, `of` gives those of a language.
 */
export function pageWords<Words>(catalogues: { en: Words } & Partial<Record<string, Words>>) {
  const of = (language: string): Words => catalogues[language] ?? catalogues.en;
  return Object.assign((): Words => of(useLanguage()), { of });
}
