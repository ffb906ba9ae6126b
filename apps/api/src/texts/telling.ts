import type { Language } from '@jyoti/contract';
import type { Reading } from '@jyoti/readings';

/** Renders readings in one language, and remembers where it had to fall back to another. */
export class Telling {
  readonly language: Language;
  readonly #told = new Set<Language>();

  constructor(language: Language) {
    this.language = language;
  }

  /** The words of a reading. */
  tell<Words>({ text, language }: Reading<Words>): Words {
    this.#told.add(language);
    return text;
  }

  /** The language asked for, then the fallbacks used so far. */
  get languages(): Language[] {
    return [...new Set([this.language, ...this.#told])];
  }
}
