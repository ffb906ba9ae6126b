import type { Language } from '@jyoti/contract';
import type { KitMessages } from '@jyoti/ui/i18n';
import { all } from '@jyoti/ui/messages-all';

/** Empty in a build for the browser, where the components have the words of the language of the build. */
const byLanguage: Partial<Record<Language, KitMessages>> = all;

/** The kit's words. */
export const kitMessages = (language: Language): KitMessages => byLanguage[language] ?? {};
