import type { Language } from '@jyoti/contract';
import type { Reading } from '@jyoti/readings';

/** Renders readings in one language, and records fallbacks to others. */
export class Telling {
  readonly language: Language;
  readonly #told = new Set<Language>();

  constructor(language: Language) {
    this.language = language;
  }

  /** The text of a reading. */
  tell<Words>({ text, language }: Reading<Words>): Words {
    this.#told.add(language);
    return text;
  }

  /** The requested language, then the fallbacks used so far. */
  get languages(): Language[] {
    return [...new Set([this.language, ...this.#told])];
  }
}
