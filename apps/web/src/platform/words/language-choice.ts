import type { Language } from '@jyoti/contract';
import { store } from '../bootstrap/browser-storage.ts';
import { LANGUAGE_KEY } from '../bootstrap/early-language.ts';

/** Stores the chosen language on this device. */
export const chooseLanguage = (language: Language): boolean => store(LANGUAGE_KEY, language);
